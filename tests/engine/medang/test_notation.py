"""Medang's lines: what they mean, how they are refused, and what is said of events."""

from typing import Any

import pytest

from engine.game import Illegal, Json
from engine.medang import notation
from engine.medang.moves import Buy, Discard, Exchange, Move, Pass, Play, Remove, Renew, Swap, Take
from engine.medang.view import tell
from tests.engine.medang.boards import KALASAN, happen, position

LINES: dict[str, Move] = {
    "discard b2 g1": Discard(("b2", "g1")),
    "keep": Discard(()),
    "play b1 5": Play("b1", 5),
    "buy r4": Buy("r4"),
    "swap 5.2": Swap(5, 2),
    "remove 11.3": Remove(11, 3),
    "renew": Renew(),
    "exchange b1 g3 r2 y1": Exchange(("b1", "g3", "r2", "y1")),
    "exchange": Exchange(()),
    "take g3": Take("g3"),
    "take pile": Take("pile"),
    "pass": Pass(),
}


@pytest.mark.parametrize(("line", "move"), LINES.items())
def test_a_line_is_a_move(line: str, move: Move) -> None:
    assert notation.read(line) == move and notation.write(move) == line


@pytest.mark.parametrize("line", ["  SWAP   5 . 2 ", "Swap 5. 2", "swap 5.2\n"])
def test_case_and_spaces_do_not_matter(line: str) -> None:
    assert notation.read(line) == Swap(5, 2)


def test_the_order_of_tiles_does_not_matter() -> None:
    assert notation.read("discard g1 b2") == Discard(("g1", "b2")) == Discard(("b2", "g1"))
    assert notation.write(Exchange(("y1", "b1"))) == "exchange b1 y1"


FORMS = (
    "Moves are written like these: discard b2 g1; keep; play b1 5; buy r4; swap 5.2; remove 5.2; renew; "
    "exchange b1 g3 r2 y1; take g3 or take pile; pass."
)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", f"An empty line is no move. {FORMS}"),
        ("jump b1", f"'jump' is no move. {FORMS}"),
        ("play b1", "Write it like this: play b1 5."),
        ("play b1 five", "Write it like this: play b1 5."),
        ("play b1 5 6", "Write it like this: play b1 5."),
        ("play b1 -5", "Write it like this: play b1 5."),
        ("swap 5", "Write it like this: swap 5.2."),
        ("remove 5.2.1", "Write it like this: remove 5.2."),
        ("discard", "Write it like this: discard b2 g1."),
        ("keep b1", "Write it like this: keep."),
        ("buy", "Write it like this: buy r4."),
        ("take", "Write it like this: take g3 or take pile."),
        ("take pile pile", "Write it like this: take g3 or take pile."),
        ("renew all", "Write it like this: renew."),
        (
            "play x9 5",
            "There is no tile 'x9'. A tile is the letter of a dynasty (b, g, p, r or y) and the value of a "
            "trade (1 to 5): g3 is the green monk.",
        ),
    ],
)
def test_a_refusal_shows_how_to_write_it(line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        notation.read(line)
    assert refused.value.sentence == sentence


SAID: dict[str, Json] = {
    "the Temple of Sewu is begun by 3 players": {"kind": "Started", "temple": "sewu", "seats": 3},
    "keeps all tiles": {"kind": "Discarded", "seat": 0, "count": 0, "tiles": [], "drawn": []},
    "discards 1 tile and draws as many": {"kind": "Discarded", "seat": 0, "count": 1},
    "discards the blue merchant and draws the green monk": {
        "kind": "Discarded", "seat": 0, "count": 1, "tiles": ["b2"], "drawn": ["g3"],
    },
    "the market opens with the red general and the green monk": {
        "kind": "MarketOpened", "tiles": ["r4", "g3"],
    },
    "is drawn to be the starting player": {"kind": "StartingPlayerDrawn", "seat": 1},
    "plays the red general to column 4, floor 3": {
        "kind": "Placed", "seat": 0, "tile": "r4", "column": 4, "floor": 3,
    },
    "buys the yellow leader from the market": {"kind": "Bought", "seat": 0, "tile": "y5"},
    "swaps the green monk at column 5, floor 2 with the purple craftsman at column 1, floor 1": {
        "kind": "Swapped", "seat": 0, "tile": "g3", "column": 5, "floor": 2,
        "other": "p1", "other_column": 1, "other_floor": 1,
    },
    "removes the green monk from column 5, floor 3": {
        "kind": "Removed", "seat": 0, "tile": "g3", "column": 5, "floor": 3,
    },
    "puts the market under the pile: the red general": {"kind": "Renewed", "seat": 0, "tiles": ["r4"]},
    "puts 3 tiles under the pile and takes the red general from the market": {
        "kind": "Exchanged", "seat": 0, "count": 3, "chosen": ["r4"],
    },
    "puts the blue merchant under the pile and takes nothing from the market": {
        "kind": "Exchanged", "seat": 0, "count": 1, "chosen": [], "discarded": ["b2"],
    },
    "puts 0 tiles under the pile and takes the red general from the market": {
        "kind": "Exchanged", "seat": 0, "count": 0, "chosen": ["r4"], "discarded": [],
    },
    "takes a tile from the pile": {"kind": "Taken", "seat": 0, "pile": True},
    "takes the blue merchant from the pile": {"kind": "Taken", "seat": 0, "pile": True, "tile": "b2"},
    "takes the blue merchant from the market": {"kind": "Taken", "seat": 0, "pile": False, "tile": "b2"},
    "the market is refilled with the green monk": {"kind": "MarketRefilled", "tiles": ["g3"]},
    "": {"kind": "TurnPassed", "seat": 1},
    "has nothing to play and nothing to take, so the turn is skipped": {"kind": "Skipped", "seat": 1},
    "completes the temple": {"kind": "Completed", "seat": 1},
    "the dynasties are shown: Rakai and Samara": {"kind": "Revealed", "dynasties": ["b", "g"]},
    "scores 9 points: 5 from floors, 4 from columns": {
        "kind": "Scored", "seat": 0, "floors": [2, 3], "columns": [4], "leader": None, "general": 2,
    },
    "Rakai has most points: 14": {"kind": "Won", "seats": [0], "why": "Rakai has most points: 14."},
}  # fmt: skip


@pytest.mark.parametrize(("sentence", "told"), SAID.items())
def test_what_is_said(sentence: str, told: Json) -> None:
    assert notation.say(told) == sentence


def test_what_is_said_of_a_turn_as_each_hears_it() -> None:
    happened: list[Any] = happen(position(KALASAN, "b2 b3"), "play b2 1", "take pile")[0]
    assert [notation.say(tell(event, 1)) for event in happened] == [
        "plays the blue merchant to column 1, floor 1",
        "takes a tile from the pile",
        "",
    ]
    assert notation.say(tell(happened[1], 0)) == "takes the red craftsman from the pile"

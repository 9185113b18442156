"""The lines of Java: what they mean, how they are refused, and what is said of events."""

import pytest

from engine.game import Illegal
from engine.java import notation
from engine.java.moves import (
    Bid,
    Draw,
    End,
    Enter,
    Exit,
    Festival,
    Irrigate,
    Move,
    Palace,
    Place,
    Retire,
    Share,
    Token,
    Walk,
)
from engine.java.wire import codec
from tests.engine.java.boards import legal
from tests.engine.java.walks import states

LINES: dict[str, Move] = {
    "place d7v e7r e8r": Place("d7", ("e7", "e8")),
    "place d7v e7r": Place("d7", ("e7",)),
    "place d7v": Place("d7", ()),
    "place d7r": Place(None, ("d7",)),
    "enter d7": Enter("d7"),
    "walk d7 f9": Walk("d7", "f9"),
    "exit d7": Exit("d7"),
    "palace d7 4": Palace("d7", 4),
    "palace d7 10": Palace("d7", 10),
    "irrigate d7": Irrigate("d7"),
    "draw deck": Draw("deck"),
    "draw open": Draw("open"),
    "token": Token(),
    "festival d7": Festival("d7"),
    "festival d7 m md": Festival("d7", ("m", "md")),
    "bid m md share": Bid(("m", "md"), share=True),
    "bid m": Bid(("m",)),
    "bid nothing": Bid(()),
    "pass": Retire(),
    "share": Share(),
    "end": End(),
}


@pytest.mark.parametrize(("line", "move"), LINES.items())
def test_a_line_is_a_move(line: str, move: Move) -> None:
    assert notation.read(line) == move and notation.write(move) == line
    assert codec.load_move(codec.dump(move)) == move


def test_every_kind_of_move_has_a_line() -> None:
    assert {type(move) for move in LINES.values()} == set(codec.moves.values())


@pytest.mark.parametrize("line", ["  WALK   D7  F9 ", "Walk d7\tf9", "walk d7 f9\n"])
def test_case_and_spaces_do_not_matter(line: str) -> None:
    assert notation.read(line) == Walk("d7", "f9")


def test_the_order_of_rice_and_cards_does_not_matter() -> None:
    assert notation.read("place e8r d7v e7r") == Place("d7", ("e7", "e8")) == Place("d7", ("e8", "e7"))
    assert notation.write(Place("e8", ("e7", "d7"))) == "place e8v d7r e7r"
    assert notation.read("bid md m") == Bid(("m", "md")) == Bid(("md", "m"))
    assert notation.read("festival d7 pd dm m") == Festival("d7", ("m", "md", "dp"))  # nor in a card
    assert notation.read("place e10r e9r d9v") == notation.read("place d9v e9r e10r")  # 9 before 10


def test_a_bid_for_oneself_alone() -> None:
    assert notation.read("bid m md alone") == Bid(("m", "md")) == notation.read("bid m md")
    assert notation.read("bid nothing alone") == notation.read("bid alone") == Bid(())
    assert notation.read("bid share") == notation.read("bid nothing share") == Bid((), share=True)


FORMS = (
    "Moves are written like these: place d7v e7r e8r; enter d7; walk d7 f9; exit d7; palace d7 4; irrigate "
    "d7; draw deck or draw open; token; festival d7, in open form with cards: festival d7 m md; end; bid m "
    "md share, bid m alone or bid nothing; in open form bid m md; pass; share."
)
SPACE = "A space is a letter and the number of its row: d7 is the fourth of row 7."
CARD = "A card is m, d, p, md, mp or dp: m mask, d drum, p puppet."
PLACE, PALACE = "Write it like this: place d7v e7r e8r.", "Write it like this: palace d7 4."
BID = "Write it like this: bid m md share, bid m alone or bid nothing; in open form bid m md."
REFUSED = {
    "": f"An empty line is no move. {FORMS}",
    "   ": f"An empty line is no move. {FORMS}",
    "build d7": f"'build' is no move. {FORMS}",
    "x" * 30: f"'{'x' * 20}' is no move. {FORMS}",
    "place": PLACE,
    "place d7": PLACE,
    "place d7v e8v": PLACE,
    "place d7x": PLACE,
    "place 7dv": PLACE,
    "place d٧r": PLACE,
    "place t7v": f"There is no space 't7'. {SPACE}",
    "place d7v d07r": f"There is no space 'd07'. {SPACE}",
    "enter": "Write it like this: enter d7.",
    "enter d7 e7": "Write it like this: enter d7.",
    "enter 7": f"There is no space '7'. {SPACE}",
    "enter " + "d" * 30: f"There is no space '{'d' * 20}'. {SPACE}",
    "walk d7": "Write it like this: walk d7 f9.",
    "walk d7 e7 f9": "Write it like this: walk d7 f9.",
    "walk d7 d99": f"There is no space 'd99'. {SPACE}",
    "exit": "Write it like this: exit d7.",
    "palace d7": PALACE,
    "palace d7 four": PALACE,
    "palace d7 -4": PALACE,
    "palace d7 ²": PALACE,
    "palace d7 1000": PALACE,
    "palace z7 4": f"There is no space 'z7'. {SPACE}",
    "irrigate": "Write it like this: irrigate d7.",
    "draw": "Write it like this: draw deck or draw open.",
    "draw two": "Write it like this: draw deck or draw open.",
    "draw deck deck": "Write it like this: draw deck or draw open.",
    "token now": "Write it like this: token.",
    "festival": "Write it like this: festival d7, in open form with cards: festival d7 m md.",
    "festival d7 x": f"There is no card 'x'. {CARD}",
    "festival m d7": f"There is no space 'm'. {SPACE}",
    "end turn": "Write it like this: end.",
    "bid": BID,
    "bid mm": f"There is no card 'mm'. {CARD}",
    "bid mdp": f"There is no card 'mdp'. {CARD}",
    "bid m nothing": f"There is no card 'nothing'. {CARD}",
    "bid share m": f"There is no card 'share'. {CARD}",
    "pass on": "Write it like this: pass.",
    "share it": "Write it like this: share.",
}


@pytest.mark.parametrize(("line", "sentence"), REFUSED.items())
def test_a_refusal_shows_how_to_write_it(line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        notation.read(line)
    assert refused.value.sentence == sentence


def test_every_form_can_be_read() -> None:
    for verb, form in notation.FORMS.items():
        for part in form.replace(" or ", "; ").replace(", bid", "; bid").split("; "):
            line = part.split(": ")[-1].split(",")[0].removeprefix("in open form ")
            assert line.startswith(verb)
            assert notation.write(notation.read(line)) == line.removesuffix(" alone")


def test_what_is_legal_is_read_back() -> None:
    lines = [
        line for state, _ in [*states(3)][::60] for seat in state.asked for line in legal(state, "", seat)
    ]
    assert len({line.split()[0] for line in lines}) >= 9
    assert all(notation.write(notation.read(line)) == line for line in lines)

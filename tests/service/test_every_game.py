"""Every game is known wherever games differ, and what is told of its moves says them again."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from engine import GAMES
from service.api.each import documented
from service.api.examples import GAME
from service.audit import read_lines
from service.boards import BOARDS
from service.bots import BOTS, bots_of
from service.commit import Commit
from service.game_names import GAME_NAMES
from service.noted import ASKED, noted
from service.pages.covers import COVERS
from service.pages.games import PAGES
from service.schemas.options import MEANINGS, OFFERED
from service.schemas.views import View
from service.table import is_table_event, tell
from tests.conftest import repository
from worker.particulars import PARTICULARS

SAID_BY_ALL = {"Plan", "Bid"}  # moves that are told together, with those of all other seats, where sealed
UNHEARD = {"Pass", "End"}  # moves of which nothing is said
PLACES: Mapping[str, Iterable[str]] = {
    "letters": PARTICULARS,
    "boards": BOARDS,
    "pages": PAGES,
    "covers": COVERS,
    "notation of events": ASKED,
    "views for programs": View.type_schemas,
    "options for programs": OFFERED,
    "examples for programs": documented(GAME)["examples"],
    "names": GAME_NAMES,
}


@pytest.mark.parametrize("place", PLACES)
def test_every_game_is_known(place: str) -> None:
    assert set(PLACES[place]) == set(GAMES)


def test_a_game_is_called_the_same_everywhere() -> None:
    for rules in GAMES:
        assert PARTICULARS[rules].name == COVERS[rules].NAME == GAME_NAMES[rules]


def test_every_option_is_explained_and_every_bot_exists() -> None:
    for rules in GAMES:
        assert MEANINGS[rules].keys() == OFFERED[rules].keys()
        assert set(bots_of(rules)) <= set(BOTS)


def told(rules: str, content: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """A commit as a seat hears it while the game runs."""
    game, commit = GAMES[rules], Commit.of(content)
    heard = [
        tell(event, seat, over=False)
        if is_table_event(event)
        else game.tell(game.codec.load_event(event), seat)
        for event in commit.events
    ]
    return [one for one in heard if one]


def notes(rules: str, leaf: list[dict[str, Any]]) -> list[str]:
    """The notation of everything in a commit, by place."""
    return ["" if is_table_event(event) else noted(rules, event, leaf) for event in leaf]


@pytest.mark.parametrize("rules", GAMES)
def test_what_is_told_to_a_seat_of_its_own_moves_says_them_again(rules: str) -> None:
    """In every golden game: the notation of each move stands among that of what it led to."""
    game, seen = GAMES[rules], set()
    for path in sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl")):
        for content in read_lines(path.read_text()):
            sealed = any(event["kind"] in (".opened", ".defaulted") for event in content["events"])
            for choices in content["moves"]:
                for seat, move in choices.items():
                    if move["kind"] in UNHEARD or (sealed and move["kind"] in SAID_BY_ALL):
                        continue
                    lines = notes(rules, told(rules, content, int(seat)))
                    assert game.notation.write(game.codec.load_move(move)) in lines, (path.name, content)
                    seen.add(move["kind"])
    assert set(game.codec.moves) - SAID_BY_ALL - UNHEARD <= seen


@pytest.mark.parametrize("rules", GAMES)
def test_what_is_told_to_others_never_says_what_it_hides(rules: str) -> None:
    """Nobody hears a line that the seat itself would hear otherwise."""
    for path in sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl"))[:3]:
        for content in read_lines(path.read_text()):
            leaf = told(rules, content, None)
            for place, (event, note) in enumerate(zip(leaf, notes(rules, leaf), strict=True)):
                own = notes(rules, told(rules, content, event.get("seat") or 0))
                assert note in ("", own[place])


@pytest.mark.parametrize("rules", GAMES)
def test_nothing_that_answers_the_choices_of_all_is_a_line_of_one(rules: str) -> None:
    """What a sealed phase opened is told as what happened: a part of somebody's choice is not his choice."""
    game = GAMES[rules]
    for path in sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl")):
        for content in read_lines(path.read_text()):
            for choices in content["moves"]:
                said = [move for move in choices.values() if move["kind"] in SAID_BY_ALL]
                if said and any(event["kind"] in (".opened", ".defaulted") for event in content["events"]):
                    lines = [game.notation.write(game.codec.load_move(move)) for move in said]
                    found = {note.split(" ")[0] for note in notes(rules, told(rules, content, None))}
                    assert not found & {line.split(" ")[0] for line in lines}

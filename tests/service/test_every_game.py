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
from tests.conftest import repository
from worker.particulars import PARTICULARS

SAID_BY_ALL = {"Plan"}  # moves that are told together, with those of all other seats
UNHEARD = {"Pass"}  # moves that lead to no event of their own
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


@pytest.mark.parametrize("rules", GAMES)
def test_what_is_told_to_a_seat_of_its_own_moves_says_them_again(rules: str) -> None:
    """In every golden game: the notation of each move stands among that of what it led to."""
    game, seen = GAMES[rules], set()
    for path in sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl")):
        for content in read_lines(path.read_text()):
            events = [game.codec.load_event(event) for event in Commit.of(content).game_events]
            for choices in content["moves"]:
                for seat, move in choices.items():
                    if move["kind"] in SAID_BY_ALL | UNHEARD:
                        continue
                    lines = [noted(rules, game.tell(event, int(seat))) for event in events]
                    assert game.notation.write(game.codec.load_move(move)) in lines, (path.name, content)
                    seen.add(move["kind"])
    assert seen == set(game.codec.moves) - SAID_BY_ALL - UNHEARD


@pytest.mark.parametrize("rules", GAMES)
def test_what_is_told_to_others_never_says_what_it_hides(rules: str) -> None:
    """Nobody hears a line that the seat itself would hear otherwise."""
    game = GAMES[rules]
    for path in sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl"))[:3]:
        for content in read_lines(path.read_text()):
            for event in [game.codec.load_event(one) for one in Commit.of(content).game_events]:
                told: dict[str, Any] = game.tell(event, None)
                own = noted(rules, game.tell(event, told.get("seat", 0)))
                assert noted(rules, told) in ("", own)

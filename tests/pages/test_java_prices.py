"""Java: what the pages reckon from a view, prices and obstacles, is what the rules say of the state."""

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import java
from engine.java import moves, rules
from engine.java.acts import act
from engine.java.board import NAMES
from engine.java.events import Enclosed
from engine.java.scoring import final_parts
from engine.java.state import State
from service.boards.java import turning
from service.boards.java.relief import relief
from service.pages.java.building import enclosed_with
from service.pages.java.cities import outlook
from service.pages.java.obstacles import obstacle
from service.pages.java.prices import tile_price, ways_of
from service.pages.java.reasons import no_entry, no_festival, no_palace, no_walk
from tests.engine.chance import CountedDice
from tests.engine.java.boards import after, after_events, happen, position, start
from tests.pages.building import choose

RULES = {
    "outside": tuple(f"Placing Tiles Outside of Central Java {n}" for n in (1, 4)),
    "taken": ("Placing Land Tiles 5", "ruling 2", "ruling 7"),
    "tilts": ("Placing Land Tiles 9", "Placing Land Tiles 10", "ruling 6"),
    "same tile": ("Placing Land Tiles 12", "ruling 5"),
    "2 cities": ("Placing Land Tiles 11", "ruling 4"),
    "too dear": ("Placing Tiles Outside of Central Java 5", "Playing the Game 7"),
}


def states(seed: int, most: int = 260) -> Iterator[tuple[State, int]]:
    """A random game, and whoever is to move, wherever it is somebody’s turn."""
    chance, state = random.Random(seed), start(4)
    for number in range(most):
        if state.phase == "turn" and number % 4 == 0:
            yield state, state.to_move
        chosen = {}
        for seat in java.actors(state).seats:
            legal = [java.notation.write(move) for move in java.legal(state, seat)]
            chosen[seat] = java.notation.read(choose(legal, chance))
        if not chosen:
            return
        state = after_events(state, java.decide(state, chosen, CountedDice()))


@pytest.mark.parametrize("seed", range(3))
def test_every_price_is_what_the_move_costs(seed: int) -> None:
    chance, seen = random.Random(seed), set[str]()
    for state, seat in states(seed):
        view = java.view(state, seat)
        ways = ways_of(view)
        legal = list(java.legal(state, seat))
        for move in chance.sample(legal, min(120, len(legal))):
            event: Any = act(state, seat, move) if isinstance(move, PRICED) else None
            match move:
                case moves.Place():
                    assert tile_price(view, move.cells) == event.cost
                case moves.Enter():
                    assert ways.entries()[move.cell] == event.cost
                case moves.Walk():
                    assert ways.walks(move.origin)[move.cell] == event.cost
                case moves.Exit():
                    assert ways.leaving(move.cell) == event.cost
            seen.add(type(move).__name__)
    assert seen >= {"Place", "Enter", "Walk", "Exit"}


PRICED = (moves.Place, moves.Enter, moves.Walk, moves.Exit)


@pytest.mark.parametrize("seed", range(3))
def test_every_turning_that_is_not_possible_is_told_why(seed: int) -> None:
    """The word below the picture names the rule that refuses the tile."""
    chance, seen = random.Random(seed), set[str]()
    for state, seat in states(seed):
        view, found = java.view(state, seat), relief(java.view(state, seat))
        for _ in range(60):
            cell, kind = chance.choice(list(NAMES.values())), chance.choice(("three", "two"))
            lies = turning(kind, cell, chance.randrange(6))  # type: ignore[arg-type]
            if lies is None:
                continue
            no, refused = obstacle(view, found, *lies), rules.objection(state, seat, moves.Place(*lies))
            if refused is not None and refused.rule == "Placing Land Tiles 2":
                continue  # none is left of these tiles
            assert (no is None) == (refused is None), (lies, no, refused)
            if no and refused:
                word = no.short
                assert refused.rule in RULES[word], (no, refused.rule)
                seen.add(word)
    assert seen >= {"outside", "taken", "tilts"}


def test_a_tile_that_would_join_two_cities_is_told_so() -> None:
    state = position(
        """
        g     h     i     j     k
    6   v1=2  v1R   .     v1V   v1=2
    """
    )
    view = java.view(state, 0)
    no = obstacle(view, relief(view), "i6", ["h7"])
    assert no is not None
    assert no.text == "a village on i6 would make two cities one"
    same = position("\n        g     h\n    6   v1    r1\n", tops=["g6v h6r"])
    no = obstacle(java.view(same, 0), relief(java.view(same, 0)), "h6", ["g6"])
    assert no is not None
    assert no.short == "same tile"


def test_a_tile_that_costs_more_than_is_left_is_told_its_price() -> None:
    view = java.view(position(points=1), 0)
    no = obstacle(view, relief(view), "c8", ["b7", "c7"])
    assert no is not None
    assert (no.short, no.text) == ("too dear", "it costs 2 action points, and you have 1")


@pytest.mark.parametrize("seed", range(3))
def test_the_outlook_is_what_the_final_scoring_would_bring(seed: int) -> None:
    for state, _ in states(seed):
        for seat in range(4):
            points = sum(part.points for part in final_parts(state, seat))
            assert outlook(java.view(state, seat), seat) == points


def test_irrigation_that_would_be_enclosed_names_whoever_scores() -> None:
    drawing = """
        g     h     i     j
    5      r1    r1    r1
    6   r1    .     .     r2V
    7      r1R   r1    r1
    """
    state = position(drawing)
    view = java.view(state, 0)
    assert enclosed_with(relief(view), "h6") is None
    state = after(state, "irrigate h6")
    pool = enclosed_with(relief(java.view(state, 0)), "i6")
    assert pool is not None
    assert (sorted(pool.cells), pool.seat, pool.points) == (["h6", "i6"], 1, 6)
    _, enclosed = happen(state, "irrigate i6")[0]
    assert isinstance(enclosed, Enclosed)
    assert (enclosed.seat, enclosed.points) == (1, 6)


@pytest.mark.parametrize("seed", range(2))
def test_why_something_is_greyed_is_the_true_reason(seed: int) -> None:
    """Points, or a tile, are the reason only where somebody with plenty of points could do it."""
    for state, seat in states(seed):
        view, rich = java.view(state, seat), dataclasses.replace(state, points=20)
        able = {type(move).__name__ for move in java.legal(rich, seat)}
        kinds = {type(move).__name__ for move in java.legal(state, seat)}
        for kind, reason in (("Palace", no_palace), ("Enter", no_entry), ("Walk", no_walk)):
            if kind not in kinds and not (kind == "Walk" and "Exit" in kinds):
                dear = reason(view) in ("keep a point for a tile", "no point left", "too few points left")
                assert dear == (kind in able or (kind == "Walk" and "Exit" in able)), (kind, reason(view))
        if "Festival" not in kinds:
            assert (no_festival(view) == "lay a tile first") == ("Festival" in freed(state, seat))


def freed(state: State, seat: int) -> set[str]:
    """The kinds of moves of this seat in its last turn, in which no tile need be laid."""
    return {type(move).__name__ for move in java.legal(dataclasses.replace(state, placed=True), seat)}


def test_a_city_of_ones_own_that_cannot_grow_is_no_lack_of_points() -> None:
    state = position(
        """
        g     h     i
    6   v1=2  v1R   .
    """
    )
    view = java.view(state, 0)
    assert no_palace(view) == "no larger one fits"
    assert (
        no_festival({**view, "palaces": [{**view["palaces"][0], "festival": True}]})
        == "your city has had one"
    )

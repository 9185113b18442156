"""Positions to draw: views and told events of random games of The Festivals."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine import festivals
from engine.festivals.islands import BORDERS, NEIGHBOURS
from service.boards import Link
from service.boards.festivals.places import Slot
from service.boards.festivals.slots import free
from tests.service.boards.positions import Position, SeededDice

TABLES = {  # players: options
    2: {"typhoons": "0"},
    3: {"typhoons": "3", "typhoon_tie": "airplane"},
    4: {"typhoons": "2"},
}
PHASES = {"plan", "name", "move", "order", "rest", "return", "favour", "shift", "over"}


def voyage(players: int, seed: int, seat: int | None) -> Iterator[Position]:
    """A random game from its first to its last moment; plans are rarely empty."""
    dice = SeededDice(seed)
    events = list(festivals.setup(TABLES[players], range(players), dice))
    state = None
    while True:
        for event in events:
            state = festivals.apply(state, event)
        yield Position(festivals.view(state, seat), [festivals.tell(event, seat) for event in events])
        actors = festivals.actors(state).seats
        if not actors:
            return
        choices = {actor: dice.random.choice(list(festivals.legal(state, actor))) for actor in actors}
        events = list(festivals.decide(state, choices, dice))


@cache
def voyages(players: int) -> tuple[Position, ...]:
    """All moments of one game, as seat 0 sees them."""
    return tuple(voyage(players, seed=5, seat=0))


def stops(players: int) -> list[Position]:
    """The first moment of a game, one of each phase, some others, and the last."""
    every = voyages(players)
    first = {moment.view["phase"]: moment for moment in reversed(every)}
    return [every[0], *first.values(), *every[1:-1:23], every[-1]]


def slot_links(view: dict[str, Any], seat: int = 0) -> list[Link]:
    """A link for every slot next to a seat's traveller."""
    here = view["seats"][seat]["island"]
    near = [entry for entry in view["islands"] if entry["island"] in NEIGHBOURS[here]]
    return [
        Link(
            Slot(entry["island"], ticket),
            f"?d=go.{entry['island']}.{ticket}",
            f"{ticket} to {entry['island']}",
        )
        for entry in near
        for ticket in dict.fromkeys(free(entry))
    ]


def island_links(view: dict[str, Any]) -> list[Link]:
    """A link for every island."""
    return [Link(entry["island"], f"?{entry['island']}", entry["island"]) for entry in view["islands"]]


def border_links(view: dict[str, Any]) -> list[Link]:
    """A link for every border, where a typhoon lies and where not."""
    return [Link(border, f"?{border}", border, border in view["typhoons"]) for border in BORDERS]

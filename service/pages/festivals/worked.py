"""A worked example of the points: a round, step by step, and who gets what at its festival."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from engine.festivals.islands import NAMES
from engine.festivals.travellers import TRAVELLERS
from engine.words import counted
from service.boards import BOARDS
from service.boards.board import Mark, Marks
from service.boards.festivals.example import example
from service.boards.festivals.names import ORDINALS
from service.boards.festivals.names import say as ticket_name
from service.boards.festivals.places import Step

TITLE = "The islands after a round. The numbered steps are told below."
WHITE, RED, VIOLET, TEAL = 3, 0, 1, 2
WAYS = {  # the example has seen white's; then red's and violet's; teal shows no ticket
    WHITE: ("papua", "maluku k", "sulawesi b", "bali y"),
    RED: ("sumatra", "kalimantan y", "sulawesi b", "bali k"),
    VIOLET: ("jawa", "sumatra y"),
}


@dataclass(frozen=True, slots=True)
class Worked:
    """The picture, the steps in it, and the points in sentences."""

    picture: Markup
    festival: str
    steps: list[tuple[int, str]]  # with the number of their seal in the picture
    points: list[str]
    total: int


@cache
def worked() -> Worked:
    """The example of the cards, to the end of its round."""
    view, steps = example(), list(walk())
    for seat, step in steps:
        view["seats"][seat] |= {"island": step.island, "part": "moved", "shown": []}
    tiles = {tile["island"]: tile for tile in view["islands"]}
    for _, step in steps[3:]:  # white's tickets lie there already
        tiles[step.island]["placed"].append(step.ticket)
    island = view["festival"]["island"]
    claimed = [seat for seat in (WHITE, RED, VIOLET, TEAL) if view["seats"][seat]["island"] == island]
    view["festival"] |= {"claimed": claimed}
    marks = Marks(tuple(Mark(step, number) for number, (_, step) in enumerate(steps, 1)))
    return Worked(
        Markup(BOARDS["festivals"].picture(view, marks, title=TITLE)),
        view["festival"]["name"],
        [(number, step_line(seat, step)) for number, (seat, step) in enumerate(steps, 1)],
        [point_line(view, place, seat) for place, seat in enumerate(claimed)],
        sum(view["festival"]["points"][: len(claimed)]),
    )


def walk() -> Iterator[tuple[int, Step]]:
    """All steps of the round, in order, each with whose it is."""
    for seat, (start, *legs) in WAYS.items():
        for leg in legs:
            island, ticket = leg.split()
            yield seat, Step(start, island, ticket)
            start = island


def step_line(seat: int, step: Step) -> str:
    """ "White goes to Maluku with a black ticket." """
    return f"{TRAVELLERS[seat].capitalize()} goes to {NAMES[step.island]} with a {ticket_name(step.ticket)}."


def point_line(view: dict[str, Any], place: int, seat: int) -> str:
    """ "White is the first who ends his way there: 1st place, 4 points." """
    points = counted(view["festival"]["points"][place], "point")
    how = "ends his way there" if seat in WAYS else "stayed there, and comes after all who moved"
    return f"{TRAVELLERS[seat].capitalize()} {how}: {ORDINALS[place]} place, {points}."

"""The row of travellers and tickets on an island has room, however many come."""

from itertools import pairwise, product

import pytest

from service.boards.festivals.crowd import crowd, crowds
from service.boards.festivals.example import example
from service.boards.festivals.plan import TALL, WIDE

MIDDLES = ["", "y", "yb", "ykb", "yykb", "yykkkbb", "kkkkkkk"]


def moment(island: str, seats: int, middle: str):
    """The example with so many travellers on an island, and these tickets in its middle."""
    view = example()
    for row in view["seats"]:
        row["island"] = island if row["seat"] < seats else "elsewhere"
    entry = next(one for one in view["islands"] if one["island"] == island)
    entry["middle"] = list(middle)
    return view, entry


@pytest.mark.parametrize("plan", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize(("seats", "middle"), list(product(range(5), MIDDLES)))
def test_nothing_leaves_its_tile(plan, seats: int, middle: str) -> None:
    for island in ("jawa", "bali", "papua"):
        view, entry = moment(island, seats, middle)
        found = crowd(view, entry, plan)
        left, top = plan.corner(island)
        spots = [*found.travellers.values(), *(spot for _, _, spot in found.piles)]
        assert len(found.travellers) == seats
        assert sum(many for _, many, _ in found.piles) == len(middle)
        for x, y in spots:
            assert left + 8 <= x <= left + plan.side - 8
            assert top + 22 <= y <= top + plan.height - 40
        steps = [other[0] - one[0] for one, other in pairwise(spots)]
        assert all(step >= 12 for step in steps)


@pytest.mark.parametrize("plan", [WIDE, TALL], ids=["wide", "tall"])
def test_four_who_set_out_together_do_not_hide_each_other(plan) -> None:
    view, entry = moment("jawa", 4, "")
    xs = [x for x, _ in crowd(view, entry, plan).travellers.values()]
    assert all(other - one >= 20 for one, other in pairwise(xs))


def test_many_tickets_lie_in_piles_by_colour() -> None:
    view, entry = moment("papua", 0, "yykkkbb")
    assert [(ticket, many) for ticket, many, _ in crowd(view, entry, WIDE).piles] == [
        ("y", 2),
        ("k", 3),
        ("b", 2),
    ]


def test_without_a_draft_nobody_is_missed() -> None:
    assert all(found.left is None for found in crowds(example(), (), WIDE).values())

"""The places that one may choose, as links: islands, slots, borders and what lies on them."""

from collections.abc import Sequence

from service.boards.board import Link, View
from service.boards.festivals.plan import SLOT, Plan, known
from service.boards.festivals.sea import CORNER
from service.boards.festivals.signs import STORM
from service.boards.festivals.slots import filled
from service.boards.festivals.ticket import stub
from service.look.draw import at, number, quote, rect
from service.look.marks import pebble

PEBBLE = 4.6
BORDER = 38  # side of the square that answers on a border


def anchors(links: Sequence[Link], view: View, plan: Plan) -> str:
    """All links, in their order. Where a slot is the only choice of its island, all of the island answers."""
    islands = [island_of(link) for link in links]
    entries = {entry["island"]: entry for entry in view["islands"]}
    out = []
    for link, island in zip(links, islands, strict=True):
        if island is None:
            drawn = border(link, view, plan)
        elif isinstance(link.target, str):
            drawn = whole(island, plan) + pebble(*below_row(entries[island], plan), PEBBLE, link.chosen)
        else:
            drawn = slot_link(entries[island], link, islands.count(island) == 1, plan)
        name = quote(link.name)
        named = f'href="{quote(link.href)}" aria-label="{name}"'
        out.append(f'<a class="go" {named}><title>{name}</title>{drawn}</a>')
    return "".join(out)


def island_of(link: Link) -> str | None:
    """The island that a link is on; None for a border."""
    place = link.target if isinstance(link.target, str) else link.target[0]
    return place if known(place) else None


def whole(island: str, plan: Plan) -> str:
    """All of an island's tile as the area that answers, and its halo."""
    x, y = plan.corner(island)
    hit = rect("hit", x, y, plan.side, plan.height, CORNER)
    return hit + rect("halo", x, y, plan.side, plan.height, CORNER)


def below_row(entry: View, plan: Plan) -> tuple[float, float]:
    x, y = plan.stand(entry["island"], len(entry["gain"]))
    return x, y + 21 * plan.size


def slot_link(entry: View, link: Link, alone: bool, plan: Plan) -> str:
    """A link on the first free slot of a colour; the area that answers covers all slots of that colour."""
    island, ticket = link.target
    spots = plan.slots(island, entry["slots"])
    group = [spots[n] for n, one in enumerate(entry["slots"]) if one == ticket]
    full = [full for full, one in zip(filled(entry), entry["slots"], strict=True) if one == ticket]
    x, y = group[full.index(False)] if False in full else group[-1]
    (left, top), right = group[0], group[-1][0] + SLOT[0]
    shape = f'd="{stub()}" {at(x, y)}'
    area = (
        whole(island, plan)
        if alone
        else (
            rect("hit", left - 6, top - 12, right - left + 12, SLOT[1] + 18) + f'<path class="halo" {shape}/>'
        )
    )
    return area + f'<path class="reach" {shape}/>' + pebble(x + SLOT[0] / 2, y - 5.5, PEBBLE, link.chosen)


def border(link: Link, view: View, plan: Plan) -> str:
    """A typhoon to be taken up, or a border where it may be laid."""
    x, y = plan.border(link.target)
    hit, halo = rect("hit", x - BORDER / 2, y - BORDER / 2, BORDER, BORDER), ring("halo", x, y, STORM)
    if link.target not in view["typhoons"]:
        return hit + ring("storm-place", x, y, STORM) + halo + pebble(x, y, PEBBLE, link.chosen)
    taken = ring("reach", x, y, STORM + 2) if link.chosen else ""
    return hit + halo + taken + pebble(x + 9, y + 9, PEBBLE, link.chosen)


def ring(name: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{name}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'

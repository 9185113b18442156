"""The places one may choose, as links over it: a whole column for its niche, a place for its tile."""

from service.boards.board import Link, View
from service.boards.medang.plan import GAP, PLINTH, STEP, Plan
from service.boards.medang.tile import SIDE
from service.look.draw import quote, rect
from service.look.marks import pebble


def anchor(link: Link, view: View, plan: Plan) -> str:
    """A link with the area that answers, the halo of hover and focus, and a pebble."""
    if isinstance(link.target, int):
        column, floor = link.target, len(view["columns"][link.target - 1]) + 1
        top = plan.y(plan.capacities[column - 1])
        area = rect("hit", plan.x(column) - GAP / 2, top, STEP, plan.base + PLINTH - top)
        stone = pebble(plan.x(column) + SIDE / 2, plan.y(floor) + SIDE / 2 + 6, 8, link.chosen)
    else:
        column, floor = link.target
        area = rect("hit", plan.x(column) - GAP / 2, plan.y(floor) - GAP / 2, STEP, STEP)
        stone = pebble(plan.x(column) + 9.5, plan.y(floor) + SIDE - 8, 6, link.chosen)
    halo = rect("halo", plan.x(column), plan.y(floor), SIDE, SIDE, 7)
    name = quote(link.name)
    named = f'href="{quote(link.href)}" aria-label="{name}"'
    return f'<a class="go" {named}><title>{name}</title>{area}{halo}{stone}</a>'

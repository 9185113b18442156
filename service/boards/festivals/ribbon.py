"""Festivals: a ribbon with the prizes on their island, and the prizes alone for lists."""

from service.boards.board import View
from service.boards.festivals.names import prizes_in_words
from service.boards.festivals.plan import Plan
from service.boards.festivals.traveller import piece
from service.boards.festivals.words import coming
from service.look.draw import number, rect

STEP = 16.5  # from prize to prize
HIGH = 18


def ribbons(view: View, plan: Plan) -> str:
    """This round's prizes in yellow, the next round's dashed: below it when they are on one island."""
    now, then = view["festival"], coming(view)
    same = then is not None and then["island"] == now["island"]
    return ribbon(now, plan, 0, True) + (ribbon(then, plan, HIGH + 2 if same else 0, False) if then else "")


def ribbon(festival: View, plan: Plan, down: float, active: bool) -> str:
    """A ribbon in the upper right corner of its island; a taken prize is its taker's shape."""
    x, y = plan.corner(festival["island"])
    width = STEP * len(festival["points"]) + 9
    left, top = x + plan.side - width - 4, y + 4 + down
    name = "ribbon" if active else "ribbon-next"
    band = f"M{number(left)} {number(top)}h{number(width)}v{HIGH}h{number(-width)}l4.5 {number(-HIGH / 2)}Z"
    middles = [left + 15 + STEP * n for n in range(len(festival["points"]))]
    said = f"{festival['name']}: {prizes_in_words(festival)}"
    claimed = festival.get("claimed", [])
    body = "".join(
        piece(claimed[n], at_x, top + HIGH / 2, 6.7, str(points))
        if n < len(claimed)
        else written(points, at_x, top + HIGH / 2, 12.5, active)
        for n, (points, at_x) in enumerate(zip(festival["points"], middles, strict=True))
    )
    return f'<g><title>{said}</title><path class="{name}" d="{band}"/>{body}</g>'


def written(points: int, x: float, y: float, size: float, active: bool) -> str:
    name = "ribbon-number" if active else "ribbon-number-next"
    place = f'x="{number(x)}" y="{number(y + size * 0.355)}" font-size="{number(size)}"'
    return f'<text class="{name}" {place}>{points}</text>'


def prizes(festival: View, size: float = 26) -> str:
    """The prizes of a festival in a row, `size` pixels high: yellow, or as their takers' shapes; those of the
    next festival, which has no `claimed`, dashed.
    """
    active, step = "claimed" in festival, 35
    claimed, count = festival.get("claimed", []), len(festival["points"])
    body = "".join(
        piece(claimed[n], 15 + step * n, 15, 11, str(points))
        if n < len(claimed)
        else rect("ribbon" if active else "ribbon-next", 2 + step * n, 2, 26, 26, 6)
        + written(points, 15 + step * n, 15, 17, active)
        for n, points in enumerate(festival["points"])
    )
    width = step * (count - 1) + 30
    box = f'width="{number(size * width / 30)}" height="{number(size)}" viewBox="0 0 {width} 30"'
    return f'<svg class="prizes" {box} role="img" aria-label="{prizes_in_words(festival)}">{body}</svg>'

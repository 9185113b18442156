"""What stands on the land: palaces and developers."""

from service.boards.java.cells import ORDER
from service.boards.java.outline import hexagon, put
from service.boards.java.plan import WIDE, Plan
from service.boards.java.relief import Relief
from service.boards.java.sight import middle
from service.boards.java.signs import meru
from service.look.draw import at
from service.look.wood import piece

INSET = 3.0  # of a palace tile


def standing(found: Relief, plan: Plan, festival: str | None = None) -> str:
    """Merus and developers, over all land, the nearest last. festival: the palace that holds one now."""
    cells = sorted((*found.palaces, *found.developers), key=lambda cell: (plan.at(cell)[1], ORDER[cell]))
    ring = around(found, festival, plan) if festival else ""
    return ring + "".join(
        temple(found, cell, plan) if cell in found.palaces else developer(found, cell, plan) for cell in cells
    )


def around(found: Relief, cell: str, plan: Plan) -> str:
    """The frame around a palace with a festival."""
    d = put(plan.at(cell, found.level(cell)), hexagon(plan))
    return f'<path class="fest-under" d="{d}"/><path class="fest" d="{d}"/>'


def grounds(found: Relief, level: int, plan: Plan) -> str:
    """The palace tiles on one level, which higher land in front may hide in part."""
    return "".join(
        base(palace["festival"], put(plan.at(cell, level), hexagon(plan, INSET)))
        for cell, palace in sorted(found.palaces.items(), key=lambda one: ORDER[one[0]])
        if found.level(cell) == level
    )


def base(held: bool, d: str) -> str:
    """A palace tile; held: it has had its festival, and has a dashed rim."""
    return f'<path class="soga{" soga-held" if held else ""}" d="{d}"/>'


def temple(found: Relief, cell: str, plan: Plan) -> str:
    """The meru and the value of a palace."""
    palace = found.palaces[cell]
    return f"<g {at(*middle(found, cell, plan))}>{sign(palace['value'], palace['festival'])}</g>"


def sign(value: int, held: bool) -> str:
    """A meru around 0, 0 with a roof for every 2 of the value, hollow when its festival has been."""
    name = "meru-held" if held else "meru"
    number = f'<text class="soga-number" font-size="11.5" y="11.4">{value}</text>'
    return f'<path class="{name}" {at(0, 2)} d="{meru(value)}"/>{number}'


ANY = f'<path class="meru-held" {at(0, 6)} d="{meru(6)}"/>'


def whole(value: int, held: bool) -> str:
    """A palace by itself around 0, 0; without a value it is any."""
    if not value:
        return base(held, f"M0 0{hexagon(WIDE, INSET)}") + ANY
    return base(held, f"M0 0{hexagon(WIDE, INSET)}") + sign(value, held)


def developer(found: Relief, cell: str, plan: Plan) -> str:
    """A developer with his level."""
    x, y = middle(found, cell, plan)
    return piece(found.developers[cell], x, y, plan.piece, str(found.level(cell)))

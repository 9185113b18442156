"""What is seen of a cell behind higher land, and where on it things are drawn so that they are seen."""

from service.boards.java.cells import step
from service.boards.java.plan import Plan, rise
from service.boards.java.relief import Relief
from service.look.draw import Point

FREE = 6.0  # so much may be hidden before what stands on a cell moves back, by half of what is more
FREE_SIGN = 4.0  # and before a palace's sign does, by all of it
FARTHEST = 8.0


def hidden(found: Relief, cell: str, plan: Plan) -> float:
    """How high the land in front of a cell reaches over it; at its corners it hides half."""
    own = rise(found.level(cell))
    over = {way: rise(found.level(step(cell, way))) - own for way in plan.walls}
    if plan.tall:
        left, front, right = plan.walls
        return max(0.0, over[front], over[left] / 2, over[right] / 2)
    return max(0.0, *over.values())


def middle(found: Relief, cell: str, plan: Plan) -> Point:
    """Where something stands on a cell: in its middle, further back when land in front hides much of it."""
    x, y = plan.at(cell, found.level(cell))
    over = hidden(found, cell, plan)
    back = over - FREE_SIGN if cell in found.palaces else (over - FREE) / 2
    return x, y - min(FARTHEST, max(0.0, back))

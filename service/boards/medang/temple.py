"""The temple with everything in it: tiles and niches, numbers around it, the floors' leaders, seals."""

from collections import defaultdict
from collections.abc import Sequence

from service.boards.board import Mark, Marks, View
from service.boards.medang.names import say
from service.boards.medang.plan import PLINTH, Place, Plan
from service.boards.medang.signs import emblem
from service.boards.medang.stones import niche, stones
from service.boards.medang.tile import SIDE, face
from service.look.draw import at, number, rect
from service.look.marks import seal

SEAL = 10.5  # radius of a seal
SHOWN = 3  # seals on one place; of more, the newest
TIED = {4: "four", 5: "five"}  # dynasties, whose badges would not find room


def temple(view: View, plan: Plan) -> str:
    """Stones, niches and tiles."""
    return stones(plan) + places(view, plan)


def places(view: View, plan: Plan) -> str:
    """A tile or a niche for every place, with its name as tooltip."""
    out = []
    for column, (tiles, capacity) in enumerate(zip(view["columns"], plan.capacities, strict=True), 1):
        for floor in range(1, capacity + 1):
            x, y = plan.x(column), plan.y(floor)
            if floor > len(tiles):
                out.append(niche(x, y))
                continue
            name = f"column {column}, floor {floor}: {say(tiles[floor - 1])}"
            out.append(f"<g><title>{name}</title>{face(tiles[floor - 1], x, y)}</g>")
    return "".join(out)


def coordinates(view: View, plan: Plan) -> str:
    """Floors' numbers at the left, columns' numbers below, and on the plinth what each column holds."""
    out = []
    for floor in range(1, plan.floors + 1):
        out.append(written("coordinate", plan.left - 21, plan.y(floor) + SIDE / 2 + 6, floor))
    for column, (tiles, capacity) in enumerate(zip(view["columns"], plan.capacities, strict=True), 1):
        middle = plan.x(column) + SIDE / 2
        out.append(carved(middle, plan.base + 13, capacity, full=len(tiles) == capacity))
        out.append(written("coordinate", middle, plan.base + PLINTH + 20, column))
    return "".join(out)


def carved(x: float, y: float, capacity: int, full: bool) -> str:
    """A column's capacity on the plinth, in a ring while the column has room."""
    if full:
        return written("capacity capacity-full", x, y + 6, capacity)
    ring = f'<circle class="roundel" cx="{number(x)}" cy="{number(y)}" r="11"/>'
    return ring + written("capacity", x, y + 6, capacity)


def written(name: str, x: float, y: float, text: object) -> str:
    return f'<text class="{name}" x="{number(x)}" y="{number(y)}">{text}</text>'


def leads(view: View, plan: Plan) -> str:
    """Right of the temple: the dynasties with most tiles on each floor."""
    x = plan.width + 4
    filled = any(view["columns"])
    out = [written("lead-note", x, plan.base + 19, "most on the floor")] if filled else []
    for row in view["floors"]:
        y = plan.y(row["floor"]) + SIDE / 2
        shown = row["most"] if len(row["most"]) <= 3 else []
        for i, letter in enumerate(shown):
            out.append(badge(letter, x + 13 + i * 29, y))
        out.append(written("lead", x + len(shown) * 29 + 3, y + 5.5, lead_text(row)))
    return "".join(out)


def lead_text(row: View) -> str:
    """ "3", "tied, 2", "four tied with 1"; empty for an empty floor."""
    tied = len(row["most"])
    if not tied:
        return ""
    if tied == 1:
        return str(row["count"])
    return f"tied, {row['count']}" if tied <= 3 else f"{TIED[tied]} tied with {row['count']}"


def badge(letter: str, x: float, y: float) -> str:
    """A dynasty's colour and sign, 25 units wide, around x, y."""
    ground, rim = (rect(name, -12.5, -12.5, 25, 25, 5) for name in (f"dynasty-{letter}", "badge-rim"))
    return f"<g {at(x, y)}>{ground}{emblem(letter, 0, 0, 0.78)}{rim}</g>"


def seals(marks: Marks, plan: Plan) -> str:
    """Outlines on all marked places, then the seals over them."""
    last, draft = by_place(marks.last), by_place(marks.draft)
    outlines = [outline("last", place, plan) for place in last if place not in draft]
    outlines += [outline("drafted", place, plan) for place in draft]
    numbers = []
    for place in {**last, **draft}:
        row = [(n, False) for n in last.get(place, [])] + [(n, True) for n in draft.get(place, [])]
        x, y = plan.x(place[0]) + SIDE - 3, plan.y(place[1]) + 3
        for i, (n, own) in enumerate(reversed(row[-SHOWN:])):
            numbers.append(seal(x - i * (2 * SEAL - 1), y, n, own, SEAL))
    return "".join(outlines + numbers)


def by_place(marks: Sequence[Mark]) -> dict[Place, list[int]]:
    """The numbers on each place, oldest first."""
    out = defaultdict(list)
    for place, n in marks:
        out[place].append(n)
    return dict(out)


def outline(name: str, place: Place, plan: Plan) -> str:
    """A line around a place, over a wider one that sets it off."""
    x, y = plan.x(place[0]), plan.y(place[1])
    return rect(f"{name}-under", x, y, SIDE, SIDE, 7) + rect(name, x, y, SIDE, SIDE, 7)

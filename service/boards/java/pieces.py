"""Tiles, palaces, irrigation, developers and tokens for choices, hands and help."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from service.boards.java.cells import step
from service.boards.java.names import emblem_name
from service.boards.java.outline import hexagon
from service.boards.java.plan import TALL, WIDE, Plan
from service.boards.java.relief import relief
from service.boards.java.signs import RIPPLES
from service.boards.java.slabs import terrace
from service.boards.java.standing import whole
from service.look.draw import number
from service.look.wood import piece

Kind: TypeAlias = Literal["three", "two", "rice", "village"]
KINDS: Sequence[Kind] = get_args(Kind)
MIDDLE = "j7"  # where pieces are drawn
BOXES: dict[Kind, float] = {"three": 80, "two": 80, "rice": 46, "village": 46}


def turning(kind: Kind, cell: str, turn: int = 0) -> tuple[str | None, tuple[str, ...]] | None:
    """The village and the rice of a tile around a cell; None when it does not lie on the map.

    cell: where the village is, or the only space. turn: 0 to 5, clockwise, as `tile` draws it: the rice of a
    2-space tile lies to the east, south-east, …; of a 3-space tile there and at the next place.
    """
    if kind == "rice":
        return None, (cell,)
    ahead = {"three": 2, "two": 1, "village": 0}[kind]
    rice = [step(cell, turn + n) for n in range(ahead)]
    return (cell, tuple(one for one in rice if one)) if all(rice) else None


def tile(kind: Kind, turn: int = 0, size: float = 46) -> str:
    """A tile in one of its six turnings, `size` pixels wide, silent; as the board it is turned on a phone."""
    if kind in ("rice", "village"):
        return drawn(kind, 0, size, WIDE, "icon")
    both = (drawn(kind, turn, size, plan, f"java-{'tall' if plan.tall else 'wide'}") for plan in (WIDE, TALL))
    return f'<span class="turning">{"".join(both)}</span>'


def drawn(kind: Kind, turn: int, size: float, plan: Plan, name: str) -> str:
    """A tile as an SVG."""
    lies = turning(kind, MIDDLE, turn)
    assert lies is not None, "the middle is far from the edge"
    village, rice = lies
    cells = [*([village] if village else []), *rice]
    found = relief(
        {
            "tiles": [{"village": village, "rice": rice, "level": 1}],
            "irrigation": [],
            "palaces": [],
            "developers": [],
        }
    )
    xs, ys = zip(*(plan.at(cell, 1) for cell in cells), strict=True)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2 + 2
    return boxed(terrace(found, 1, plan), size, BOXES[kind], middle, name)


def boxed(
    inner: str, size: float, side: float, middle: tuple[float, float] = (0, 0), name: str = "icon"
) -> str:
    """A square SVG around a middle. Silent."""
    pixels, left, top = number(size), number(middle[0] - side / 2), number(middle[1] - side / 2)
    box = f'viewBox="{left} {top} {number(side)} {number(side)}"'
    return f'<svg class="{name}" width="{pixels}" height="{pixels}" {box} aria-hidden="true">{inner}</svg>'


def palace(value: int, size: float = 34, festival: bool = False) -> str:
    """A palace tile. festival: the side with the dancer, it has had its festival. Silent."""
    return boxed(whole(value, festival), size, 40)


def festival(size: float = 34) -> str:
    """The side of palace tiles that shows a festival, without a value. Silent."""
    return boxed(whole(0, True), size, 40)


def irrigation(size: float = 34) -> str:
    """An irrigation tile. Silent."""
    shapes = (("water-wall", hexagon(WIDE, 0.6)), ("water", hexagon(WIDE, 2.6)), ("ripple", RIPPLES))
    return boxed("".join(f'<path class="{name}" d="M0 0{shape}"/>' for name, shape in shapes), size, 42)


def developer(seat: int, size: float = 28, level: int | None = None, silent: bool = True) -> str:
    """The developer of a seat, with his level. silent: whose he is stands beside him."""
    said = emblem_name(seat) + ("" if level is None else f", level {level}")
    voice = 'aria-hidden="true"' if silent else f'role="img" aria-label="{said}"'
    side = number(size)
    box = f'width="{side}" height="{side}" viewBox="-13.5 -13.5 27 27"'
    drawing = piece(seat, 0, 0, 10, "" if level is None else str(level))
    return f'<svg class="icon seat-icon" {box} {voice}>{drawing}</svg>'


def token(size: float = 28) -> str:
    """An extra action token. Silent."""
    coin = '<circle class="coin" r="11.6"/><circle class="coin-rim" r="9"/>'
    return boxed(f'{coin}<text class="coin-number" font-size="11.5" y="4.1">+1</text>', size, 27)

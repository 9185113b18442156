"""Where land tiles may lie: the paragraphs for one tile, and all tiles at once, as masks of their anchors."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from operator import or_
from typing import Final, TypeAlias

from engine.game import Seat
from engine.java.board import BITS, BOARD, CENTRAL, RECENT, Cells, cells_of, first, flood, grow
from engine.java.cities import developers, palace_cells
from engine.java.moves import Place
from engine.java.shapes import ALL, SHAPES, Kind, Shape, fits, tiles
from engine.java.state import State, once
from engine.java.water import covered

Site: TypeAlias = tuple[Shape, Kind, Cells]  # where tiles of a kind may lie: the anchors of a shape

NOWHERE: Final = (0,) * len(SHAPES)


def java(state: State) -> Cells:
    """Central Java, with the cells that have been annexed."""
    return CENTRAL | covered(state)


@once
def unoccupied(state: State) -> Cells:
    """The cells without palace, developer or irrigation (Placing Land Tiles 5)."""
    return BOARD & ~(palace_cells(state) | developers(state) | state.water)


def inside(state: State, cells: Cells) -> bool:
    """At least one cell lies in central Java (Placing Tiles Outside of Central Java 4)."""
    return cells & java(state) != 0


def vacant(state: State, cells: Cells) -> bool:
    """Nothing stands in the way."""
    return not cells & ~unoccupied(state)


def terraces(levels: tuple[Cells, ...]) -> Iterator[Cells]:
    """The cells of each height, from the bare board up."""
    below = BOARD
    for layer in levels:
        yield below & ~layer
        below = layer
    yield below


def flat(state: State, cells: Cells) -> bool:
    """All cells are at the same height (Placing Land Tiles 9)."""
    return all(cells & layer in (0, cells) for layer in state.levels)


def not_exact(state: State, shape: Shape, anchor: Cells) -> bool:
    """No tile of the same size lies there with exactly these cells (Placing Land Tiles 12, ruling 5)."""
    return not anchor & state.whole[shape.number]


@cache
def payable(shape: Shape, points: int) -> Cells:
    """Where it lies on the bare board with at least one cell in central Java, and each one outside paid for.
    On other tiles it is inside and costs 1."""
    anchors = 0
    for outside in range(min(points, len(shape.shifts))):
        anchors |= shape.anchors_counting(BOARD & ~CENTRAL, outside)
    return ALL[shape] & anchors


def price(state: State, cells: Cells) -> int:
    """What it costs to lay a tile on these cells."""
    return 1 + (cells & ~java(state)).bit_count()


def in_supply(state: State, seat: Seat) -> dict[Kind, bool]:
    """The kinds of tiles that a seat can take."""
    player = state.players[seat]
    return {
        "three": state.threes > 0,
        "two": player.twos > 0,
        "rice": player.rices > 0,
        "village": player.villages > 0,
    }


@once
def may_join(state: State) -> Cells:
    """The cells where a village space would touch more than one city."""
    return between(state.village, palace_cells(state)) if len(state.palaces) > 1 else 0


@lru_cache(RECENT)
def between(village: Cells, palaces: Cells) -> Cells:
    """The cells beside more than one of the groups with palaces."""
    once = twice = 0
    while palaces:
        city = flood(first(palaces), village)
        palaces &= ~(city | first(palaces))
        edge = grow(city)
        twice |= once & edge
        once |= edge
    return twice


def joins_cities(state: State, move: Place) -> bool:
    """Whether the village space of a tile leads two cities together (Placing Land Tiles 11, ruling 4)."""
    if move.village is None or len(state.palaces) < 2:
        return False
    village = BITS[move.village]
    town = flood(village, (state.village & ~cells_of(move.rice)) | village)
    return (town & palace_cells(state)).bit_count() > 1


def sites(state: State, seat: Seat, points: int) -> list[Site]:
    """Where the tiles of a seat may lie for so many points, by shape, joined cities aside: the masks above
    all at once."""
    found: list[Site] = []
    supply = in_supply(state, seat)
    for shape, bare, built in lying(state.levels, state.whole, unoccupied(state)) if points else ():
        if anchors := bare & payable(shape, points) | built:
            found += [(shape, kind, anchors) for kind in shape.kinds if supply[kind]]
    return found


@lru_cache(RECENT)
def lying(
    levels: tuple[Cells, ...], whole: tuple[Cells, ...], free: Cells
) -> list[tuple[Shape, Cells, Cells]]:
    """Where a shape may lie among these things: on the bare board, and on other tiles."""
    bare, *layers = [fits(cells & free) for cells in terraces(levels)]
    built: Iterable[Cells] = NOWHERE
    for each in layers:
        built = map(or_, built, each)
    return [
        (shape, ground, tops & ~exact)
        for shape, ground, tops, exact in zip(SHAPES, bare, built, whole, strict=True)
    ]


def safe(site: Site, risky: Cells) -> Cells:
    """The anchors of a site where a tile, however it is turned, has no village where cities may be joined."""
    shape, kind, where = site
    return where & ~shape.anchors_touching(risky) if risky and kind != "rice" else where


def placements(state: State, seat: Seat, points: int) -> list[Place]:
    """Every tile that a seat may lay for so many points: by shape, then by cell."""
    risky = may_join(state)
    found: list[Place] = []
    for site in sites(state, seat, points):
        every = tiles(*site)
        if doubtful := site[2] & ~safe(site, risky) if risky else 0:
            joining = {each for each in tiles(site[0], site[1], doubtful) if joins_cities(state, each)}
            villages = {each.village for each in joining}
            every = [each for each in every if each.village not in villages or each not in joining]
        found += every
    return found


@once
def easy(state: State) -> Cells:
    """Where a 3-space tile of the first shape may surely lie for 1 point: on the bare board of central Java,
    where no cities can be joined. Elsewhere there may be more."""
    if not state.threes:
        return 0
    return fits(CENTRAL & unoccupied(state) & ~covered(state) & ~may_join(state))[0]


def can_place(state: State, seat: Seat, points: int) -> bool:
    """Whether a seat can lay any tile for so many points."""
    if points < 1 or easy(state):
        return points > 0
    risky = may_join(state)
    surely = any(safe(site, risky) for site in sites(state, seat, points))
    return surely or bool(risky and placements(state, seat, points))

"""Where land tiles may lie. Each paragraph is a mask: the anchors of a shape that it allows."""

from collections.abc import Iterator

from engine.game import Seat
from engine.java.board import BITS, BOARD, CENTRAL, Cells, flood, grow
from engine.java.cities import city_of, developers, palace_cells
from engine.java.moves import Place
from engine.java.shapes import ALL, ONE, SHAPES, THREES, Kind, Shape, tiles
from engine.java.state import State
from engine.java.water import covered


def java(state: State) -> Cells:
    """Central Java, with the cells that have been annexed."""
    return CENTRAL | covered(state)


def unoccupied(state: State) -> Cells:
    """The cells without palace, developer or irrigation (Placing Land Tiles 5)."""
    return BOARD & ~(palace_cells(state) | developers(state) | state.water)


def inside(state: State, shape: Shape) -> Cells:
    """At least one cell lies in central Java (Placing Tiles Outside of Central Java 4)."""
    return ALL[shape] & shape.anchors_touching(java(state))


def vacant(state: State, shape: Shape) -> Cells:
    """Nothing stands in the way."""
    return shape.anchors_within(unoccupied(state))


def flat(state: State, shape: Shape) -> Cells:
    """All cells are at the same height (Placing Land Tiles 9)."""
    anchors, above = 0, 0
    for layer in (*reversed(state.levels), BOARD):
        anchors |= shape.anchors_within(layer & ~above)
        above |= layer
    return anchors


def not_exact(state: State, shape: Shape) -> Cells:
    """No tile of the same size lies there with exactly these cells (Placing Land Tiles 12, ruling 5)."""
    return ALL[shape] & ~state.whole[shape.number]


def affordable(state: State, shape: Shape, points: int) -> Cells:
    """The tile, and each of its cells outside central Java, is paid for."""
    if points >= len(shape.shifts):  # at least one cell is inside
        return ALL[shape]
    outside = BOARD & ~java(state)
    anchors = 0
    for number in range(points):
        anchors |= shape.anchors_counting(outside, number)
    return anchors


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


def kinds(shape: Shape) -> tuple[Kind, ...]:
    """The kinds of tiles of a shape."""
    if shape is ONE:
        return ("rice", "village")
    return ("three",) if shape in THREES else ("two",)


def may_join(state: State) -> Cells:
    """The cells where a village space would touch more than one city."""
    once = twice = 0
    if len(state.palaces) > 1:
        for palace in state.palaces:
            edge = grow(city_of(state, palace))
            twice |= once & edge
            once |= edge
    return twice


def joins_cities(state: State, move: Place) -> bool:
    """Whether the village space of a tile leads two cities together (Placing Land Tiles 11, ruling 4)."""
    if move.village is None:
        return False
    village = BITS[move.village]
    rice = sum(BITS[cell] for cell in move.rice)
    town = flood(village, (state.village & ~rice) | village)
    return sum(1 for palace in state.palaces if BITS[palace.cell] & town) > 1


def anchors(state: State, shape: Shape, points: int) -> Cells:
    """Where a shape may lie for so many points, joined cities aside."""
    where = inside(state, shape) & vacant(state, shape) & flat(state, shape) & not_exact(state, shape)
    return where & affordable(state, shape, points) if where else 0


def placements(state: State, seat: Seat, points: int) -> Iterator[Place]:
    """Every tile that a seat may lay for so many points: by shape, then by cell."""
    supply, risky = in_supply(state, seat), may_join(state)
    for shape in SHAPES:
        wanted = [kind for kind in kinds(shape) if supply[kind]]
        where = anchors(state, shape, points) if wanted else 0
        for kind in wanted:
            found = tiles(shape, kind, where)
            if risky and shape.anchors_touching(risky) & where:
                yield from (
                    move
                    for move in found
                    if move.village is None or not BITS[move.village] & risky or not joins_cities(state, move)
                )
            else:
                yield from found

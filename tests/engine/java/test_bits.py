"""Sets of cells as ints, against plain sets of names."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.java.board import (
    BITS,
    BOARD,
    RING,
    beside_lowlands,
    beside_mountains,
    cells_of,
    flood,
    groups,
    grow,
    names,
    singles,
)
from engine.java.shapes import ALL, SHAPES, Kind, Shape, fits, shape_of, tiles
from tests.engine.java.plain import NEIGHBOURS, PLACES, STEPS, hang_together, shapes, spread
from tests.engine.java.plain import tiles as plain_tiles

some_cells = st.sets(st.sampled_from(sorted(BITS)), max_size=60)
many_cells = some_cells.map(lambda cells: set(BITS) - cells)
cells = some_cells | many_cells


def lying(shape: Shape, anchors: int) -> set[frozenset[str]]:
    """Where a shape lies, by its spaces."""
    return {frozenset(names(shape.cells(anchor))) for anchor in singles(anchors & ALL[shape])}


LYING = {shape: lying(shape, BOARD) for shape in SHAPES}


def test_neighbours() -> None:
    assert {name: set(names(grow(bit) & ~bit)) for name, bit in BITS.items()} == NEIGHBOURS
    assert max(len(near) for near in NEIGHBOURS.values()) == 6


@given(cells)
def test_names_and_bits(chosen: set[str]) -> None:
    bits = cells_of(chosen)
    assert set(names(bits)) == chosen and bits.bit_count() == len(chosen)
    assert [each.bit_count() for each in singles(bits)] == [1] * len(chosen)
    assert cells_of(names(bits)) == bits == sum(singles(bits)) and not bits & ~BOARD


@given(cells)
def test_grow(chosen: set[str]) -> None:
    assert set(names(grow(cells_of(chosen)))) == spread(chosen)


@given(cells, st.sampled_from(sorted(BITS)))
def test_flood(within: set[str], seed: str) -> None:
    assert set(names(flood(BITS[seed], cells_of(within)))) == hang_together(seed, within)


@settings(deadline=None)
@given(cells)
def test_groups(chosen: set[str]) -> None:
    found = [names(group) for group in groups(cells_of(chosen))]
    assert {frozenset(group) for group in found} == {
        frozenset(hang_together(cell, chosen)) for cell in chosen
    }
    firsts = [BITS[group[0]] for group in found]
    assert firsts == sorted(firsts) and sum(map(len, found)) == len(chosen)


@given(st.sampled_from(SHAPES), cells)
def test_anchors(shape: Shape, chosen: set[str]) -> None:
    bits, lie = cells_of(chosen), LYING[shape]
    assert lying(shape, shape.anchors_within(bits)) == {tile for tile in lie if tile <= chosen}
    assert fits(bits)[shape.number] == shape.anchors_within(bits)
    assert lying(shape, shape.anchors_touching(bits)) == {tile for tile in lie if tile & chosen}
    for number in range(len(shape.shifts) + 1):
        counted = lying(shape, shape.anchors_counting(bits, number))
        assert counted == {tile for tile in lie if len(tile & chosen) == number}


SHAPED = shapes()
near_cells = st.sampled_from(sorted(BITS)).flatmap(
    lambda one: st.sets(st.sampled_from(sorted(spread({one}))), max_size=4)
)


@given(near_cells)
def test_the_shape_of_some_cells(chosen: set[str]) -> None:
    found = shape_of(cells_of(chosen))
    assert (found is not None) == (frozenset(chosen) in SHAPED)
    if found:
        assert set(names(found[0].cells(found[1]))) == chosen


def test_every_tile() -> None:
    kinds: dict[int, tuple[Kind, ...]] = {3: ("three",), 2: ("two",), 1: ("rice", "village")}
    listed = [
        tile for each in SHAPES for kind in kinds[len(each.shifts)] for tile in tiles(each, kind, ALL[each])
    ]
    assert len(set(listed)) == len(listed) and set(listed) == set(plain_tiles())


@given(cells)
def test_borders(chosen: set[str]) -> None:
    """A covered space is beside mountains or lowlands when a bare place outside is next to it, in their rows;
    beyond the map all is bare."""
    land = cells_of(chosen)
    high, low = set(names(beside_mountains(land))), set(names(beside_lowlands(land)))
    assert high == {cell for cell in chosen if any(row <= 7 for row in bare_rows(cell, chosen))}
    assert low == {cell for cell in chosen if any(row > 7 for row in bare_rows(cell, chosen))}


def bare_rows(cell: str, land: set[str]) -> list[int]:
    """The rows of the bare places outside that are next to a space."""
    ((row, half),) = [place for place, name in PLACES.items() if name == cell]
    places = [(row + down, half + right) for down, right in STEPS]
    ring = set(names(RING))
    return [place[0] for place in places if place not in PLACES or PLACES[place] in ring - land]

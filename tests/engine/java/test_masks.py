"""The rules that are masks of bits, against plain code, on boards that grew at random."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.java.board import BITS, CENTRAL, POOLS, cells_of, names
from engine.java.cities import heights, palace_cells, ranks, town
from engine.java.moves import Place
from engine.java.placing import flat, joins_cities, may_join, not_exact, placements
from engine.java.shapes import ALL, SHAPES, shape_of
from engine.java.state import State
from engine.java.walking import doors, from_cell, over_the_border, price_out
from engine.java.water import covered, newly_enclosed
from tests.engine.java.boards import RED, VIOLET
from tests.engine.java.plain import NEIGHBOURS, WINDOW, grown, hang_together, spread, tiles

boards = st.lists(st.integers(0, 10_000), min_size=6, max_size=28).map(grown)
NEAR = [tile for tile in tiles() if set(tile.cells) <= spread(WINDOW)]
PAYABLE = 3
few = settings(max_examples=60, deadline=None)


def height(state: State, cell: str) -> int:
    """How many tiles cover a cell."""
    return sum(cell in (tile.village, *tile.rice) for tile in state.tiles)


def tops(state: State) -> set[frozenset[str]]:
    """The spaces of the tiles that nothing covers."""
    whole: list[frozenset[str]] = []
    for tile in state.tiles:
        cells = frozenset(cell for cell in (tile.village, *tile.rice) if cell)
        whole = [other for other in whole if not other & cells] + [cells]
    return set(whole)


def villages(state: State) -> set[str]:
    """The village spaces."""
    land: dict[str, bool] = {}
    for tile in state.tiles:
        land |= {cell: cell == tile.village for cell in (tile.village, *tile.rice) if cell}
    return {cell for cell, village in land.items() if village}


def joined(state: State, tile: Place) -> bool:
    """Whether two palaces would be in one city behind this tile."""
    after = (villages(state) - set(tile.rice)) | ({tile.village} if tile.village else set())
    palaces = [palace.cell for palace in state.palaces]
    return any(one != other and other in hang_together(one, after) for one in palaces for other in palaces)


def lies_well(state: State, tile: Place) -> bool:
    """Whether a tile may be laid for 3 action points, from the text alone."""
    java = set(names(CENTRAL | covered(state)))
    shut = {palace.cell for palace in state.palaces} | set(names(POOLS))
    cells = set(tile.cells)
    outside = len(cells - java)
    return (
        outside < len(cells)
        and 1 + outside <= PAYABLE
        and not cells & shut
        and len({height(state, cell) for cell in cells}) == 1
        and frozenset(cells) not in tops(state)
        and not joined(state, tile)
    )


@few
@given(boards)
def test_masks_of_tiles(state: State) -> None:
    for tile in NEAR:
        cells = cells_of(tile.cells)
        shape, anchor = shape_of(cells) or (SHAPES[0], 0)
        assert flat(state, cells) == (len({height(state, cell) for cell in tile.cells}) == 1)
        assert not_exact(state, shape, anchor) == (frozenset(tile.cells) not in tops(state))


@few
@given(boards)
def test_placements(state: State) -> None:
    listed = [tile for tile in placements(state, RED, PAYABLE) if set(tile.cells) <= spread(WINDOW)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == {tile for tile in NEAR if lies_well(state, tile)}


@few
@given(boards)
def test_joined_cities(state: State) -> None:
    """Where cities may be joined is no cell too few; whether they are is told exactly."""
    risky = set(names(may_join(state)))
    open_cells = set(BITS) - {palace.cell for palace in state.palaces}
    for tile in NEAR:
        if set(tile.cells) <= open_cells and tile.village:
            assert joins_cities(state, tile) == joined(state, tile)
            assert tile.village in risky or not joined(state, tile)
    assert not joins_cities(state, Place(None, ("g6",)))


def walked(state: State, seat: int, origin: str, others: set[str]) -> dict[str, int]:
    """What every cell costs from one, found by going over and over the map."""
    land = {cell: cell in villages(state) for cell in names(covered(state) & ~palace_cells(state))}
    price = {origin: 0}
    for _ in land:
        for cell in [*price]:
            for near in NEIGHBOURS[cell] & set(land) - others:
                step = price[cell] + (land[near] != land[cell])
                price[near] = min(step, price.get(near, step))
    return price


@few
@given(boards, st.lists(st.integers(0, 99), min_size=1, max_size=6))
def test_ways_and_ranks(state: State, numbers: list[int]) -> None:
    cells = names(covered(state) & ~palace_cells(state))
    standing = sorted({cells[number % len(cells)] for number in numbers}) if cells else []
    own, others = cells_of(standing[::2]), cells_of(standing[1::2])
    red, violet, *rest = state.players
    players = (replace(red, developers=own), replace(violet, developers=others), *rest)
    state = replace(state, players=players)
    for origin in standing[::2]:
        prices = walked(state, RED, origin, set(standing[1::2]))
        way = from_cell(state, RED, BITS[origin])
        assert {cell: way.price(BITS[cell], 40) for cell in cells} == {
            cell: prices.get(cell) for cell in cells
        }
        assert sum(each.bit_count() for each in way.reached(40)) == way.within(40).bit_count() == len(prices)
        assert all(way.within(most) == sum(way.reached(most)) for most in range(41))
        ends = [
            price + toll
            for cell, price in prices.items()
            for toll, door in enumerate(doors(covered(state)))
            if BITS[cell] & door
        ]
        assert over_the_border(state, RED).price(BITS[origin], 40) == min(ends, default=None)
        assert price_out(covered(state), way.reached(40), 40) == min(ends, default=None)
    for palace in state.palaces:
        city = town(state, BITS[palace.cell])
        levels = {
            seat: sorted((height(state, cell) for cell in names(city & mine)), reverse=True)
            for seat, mine in ((RED, own), (VIOLET, others))
            if city & mine
        }
        best = max(levels.values(), default=None)
        first = tuple(seat for seat in sorted(levels) if levels[seat] == best)
        assert ranks(state, city)[:1] == ([first] if first else [])
        assert all(sum(heights(state, seat, city)) == len(levels[seat]) for seat in levels)


@few
@given(boards, st.sets(st.sampled_from(sorted(WINDOW)), max_size=6))
def test_enclosed_water(state: State, wet: set[str]) -> None:
    land = set(names(covered(state)))
    water = (wet | set(names(POOLS))) - land
    areas = {frozenset(hang_together(cell, water)) for cell in water}
    enclosed = {area for area in areas if spread(area) - area <= land}
    found = [*newly_enclosed(replace(state, water=cells_of(water)))]
    assert {frozenset(names(area)) for area in found} == enclosed
    known = replace(state, water=cells_of(water), enclosed=sum(found))
    assert not [*newly_enclosed(known)] and all(ALL[SHAPES[5]] & area == area for area in found)

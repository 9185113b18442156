"""The lines that can be played in Medang: placing, taking, and the effects of the five trades."""

from .medang_tiles import (
    CRAFTSMAN,
    GENERAL,
    HAND_SIZE,
    MERCHANT,
    MONK,
    choices,
    dynasty_of,
    value_of,
)

Columns = list[list[str]]
Place = tuple[int, int]  # column and floor, both from 1


def worded(word: str, tiles: tuple[str, ...]) -> str:
    """A line that lists tiles, such as "discard b2 g1"; the word alone when there are none."""
    return " ".join([word, *tiles])


def discards(hand: list[str]) -> set[str]:
    """Setup, step 6: any part of the hand goes back, or nothing."""
    lines = {"keep"}
    for size in range(1, len(hand) + 1):
        lines |= {worded("discard", tiles) for tiles in choices(hand, size)}
    return lines


def plays(hand: list[str], columns: Columns, capacities: list[int]) -> set[str]:
    """Step 1: any tile of the hand on any column that is not full (ruling 25)."""
    lines = set()
    for tile in hand:
        for index, capacity in enumerate(capacities):
            if len(columns[index]) < capacity:
                lines.add(f"play {tile} {index + 1}")
    return lines


def takes(market: list[str], pile: list[list[str]]) -> set[str]:
    """Step 3: any tile of the market, or the first of the pile (rulings 7, 8)."""
    lines = {f"take {tile}" for tile in market}
    if pile:
        lines.add("take pile")
    return lines


def effects(
    placed: Place, hand: list[str], market: list[str], columns: Columns, capacities: list[int]
) -> set[str]:
    """Step 2: what the effect of the tile just placed can do; empty when nothing (ruling 27)."""
    column, floor = placed
    value = value_of(columns[column - 1][floor - 1])
    if value == CRAFTSMAN:
        return plays(hand, columns, capacities)
    if value == MERCHANT:
        return {f"buy {tile}" for tile in market}
    if value == MONK:
        return swaps(placed, columns)
    if value == GENERAL:
        return removals(placed, columns)
    return leader_effects(hand, market)


def swaps(placed: Place, columns: Columns) -> set[str]:
    """The monk: another tile anywhere, of its dynasty or else of value 1, 2 or 3 (ruling 16)."""
    monk = columns[placed[0] - 1][placed[1] - 1]
    lines = set()
    for column, tiles in enumerate(columns, 1):
        for floor, tile in enumerate(tiles, 1):
            allowed = dynasty_of(tile) == dynasty_of(monk) or value_of(tile) <= 3
            if allowed and (column, floor) != placed:
                lines.add(f"swap {column}.{floor}")
    return lines


def removals(placed: Place, columns: Columns) -> set[str]:
    """The general: a tile of another dynasty below it, to its left or to its right (ruling 14)."""
    column, floor = placed
    general = columns[column - 1][floor - 1]
    lines = set()
    for near_column, near_floor in [(column, floor - 1), (column - 1, floor), (column + 1, floor)]:
        if near_floor < 1 or not 1 <= near_column <= len(columns):
            continue
        tiles = columns[near_column - 1]
        if near_floor <= len(tiles) and dynasty_of(tiles[near_floor - 1]) != dynasty_of(general):
            lines.add(f"remove {near_column}.{near_floor}")
    return lines


def leader_effects(hand: list[str], market: list[str]) -> set[str]:
    """The leader: a new market, or a new hand out of the market (rulings 10 to 13)."""
    lines = set()
    if market:
        lines.add("renew")
    if market or hand:
        for tiles in choices(market, min(HAND_SIZE, len(market))):
            lines.add(worded("exchange", tiles))
    return lines

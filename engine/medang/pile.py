"""The pile: layers of tiles without order, the first layer is drawn first.

Order does not exist until somebody draws. What is shuffled and put at the bottom is a new last layer.
"""

from typing import TypeAlias

from engine.dice import Dice, pick
from engine.medang.pieces import Tile, Tiles
from engine.multiset import without

Pile: TypeAlias = tuple[Tiles, ...]  # sorted layers, none of them empty


def size(pile: Pile) -> int:
    """How many tiles are in the pile."""
    return sum(map(len, pile))


def draw(pile: Pile, count: int, dice: Dice) -> Tiles:
    """The next tiles of the pile in the order drawn; fewer than `count` when it runs out."""
    drawn: list[Tile] = []
    for _ in range(min(count, size(pile))):
        tile = pick(pile[0], dice)
        drawn.append(tile)
        pile = less(pile, (tile,))
    return tuple(drawn)


def less(pile: Pile, drawn: Tiles) -> Pile:
    """The pile after these tiles were drawn from its top, in this order."""
    for tile in drawn:
        top = without(pile[0], (tile,))
        pile = (top, *pile[1:]) if top else pile[1:]
    return pile


def under(pile: Pile, tiles: Tiles) -> Pile:
    """The pile with these tiles shuffled and placed at its bottom."""
    return (*pile, tuple(sorted(tiles))) if tiles else pile

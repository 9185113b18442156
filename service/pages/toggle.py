"""Choosing tiles one by one, equal tiles among them."""

from collections import Counter
from collections.abc import Iterator, Sequence

Tiles = tuple[str, ...]


def toggled(tiles: Sequence[str], chosen: Sequence[str]) -> Iterator[tuple[str, bool, Tiles]]:
    """Each tile, whether it is chosen, and (sorted) what is chosen once it is put in or taken out.

    >>> list(toggled(["b1", "b1", "g2"], ["b1"]))
    [('b1', True, ()), ('b1', False, ('b1', 'b1')), ('g2', False, ('b1', 'g2'))]
    """
    left = Counter(chosen)
    for tile in tiles:
        on = left[tile] > 0
        left[tile] -= on
        after = list(chosen)
        if on:
            after.remove(tile)
        else:
            after.append(tile)
        yield tile, on, tuple(sorted(after))

"""What the rulebook leaves open, settled: every ruling by its number."""

from collections.abc import Mapping
from typing import Final

RULINGS: Final[Mapping[int, str]] = {
    1: "The tile that completes the temple has no effect: the game ends at once, before its effect and "
    "before step 3, also inside a chain of craftsmen.",
    2: "Only a placement completes the temple: a monk keeps the heights of columns, a general lowers one.",
    3: "A craftsman's effect needs a tile in hand; with an empty hand the turn goes on with step 3.",
    4: "A chained tile is placed by the rules of step 1 and its effect is optional; chains have no limit, "
    "only a craftsman continues one, and the turn has exactly one step 3, at its end.",
    5: "A merchant has no effect while the market is empty; it never takes from the pile.",
    6: "After every tile taken from the market it is refilled at once while the pile lasts; when tiles "
    "return to the pile and fewer than 6 are in the market it is refilled after the whole effect.",
    7: "With an empty pile there is no refill and step 3 takes from the market; with an empty market too, "
    "step 3 is left out.",
    8: "Step 3 is mandatory whenever there is a tile to take.",
    9: "A player whose hand is empty at the start of a turn goes straight to step 3; when there is nothing "
    "to take either, the turn is skipped.",
    10: "A leader may renew the market while the pile is short or empty: the market goes under the pile "
    "and up to 6 tiles are drawn, possibly the same ones. It needs at least 1 tile in the market.",
    11: "A leader may exchange the hand while the market has fewer than 4 tiles, and then takes all of them.",
    12: "When a leader exchanges the hand, exactly 4 of the tiles lying in the market are chosen, or all "
    "when there are fewer; only then is the market refilled. With an empty market the hand goes under the "
    "pile and the market is filled from it.",
    13: "A leader may exchange an empty hand; there is no limit to a hand.",
    14: "A general removes a tile of another dynasty than its own, of any value, that is below it in its "
    "column or beside it on the same floor; never diagonally, never above. Without such a tile it has no "
    "effect. If the tile below is removed, the general moves down itself.",
    15: "A general may open a full column again.",
    16: "A monk may swap with any other tile anywhere in the temple, only not with a general or leader of "
    "another dynasty. As the only tile of the temple it has no effect.",
    17: "A general or any other tile that was moved by a swap is not activated.",
    18: "The majority of a floor is having more tiles than any other dynasty; all who tie at the top score "
    "their tiles minus 1, which may be 0.",
    19: "Dynasties that nobody plays count in the majorities of floors; the option neutral_dynasties can "
    "say that they are ignored.",
    20: "In a column every tile scores for all tiles beneath it of equal or lower value, not only the next.",
    21: "Floors are counted from the base, which is not one of them.",
    22: "A leader in the temple beats none and a higher floor beats a lower one; if that does not decide, "
    "each still tied dynasty's highest general does; else the victory is shared.",
    23: "In the opening all players choose how many tiles to discard; replacements are drawn first, in "
    "order of seats, then all discards go under the pile together, then the market is turned up.",
    24: "The starting player is drawn by lot. Kalasan is for 2 players, the other temples for 2 to 5.",
    25: "A tile may go to any column that is not full; it need not touch another.",
    26: "Hands, dynasties and the pile are secret; the market, the temple, removed tiles and the sizes of "
    "hands and pile are public. A tile taken from the pile is seen by its owner alone.",
    27: "An effect that can do nothing is not offered. An effect may be used to no purpose.",
    28: "How many tiles each player discarded in the opening is public, which ones is not.",
    29: "A market of fewer than 6 tiles is ordinary once the pile has run out.",
}

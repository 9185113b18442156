"""What the rulebook leaves open, settled: every ruling by its number."""

from collections.abc import Mapping
from typing import Final

RULINGS: Final[Mapping[int, str]] = {
    1: "The 3 printed irrigation spaces score like irrigation tiles: 3 points each when enclosed.",
    2: "Nothing is built over irrigation, neither over tiles nor over printed spaces.",
    3: "The open festival card changes only when a player takes it; then the next card of the deck is "
    "turned up.",
    4: "A land tile may cut off a space of a city so that it joins another one: only the position after "
    "the tile is laid counts. Then no connected group of village spaces may have two palaces.",
    5: "A tile may not cover exactly the spaces of one tile of the same size that lies there whole, "
    "however it is turned. Every other overlap at equal height is allowed.",
    6: "The level of a space is the number of land tiles on it; palaces and irrigation add nothing. All "
    "spaces under a tile must have the same level.",
    7: "The space of a palace counts as a village space: for the size of its city, and it holds the city "
    "together. Developers neither stop on it nor pass it, and no tile covers it.",
    8: "An irrigation area is enclosed when every space next to it is a land tile, a palace on one "
    "counted. At the border, the spaces outside must be covered too.",
    9: "An irrigation tile may be laid at the edge of central Java, but not outside.",
    10: "An irrigation area scores at once when a land or irrigation tile encloses it, for whoever alone "
    "has the highest rank next to it; on a tie, or without developers, nobody scores, then or later. "
    "Several areas are judged one by one.",
    11: "Rank compares the number of developers level by level from the top: for palaces, irrigation and "
    "the final scoring.",
    12: "A palace is built or enlarged only by whoever alone has the highest rank there. Its value is even,"
    " at most the number of spaces, higher than before, and its tile is in the supply; tiles never "
    "return.",
    13: "In one turn a palace is built or enlarged once; different palaces may be many.",
    14: "When a city is divided, the part with the palace keeps its value; the other part is a village and "
    "may have a new palace.",
    15: "A festival may be held in the turn in which the palace was built or enlarged.",
    16: "A card is worth a point for each symbol that it shares with the festival card; cards without one "
    "cannot be played.",
    17: "Bids are running totals. In clockwise order each matches or exceeds the highest or is out for "
    "good. When all who are left are tied, they share if all agree, else somebody must raise; when "
    "nobody can, they share. Each who shares has the shared points.",
    18: "When the deck is exhausted the discards are shuffled. When both are empty, no card can be drawn, "
    "and the open card not taken.",
    19: "With 2 and 3 players the supply is the same; only the other players' own pieces stay in the box.",
    20: "A developer's way costs the changes between rice fields and village. Heights are free, own "
    "developers may be passed, others not; it ends on a free space, never on bare board, palace or "
    "irrigation. Entering and leaving costs 1 at the lowlands and 2 at the mountains.",
    21: "Developers never stand on irrigation.",
    22: "A tile that lies outside central Java has outer neighbours too: mountains in the rows up to 7, "
    "lowlands below.",
    23: "In a final scoring every city with a palace counts, also one that has had its festival: all of the"
    " highest rank have its full value, all of the second rank half. Only players with developers there"
    " have a rank.",
    24: "After a tie for the highest rank the next lower rank is the second.",
    25: "Whoever lays the last 3-space tile ends the turn, maybe with a festival, and does the final "
    "scoring; the others follow clockwise with one turn each. Who has scored may still join festivals. "
    "A tie for most points is a shared victory.",
    26: "A land tile is laid in every turn but the final ones after the end is triggered. Irrigation and "
    "palace tiles are none.",
    27: "An extra action token gives a seventh action point; each player has three and plays at most one in"
    " a turn.",
    28: "At most two cards are drawn in a turn, for an action point each, from the deck or as the open card.",
    29: "Before the land tile of a turn is laid, an action after which none could be laid and paid for any "
    "more is refused, if one could before. While none can, every other action is allowed and the turn "
    "may end without a tile. When that happens to every player in one round, the final turns begin.",
}

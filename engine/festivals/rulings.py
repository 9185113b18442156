"""What the rulebook leaves open, settled: every ruling by its number."""

from collections.abc import Mapping
from typing import Final

RULINGS: Final[Mapping[int, str]] = {
    1: "Of players who show equally many tickets, the holder of the airplane names who goes first, maybe "
    "himself, and again for the rest, when that tie comes up: he has seen those before them move. He is "
    "asked only while two or more are tied.",
    2: "Players without shown tickets act last: first the prizes of those who stay, then all rests. They "
    "stand in clockwise order from the holder of the airplane, himself first; of one island the holder "
    "says who takes which of its places. He is asked once, before any of these prizes and rests, and only"
    " where it can matter: a prize is left there, the middle holds tickets, or the pool is short.",
    3: "Resting is optional. The middle of an island is taken whole; tickets on slots are no part of it.",
    4: "When the pool is short, a rest gives what there is of the depicted colours, and nothing instead.",
    5: "A traveller goes on while any of his shown tickets fits a free slot of an adjacent island; he "
    "chooses the order, and may go back and forth. When nothing fits, his other shown tickets go to the "
    "middle of the island where he stands, at once.",
    6: "Who is blocked after at least one step and stands on the festival's island scores as a mover. Who is"
    " blocked before his first step and stands there counts as staying: he takes a prize after all movers"
    " and before those without shown tickets, several such in the order of their turns; he may not rest.",
    7: "Who leaves the festival's island and comes back is a mover.",
    8: "When there are more visitors than prizes, the later ones get nothing. Any number of travellers may "
    "stand on an island.",
    9: "When the end is triggered, all of Phase 2 is played to its end, and then the highest total wins, "
    "whoever triggered it. There is no Refresh after the last round.",
    10: "When the highest total is tied, rounds go on, with Refresh between them, until one player leads "
    "after a Phase 2; when the festivals run out, the tied share the victory.",
    11: "Only the highest total matters for the tie, not who triggered the end.",
    12: "When the festivals run out and nobody has reached the threshold, the highest total wins; a tie is "
    "shared.",
    13: "The next festival, on top of the deck, is open to all; in the last round there is none.",
    14: "In Refresh, first tickets go to the middles and limits hold, then the festival changes, then the "
    "airplane moves: the holder of the round decides what is returned. He chooses exactly the tickets "
    "above the limit, island by island; tickets that lay there before count too.",
    15: "The first holder of the airplane is drawn by lot.",
    16: "Random start tickets are drawn blind from the pool after the fixed ones. All start on Jawa, whose "
    "slots are empty.",
    17: "The colours in a hand are secret, and a plan until all have sealed; how many tickets a hand holds is"
    " open to all. There is no limit to a hand.",
    18: "A plan may be larger than the map allows; the rest of it is lost by ruling 5.",
    19: "A connector is only passed: nobody stops there, it has no slot, and no typhoon lies on it.",
    20: "A typhoon lies on a border of two islands and closes it both ways, one typhoon at most on a border. "
    "After the airplane has moved, the single lowest player may move one typhoon to another free border; "
    "when the lowest are tied, nobody, or by the variant the one whom the holder of the round that ends "
    "names. Every island keeps an open way, connectors counted; the map may be cut in two.",
    21: "All slots are emptied in every Refresh.",
    22: "Who rests on the festival's island takes the best prize that is left after the movers.",
}

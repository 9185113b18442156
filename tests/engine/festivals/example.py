"""The example that goes through the rulebook: examples 1 and 2 of moving, and the first of getting points.

Its Red, Blue, Green and Yellow are red, violet, teal and white here.
"""

from tests.engine.festivals.boards import position

EXAMPLE = position("""
    .  | w | .  | t  | .
    =  | r | v  | .  | =
""", "ykb", "b", "yy", "y", festival="Galungan")  # fmt: skip
BIDS = "plan y k b / plan b / plan y y / stay"
RED_WAY = ("go kalimantan y", "go sulawesi b", "go bali k")
GREEN_WAY = ("go sulawesi y",)  # from there only Bali takes a yellow ticket
BLUE_WAY = ("go jawa b",)
ALL_WAYS = (BIDS, *RED_WAY, *GREEN_WAY, *BLUE_WAY)

"""setup(): the options of a game, and the deal."""

from collections.abc import Sequence
from typing import Final, get_args

from engine.dice import Dice, pick
from engine.game import Options, Seat
from engine.medang.board import Temple, most_players, temple_name
from engine.medang.data import TABLES
from engine.medang.events import Event, Started
from engine.medang.pieces import DYNASTIES, HAND, Dynasty, Tiles, all_tiles
from engine.medang.pile import Pile, draw, less
from engine.medang.state import Neutral
from engine.options import Option, check_seats, chosen

OPTIONS: Final = {
    "temple": Option(get_args(Temple), "Game Setup 2"),
    "neutral_dynasties": Option(get_args(Neutral), "ruling 19"),
}


def setup(options: Options, seats: Sequence[Seat], dice: Dice) -> Sequence[Event]:
    """Deal a dynasty and 4 tiles to each seat (Game Setup 2 to 14). Raises Illegal for options that do not
    exist, and for more or fewer seats than the temple takes."""
    options = chosen(OPTIONS, options, "Game Setup 1")
    check(options["temple"], seats)
    dynasties: list[Dynasty] = []
    for _ in seats:
        left = [letter for letter in DYNASTIES if letter not in dynasties]
        dynasties.append(pick(left, dice))
    pile: Pile = (all_tiles(),)
    hands: list[Tiles] = []
    for _ in seats:
        drawn = draw(pile, HAND, dice)
        pile = less(pile, drawn)
        hands.append(tuple(sorted(drawn)))
    return [Started(options["temple"], options["neutral_dynasties"], tuple(dynasties), tuple(hands), pile[0])]


def check(temple: Temple, seats: Sequence[Seat]) -> None:
    """Raise Illegal unless the seats are as many as the temple takes (ruling 24)."""
    least, most = TABLES["players"].table["least"], most_players(temple)
    check_seats(seats, least, most, f"The {temple_name(temple)}", "ruling 24")

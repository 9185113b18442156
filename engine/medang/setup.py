"""setup(): the options of a game, and the deal."""

from collections.abc import Sequence
from typing import Final, get_args

from engine.dice import Dice, pick
from engine.game import Illegal, Json, Options, Seat
from engine.medang.board import Temple, most_players, temple_name
from engine.medang.data import TABLES
from engine.medang.events import Event, Started
from engine.medang.pieces import DYNASTIES, HAND, Dynasty, Tiles, all_tiles
from engine.medang.pile import Pile, draw, less
from engine.medang.state import Neutral
from engine.medang.words import both, either

# The choices of every option, the default first.
OPTIONS: Final = {"temple": get_args(Temple), "neutral_dynasties": get_args(Neutral)}
RULES: Final = {"temple": "Game Setup 2", "neutral_dynasties": "ruling 19"}


def setup(options: Options, seats: Sequence[Seat], dice: Dice) -> Sequence[Event]:
    """Deal a dynasty and 4 tiles to each seat (Game Setup 2 to 14). Raises Illegal for options that do not
    exist, and for more or fewer seats than the temple takes."""
    chosen = {name: choices[0] for name, choices in OPTIONS.items()} | dict(options)
    for name, choice in chosen.items():
        check_option(name, choice)
    check_seats(chosen["temple"], seats)
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
    return [Started(chosen["temple"], chosen["neutral_dynasties"], tuple(dynasties), tuple(hands), pile[0])]


def check_option(name: str, choice: Json) -> None:
    """Raise Illegal for an option that does not exist, or has no such choice."""
    if name not in OPTIONS:
        raise Illegal(f"There is no option {name}. The options are {both(OPTIONS)}.", "Game Setup 1")
    if choice not in OPTIONS[name]:
        raise Illegal(f"{name} cannot be {choice}. Choose {either(OPTIONS[name])}.", RULES[name])


def check_seats(temple: Temple, seats: Sequence[Seat]) -> None:
    """Raise Illegal unless the seats are numbered from 0 and as many as the temple takes (ruling 24)."""
    least, most = TABLES["players"].table["least"], most_players(temple)
    if list(seats) != list(range(len(seats))):
        raise Illegal("Seats are numbered from 0 without gaps.", "ruling 24")
    if not least <= len(seats) <= most:
        number = f"{least} to {most}" if least < most else f"{least}"
        raise Illegal(f"The {temple_name(temple)} takes {number} players, not {len(seats)}.", "ruling 24")

"""The options of a game: named choices, fixed when it is set up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.game import Illegal, Json, Options, Seat
from engine.words import both, either


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its choices, the default first, and the rule that it comes from."""

    choices: tuple[str, ...]
    rule: str


def chosen(offered: Mapping[str, Option], options: Options, rule: str) -> dict[str, Json]:
    """Every option of a game with its choice or its default. Raises Illegal, naming `rule` for an option
    that does not exist."""
    for name, choice in options.items():
        if name not in offered:
            raise Illegal(f"There is no option {name}. The options are {both(offered)}.", rule)
        if choice not in offered[name].choices:
            raise Illegal(
                f"{name} cannot be {choice}. Choose {either(offered[name].choices)}.", offered[name].rule
            )
    return {name: option.choices[0] for name, option in offered.items()} | dict(options)


def check_seats(seats: Sequence[Seat], least: int, most: int, where: str, rule: str) -> None:
    """Raise Illegal unless seats are numbered from 0 and as many as `where` takes."""
    if list(seats) != list(range(len(seats))):
        raise Illegal("Seats are numbered from 0 without gaps.", rule)
    if not least <= len(seats) <= most:
        number = f"{least} to {most}" if least < most else f"{least}"
        raise Illegal(f"{where} takes {number} players, not {len(seats)}.", rule)

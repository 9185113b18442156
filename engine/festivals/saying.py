"""What was told, in plain English: a sentence part in the present tense, without the player's name.

Another player stands there by the number of his seat in braces, {2}: whoever shows it puts the name in.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import NAMES, Border, ends
from engine.festivals.scoring import PLACES
from engine.festivals.tickets import COLOURS, named
from engine.game import Json, Seat
from engine.words import both, counted

Told: TypeAlias = Mapping[str, Any]


def say(told: Json) -> str:
    """A sentence part for what `tell` gave. It goes on from the player's name when there is a seat, and else
    stands alone; it is empty when there is nothing worth a line."""
    return SAYINGS[told["kind"]](told)


def other(seat: Seat) -> str:
    return f"{{{seat}}}"


def held(number: int) -> str:
    card = FESTIVALS[number]
    return f"{card.name} on {NAMES[card.island]}"


def between(border: Border) -> str:
    return " and ".join(NAMES[island] for island in ends(border))


def started(told: Told) -> str:
    typhoons = counted(len(told["typhoons"]), "typhoon")
    storms = f" with {typhoons}" if told["typhoons"] else ""
    return (
        f"{told['seats']} travellers set out{storms}: first {held(told['festival'])}, "
        f"next {held(told['next'])}; {other(told['airplane'])} holds the airplane"
    )


def shown(told: Told) -> str:
    plans = (f"{other(seat)} shows {named(plan)}" for seat, plan in enumerate(told["plans"]))
    return f"the screens are lifted: {'; '.join(plans)}"


def named_one(told: Told) -> str:
    what = "lets {} choose for the typhoons" if told["typhoon"] else "lets {} move next"
    same = told["named"] == told["seat"]
    if same:
        return "chooses to decide about the typhoons" if told["typhoon"] else "chooses to move next"
    return what.format(other(told["named"]))


def claimed(told: Told) -> str:
    festival, points = FESTIVALS[told["festival"]].name, counted(told["points"], "point")
    return f"takes {PLACES[told['place'] - 1]} place at {festival}: {points}"


def blocked(told: Told) -> str:
    return f"is blocked on {NAMES[told['island']]} and leaves {named(told['tickets'])} there"


def rested(told: Told) -> str:
    where = NAMES[told["island"]]
    if not told["tickets"]:
        return f"rests on {where} and takes nothing"
    source = "from the pool" if told["source"] == "pool" else "from its middle"
    return f"rests on {where} and takes {named(told['tickets'])} {source}"


def changed(told: Told) -> str:
    last = "it is the last festival" if told["next"] is None else f"next is {held(told['next'])}"
    return f"a new round begins: {held(told['festival'])}; {last}"


def those(seats: Iterable[Seat]) -> str:
    return both(map(other, seats))


def before(told: Told) -> str:
    return f"puts those who stay on {NAMES[told['island']]} in order: {', '.join(map(other, told['seats']))}"


SAYINGS: Final[Mapping[str, Callable[[Told], str]]] = {
    "Started": started,
    "Asked": lambda told: "",
    "Shown": shown,
    "Named": named_one,
    "Moved": lambda told: (
        f"goes from {NAMES[told['origin']]} to {NAMES[told['island']]} by {COLOURS[told['ticket']]} ticket"
    ),
    "Blocked": blocked,
    "Claimed": claimed,
    "Done": lambda told: "",
    "Ordered": before,
    "Rested": rested,
    "Gathered": lambda told: "the tickets on slots go to the middle of their islands",
    "Returned": lambda told: f"returns {named(told['tickets'])} from {NAMES[told['island']]} to the pool",
    "FestivalChanged": changed,
    "AirplanePassed": lambda told: "has the airplane now",
    "Shifted": lambda told: (
        f"moves the typhoon from between {between(told['typhoon'])} to between {between(told['border'])}"
    ),
    "Held": lambda told: "leaves the typhoons where they are",
    "Tied": lambda told: f"{those(told['seats'])} are tied at {told['points']} points: another round follows",
    "Won": lambda told: told["why"].removesuffix("."),
}

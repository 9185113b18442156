"""What The Festivals asks of a seat: the plan of a round, and what comes of all plans."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.festivals.islands import NAMES
from engine.words import both, counted
from service.named import capital
from worker.particulars.festivals.words import called, colours, counts, festival, is_you, own, prizes
from worker.particulars.game import Names, Question, View


def question(view: View, names: Names) -> Question:
    """What is asked in this phase."""
    return QUESTIONS[view["phase"]](view, names)


def plan(view: View, names: Names) -> Question:
    now = view["festival"]
    asks = (
        f"Round {view['round']} is {festival(now)}: {prizes(now)}. You stand on {place(view)} and hold "
        f"{colours(view['you']['tickets'])}. Seal the tickets that you will use, each for one step: whoever "
        "shows most moves first; whoever shows none stays, and rests."
    )
    return Question("your plan", "Make your plan", asks)


def name(view: View, names: Names) -> Question:
    tied = view["asked"]["seats"]
    number = len(view["seats"][tied[0]]["plan"])
    asks = (
        f"{called(tied, names)} show {counted(number, 'ticket')} each, and you have the airplane: name who "
        "of them moves next."
    )
    return Question("name who moves", "Name who moves", capital(asks))


def move(view: View, names: Names) -> Question:
    row, left = own(view), own(view)["shown"]
    others = [one["seat"] for one in view["seats"] if not is_you(view, one["seat"])]
    still = "" if left == row["plan"] else f" Still to be used: {colours(left)}."
    asks = (
        f"You show {colours(row['plan'])}; {counts(view, names, others)}.{still} Each ticket takes you on, "
        f"now from {place(view)}, to an island beside it with a free slot of its colour."
    )
    return Question("your move", "Move your traveller", asks)


def order(view: View, names: Names) -> Question:
    here, name = there(view, view["asked"]["island"]), NAMES[view["asked"]["island"]]
    prize = f"a prize of {view['festival']['name']} is left" if prize_left(view) else ""
    middle = f"{colours(here['middle'])} {lie(here['middle'])} in the middle" if here["middle"] else ""
    matters = both(filter(None, (prize, middle))) or "the pool has too little for all"
    asks = (
        f"{called(view['asked']['seats'], names)} showed no ticket and stay on {name}, where {matters}. You "
        "have the airplane: say who comes first."
    )
    return Question("say who comes first", "Put them in order", capital(asks))


def prize_left(view: View) -> bool:
    """Is a prize left where the order is asked?"""
    now = view["festival"]
    return now["island"] == view["asked"]["island"] and len(now["claimed"]) < len(now["points"])


def rest(view: View, names: Names) -> Question:
    here = there(view, own(view)["island"])
    pool = [one for one in here["gain"] if view["pool"][one]]
    gain = [f"{colours(pool)} from the pool"] if pool else []
    middle = [f"{colours(here['middle'])} from its middle"] if here["middle"] else []
    asks = (
        f"You showed no ticket, so you rest on {place(view)}: take {', '.join([*gain, *middle])}, or nothing."
    )
    return Question("your rest", "Choose your rest", asks)


def give_back(view: View, names: Names) -> Question:
    island, count = view["asked"]["island"], view["asked"]["count"]
    here, which = there(view, island), "ticket goes" if count == 1 else f"{count} tickets go"
    asks = (
        f"{NAMES[island]} keeps {counted(here['limit'], 'ticket')}, but {colours(here['middle'])} lie there. "
        f"You have the airplane: choose which {which} back to the pool."
    )
    return Question(f"choose what leaves {NAMES[island]}", "Choose what leaves", asks)


def favour(view: View, names: Names) -> Question:
    tied = view["asked"]["seats"]
    asks = (
        f"{called(tied, names)} have the fewest points, {view['seats'][tied[0]]['points']} each, and you had "
        "the airplane this round: name who of them may move a typhoon."
    )
    return Question("name who moves a typhoon", "Name who moves it", capital(asks))


def shift(view: View, names: Names) -> Question:
    points = own(view)["points"]
    alone = all(row["points"] > points or is_you(view, row["seat"]) for row in view["seats"])
    why = "You have" if alone else "You were named of those who have"
    what = "the typhoon" if len(view["typhoons"]) == 1 else "one typhoon"
    asks = f"{why} the fewest points, {points}: you may move {what} to another border, or leave it."
    return Question("move a typhoon, or leave it", "Move a typhoon or not", asks)


def there(view: View, island: str) -> Any:
    """An island as the view shows it."""
    return next(one for one in view["islands"] if one["island"] == island)


def lie(tickets: Sequence[str]) -> str:
    return "lies" if len(tickets) == 1 else "lie"


def place(view: View) -> str:
    """The island on which the reader stands."""
    return NAMES[own(view)["island"]]


QUESTIONS: Mapping[str, Callable[[View, Names], Question]] = {
    "plan": plan,
    "name": name,
    "move": move,
    "order": order,
    "rest": rest,
    "return": give_back,
    "favour": favour,
    "shift": shift,
}

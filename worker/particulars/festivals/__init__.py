"""The Festivals in the words of letters."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.festivals.festivals import FESTIVALS as CARDS
from engine.festivals.islands import NAMES
from engine.festivals.rulebook import RULES
from engine.festivals.tickets import COLOURS, TICKETS, in_order, named
from engine.festivals.travellers import TRAVELLERS
from engine.words import both, counted
from service.boards.festivals.words import ends
from service.game_names import GAME_NAMES
from worker.particulars.festivals.news import headline
from worker.particulars.festivals.questions import question
from worker.particulars.festivals.words import PLACES, festival, prizes
from worker.particulars.game import Held, Names, Particulars, Told, View

PARTS = {
    "waiting": "still to move",
    "moving": "moves now",
    "moved": "has moved",
    "staying": "stays",
    "rested": "has rested",
}
ACTIONS = ("name", "move", "order", "rest")


class Row(NamedTuple):
    """A seat's plan as it was shown, and what it does with it."""

    seat: int
    tickets: tuple[str, ...]
    words: str  # "2 yellow tickets and 1 blue ticket"
    does: str  # "moves now"
    now: bool  # is it asked now?


class Round(NamedTuple):
    """A round of a game that is over."""

    number: int
    festival: str
    island: str
    prizes: list[tuple[int, int]]  # seat and points, the best first


def options(chosen: Mapping[str, str]) -> str:
    number = int(chosen.get("typhoons", "0"))
    if not number:
        return "No typhoons."
    tied = "the airplane names one" if chosen.get("typhoon_tie") == "airplane" else "nobody does"
    return (
        f"{counted(number, 'typhoon').capitalize()}: whoever has the fewest points may move one; of several "
        f"{tied}."
    )


def held(view: View, seat: int) -> Held:
    row = view["seats"][seat]
    airplane = ", airplane" if view["airplane"] == seat else ""
    note = f"{TRAVELLERS[seat]}, {counted(row['tickets'], 'ticket')}{airplane}"
    return Held(row["points"], "point" if row["points"] == 1 else "points", note)


def leads(view: View, names: Names) -> str:
    """The festival of this round with the prizes that are left, the next one, and when the game ends."""
    if view["phase"] == "over":
        return ""
    coming = view["next"]
    now, then = ("Next", "Then") if ends(view) else ("Now", "Next")
    after = f"{then}: {festival(coming)}, {prizes(coming)}." if coming else "It is the last festival."
    end = f"Whoever has {view['threshold']} points ends the game."
    return f"{now}: {festival(view['festival'])}, {places(view['festival'], names)}. {after} {end}"


def places(now: Any, names: Names) -> str:
    """Its prizes, and who has them: "1st 4 to Ada, 2nd 2, 3rd 1"."""
    taken = [f" to {names[seat]}" for seat in now["claimed"]] + [""] * len(now["points"])
    return ", ".join(
        f"{place} {points}{who}" for place, points, who in zip(PLACES, now["points"], taken, strict=False)
    )


def stock(view: View) -> list[str]:
    pool = both(f"{view['pool'][one]} {COLOURS[one]}" for one in TICKETS)
    deck = counted(view["left"], "festival")
    return [f"Pool: {pool}.", *([f"Behind the next festival: {deck} more."] if view["next"] else [])]


def sheet(view: View) -> list[Row]:
    """The plans that are shown, the most tickets first, until all have acted."""
    rows = view["seats"] if view["phase"] in ACTIONS else []
    return [
        Row(
            row["seat"],
            tuple(row["plan"]),
            named(in_order(row["plan"])),
            PARTS[row["part"]],
            row["seat"] in view["to_move"],
        )
        for row in sorted(rows, key=lambda row: -len(row["plan"]))
    ]


def ending(view: View, why: str) -> str:
    """How the game came to its end; `why` calls players by the colours of their travellers."""
    reached = max(row["points"] for row in view["seats"]) >= view["threshold"]
    end = f"{view['threshold']} points end the game" if reached else "no festival is left"
    return f"Round {view['round']}, {festival(view['festival'])}, was the last: {end}."


def shown(view: View, seat: int, told: Sequence[Told]) -> str:
    """How many prizes a seat has; which they are, the course of the game says."""
    number = len(view["seats"][seat]["prizes"])
    return counted(number, "prize") if number else "no prize"


def course(told: Sequence[Told]) -> list[Round]:
    """Every round of a game, and who took what there."""
    rounds: list[Round] = []
    for event in told:
        if event["kind"] in ("Started", "FestivalChanged"):
            card = CARDS[event["festival"]]
            rounds.append(Round(len(rounds) + 1, card.name, NAMES[card.island], []))
        elif event["kind"] == "Claimed":
            rounds[-1].prizes.append((event["seat"], event["points"]))
    return rounds


FESTIVALS = Particulars(
    GAME_NAMES["festivals"],
    "Two to four travellers plan in secret and race over the islands of Indonesia to its festivals.",
    RULES,
    frozenset({"Gathered"}),
    options,
    question,
    headline,
    held,
    leads,
    stock,
    sheet,
    ending,
    shown,
    course,
)

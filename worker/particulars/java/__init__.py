"""Java in the words of letters."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.java.cards import called
from engine.java.colours import colour
from engine.java.rulebook import RULES
from engine.words import counted
from service.boards.java.words import stock
from service.game_names import GAME_NAMES
from worker.particulars.game import Held, Names, Particulars, Told, View
from worker.particulars.java.news import headline
from worker.particulars.java.questions import question
from worker.particulars.java.words import fame, people, ranked

ORDINALS = ("first", "second")


class Row(NamedTuple):
    """What a seat has played in a festival competition."""

    seat: int
    hand: str  # "3 cards"
    cards: str  # "mask + mask and drum"
    total: str  # "2 points"
    does: str  # "is asked now"
    now: bool


def options(chosen: Mapping[str, str]) -> str:
    if chosen.get("festivals", "sealed") == "open":
        return "Festivals are bid for openly, one player after the other."
    return "Festivals are bid for under seal, by all at once."


def held(view: View, seat: int) -> Held:
    row = view["seats"][seat]
    has = [colour(seat), counted(row["cards"], "card"), counted(row["tokens"], "token")]
    points: int = row["points"]
    return Held(points, "point" if points == 1 else "points", ", ".join(has))


def leads(view: View, names: Names) -> str:
    """Who ranks first and second at each palace, which the final scoring asks for."""
    said = [
        f"palace of {palace.value} on {palace.cell}: {standing(palace.seats, names)}"
        for palace in ranked(view)
        if palace.seats
    ]
    return f"Who ranks where: {'; '.join(said)}." if said else ""


def standing(seats: Sequence[Sequence[int]], names: Names) -> str:
    """ "you first, Ada and Budi second"."""
    ranks = [people(names, each) for each in seats] + ["nobody"] * (len(ORDINALS) - len(seats))
    return ", ".join(f"{who} {ordinal}" for who, ordinal in zip(ranks, ORDINALS, strict=True))


def sheet(view: View) -> list[Row]:
    """The competition for a festival, the arranger first."""
    going = view["bidding"]
    if not going:
        return []
    return [
        Row(
            seat,
            counted(view["seats"][seat]["cards"], "card"),
            " + ".join(called(card) for card in going["played"][str(seat)]) or "nothing yet",
            fame(going["totals"][str(seat)]),
            doing(view, seat),
            seat in view["to_move"],
        )
        for seat in going["seats"]
    ]


def doing(view: View, seat: int) -> str:
    """A seat's part in the competition now."""
    going = view["bidding"]
    if seat not in going["in"]:
        return "is out"
    if view["phase"] == "bid":
        return "bids, and holds the festival" if seat == going["arranger"] else "bids"
    return "is asked now" if seat in view["to_move"] else "is in it"


def ending(view: View, why: str) -> str:
    """How the game came to its end; `why` calls players by the colours of their developers."""
    last = (
        "nobody could lay a tile any more" if view["supply"]["threes"] else "the last 3-space tile was laid"
    )
    turns = f"It ended after {view['turn']} turns, counting everybody’s"
    return f"{turns}: {last}, and everybody has done his final scoring."


def shown(view: View, seat: int, told: Sequence[Told]) -> str:
    """The palaces of a seat's final scoring: "red; in the end first at m5 10, h10 8; second at k3 2"."""
    scoring = [event for event in told if event["kind"] == "FinalScored" and event["seat"] == seat]
    parts = [part for event in scoring for part in event["parts"]]
    said = [
        f"{ordinal} at {', '.join(there)}"
        for rank, ordinal in enumerate(ORDINALS, 1)
        if (there := [f"{part['cell']} {part['points']}" for part in parts if part["rank"] == rank])
    ]
    return f"{colour(seat)}; in the end {'; '.join(said) or 'nothing'}"


JAVA = Particulars(
    GAME_NAMES["java"],
    "Two to four players settle Java: rice terraces, cities and their palaces, irrigation and festivals.",
    RULES,
    frozenset(),
    options,
    question,
    headline,
    held,
    leads,
    stock,
    sheet,
    ending,
    shown,
)

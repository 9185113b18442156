"""What a seat sees of a game of The Festivals."""

from typing import Any

from marshmallow import Schema, fields

from engine.festivals.islands import BORDERS, ISLANDS
from engine.festivals.tickets import TICKETS
from service.schemas import common
from service.schemas.fields import Whole, choice, only

PHASES = ("plan", "name", "move", "order", "rest", "return", "favour", "shift", "over")


def some_tickets(description: str, **more: Any) -> fields.List[Any]:
    about = "Tickets are listed y (yellow), k (black), b (blue)."
    return fields.List(choice(*TICKETS), **common.about(f"{description} {about}", **more))


def an_island(description: str, **more: Any) -> fields.String:
    return choice(*ISLANDS, **common.about(description, **more))


def some_seats(description: str, **more: Any) -> fields.List[Any]:
    return fields.List(common.seat(), **common.about(description, **more))


def a_number(description: str, **more: Any) -> Whole:
    return Whole(**common.about(description, **more))


class FestivalsIsland(Schema):
    """An island: what is printed on its tile, and what lies there."""

    island = an_island("Which island.")
    slots = some_tickets("Its ticket slots: each takes one ticket of its colour in a round.")
    placed = some_tickets("The tickets that lie on its slots this round; each leaves one slot fewer free.")
    middle = some_tickets("The tickets in its middle: whoever rests here may take them all.")
    gain = some_tickets("What whoever rests here may take from the pool instead.")
    limit = a_number("How many tickets its middle keeps into the next round.")


class FestivalsCard(Schema):
    """A festival."""

    number = a_number("Its card, from 1 to 20.")
    name = common.text("What it is called.")
    island = an_island("The island that it is held on.")
    where = common.text("The place on that island.")
    points = fields.List(
        Whole(), **common.about("Points of 1st, 2nd and 3rd place, as far as there are any.")
    )


class FestivalsFestival(FestivalsCard):
    """The festival of this round."""

    claimed = some_seats("The seats that have taken 1st, 2nd and 3rd place, in this order.")


class FestivalsPool(Schema):
    """How many tickets of each colour the pool has."""

    y = a_number("Yellow tickets.")
    k = a_number("Black tickets.")
    b = a_number("Blue tickets.")


class FestivalsPrize(Schema):
    """A place that a seat has taken at a festival."""

    festival = a_number("The festival's card.")
    name = common.text("The festival's name.")
    place = a_number("1st, 2nd or 3rd place: 1, 2 or 3.")
    points = a_number("Its points.")


class FestivalsSeat(Schema):
    """What everybody sees of a seat."""

    seat = common.seat()
    island = an_island("Where its traveller stands.")
    tickets = a_number("How many tickets it holds, without those shown.")
    points = a_number("Its points.")
    plan = some_tickets("The plan that it has shown this round; null until all are shown.", allow_none=True)
    shown = some_tickets("What of its plan is still to be used.")
    part = choice(
        "waiting", "moving", "moved", "staying", "rested",
        **common.about("Its part in this round's actions; null while plans are made.", allow_none=True),
    )  # fmt: skip
    prizes = fields.List(fields.Nested(FestivalsPrize), required=True)


class FestivalsAsked(Schema):
    """More about what is asked in the phases name, order, return and favour."""

    seats = some_seats("The seats to name from, or to put in order.")
    island = an_island("The island of that order or return; else null.", allow_none=True)
    count = a_number("How many tickets of the island go back to the pool; else 0.")


class FestivalsYou(Schema):
    """What only the seat itself sees."""

    seat = common.seat()
    tickets = some_tickets("Your tickets, without those shown.")


class FestivalsScore(Schema):
    """A seat's final score."""

    seat = common.seat()
    total = a_number("All its points.")


class FestivalsView(Schema):
    """A game of The Festivals as one seat, or a spectator, sees it."""

    game = only("festivals", "Which game this is a view of.")
    phase = choice(
        *PHASES,
        **common.about(
            "What is awaited: plans, sealed by all at once; the airplane's holder names who moves next; a "
            "step; the holder orders those who stay on an island; a rest; the holder returns tickets to the "
            "pool; the holder names who may move a typhoon; a typhoon is moved or held; nothing any more."
        ),
    )
    round = a_number("The round, from 1.")
    threshold = a_number("The game ends in the round in which a seat has so many points.")
    islands = fields.List(fields.Nested(FestivalsIsland), **common.about("The eight islands, as on the map."))
    typhoons = fields.List(
        choice(*BORDERS), **common.about("The borders that a typhoon closes, two islands each.")
    )
    typhoon_tie = choice(
        "nobody", "airplane", **common.about("Who moves a typhoon when several seats have the fewest points.")
    )
    festival = fields.Nested(FestivalsFestival, required=True)
    next = fields.Nested(
        FestivalsCard, **common.about("The festival of the next round; null in the last.", allow_none=True)
    )
    left = a_number("How many festivals come behind the next.")
    pool = fields.Nested(FestivalsPool, required=True)
    airplane = common.seat("The seat that holds the airplane, which decides ties.")
    to_move = some_seats("The seats whose choice is awaited.")
    sealed = fields.Boolean(**common.about("Whether they choose at the same time, unseen."))
    seats = fields.List(fields.Nested(FestivalsSeat), required=True)
    asked = fields.Nested(
        FestivalsAsked, **common.about("Null in the phases that need no more.", allow_none=True)
    )
    you = fields.Nested(FestivalsYou, metadata={"description": "Your own things; absent for a spectator."})
    scores = fields.List(
        fields.Nested(FestivalsScore), **common.about("Null until the game is over.", allow_none=True)
    )
    winners = some_seats("Null until the game is over.", allow_none=True)
    why = common.text("Why these have won, in a sentence; empty until the game is over.")

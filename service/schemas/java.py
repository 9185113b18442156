"""What a seat sees of a game of Java."""

from typing import Any

from marshmallow import Schema, fields

from engine.java.board import BITS
from engine.java.cards import CARDS
from engine.java.stock import VALUES
from service.schemas import common
from service.schemas.fields import Whole, choice, code, only

PHASES = ("turn", "bid", "auction", "over")
SPACE = "[a-z](0|[1-9][0-9]?)"
LAST = max(BITS, key=lambda cell: (int(cell[1:]), cell))  # the last space of the map


def a_space(description: str, **more: Any) -> fields.String:
    about = f"A space is a letter and the number of its row, from a0 to {LAST}."
    return code(SPACE, "A space looks like d7.", **common.about(f"{description} {about}", **more))


def some_spaces(description: str, **more: Any) -> fields.List[Any]:
    return fields.List(fields.String(), **common.about(description, **more))


def some_cards(description: str, **more: Any) -> fields.List[Any]:
    about = "A card is one or two of m (mask), d (drum) and p (puppet); they are listed m d p md mp dp."
    return fields.List(choice(*CARDS), **common.about(f"{description} {about}", **more))


def some_seats(description: str, **more: Any) -> fields.List[Any]:
    return fields.List(common.seat(), **common.about(description, **more))


def a_number(description: str, **more: Any) -> Whole:
    return Whole(**common.about(description, **more))


def by_seat(inner: fields.Field[Any], description: str) -> fields.Dict:
    return fields.Dict(fields.String(), inner, **common.about(f"{description} By seat, as text."))


class JavaTile(Schema):
    """A land tile as it was laid; others may lie on it."""

    village = a_space("Its village space, if it has one.", allow_none=True)
    rice = some_spaces("Its rice fields.")
    level = a_number("The level on which it was laid, from 1 on the bare board.")


class JavaCell(Schema):
    """What lies on top of a space."""

    land = choice("village", "rice", **common.about("Village or rice."))
    level = a_number("How many tiles lie there.")


class JavaCity(Schema):
    """A palace and its city."""

    cell = a_space("Where it stands.")
    value = a_number(f"Its value, of {', '.join(map(str, VALUES))}.")
    festival = fields.Boolean(
        **common.about("Whether it has had its festival; a palace that is enlarged may have one again.")
    )
    city = some_spaces("The spaces of its city.")


class JavaSupply(Schema):
    """What is left for all."""

    threes = a_number("3-space tiles; whoever lays the last one brings on the final turns.")
    irrigation = a_number("Irrigation tiles.")
    palaces = fields.Dict(
        fields.String(), Whole(), **common.about("Palace tiles: how many are left, by value.")
    )
    deck = a_number("Cards in the deck.")
    discards = fields.List(
        choice(*CARDS), **common.about("The discarded cards, which become the deck when it is empty.")
    )


class JavaSeat(Schema):
    """What everybody sees of a seat."""

    seat = common.seat()
    points = a_number("Its fame points.")
    developers = a_number("Developers in its supply.")
    twos = a_number("Its 2-space tiles: a village and a rice field.")
    rices = a_number("Its 1-space rice fields.")
    villages = a_number("Its 1-space villages.")
    tokens = a_number("Its extra action tokens.")
    cards = a_number("How many palace cards it holds.")
    scored = fields.Boolean(**common.about("Whether it has done its final scoring."))


class JavaBidding(Schema):
    """A festival competition as it lies on the table."""

    cell = a_space("Where the palace stands.")
    value = a_number("The value of the palace.")
    arranger = common.seat("The seat that arranged the festival.")
    seats = some_seats("Those who may compete, in the order of their turns from the arranger.")
    left = some_seats("Those who are still in it.", data_key="in", attribute="in")
    totals = by_seat(Whole(), "The points of the cards played.")
    played = by_seat(fields.List(choice(*CARDS)), "The cards played.")
    tie = fields.Boolean(
        **common.about("Whether all who are left are tied in an open competition: they share, or raise.")
    )


class JavaYou(Schema):
    """What only the seat itself sees."""

    seat = common.seat()
    cards = some_cards("Your palace cards.")


class JavaScore(Schema):
    """A seat's result."""

    seat = common.seat()
    game = a_number("Its points during the game.")
    final = a_number("Its points in the final scoring.")
    total = a_number("Both together.")


class JavaView(Schema):
    """A game of Java as one seat, or a spectator, sees it."""

    game = only("java", "Which game this is a view of.")
    phase = choice(
        *PHASES,
        **common.about(
            "What is awaited: a move of a turn; bids, sealed by all competitors at once; a word in an open "
            "competition; nothing any more."
        ),
    )
    festivals = choice("sealed", "open", **common.about("How festival competitions are held."))
    to_move = some_seats("The seats whose choice is awaited.")
    sealed = fields.Boolean(**common.about("Whether they choose at the same time, unseen."))
    tiles = fields.List(fields.Nested(JavaTile), **common.about("All land tiles, in the order of laying."))
    cells = fields.Dict(
        fields.String(), fields.Nested(JavaCell), **common.about("The top of every covered space, by space.")
    )
    irrigation = some_spaces("The spaces with irrigation, the printed ones among them.")
    annexed = some_spaces("The spaces outside that tiles have made part of central Java.")
    palaces = fields.List(fields.Nested(JavaCity), required=True)
    developers = fields.List(
        some_spaces("The spaces with developers of one seat."),
        **common.about("Where the developers stand, seat by seat."),
    )
    supply = fields.Nested(JavaSupply, required=True)
    open = choice(*CARDS, **common.about("The festival card that lies open."))
    seats = fields.List(fields.Nested(JavaSeat), required=True)
    turn = a_number("The number of the turn, from 1.")
    final = fields.Boolean(**common.about("Whether the end was triggered: the turns are final ones."))
    turn_of = common.seat("Whose turn it is, also while others bid.")
    points_left = a_number("Action points that are left in this turn.")
    placed = fields.Boolean(**common.about("Whether a land tile was laid in this turn."))
    drawn = a_number("How many cards were drawn in this turn.")
    token = fields.Boolean(**common.about("Whether an extra action token was played in this turn."))
    changed = some_spaces("The palaces that were built or enlarged in this turn.")
    bidding = fields.Nested(
        JavaBidding, **common.about("The competition that is going on, or null.", allow_none=True)
    )
    you = fields.Nested(JavaYou, metadata={"description": "Your own things; absent for a spectator."})
    scores = fields.List(
        fields.Nested(JavaScore), **common.about("Null until the game is over.", allow_none=True)
    )
    winners = some_seats("Null until the game is over.", allow_none=True)
    why = common.text("Why these have won, in a sentence; empty until the game is over.")

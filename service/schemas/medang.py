"""What a seat sees of a game of Medang."""

from typing import Any

from marshmallow import Schema, fields

from service.schemas import common
from service.schemas.fields import Whole, choice, only


def tiles(description: str, **more: Any) -> fields.List[Any]:
    about = "A tile is the letter of its dynasty and the value of its trade: g3 is the green monk."
    return fields.List(fields.String(), **common.about(f"{description} {about}", **more))


def number(description: str, **more: Any) -> Whole:
    return Whole(**common.about(description, **more))


def dynasty(description: str, **more: Any) -> fields.String:
    return fields.String(**common.about(f"{description} A letter: b, g, p, r or y.", **more))


class MedangSeat(Schema):
    """What everybody sees of a seat."""

    seat = common.seat()
    hand = number("How many tiles it holds.")
    dynasty = dynasty("Its dynasty; null until the game is over.", allow_none=True)


class MedangYou(Schema):
    """What only the seat itself sees."""

    seat = common.seat()
    hand = tiles("Your tiles.")
    dynasty = dynasty("Your dynasty.")


class MedangFloor(Schema):
    """Who leads on a floor of the temple."""

    floor = number("The floor, from 1 above the base.")
    most = fields.List(
        fields.String(), **common.about("The dynasties with most tiles there; none while it is empty.")
    )
    count = number("How many tiles each of them has there.")


class MedangScore(Schema):
    """A seat's final score."""

    seat = common.seat()
    dynasty = dynasty("Its dynasty.")
    floors = fields.List(Whole(), **common.about("Points of every floor, from below."))
    columns = fields.List(Whole(), **common.about("Points of every column, from the left."))
    total = number("All its points.")
    leader = number("The first tie-break: the floor of its leader.", allow_none=True)
    general = number("The second tie-break: the floor of its general.", allow_none=True)


class MedangView(Schema):
    """A game of Medang as one seat, or a spectator, sees it."""

    game = only("medang", "Which game this is a view of.")
    phase = choice("discard", "play", "effect", "take", "over", **common.about("What is awaited."))
    temple = choice("borobudur", "sewu", "plaosan", "kalasan", **common.about("The temple that is built."))
    capacities = fields.List(Whole(), **common.about("How many tiles every column takes, from the left."))
    columns = fields.List(
        fields.List(fields.String()),
        **common.about("The columns from the left, each from its lowest tile up."),
    )
    market = tiles("The market.")
    pile = number("How many tiles the pile has.")
    removed = tiles("Tiles out of the game.")
    effect = number("The trade whose effect is on offer, 1 to 5, or null.", allow_none=True)
    to_move = fields.List(common.seat(), **common.about("The seats whose choice is awaited."))
    sealed = fields.Boolean(**common.about("Whether they choose at the same time, unseen."))
    seats = fields.List(fields.Nested(MedangSeat), required=True)
    you = fields.Nested(MedangYou, metadata={"description": "Your own things; absent for a spectator."})
    floors = fields.List(fields.Nested(MedangFloor), required=True)
    scores = fields.List(
        fields.Nested(MedangScore), **common.about("Null until the game is over.", allow_none=True)
    )
    winners = fields.List(common.seat(), **common.about("Null until the game is over.", allow_none=True))

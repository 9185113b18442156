"""Turns, previews, and what became of them."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.preview import LONGEST
from service.schemas import common
from service.schemas.fields import Exactly, Lines, Strict, Text, Whole, choice
from service.schemas.history import Line, event
from service.schemas.moves import Move
from service.schemas.problem import Problem
from service.schemas.views import View
from service.waiting import LONGEST_WAIT

LONGEST_TEXT = 4000
LONGEST_NAME = 40


class Turn(Strict):
    """A turn: its moves as JSON, or as text in the notation, but not both."""

    point = common.point()
    moves = fields.List(
        fields.Nested(Move),
        validate=validate.Length(1, LONGEST),
        metadata={"description": "The moves, in order; all are played, or none."},
    )
    text = Lines(
        LONGEST_TEXT,
        least=1,
        metadata={
            "description": "The moves in the notation, one a line or divided by `;`.",
            "example": "play b1 5",
        },
    )

    @validates_schema
    def either(self, data: dict[str, Any], **_: Any) -> None:
        if ("moves" in data) == ("text" in data):
            raise ValidationError("Send either moves or text.", "moves")


class TurnHeaders(Schema):
    """How a turn is taken in."""

    key = fields.String(
        data_key="Idempotency-Key",
        validate=Exactly("^[!-~]{1,100}$", error="1 to 100 printable ASCII characters without spaces."),
        metadata={
            "description": "Send the same key with the same turn as often as you like: it is played once, "
            "and the answer is the same. Without a key, the same turn at the same point counts as the same.",
            "example": "turn-7",
        },
    )
    prefer = fields.String(
        data_key="Prefer",
        validate=validate.Length(max=200),
        load_default="",
        metadata={
            "description": f"`wait=10` waits up to 10 seconds ({LONGEST_WAIT} at the most) for the verdict.",
            "example": "wait=10",
        },
    )


class DraftQuery(Schema):
    """A draft of a turn."""

    after = Lines(
        LONGEST_TEXT,
        load_default="",
        metadata={
            "description": "Moves in the notation, divided by `;`: what may follow them?",
            "example": "play b1 5",
        },
    )


class MovesQuery(DraftQuery):
    """A draft of a turn, and which of the moves that may follow it."""

    kind = choice(
        *Move.type_schemas,
        metadata={"description": "Only moves of this kind.", "example": "Play"},
    )
    naming = Text(
        LONGEST_NAME,
        least=1,
        metadata={
            "description": "Only moves in which this stands by itself: a space, a tile, an island, a number.",
            "example": "b1",
        },
    )


class LegalMove(Schema):
    """A move that may be made, as JSON and as text."""

    move = fields.Nested(Move, required=True)
    text = common.text("The same in the notation.")


class LegalMoves(Schema):
    """What a seat may do."""

    game = common.game_id()
    version = common.version()
    point = common.point()
    seat = common.seat()
    sealed = common.flag("Whether everybody chooses at the same time: send a seal, not a turn.")
    chance = common.flag("Whether the draft draws or reveals something: send it, then look.")
    moves = fields.List(fields.Nested(LegalMove), **common.about("Empty when it is not your turn."))


class MovesOfPlace(Schema):
    """Legal moves that name the same thing first."""

    at = common.text("A space, a tile, an island: what they name first; empty when they name nothing.")
    moves = fields.List(fields.String(), **common.about("The moves, in the notation."))


class MovesOfKind(Schema):
    """Legal moves of one kind, by what they name first."""

    kind = common.text("Their kind.")
    count = Whole(**common.about("How many there are."))
    places = fields.List(fields.Nested(MovesOfPlace), required=True)


class GroupedMoves(Schema):
    """What a seat may do, by kind, and by what a move names first."""

    game = common.game_id()
    version = common.version()
    point = common.point()
    seat = common.seat()
    sealed = common.flag("Whether everybody chooses at the same time: send a seal, not a turn.")
    chance = common.flag("Whether the draft draws or reveals something: send it, then look.")
    kinds = fields.List(fields.Nested(MovesOfKind), **common.about("Empty when it is not your turn."))


class Preview(Schema):
    """What a turn would lead to, as far as chance allows. Nothing is written."""

    game = common.game_id()
    version = common.version()
    point = common.point()
    seat = common.seat()
    events = fields.List(event(), **common.about("What would happen, as your seat would hear it."))
    lines = fields.List(fields.Nested(Line), required=True)
    view = fields.Nested(View, required=True)
    chance = common.flag("Whether the last move draws or reveals something: what follows is not known yet.")


class Submission(Schema):
    """A turn as it was received, and its verdict once there is one."""

    submission = common.text("Its id.")
    game = common.game_id()
    seat = common.seat()
    point = common.point()
    at = common.time("When it was received.")
    status = choice("waiting", "settled", "refused", "stale", **common.about("What became of it."))
    location = common.text("Where to ask again.", metadata={"example": "/api/submissions/…"})
    version = common.version("The commit that it became; present when it is settled.", required=False)
    receipt = common.receipt("That we had the turn, or what became of it.", required=False)
    problem = fields.Nested(Problem, metadata={"description": "Why it was not played: refused, or stale."})

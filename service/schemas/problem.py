"""A refusal on the wire: RFC 9457."""

from marshmallow import INCLUDE, Schema, fields

from service.schemas.fields import Whole


class FieldProblem(Schema):
    """What is wrong with one field."""

    field = fields.String(required=True, metadata={"description": "Its path, such as `seats.0.kind`."})
    sentence = fields.String(required=True)


class Problem(Schema):
    """Why something was refused: `type` for programs, `detail` for people. More members may come."""

    class Meta:
        unknown = INCLUDE

    type = fields.String(
        required=True, metadata={"description": "A path on this server that explains this kind of refusal."}
    )
    title = fields.String(required=True)
    status = Whole(400, 599, required=True)
    detail = fields.String(required=True, metadata={"description": "A sentence for people: what to do."})
    rule = fields.String(metadata={"description": "The paragraph of the rulebook, or the ruling."})
    move = Whole(metadata={"description": "The first move of the turn that is meant, counted from 0."})
    expected = fields.String(metadata={"description": "The point at which the game stands."})
    actual = fields.String(metadata={"description": "The point that was sent."})
    needed = fields.String(metadata={"description": "The kind of token, or the scope, that this needs."})
    sent = fields.String(metadata={"description": "The kind of token that was sent, or its scopes."})
    retry_after = Whole(metadata={"description": "Seconds after which to try again, as `Retry-After` says."})
    errors = fields.List(fields.Nested(FieldProblem))

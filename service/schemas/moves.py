"""The moves of every game as schemas, made from the classes that its codec knows.

Every variant names its `kind` with a single allowed value, so that generated programs send it.
"""

from collections.abc import Mapping
from dataclasses import MISSING
from dataclasses import fields as members_of
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from marshmallow import Schema, fields, validate
from marshmallow_oneofschema.one_of_schema import OneOfSchema

from engine import GAMES
from engine.codec import kind
from service.schemas.fields import Strict, Text, Whole, YesNo, only

LONGEST_LIST = 100
LARGEST = 9999  # of any number in a move
LONGEST_TEXT = 100


def field_of(annotation: Any, **more: Any) -> fields.Field[Any]:
    """The field for a member's annotation: literals, tuples of one type, bool, int, str, "or None"."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return fields.String(validate=validate.OneOf(list(arguments)), **more)
    if origin is tuple and arguments[1:] == (Ellipsis,):
        return fields.List(field_of(arguments[0]), validate=validate.Length(max=LONGEST_LIST), **more)
    if origin in (Union, UnionType) and len(arguments) == 2 and arguments[1] is type(None):
        return field_of(arguments[0], allow_none=True, **more)
    if annotation is bool:
        return YesNo(**more)
    if annotation is int:
        return Whole(0, LARGEST, **more)
    if annotation is str:
        return Text(LONGEST_TEXT, **more)
    raise TypeError(f"no field for {annotation!r}")


def variant(game: str, cls: Any) -> Schema:
    """The schema of one class of moves, called after its game and its kind."""
    hints = get_type_hints(cls)
    members: dict[str, Any] = {"__doc__": cls.__doc__, "kind": only(kind(cls), "Which move this is.")}
    for member in members_of(cls):
        members[member.name] = field_of(hints[member.name], required=member.default is MISSING)
    made: Schema = type(f"{game.title()}{kind(cls)}", (Strict,), members)()
    return made


def variants() -> dict[str, Schema]:
    """Every kind of move, by its tag."""
    found: dict[str, Schema] = {}
    for game, rules in GAMES.items():
        for name, cls in rules.codec.moves.items():
            assert name not in found, f"two games have a move {name}"
            found[name] = variant(game, cls)
    return found


class Tagged(OneOfSchema):
    """One of several bodies, told apart by a tag that stays in each of them."""

    type_field = "kind"
    type_field_remove = False

    def get_obj_type(self, obj: Any) -> str:
        return str(obj[self.type_field])


class Move(Tagged):
    """A move of any game."""

    type_schemas: Mapping[str, Schema] = variants()

"""What a seat sees of a game: one view for every game."""

from collections.abc import Mapping

from marshmallow import Schema

from service.schemas.festivals import FestivalsView
from service.schemas.medang import MedangView
from service.schemas.moves import Tagged


class View(Tagged):
    """The view of any game."""

    type_field = "game"
    type_schemas: Mapping[str, Schema] = {"festivals": FestivalsView(), "medang": MedangView()}

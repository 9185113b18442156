"""What a seat sees of a game: one view for every game."""

from collections.abc import Mapping

from marshmallow import Schema

from engine import GAMES
from service.schemas.festivals import FestivalsView
from service.schemas.java import JavaView
from service.schemas.medang import MedangView
from service.schemas.moves import Tagged

VIEWS: Mapping[str, Schema] = {"festivals": FestivalsView(), "java": JavaView(), "medang": MedangView()}


class View(Tagged):
    """The view of any game."""

    type_field = "game"
    type_schemas: Mapping[str, Schema] = {rules: VIEWS[rules] for rules in GAMES}

"""What somebody wants: a new game, a chair at its table."""

from collections.abc import Mapping

from marshmallow import Schema, fields, validate

from engine import GAMES
from service.bots import BOTS, OWN
from service.game_names import GAME_NAMES
from service.lobby import LONGEST_CUT, LONGEST_PACE, LONGEST_TITLE, SHORTEST_PACE
from service.schemas import common
from service.schemas.fields import SEATS, Strict, Text, Whole, choice, only
from service.schemas.moves import Tagged
from service.schemas.options import options_in_words
from service.users import NAME_LENGTH


class MySeat(Strict):
    """A chair for whoever creates the game."""

    kind = only("me", "You sit here.")


class InvitedSeat(Strict):
    """A chair for somebody who is invited by mail."""

    kind = only("invite", "An invitation is sent to this address.")
    address = Text(254, least=3, required=True, metadata={"example": "budi@example.org"})


def knowing() -> str:
    """Which bot knows which game."""
    return ", ".join(f"`{bot}` knows {GAME_NAMES[rules]}" for rules, bot in OWN.items())


class BotSeat(Strict):
    """A chair for a bot."""

    kind = only("bot", "A program of this server plays here.")
    bot = choice(
        *sorted(BOTS),
        metadata={
            "description": f"`random` plays any move of any game, {knowing()}. Left out: the best that the "
            "game has."
        },
    )


class OpenSeat(Strict):
    """A chair for whoever comes first."""

    kind = only("open", "Whoever comes first may sit down: the table is listed.")


class WantedSeat(Tagged):
    """A chair as the organiser wants it."""

    type_schemas: Mapping[str, Schema] = {
        "me": MySeat(), "invite": InvitedSeat(), "bot": BotSeat(), "open": OpenSeat()
    }  # fmt: skip


class NewGame(Strict):
    """A game to be created."""

    rules = choice(*sorted(GAMES), required=True, metadata={"description": "Which game is played."})
    options = fields.Dict(
        Text(40, least=1),
        Text(40),
        load_default=dict,
        validate=validate.Length(max=20),
        metadata={
            "description": "Choices of this game by name; what is left out has its default, which is named "
            f"first here. {options_in_words()}",
            "example": {"temple": "borobudur"},
        },
    )
    seats = fields.List(
        fields.Nested(WantedSeat),
        required=True,
        validate=validate.Length(1, SEATS),
        metadata={"description": "Who sits where, from seat 0."},
    )
    pace = Whole(
        SHORTEST_PACE,
        LONGEST_PACE,
        metadata={
            "description": "Seconds for each choice; then the default move is made. Left out: no limit."
        },
    )
    watch = choice(
        "seats",
        "link",
        "public",
        load_default="seats",
        metadata={"description": "Who may watch: only the seats, whoever has the watch link, or anybody."},
    )
    title = Text(LONGEST_TITLE, load_default="")
    key = common.key()
    cut = Text(
        LONGEST_CUT,
        load_default="",
        metadata={"description": "Anything: it cuts the pack, and is mixed into every draw of the game."},
    )


class Sitting(Strict):
    """How somebody sits down."""

    seat = common.seat("Which seat; left out: yours, or else the first that is open.", required=False)
    cut = Text(
        LONGEST_CUT,
        load_default="",
        metadata={"description": "Anything: it cuts the pack, and is mixed into every draw of the game."},
    )
    name = Text(NAME_LENGTH, least=1, metadata={"description": "What you want to be called from now on."})
    key = common.key()

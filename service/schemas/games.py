"""Games as lists show them, as their seats see them, and as their organisers want them."""

from collections.abc import Mapping

from marshmallow import Schema, fields, validate

from engine import GAMES
from service.bots import BOTS
from service.lobby import LONGEST_CUT, LONGEST_PACE, LONGEST_TITLE, SHORTEST_PACE
from service.schemas import common
from service.schemas.fields import SEATS, Strict, Text, Whole, WholeInUrl, choice, code, only
from service.schemas.moves import Tagged
from service.schemas.views import View
from service.users import NAME_LENGTH

STATUSES = ("open", "running", "ended")
LONGEST_LIST = 100


class MySeat(Strict):
    """A chair for whoever creates the game."""

    kind = only("me", "You sit here.")


class InvitedSeat(Strict):
    """A chair for somebody who is invited by mail."""

    kind = only("invite", "An invitation is sent to this address.")
    address = Text(254, least=3, required=True, metadata={"example": "budi@example.org"})


class BotSeat(Strict):
    """A chair for a bot."""

    kind = only("bot", "A program of this server plays here.")
    bot = choice(*sorted(BOTS), load_default="random")


class OpenSeat(Strict):
    """A chair for whoever comes first."""

    kind = only("open", "Whoever knows the game's id may sit down.")


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
            "description": "Choices of this game by name; what is left out has its default. For medang: "
            "`temple` (borobudur, sewu, plaosan, or kalasan for two), `neutral_dynasties` (count, ignore).",
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
            "description": "Seconds for each choice; then the plainest move is made. Left out: no limit."
        },
    )
    watch = choice(
        "seats",
        "public",
        load_default="seats",
        metadata={"description": "Who may watch: only the seats, or anybody."},
    )
    title = Text(LONGEST_TITLE, load_default="")
    cut = Text(
        LONGEST_CUT,
        load_default="",
        metadata={"description": "Anything: it cuts the pack, and is mixed into every draw of the game."},
    )


class ListedSeat(Schema):
    """A chair as everybody may see it."""

    seat = common.seat()
    name = common.text("What its player is called.")
    status = choice("open", "invited", "joined", "declined", "resigned", required=True)
    bot = common.text("The bot that plays here, or null.", allow_none=True)


class ListedGame(Schema):
    """A game in a list: nothing of it is hidden from anybody at its table."""

    game = common.game_id()
    title = common.text("What its organiser calls it.")
    rules = common.text("Which game is played.")
    options = fields.Dict(fields.String(), fields.String(), required=True)
    status = choice(*STATUSES, required=True)
    why = common.text("Why it ended: finished, or cancelled.", required=False)
    watch = choice("seats", "public", required=True)
    pace = Whole(metadata={"description": "Seconds for each choice; absent: no limit."})
    version = common.version()
    sealed = common.flag("Whether the choice that is awaited is made at the same time, unseen.")
    since = common.time("When the game came to its present point.")
    seats = fields.List(fields.Nested(ListedSeat), required=True)
    seat = common.seat("Your seat; absent when you have none.", required=False)
    organiser = common.flag("Whether you created it.")
    my_turn = common.flag("Whether your choice is awaited.")
    outcome = fields.Nested(lambda: Outcome(), metadata={"description": "Absent while the game runs."})


class GameList(Schema):
    """Games, the last to have changed its table first."""

    items = fields.List(fields.Nested(ListedGame), required=True)
    next = common.game_id(
        required=False, metadata={"description": "Send it as `after` for what follows; absent at the end."}
    )


class ListQuery(Schema):
    """Which games, and how many."""

    status = choice(*STATUSES, metadata={"description": "Only games that stand like this."})
    after = common.game_id(required=False, metadata={"description": "`next` of the answer before."})
    limit = WholeInUrl(1, LONGEST_LIST, load_default=50)


class Score(Schema):
    """One seat's result."""

    seat = common.seat()
    total = Whole(-(2**53), required=True)
    parts = fields.List(
        fields.List(fields.Raw(), validate=validate.Length(equal=2)),
        required=True,
        metadata={"description": "Where the points come from: pairs of a name and a number."},
    )


class Outcome(Schema):
    """How a game ended."""

    winners = fields.List(common.seat(), **common.about("Several share the victory."))
    scores = fields.List(fields.Nested(Score), required=True)
    why = common.text("Why these have won, in a sentence.")


class GameSeat(ListedSeat):
    """A chair of a game as its table sees it."""

    sealed = common.flag("Whether it has sealed its choice at this point.")
    to_move = common.flag("Whether its choice is awaited.")


class Game(Schema):
    """A game as one seat, or a spectator, may see it."""

    game = common.game_id()
    title = common.text("What its organiser calls it.")
    rules = common.text("Which game is played.")
    options = fields.Dict(fields.String(), fields.String(), required=True)
    status = choice(*STATUSES, required=True)
    why = common.text("Why it ended: finished, or cancelled; else empty.")
    watch = choice("seats", "public", required=True)
    pace = Whole(metadata={"description": "Seconds for each choice; absent: no limit."})
    version = common.version()
    point = common.point()
    hash = common.digest("The hash of the game's chain at this version.")
    seed_hash = common.digest("SHA-256 of the seed of every draw, which is published when the game ends.")
    seat = common.seat("The seat whose view this is; absent for a spectator.", required=False)
    seats = fields.List(fields.Nested(GameSeat), required=True)
    sealed = common.flag("Whether everybody chooses at the same time, unseen: send a seal, not a turn.")
    deadline = common.time("When the choice falls due; absent without a limit.", required=False)
    view = fields.Nested(View, metadata={"description": "The game itself; absent before it has started."})
    outcome = fields.Nested(Outcome, metadata={"description": "Absent while the game runs."})


class ViewHeaders(Schema):
    """For answers that have not changed."""

    if_none_match = fields.String(
        data_key="If-None-Match", metadata={"description": "The `ETag` of an answer that you have."}
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


class SeatToken(Schema):
    """A bearer token for one seat."""

    game = common.game_id()
    seat = common.seat()
    token = code(r"seat\.[A-Za-z0-9_.-]+", "", **common.about("Send it as `Authorization: Bearer …`."))
    days = Whole(**common.about("For how many days it is good."))

"""Games as lists show them, and as their seats see them."""

from marshmallow import Schema, fields, validate

from service.schemas import common
from service.schemas.fields import Whole, WholeInUrl, choice, code
from service.schemas.views import View

STATUSES = ("open", "running", "ended")
LONGEST_LIST = 100


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
    watch = choice("seats", "link", "public", required=True)
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
    after = common.game_id(
        required=False, metadata={"description": "`next` of the answer before.", "example": "aakx7m2qp4rt"}
    )
    limit = WholeInUrl(1, LONGEST_LIST, load_default=50, metadata={"description": "So many at the most."})


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
    to_open = common.flag("Whether it keeps an opening that is to be sent now; yours: and has not sent it.")


class Game(Schema):
    """A game as one seat, or a spectator, may see it; `view` is absent before it has started."""

    game = common.game_id()
    title = common.text("What its organiser calls it.")
    rules = common.text("Which game is played.")
    options = fields.Dict(fields.String(), fields.String(), required=True)
    status = choice(*STATUSES, required=True)
    why = common.text("Why it ended: finished, or cancelled; else empty.")
    watch = choice("seats", "link", "public", required=True)
    pace = Whole(metadata={"description": "Seconds for each choice; absent: no limit."})
    version = common.version()
    point = common.point()
    hash = common.digest("The hash of the game's chain at this version.")
    origin = common.digest("The hash at the first commit: the `game` of every commitment.")
    seed_hash = common.digest("SHA-256 of the seed of every draw, which is published when the game ends.")
    seat = common.seat("The seat whose view this is; absent for a spectator.", required=False)
    seats = fields.List(fields.Nested(GameSeat), required=True)
    sealed = common.flag("Whether everybody chooses at the same time, unseen: send a seal, not a turn.")
    deadline = common.time("When the choice falls due; absent without a limit.", required=False)
    view = fields.Nested(View)  # no description: with one, generated types lose its tag
    outcome = fields.Nested(Outcome, metadata={"description": "Absent while the game runs."})


class ViewHeaders(Schema):
    """For answers that have not changed."""

    if_none_match = fields.String(
        data_key="If-None-Match",
        metadata={"description": "The `ETag` of an answer that you have.", "example": 'W/"17.0"'},
    )


class SeatToken(Schema):
    """A bearer token for one seat."""

    game = common.game_id()
    seat = common.seat()
    token = code(r"seat\.[A-Za-z0-9_.-]+", "", **common.about("Send it as `Authorization: Bearer …`."))
    days = Whole(**common.about("For how many days it is good."))

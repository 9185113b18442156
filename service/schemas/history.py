"""What has happened in a game."""

from marshmallow import Schema, fields

from service.schemas import common
from service.schemas.fields import WholeInUrl
from service.waiting import LONGEST_WAIT


def event() -> fields.Dict:
    """One thing that happened, as a seat may hear it."""
    meaning = (
        "Something that happened: its `kind`, mostly its `seat`, and what your seat may know of it. "
        "Kinds that begin with a dot are of the table, others of the game."
    )
    return fields.Dict(**common.about(meaning, metadata={"example": {"kind": "TurnPassed", "seat": 1}}))


class Line(Schema):
    """What happened in words, without the name of whom it is about."""

    seat = common.seat("Whom it is about, if anybody.", required=False)
    text = common.text("In the present tense: “plays the red general to column 4, floor 3”.")


class Leaf(Schema):
    """One commit as your seat may hear it; only its version when it says nothing to you."""

    version = common.version("Its place in the log, from 1.")
    at = common.time("When it was written.", required=False)
    by = common.text("By whom: `seat:0`, `user:…`, `bot:1`, `clock`, `table`.", required=False)
    events = fields.List(event())
    lines = fields.List(fields.Nested(Line))


class History(Schema):
    """What has happened, commit by commit, without gaps."""

    game = common.game_id()
    version = common.version()
    items = fields.List(fields.Nested(Leaf), required=True)


class Link(Schema):
    """A commit's place in the chain; it tells nothing of what the commit says."""

    version = common.version("Its place in the log, from 1.")
    digest = common.digest("SHA-256 of the salted commit.")
    hash = common.digest("SHA-256 of the hash before, the version and the digest.")


class Chain(Schema):
    """The public chain of a game: what its log will have to match."""

    game = common.game_id()
    version = common.version()
    items = fields.List(fields.Nested(Link), required=True)


class AfterQuery(Schema):
    """From where on, and how long to wait for it."""

    after = WholeInUrl(load_default=0, metadata={"description": "Only commits behind this version."})
    wait = WholeInUrl(
        0,
        LONGEST_WAIT,
        load_default=0,
        metadata={"description": "Seconds to wait for a commit behind `after`, when there is none yet."},
    )

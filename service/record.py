"""Record: a game folded from its log, and how one more commit changes it."""

import json
from dataclasses import dataclass, replace
from typing import Any

from engine import GAMES
from engine.codec import Malformed, dump, load
from engine.game import Actors, Game, Outcome, State
from service.chain import Head
from service.commit import Commit
from service.table import Table, apply, moved_on

OPENING_PACE = 3 * 24 * 3600  # seconds to open a kept seal, in a game without a pace
CODEC = 3  # of snapshots; a snapshot of another number is read again from the log


@dataclass(frozen=True, slots=True)
class Record:
    """A game at one version: the fold of its log so far."""

    game: str  # its id
    head: Head
    table: Table
    state: State | None  # None before the start
    origin: str  # the chain's hash at the first commit; seals name it
    since: int  # ms: when the game came to this point
    began: int  # the point since which the same seats are to choose, without another in between

    @property
    def rules(self) -> Game:
        return GAMES[self.table.rules]

    @property
    def actors(self) -> Actors:
        """The seats whose choice is awaited; none before the start and after the end."""
        if self.state is None or self.table.status != "running":
            return Actors()
        return self.rules.actors(self.state)

    @property
    def unsealed(self) -> tuple[int, ...]:
        """The actors that have not chosen yet and still may."""
        actors = self.actors
        if self.table.closed is not None:
            return ()
        if not actors.sealed:
            return actors.seats
        return tuple(seat for seat in actors.seats if self.table.seal_of(seat) is None)

    @property
    def openers(self) -> tuple[int, ...]:
        """The seats that keep an opening which is now to be sent."""
        if self.table.closed is None:
            return ()
        return tuple(seal.seat for seal in self.table.seals if seal.kept)

    @property
    def limit(self) -> tuple[int, int] | None:
        """Since when (ms) and how long (s) the present choice or opening is waited for; None: for ever."""
        if not self.actors.seats:
            return None
        if self.table.closed is not None:
            return self.table.closed, self.table.pace or OPENING_PACE
        return None if self.table.pace is None else (self.since, self.table.pace)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self.rules.outcome(self.state)

    def snapshot(self) -> str:
        """JSON that `from_snapshot` turns back; a cache."""
        return json.dumps(
            {
                "codec": CODEC,
                "head": dump(self.head),
                "table": dump(self.table),
                "state": None if self.state is None else self.rules.codec.dump(self.state),
                "origin": self.origin,
                "since": self.since,
                "began": self.began,
            },
            separators=(",", ":"),
        )


def from_snapshot(game: str, text: str) -> Record | None:
    """The record of a snapshot, or None when it is of another format."""
    try:
        data = json.loads(text)
        if data["codec"] != CODEC:
            return None
        table = load(Table, data["table"], "table")
        state = data["state"]
        return Record(
            game,
            load(Head, data["head"], "head"),
            table,
            None if state is None else GAMES[table.rules].codec.load_state(state),
            data["origin"],
            data["since"],
            data["began"],
        )
    except (ValueError, KeyError, TypeError, Malformed):
        return None


def advance(record: Record | None, game: str, seed: bytes, content: dict[str, Any]) -> Record:
    """The record after one more commit. `record` None: the first. Only reads events."""
    commit = Commit.of(content)
    head = (record.head if record else Head()).grown(seed, content, bool(commit.game_events))
    table = record.table if record else None
    state = record.state if record else None
    if commit.game_events:
        assert table is not None
        rules = GAMES[table.rules]
        for event in commit.game_events:
            state = rules.apply(state, rules.codec.load_event(event))
        table = moved_on(table, len(commit.draws))
    for event in commit.table_events:
        table = apply(table, event, head.version)
    assert table is not None
    origin = record.origin if record else head.hash
    since = commit.at if commit.game_events or record is None else record.since
    after = Record(game, head, table, state, origin, since, record.began if record else 0)
    if commit.game_events and (record is None or record.actors != after.actors):
        return replace(after, began=head.point)
    return after

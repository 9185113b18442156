"""write(): a commit into a game's log, with everything that follows from it."""

import json
from dataclasses import replace
from typing import Any

from engine.game import Outcome
from service import keys
from service.archive import AFTER
from service.commit import Commit
from service.load import Loaded
from service.log import Writes, append
from service.record import Record, advance
from service.site import Site
from service.standing.keeping import forget


def write(site: Site, before: Loaded, commit: Commit, writes: Writes) -> Loaded:
    """Append the commit and return the game after it.

    Snapshot, summary, due time and letters follow in the same script. Raises what `append` raises.
    """
    game = before.record.game
    content = commit.content()
    record = advance(before.record, game, before.seed, content)
    save(site, record, before.title, content, writes)
    return replace(before, record=record)


def save(site: Site, record: Record, title: str, content: dict[str, Any], writes: Writes) -> None:
    """Append the commit that led to this record, with its projections and its letters."""
    game = record.game
    project(record, title, writes)
    row = f"letters|{game}|{record.head.version}"
    writes.add("ZADD", keys.outbox(keys.partition(game)), content["at"], row)
    writes.add("ZADD", keys.outbox(keys.partition(game)), content["at"], f"index|{game}")
    for event in content["events"]:
        if event["kind"] in (".resigned", ".reseated"):  # orders are their giver's, not the seat's
            forget(writes, game, event["seat"])
    if record.table.status == "ended":
        writes.add("ZADD", keys.outbox(keys.partition(game)), content["at"] + AFTER, f"archive|{game}")
    append(site, game, record.head.version - 1, content, record.head, record.table.status, writes)


def project(record: Record, title: str, writes: Writes) -> None:
    """Snapshot, summary and due time: everything that can be rebuilt from the log. After the end no
    standing orders are kept.
    """
    game = record.game
    part = keys.partition(game)
    writes.add("SET", keys.snapshot(game), record.snapshot())
    writes.add("SET", keys.summary(game), json.dumps(summary(record, title), separators=(",", ":")))
    if record.table.status == "ended":
        writes.add("DEL", keys.orders(game))
    due = due_at(record)
    if due is None:
        writes.add("ZREM", keys.due(part), game)
    else:
        writes.add("ZADD", keys.due(part), due, game)


def due_at(record: Record) -> int | None:
    """When the clock must look at this game (ms), outages aside: now if somebody automatic is to choose."""
    waiting = record.unsealed
    if any(record.table.chairs[seat].automatic for seat in waiting):
        return record.since
    if record.limit is None:
        return None
    since, pace = record.limit
    return since + pace * 1000


def summary(record: Record, title: str) -> dict[str, Any]:
    """What a list shows of a game, without anything hidden."""
    table = record.table
    return {
        "game": record.game,
        "title": title,
        "rules": table.rules,
        "options": dict(table.options),
        "status": table.status,
        "why": table.why,
        "organiser": table.organiser,
        "watch": table.watch,
        "pace": table.pace,
        "chairs": [[chair.status, chair.user, chair.bot] for chair in table.chairs],
        "version": record.head.version,
        "waiting": list(record.unsealed or record.openers),
        "sealed": record.actors.sealed,
        "since": record.since,
        "outcome": outcome_document(record.outcome),
    }


def outcome_document(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as JSON."""
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "scores": [
            {
                "seat": score.seat,
                "total": score.total,
                "parts": [[name, points] for name, points in score.parts],
            }
            for score in outcome.scores
        ],
        "why": outcome.why,
    }

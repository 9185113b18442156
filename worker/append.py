"""append_turn(): what was judged becomes a commit, drawn with the game's own dice."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Move, Seat
from engine.play import play
from service import keys
from service.commit import Commit
from service.dice import SeededDice, dice_key
from service.load import Loaded
from service.log import Writes
from service.site import Site
from service.submissions import Submission, settled, verdict_of
from service.write import write

Turn = Sequence[Mapping[Seat, Move]]


def append_turn(
    site: Site,
    before: Loaded,
    turn: Turn,
    by: str,
    submission: Submission | None,
    events: Sequence[Any] = (),
    writes: Writes | None = None,
) -> Loaded:
    """Play a turn with the game's dice and append it, with the table's own `events` before the game's, and
    with what else is written.

    Raises Illegal, and then nothing has happened.
    """
    dice = seeded(before)
    new, _ = play(before.record.rules, before.record.state, turn, dice)
    codec = before.record.rules.codec
    moves = [{str(seat): codec.dump(move) for seat, move in choices.items()} for choices in turn]
    return append_events(site, before, new, dice, moves, by, submission, events, writes)


def seeded(before: Loaded) -> SeededDice:
    """The game's dice, where its last draw left them."""
    table = before.record.table
    return SeededDice(dice_key(before.seed, table.cuts), table.draws)


def append_events(
    site: Site,
    before: Loaded,
    new: Sequence[Any],
    dice: SeededDice,
    moves: list[dict[str, Any]],
    by: str,
    submission: Submission | None,
    table_events: Sequence[dict[str, Any]] = (),
    writes: Writes | None = None,
) -> Loaded:
    """One commit with these events of the game; the last one of a game publishes its seed."""
    record, game = before.record, before.record.game
    rules = record.rules
    events = [*table_events, *map(rules.codec.dump, new)]
    state = record.state
    for event in new:
        state = rules.apply(state, event)
    if rules.outcome(state) is not None:
        events.append({"kind": ".ended", "why": "finished", "seed": before.seed.hex()})
    if record.table.keys != (now_signing := tuple(site.keyring.thumbprints())):
        events.insert(0, {"kind": ".rekeyed", "keys": list(now_signing)})
    commit = Commit(before.now, by, site.config.release, events, moves, dice.draws, record.head.point_text)
    writes = Writes() if writes is None else writes
    writes.add("DEL", keys.openings(game))
    if submission is not None:
        head = record.head.grown(before.seed, commit.content(), moved=True)
        settled(writes, submission, verdict_of("settled", head, before.now, version=head.version))
    return write(site, before, commit, writes)


def stale(before: Loaded, submission: Submission) -> dict[str, Any]:
    head = before.record.head
    return verdict_of(
        "stale",
        head,
        before.now,
        detail="The game had moved on before this was judged. Nothing of it was played.",
        expected=head.point_text,
        actual=submission.point,
    )

"""Judging: the draws against the seed, and every move decided again."""

from engine.codec import Malformed
from engine.game import Illegal, Move
from engine.play import play
from service.audit.proof import Forged
from service.audit.sitting import Event
from service.commit import Commit
from service.dice import SeededDice, dice_key, draw
from service.record import Record
from service.seals import NOT_ALLOWED


class Differs(Exception):
    """This program judges the commit otherwise than it is recorded; the message says how."""


def check_draws(before: Record, seed: bytes, commit: Commit) -> None:
    """Raise Forged unless every draw follows from the seed and the cuts."""
    key = dice_key(seed, before.table.cuts)
    for number, (n, value) in enumerate(commit.draws, before.table.draws):
        if draw(key, number, n) != value:
            raise Forged(f"Draw {number} of the game does not follow from the seed and the cuts.")


def judge(before: Record, seed: bytes, commit: Commit) -> str | None:
    """Decide the commit's moves again; None when the same comes out, else what differs."""
    dice = SeededDice(dice_key(seed, before.table.cuts), before.table.draws)
    try:
        events = decided(before, commit, dice)
    except Differs as differs:
        return str(differs)
    except Illegal as illegal:
        return f"its moves are not legal: {illegal.sentence}"
    except Exception as error:  # the rules may fail in any way at a state that cannot be
        return f"its moves cannot be made here ({type(error).__name__})"
    if [before.rules.codec.dump(event) for event in events] != commit.game_events:
        return "its moves lead to other events than it records"
    if dice.draws != commit.draws:
        return "its moves need other draws than it records"
    return None


def decided(before: Record, commit: Commit, dice: SeededDice) -> list[object]:
    """The events that the commit's moves lead to. Raises Differs, Illegal, or what the rules raise."""
    rules, state = before.rules, before.state
    if state is None:
        return list(rules.setup(dict(before.table.options), range(len(before.table.chairs)), dice))
    for event in commit.events:
        if event["kind"] == ".defaulted":
            check_default(before, event, commit)
    events: list[object] = []
    for choices in commit.moves:
        if dice.draws:
            raise Differs("its moves go on behind a draw that their player had not seen")
        turn = {int(seat): read_move(before, move) for seat, move in choices.items()}
        absent = commit.by == "clock" or commit.by.startswith("table:")
        if absent and any(move != rules.default(state, seat) for seat, move in turn.items()):
            raise Differs("another move was played for an absent player than the default")
        new, state = play(rules, state, [turn], dice)
        events += new
    return events


def read_move(before: Record, data: object) -> Move:
    """The move that stands in the log, written as the codec writes it. Raises Differs."""
    codec = before.rules.codec
    try:
        move = codec.load_move(data)
    except Malformed:
        raise Differs("its moves are not moves of this game") from None
    if codec.dump(move) != data:
        raise Differs("its moves are not written as moves are")
    return move


def check_default(before: Record, event: Event, commit: Commit) -> None:
    """The default was played for this seat; what it had sealed against the rules is against them."""
    rules, state, seat = before.rules, before.state, event["seat"]
    if commit.moves[0][str(seat)] != rules.codec.dump(rules.default(state, seat)):
        raise Differs(f"another move was played for seat {seat} than the default")
    if event["why"] != NOT_ALLOWED:
        return
    try:
        allowed = read_move(before, event["move"]) in set(rules.legal(state, seat))
    except Differs:
        return
    if allowed:
        raise Differs(f"what seat {seat} had sealed is allowed by the rules")

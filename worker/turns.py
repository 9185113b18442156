"""settle(): judge one submission, draw, append."""

from engine.codec import Malformed
from engine.game import Illegal
from service import keys
from service.load import Loaded, ask, loaded
from service.log import Writes
from service.site import Site
from service.standing.keeping import Row, seen
from service.submissions import Submission, from_item, turned_down, verdict_of
from worker.append import append_events, append_turn, seeded, stale
from worker.seals import close, settle_openings, take_opening
from worker.standing import obey


def look(site: Site, game: str) -> tuple[Loaded, list[Submission], Row]:
    """A game, its inbox and its standing orders, in one round trip."""
    pipe = site.redis.pipeline(transaction=True)
    ask(pipe, game)
    pipe.lrange(keys.inbox(game), 0, -1)
    pipe.hgetall(keys.orders(game))
    *answers, inbox, row = pipe.execute()
    return loaded(site, game, answers), [from_item(text) for text in inbox], row


def settle(site: Site, before: Loaded, submission: Submission, row: Row) -> Loaded:
    """The game after this submission, whatever its verdict. Raises Conflict: look again."""
    record = before.record
    if submission.point != record.head.point_text or record.table.status == "ended":
        turned_down(site, submission, stale(before, submission), before.record.head.version)
        return before
    match submission.kind:
        case "start":
            return start(site, before, submission)
        case "close":
            return close(site, before, submission)
        case "opening":
            return take_opening(site, before, submission)
        case "open":
            return settle_openings(site, before, submission)
        case "default":
            return overdue(site, before, submission, row)
        case _:
            return turn(site, before, submission)


def turn(site: Site, before: Loaded, submission: Submission) -> Loaded:
    """A player's turn: all of it, or a refusal with the rule."""
    seat = submission.seat
    assert seat is not None
    writes = Writes()
    seen(writes, before.record.game, seat)
    try:
        moves = [before.record.rules.codec.load_move(move) for move in submission.body]
        turns = [{seat: move} for move in moves]
        return append_turn(site, before, turns, submission.by, submission, writes=writes)
    except (Illegal, Malformed) as no:
        rule = no.rule if isinstance(no, Illegal) else ""
        verdict = verdict_of("refused", before.record.head, before.now, detail=str(no), rule=rule)
        turned_down(site, submission, verdict, before.record.head.version)
        return before


def overdue(site: Site, before: Loaded, submission: Submission, row: Row) -> Loaded:
    """The clock's word: a seat plays its default until it is no longer an actor, where no order of its own
    answers.
    """
    seat, waits = submission.seat, True
    assert seat is not None
    now = before
    while seat in now.record.actors.seats and not now.record.actors.sealed:
        last = now
        now, row = obey(site, now, row)
        if now is last:
            move = now.record.rules.default(now.record.state, seat)
            now = append_turn(site, now, [{seat: move}], "clock", submission if waits else None)
            waits = False
    if waits:
        turned_down(site, submission, stale(now, submission), now.record.head.version)
    return now


def start(site: Site, before: Loaded, submission: Submission) -> Loaded:
    """The table is complete: the game is set up."""
    record = before.record
    dice = seeded(before)
    seats = range(len(record.table.chairs))
    events = record.rules.setup(dict(record.table.options), seats, dice)
    return append_events(site, before, events, dice, [], "table", submission)

"""answer(): who needs not be asked moves at once: bots, empty seats, seats with a standing order for it."""

from collections.abc import Mapping

from engine.dice import Chance, NoDice
from engine.game import Move, Seat
from engine.play import play
from service.bots import BOTS
from service.load import Loaded
from service.sealing import deposited, write_seals
from service.site import Site
from service.standing.keeping import Row, names_of
from service.standing.rest import at_rest
from worker.append import append_turn
from worker.standing import obey

MOST = 200  # commits in one go; the rest after other games had their turn


def answer(site: Site, before: Loaded, row: Row) -> Loaded:
    """The game after every choice that bots, empty seats and standing orders can make.

    `row`: the standing orders, read with the game. Raises Conflict: look again.
    """
    now = before
    for _ in range(MOST):
        last = now
        waiting = [seat for seat in now.record.unsealed if now.record.table.chairs[seat].automatic]
        if waiting:
            now = move_for(site, now, waiting)
        else:
            now, row = obey(site, now, row)
        if now is last:
            break
    if now is before and row:
        asked = () if now.record.actors.sealed else now.record.actors.seats
        names = [names_of(seat)[0] for seat in asked]
        at_rest(site, now.record.game, (now.record.head.version, {name: row.get(name, "") for name in names}))
    return now


def move_for(site: Site, now: Loaded, waiting: list[Seat]) -> Loaded:
    """The game after these bots and empty seats have sealed, or the first of them has moved."""
    if now.record.actors.sealed:
        wanted = {seat: deposited(now, seat, choice(now, seat)) for seat in waiting}
        return write_seals(site, now, wanted, "table")
    seat = waiting[0]
    bot = now.record.table.chairs[seat].bot is not None
    return append_turn(site, now, whole_turn(now, seat), f"{'bot' if bot else 'table'}:{seat}", None)


def choice(now: Loaded, seat: Seat, state: object = None) -> Move:
    """What a bot chooses, or an empty seat's default, in this state (None: the present one)."""
    record = now.record
    at = record.state if state is None else state
    bot = record.table.chairs[seat].bot
    if bot is None:
        return record.rules.default(at, seat)
    return BOTS[bot](record.rules.view(at, seat), list(record.rules.legal(at, seat)))


def whole_turn(now: Loaded, seat: Seat) -> list[Mapping[Seat, Move]]:
    """Moves up to the first draw or reveal, or until somebody else is to move."""
    rules, state = now.record.rules, now.record.state
    turn: list[Mapping[Seat, Move]] = []
    while rules.actors(state).seats == (seat,) and not rules.actors(state).sealed and len(turn) < MOST:
        turn.append({seat: choice(now, seat, state)})
        try:
            _, state = play(rules, state, [turn[-1]], NoDice())
        except Chance:
            break
    return turn

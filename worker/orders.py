"""answer(): seats that nobody needs to be asked for, bots and empty ones, move at once."""

from collections.abc import Mapping

from engine.dice import Chance, NoDice
from engine.game import Move, Seat
from engine.play import play
from service.bots import BOTS
from service.load import Loaded
from service.sealing import deposited, write_seals
from service.site import Site
from worker.append import append_turn

MOST = 200  # commits in one go; the rest after other games had their turn


def answer(site: Site, before: Loaded) -> Loaded:
    """The game after every choice that bots and empty seats can make. Raises Conflict: look again."""
    now = before
    for _ in range(MOST):
        waiting = [seat for seat in now.record.unsealed if now.record.table.chairs[seat].automatic]
        if not waiting:
            return now
        if now.record.actors.sealed:
            wanted = {seat: deposited(now, seat, choice(now, seat)) for seat in waiting}
            now = write_seals(site, now, wanted, "table")
        else:
            seat = waiting[0]
            bot = now.record.table.chairs[seat].bot is not None
            now = append_turn(site, now, whole_turn(now, seat), f"{'bot' if bot else 'table'}:{seat}", None)
    return now


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

"""Games of The Festivals that have come to some question, the same ones in every run."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from service.links import turn_link
from service.load import load
from service.record import Record
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept

View = dict[str, Any]
MOST = 500  # moves and seals
SHOWN = 3  # tickets in a plan at the most


def view_of(site: Site, game: str, seat: int | None = None) -> View:
    """The game as a seat sees it."""
    record = load(site, game).record
    found: View = record.rules.view(record.state, seat)
    return found


def travel(site: Site, game: str, enough: Callable[[View], bool], seed: int = 1) -> bool:
    """Random legal moves, until there is enough of it; False when the game is over before."""
    chance = random.Random(seed)
    for _ in range(MOST):
        record = load(site, game).record
        if record.table.status == "ended":
            return False
        if enough(record.rules.view(record.state, None)):
            return True
        if record.actors.sealed:
            plan_all(site, game, lambda legal: chance.choice(legal))
        else:
            play(site, game, chance.choice(sorted(lines(record, record.actors.seats[0]))))
    raise AssertionError("the game does not end")


def lines(record: Record, seat: int) -> list[str]:
    """What a seat may do, in the notation."""
    return [record.rules.notation.write(move) for move in record.rules.legal(record.state, seat)]


def plan_all(site: Site, game: str, choose: Callable[[Sequence[str]], str]) -> None:
    """Everybody who has not sealed yet seals a plan of a few tickets."""
    for seat in load(site, game).record.unsealed:
        record = load(site, game).record
        plan(site, game, seat, choose([one for one in lines(record, seat) if len(one.split()) <= SHOWN + 1]))


def plan(site: Site, game: str, seat: int, line: str) -> None:
    """A seat seals this plan."""
    record = load(site, game).record
    move = record.rules.notation.read(line)
    seal(site, game, seat, record.head.point_text, move, f"seat:{seat}")


def play(site: Site, game: str, *moves: str) -> None:
    """Whoever is asked plays these moves."""
    record = load(site, game).record
    seat, point = record.actors.seats[0], record.head.point_text
    body = [record.rules.codec.dump(record.rules.notation.read(move)) for move in moves]
    sent = Submission(f"{record.head.version}-{moves}", game, seat, "turn", point, body, 1, f"seat:{seat}")
    accept(site, sent)
    assert load(site, game).record.head.point > record.head.point, moves


def link_of(site: Site, game: str, seat: int | None = None) -> str:
    """The turn link of a seat; of whoever is asked, if None."""
    record = load(site, game).record
    asked = record.actors.seats[0] if seat is None else seat
    return turn_link(site, game, asked, record.head.point, 0)

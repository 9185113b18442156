"""Giving: a seat lists, gives, replaces and withdraws its standing orders."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from engine.game import Illegal
from service import keys
from service.errors import Forbidden, Invalid, NoOrder, NotFound, NotNow, Problem, Stale
from service.load import Loaded, load
from service.log import Writes, run_script
from service.preview import started
from service.queue import wake
from service.record import Record
from service.site import Site
from service.standing import STANDING
from service.standing.keeping import Kept, Row, change, read_kept, read_row
from service.standing.order import Order, Standing, View
from service.wishes import clean_text

LONGEST = 200  # characters of an order
MOST = 20  # orders in one request


def own_orders(site: Site, loaded: Loaded, seat: int) -> Kept:
    """What is kept for a seat, for its owner alone."""
    return read_kept(site, loaded.record, seat, read_row(site, loaded.record.game, seat))


def standing_of(record: Record) -> Standing:
    """The game's part. Raises NotNow when it has none, or the game does not run."""
    if record.table.status != "running":
        raise NotNow(started(record))
    if record.table.rules not in STANDING:
        raise NotNow("This game has no standing orders.")
    return STANDING[record.table.rules]


def give(site: Site, game: str, seat: int, lines: Sequence[str]) -> Kept:
    """Add these orders; each replaces the one of its topic. All or none; returns what was kept before.

    They answer from now on, also a question that is asked already. Raises NoOrder with the sentence of the
    rules, NotNow, Forbidden.
    """

    def given(loaded: Loaded, kept: Kept) -> Kept:
        return replace(kept, orders=joined(kept.orders, read(loaded, seat, lines, kept)))

    return changed(site, game, seat, given)


@contextmanager
def together(site: Site, loaded: Loaded, seat: int, point: str, lines: Sequence[str]) -> Iterator[None]:
    """Give these orders before what is sealed in this block, all or nothing. They take the place of those
    that were given with what this seat has sealed at this point before.
    """
    game = loaded.record.game

    def given(now: Loaded, kept: Kept) -> Kept:
        others = [order for order in kept.orders if order.seal != point]
        new = [replace(order, seal=point) for order in read(now, seat, lines, kept)]
        return replace(kept, orders=joined(others, new))

    if not lines and loaded.record.table.rules not in STANDING:
        yield
        return
    before = changed(site, game, seat, given)
    try:
        yield
    except Problem:
        changed(site, game, seat, lambda now, kept: replace(kept, orders=before.orders))
        raise


def put(site: Site, game: str, seat: int, lines: Sequence[str], point: str | None = None) -> Kept:
    """Have these orders and no others. Raises what `give` raises; Stale when the `point` has passed."""

    def listed(loaded: Loaded, kept: Kept) -> Kept:
        present = loaded.record.head.point_text
        if point not in (None, present):
            raise Stale("The game has moved on. Look again.", expected=present, actual=point)
        return replace(kept, orders=joined((), read(loaded, seat, lines, kept)))

    return changed(site, game, seat, listed)


def withdraw(site: Site, game: str, seat: int, topic: str) -> Kept:
    """Take the order of a topic back: once this returns it is played no more. Raises NotFound."""

    def withdrawn(loaded: Loaded, kept: Kept) -> Kept:
        left = tuple(order for order in kept.orders if order.topic != topic)
        if left == kept.orders:
            raise NotFound("There is no such standing order: it was withdrawn, used up or dropped.")
        return replace(kept, orders=left)

    return changed(site, game, seat, withdrawn)


def dismiss(site: Site, game: str, seat: int) -> Kept:
    """Put the notices about dropped orders away."""
    return changed(site, game, seat, lambda loaded, kept: replace(kept, notices=()))


def changed(site: Site, game: str, seat: int, make: Callable[[Loaded, Kept], Kept]) -> Kept:
    """Keep what `make` makes of what is kept; returns what was kept before.

    It is written against the log at one version, so nobody keeps anything in a seat that he has left; and
    against what lay there, as a turn by orders is appended: one of the two comes first, and the other looks
    again. Raises NotNow, Forbidden.
    """
    for _ in range(20):
        loaded = load(site, game)
        standing_of(loaded.record)
        if loaded.record.table.chairs[seat].status != "joined":
            raise Forbidden("You have left this game: you can look on, and no longer play.")
        row = read_row(site, game, seat)
        before = read_kept(site, loaded.record, seat, row)
        after = make(loaded, before)
        if after == before or store(site, loaded, seat, row, after):
            return before
    raise NotNow("Many are changing this game at this moment. Try again.")


def store(site: Site, loaded: Loaded, seat: int, row: Row, kept: Kept) -> bool:
    """Write it, unless log or row have changed meanwhile; whoever is asked is answered for at once."""
    record, writes = loaded.record, Writes()
    change(site, writes, record, seat, row, kept)
    asked = bool(kept.orders) and seat in record.actors.seats and not record.actors.sealed
    if asked:
        writes.add("SADD", keys.ready(keys.partition(record.game)), record.game)
    places, commands = writes.encoded(keys.head(record.game))
    done = bool(run_script(site, "project.lua", places, [record.head.version, commands]))
    if done and asked:
        wake(site, record.game)
    return done


def read(loaded: Loaded, seat: int, lines: Sequence[str], kept: Kept) -> list[Order]:
    """The orders that these lines say; one that stands already stays as it is. Raises NoOrder, Invalid."""
    if len(lines) > MOST:
        raise Invalid(f"So many orders are not needed: {MOST} at the most.")
    record, known = loaded.record, {order.line: order for order in kept.orders}
    view: View = record.rules.view(record.state, seat)
    found = []
    for number, line in enumerate(lines):
        text = clean_text(line, LONGEST, "An order")
        try:
            again = known.get(" ".join(text.lower().split()))
            order = again or replace(standing_of(record).read(text, view), at=loaded.now)
        except Illegal as illegal:
            before = f"“{text}”: " if len(lines) > 1 else ""
            raise NoOrder(before + illegal.sentence, order=number) from None
        found.append(order)
    return found


def joined(orders: Sequence[Order], more: Sequence[Order]) -> tuple[Order, ...]:
    """The orders with more, each in the place of the one of its topic."""
    by_topic = {order.topic: order for order in (*orders, *more)}
    return tuple(by_topic.values())

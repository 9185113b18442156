"""Keeping: a seat's standing orders and what came of them, encrypted, beside the log and never in it.

They belong to whoever holds the seat: another holder is shown nothing and has nothing played by them.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from service import keys
from service.log import Writes
from service.record import Record
from service.site import Site
from service.standing import STANDING
from service.standing.order import NOTHING, Order

Row: TypeAlias = Mapping[str, str]  # of the hash `keys.orders`, as far as it was read


@dataclass(frozen=True, slots=True)
class Notice:
    """An order that was dropped: why and when (ms), and what of it was done, in sentences."""

    line: str
    why: str
    at: int
    done: str = NOTHING


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept for the holder of a seat."""

    orders: tuple[Order, ...] = ()
    notices: tuple[Notice, ...] = ()  # until the seat has moved, or put them away
    since: int | None = None  # the version before the first turn by orders that the seat has not seen


def names_of(seat: int) -> tuple[str, str]:
    """The two fields of a seat."""
    return f"orders:{seat}", f"unseen:{seat}"


def read_row(site: Site, game: str, seat: int) -> dict[str, str]:
    """The fields of one seat that there are."""
    names = names_of(seat)
    found = zip(names, site.redis.hmget(keys.orders(game), names), strict=True)
    return {name: cipher for name, cipher in found if cipher}


def read_kept(site: Site, record: Record, seat: int, row: Row) -> Kept:
    """What a row holds for whoever holds this seat now; an order that is over is none."""
    holder, standing = record.table.chairs[seat].user, STANDING.get(record.table.rules)
    told, unseen = (opened(site, row.get(name), holder) for name in names_of(seat))
    orders = tuple(Order(**one) for one in told.get("orders", ()))
    if orders and standing and record.state is not None:
        view = record.rules.view(record.state, seat)
        orders = tuple(order for order in orders if not standing.over(order, view))
    return Kept(orders, tuple(Notice(**one) for one in unseen.get("notices", ())), unseen.get("since"))


def opened(site: Site, cipher: str | None, holder: str | None) -> dict[str, Any]:
    """What was kept for this holder; nothing when it was kept for another."""
    data: dict[str, Any] = json.loads(site.keyring.decrypt(cipher)) if cipher else {}
    return data if data.get("holder") == holder else {}


def change(site: Site, writes: Writes, record: Record, seat: int, row: Row, kept: Kept) -> dict[str, str]:
    """Have these writes put `kept` in the place of what the row holds, and happen only if it holds it still.

    Returns the row as it is then.
    """
    holder, after = record.table.chairs[seat].user, dict(row)
    orders = {"orders": [asdict(order) for order in kept.orders]} if kept.orders else {}
    unseen: dict[str, Any] = {"notices": [asdict(one) for one in kept.notices]} if kept.notices else {}
    if kept.since is not None:
        unseen["since"] = kept.since
    for name, data in zip(names_of(seat), (orders, unseen), strict=True):
        writes.expect(keys.orders(record.game), name, row.get(name, ""))
        if data:
            after[name] = site.keyring.encrypt(json.dumps({"holder": holder, **data}))
            writes.add("HSET", keys.orders(record.game), name, after[name])
        elif after.pop(name, None):
            writes.add("HDEL", keys.orders(record.game), name)
    return after


def seen(writes: Writes, game: str, seat: int) -> None:
    """The seat has moved by itself: it knows what its orders did before."""
    writes.add("HDEL", keys.orders(game), names_of(seat)[1])


def forget(writes: Writes, game: str, seat: int) -> None:
    """Another holds the seat from now on, or nobody."""
    writes.add("HDEL", keys.orders(game), *names_of(seat))

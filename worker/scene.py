"""Scene: everything that the letters about one commit are written from, read once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from service import keys
from service.deadlines import Outage, read_outages
from service.load import Loaded, load
from service.log import server_time
from service.opening import awaited
from service.present import names
from service.record import Record
from service.site import Site
from service.standing.keeping import Kept, Row, read_kept
from service.table import Table, is_table_event
from service.users import User, find_users
from worker.past import past


@dataclass(frozen=True, slots=True)
class Scene:
    """A game around one commit. Letters say of it what its seat is told: see `news` and `view_of`."""

    site: Site
    before: Record | None  # None: the commit is the first
    after: Record
    now: Loaded  # the game as it stands
    contents: tuple[dict[str, Any], ...]  # the commits up to `after`, in order; the last is the one
    names: tuple[str, ...]  # by seat
    people: Mapping[str, User]  # by user id
    unopened: tuple[int, ...]  # seats that keep a seal which is now to be opened
    outages: tuple[Outage, ...]
    time: int  # ms
    orders: Row = field(default_factory=dict)  # standing orders and what came of them, encrypted

    @property
    def content(self) -> dict[str, Any]:
        return self.contents[-1]

    def view_of(self, seat: int) -> Any:
        """What this seat sees after the commit; None before the start."""
        return None if self.after.state is None else self.after.rules.view(self.after.state, seat)

    def kept_for(self, seat: int) -> Kept:
        """The standing orders of a seat, and what it has not seen of them."""
        return read_kept(self.site, self.now.record, seat, self.orders)


def scene(site: Site, game: str, version: int | None = None) -> Scene:
    """The scene of the commit `version`, or None: of the commit since which a choice or opening is asked for.

    Raises NotFound.
    """
    now = load(site, game)
    known = past(site, now)
    until = version or asking_version(known.contents[: now.record.head.version])
    return Scene(
        site,
        known.records[until - 2] if until > 1 else None,
        known.records[until - 1],
        now,
        tuple(known.contents[:until]),
        tuple(names(site, now.record)),
        find_users(site, sorted(everybody(now.record.table))),
        awaited(site, now) if now.record.openers else (),
        read_outages(site),
        server_time(site),
        site.redis.hgetall(keys.orders(game)),
    )


def everybody(table: Table) -> set[str]:
    """The user ids of all who sit at a table or are invited to it, and of its organiser."""
    return {chair.user for chair in table.chairs if chair.user} | {table.organiser}


def asking_version(contents: list[dict[str, Any]]) -> int:
    """The version of the last commit that moved the game or closed a sealed phase; 1 when there is none."""
    asking = [
        version
        for version, content in enumerate(contents, 1)
        if any(not is_table_event(event) or event["kind"] == ".closed" for event in content["events"])
    ]
    return asking[-1] if asking else 1

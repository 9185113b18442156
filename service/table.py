"""Table: the people around a game, folded from the log's dotted events."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

FORMAT = "lontar/log/1"
Watch: TypeAlias = Literal["seats", "link", "public"]
Event = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat's person or bot. Invited: has not answered; open: anybody may take it."""

    status: Literal["open", "invited", "joined", "declined", "resigned"]
    user: str | None = None
    bot: str | None = None
    key: str | None = None  # an Ed25519 public key: only seals that it has signed count for this seat

    @property
    def automatic(self) -> bool:
        """Nobody needs to be asked: a bot, or a seat that its player left."""
        return self.bot is not None or self.status == "resigned"


@dataclass(frozen=True, slots=True)
class Seal:
    """What a seat has committed itself to at the present point."""

    seat: int
    commitment: str
    version: int
    kept: bool = False  # its owner keeps the opening, and sends it when the phase has closed


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a game that is not the game."""

    rules: str  # the name of the rules: "medang"
    options: tuple[tuple[str, str], ...]
    organiser: str  # a user id
    chairs: tuple[Chair, ...]
    pace: int | None  # seconds for each decision; None: no deadline
    watch: Watch  # who may look on: the seats, whoever has the watch link, anybody
    status: Literal["open", "running", "ended"]
    cuts: tuple[tuple[int, str], ...]
    seed_hash: str
    keys: tuple[str, ...]  # thumbprints of the keys that sign receipts now
    seals: tuple[Seal, ...] = ()
    closed: int | None = None  # ms: when the sealed phase closed and kept seals are to be opened
    draws: int = 0
    why: str = ""  # why it ended: finished, cancelled

    def seal_of(self, seat: int) -> Seal | None:
        return next((seal for seal in self.seals if seal.seat == seat), None)

    def seat_of(self, user: str | None) -> int | None:
        """The first seat that this user holds or is invited to."""
        for seat, chair in enumerate(self.chairs):
            if user is not None and chair.user == user and chair.status not in ("declined", "resigned"):
                return seat
        return None

    @property
    def complete(self) -> bool:
        """Everybody has sat down."""
        return all(chair.status == "joined" for chair in self.chairs)


def is_table_event(event: Event) -> bool:
    return str(event["kind"]).startswith(".")


def created(event: Event) -> Table:
    chairs = tuple(
        Chair(
            "joined"
            if chair["bot"] or chair["user"] == event["organiser"]
            else "invited"
            if chair["user"]
            else "open",
            chair["user"],
            chair["bot"],
            event.get("key") if chair["user"] == event["organiser"] else None,
        )
        for chair in event["chairs"]
    )
    mine = next((seat for seat, chair in enumerate(chairs) if chair.user == event["organiser"]), None)
    return Table(
        rules=event["rules"],
        options=tuple(sorted(event["options"].items())),
        organiser=event["organiser"],
        chairs=chairs,
        pace=event["pace"],
        watch=event["watch"],
        status="open",
        cuts=() if mine is None else ((mine, event["cut"]),),
        seed_hash=event["seed_hash"],
        keys=tuple(event["keys"]),
    )


def joined(table: Table, event: Event, version: int) -> Table:
    chair = Chair("joined", event["user"], key=event.get("key"))
    cut = (event["seat"], event["cut"])
    return replace(with_chair(table, event["seat"], chair), cuts=(*table.cuts, cut))


def declined(table: Table, event: Event, version: int) -> Table:
    return with_status(table, event, "declined")


def resigned(table: Table, event: Event, version: int) -> Table:
    return with_status(table, event, "resigned")


def reseated(table: Table, event: Event, version: int) -> Table:
    """Another takes the seat: a user or a bot."""
    return with_chair(table, event["seat"], Chair("joined", event["user"], event["bot"]))


def sealed(table: Table, event: Event, version: int) -> Table:
    others = tuple(seal for seal in table.seals if seal.seat != event["seat"])
    seal = Seal(event["seat"], event["commitment"], version, event.get("kept", False))
    return replace(table, seals=tuple(sorted((*others, seal), key=lambda one: one.seat)))


def closed(table: Table, event: Event, version: int) -> Table:
    """Nothing is sealed or replaced any more; who keeps an opening is to send it."""
    return replace(table, closed=event["at"])


def rekeyed(table: Table, event: Event, version: int) -> Table:
    """Receipts are signed by these keys from now on."""
    return replace(table, keys=tuple(event["keys"]))


def noted(table: Table, event: Event, version: int) -> Table:
    """Openings and defaults change nothing at the table: the game's own events say what came of them."""
    return table


def ended(table: Table, event: Event, version: int) -> Table:
    return replace(table, status="ended", why=event["why"], seals=())


def with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def with_status(table: Table, event: Event, status: Literal["declined", "resigned"]) -> Table:
    seat = event["seat"]
    return with_chair(table, seat, replace(table.chairs[seat], status=status))


FOLDS: Mapping[str, Callable[[Table, Event, int], Table]] = {
    ".joined": joined,
    ".declined": declined,
    ".resigned": resigned,
    ".reseated": reseated,
    ".sealed": sealed,
    ".closed": closed,
    ".rekeyed": rekeyed,
    ".opened": noted,
    ".defaulted": noted,
    ".ended": ended,
}


def apply(table: Table | None, event: Event, version: int) -> Table:
    """The table after a dotted event of the commit `version`."""
    if event["kind"] == ".created":
        return created(event)
    assert table is not None, "a log begins with .created"
    return FOLDS[event["kind"]](table, event, version)


def moved_on(table: Table, draws: int) -> Table:
    """The table after a commit with game events: the game runs, and seals of the last point are done."""
    status = "running" if table.status == "open" else table.status
    return replace(table, status=status, seals=(), closed=None, draws=table.draws + draws)


def tell(event: Event, seat: int | None, over: bool) -> dict[str, Any] | None:
    """What a seat (None: a spectator) may hear of a dotted event; None: only that something happened.

    The nonce and move of an opening stay with their seat until the game is over.
    """
    kind, mine = event["kind"], seat is not None and event.get("seat") == seat
    if kind in (".opened", ".defaulted"):
        return dict(event) if mine or over else {"kind": ".opened", "seat": event["seat"]}
    if kind == ".created":
        shown = ("kind", "rules", "options", "organiser", "chairs", "pace", "watch", "cut", "seed_hash",
                 "keys", "format", "game")  # fmt: skip
        return {name: event[name] for name in (*shown, *({"key"} & event.keys()))}
    return dict(event)

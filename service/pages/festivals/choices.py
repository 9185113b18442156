"""What a turn of The Festivals offers, as its templates show it."""

from dataclasses import dataclass, field

from service.boards.board import Link

Tickets = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Toggle:
    """A ticket that one may choose or leave; without href it is only shown."""

    ticket: str
    href: str | None
    label: str  # what choosing it does
    on: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do: a step, a place to rest, a traveller to name."""

    title: str
    note: str
    href: str
    tickets: Tickets = ()
    seat: int | None = None  # whose piece stands beside it; the template has his name
    storm: bool = False
    on: bool = False


@dataclass(slots=True)
class Composer:
    """Everything that is offered now; `phase` says what it is."""

    phase: str
    explain: str = ""
    tickets: list[Toggle] = field(default_factory=list)  # to show in a plan, or to return to the pool
    people: list[Act] = field(default_factory=list)  # travellers to name
    chosen: list[int] = field(default_factory=list)  # travellers that are in order already
    acts: list[Act] = field(default_factory=list)  # steps, rests, typhoons
    lays: list[Act] = field(default_factory=list)  # what can be done with what is in hand
    picking: str = ""  # what is in hand: an island that takes several colours, or a typhoon
    still: Tickets = ()  # tickets that are still to be laid
    stay: str = ""  # show none; leave the typhoons
    rests: list[Act] = field(default_factory=list)  # of a plan without tickets: standing orders for the rest
    way: list[Act] = field(
        default_factory=list
    )  # of a plan: the steps of its route; each takes back from there
    short: str = ""  # of a plan: which of its tickets have no step on its way
    ask: str = ""  # of a plan: without its standing order
    links: list[Link] = field(default_factory=list)  # on the board

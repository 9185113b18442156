"""What a turn of Java offers, as its templates show it."""

from dataclasses import dataclass, field

from markupsafe import Markup

from service.boards.board import Link
from service.pages.draft import Draft

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do; without href it is not possible, and the note says why."""

    title: str
    note: str
    href: str | None
    sign: Markup | None = None
    on: bool = False


@dataclass(frozen=True, slots=True)
class Turning:
    """One of the six ways in which a tile can lie; without href it cannot lie so."""

    picture: Markup
    href: str | None
    note: str  # the cost, or a word for what is in the way
    name: str  # the same for screen readers


@dataclass(frozen=True, slots=True)
class Toggle:
    """A card in hand; without href it is not suitable."""

    card: str
    worth: int
    href: str | None
    label: str  # what choosing it does
    on: bool = False


@dataclass(slots=True)
class Composer:
    """Everything that is offered now."""

    phase: str
    pick: str = ""  # what is being placed or moved
    menu: list[Act] = field(default_factory=list)  # everything that can be done in a turn
    turnings: list[Turning] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)  # for what is picked; in a festival the answers
    cards: list[Toggle] = field(default_factory=list)
    shares: list[Act] = field(default_factory=list)  # in a sealed bid: would one share?
    alone: bool = False  # nobody else competes in this festival
    lonely: str = ""  # why nobody else competes
    drafted: Draft | None = None  # what is chosen already, as nothing else can be
    says: str = ""  # the choice in words, where they are not those of the notation
    spaces: bool = False  # a space is to be chosen: it can be typed, too
    typed: str = ""  # what stands there already
    explain: str = ""  # why a space that was typed is none of them
    menu_href: str = ""  # back to everything
    finish: Act | None = None  # the end of the turn
    links: list[Link] = field(default_factory=list)  # on the board

"""What a turn of Medang offers, as its template shows it."""

from dataclasses import dataclass, field

from service.boards.board import Link


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile that one may choose; without href it is only shown."""

    code: str  # empty: one that nobody has seen yet
    href: str | None
    label: str  # what choosing it does
    on: bool = False
    new: bool = False  # it comes into the hand with the draft


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do that is not a tile."""

    title: str
    note: str
    href: str
    code: str = ""  # the tile that it is about
    on: bool = False


@dataclass(slots=True)
class Composer:
    """Everything that a turn of Medang offers now."""

    hand: list[Pick] = field(default_factory=list)
    discard: bool = False  # the hand is chosen from, to be discarded
    keep: str = ""  # in the opening: keep the whole hand
    columns: list[Act] = field(default_factory=list)  # for the tile in hand
    playing: bool = False  # a tile of the hand is to be played
    effect: str = ""  # the trade whose effect is on offer
    explain: str = ""
    acts: list[Act] = field(default_factory=list)  # the effect's
    goods: list[Pick] = field(default_factory=list)  # tiles of the market that the effect takes
    goods_label: str = ""
    market: list[Pick | None] = field(default_factory=list)  # with href: step 3; None: a tile is to come
    take: bool = False  # one of the market or of the pile ends the turn
    pile: str = ""
    skip: str = ""  # pass
    links: list[Link] = field(default_factory=list)  # on the board

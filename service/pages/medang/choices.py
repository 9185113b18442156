"""What a turn of Medang offers, as its template shows it."""

from dataclasses import dataclass, field

from service.boards.board import Link


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile that one may choose; without href it is only shown."""

    code: str
    href: str | None
    label: str  # what choosing it does
    on: bool = False


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
    discard: bool = False  # the hand is chosen from, to be changed
    keep: str = ""  # in the opening: keep the whole hand
    columns: list[Act] = field(default_factory=list)  # for the tile in hand
    effect: str = ""  # the trade whose effect is on offer
    explain: str = ""
    acts: list[Act] = field(default_factory=list)  # the effect's
    goods: list[Pick] = field(default_factory=list)  # tiles of the market that the effect takes
    goods_label: str = ""
    take: list[Pick] = field(default_factory=list)  # step 3; without href: the market, to look at
    pile: str = ""
    skip: str = ""  # pass
    links: list[Link] = field(default_factory=list)  # on the board

"""The whole truth about a game, frozen."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, Literal, TypeAlias, TypeVar

from engine.game import Seat
from engine.java.board import Cell, Cells
from engine.java.cards import Card, Cards

Phase: TypeAlias = Literal["turn", "bid", "auction", "over"]
Festivals: TypeAlias = Literal["sealed", "open"]  # how a festival competition is held
KEPT: Final = "kept"  # the name of what is remembered of a state; no field, as it says nothing new


@dataclass(frozen=True, slots=True)
class Tile:
    """A land tile as it was laid."""

    village: Cell | None
    rice: tuple[Cell, ...]
    level: int


@dataclass(frozen=True, slots=True)
class Stands:
    """A palace: where, of which value, and whether it has had its festival at this value."""

    cell: Cell
    value: int
    festival: bool = False


@dataclass(frozen=True, slots=True)
class Competition:
    """A festival competition. Seats that take part, in turn order from the arranger."""

    cell: Cell
    value: int
    arranger: Seat
    seats: tuple[Seat, ...]
    left: tuple[Seat, ...]  # those who have not retired
    played: tuple[Cards, ...]  # by seat
    agreed: tuple[Seat, ...] = ()  # who would share the tie that there is


@dataclass(frozen=True)
class Player:
    """What a seat has: in its supply, in hand, and on the board (developers, a set of cells)."""

    cards: Cards
    developers: Cells = 0
    supply: int = 0  # developers
    twos: int = 0
    rices: int = 0
    villages: int = 0
    tokens: int = 0
    points: int = 0
    final: int = 0  # of these, from the final scoring
    scored: bool = False  # the final scoring is done


@dataclass(frozen=True)
class State:
    """A game of Java. Sets of cells are ints (board.py); cards are always listed m d p md mp dp."""

    festivals: Festivals
    players: tuple[Player, ...]
    open: Card
    deck: Cards  # their order is not decided yet
    discards: Cards
    threes: int
    irrigation: int
    stock: tuple[int, ...]  # palace tiles of value 2, 4, 6, 8, 10
    to_move: Seat
    village: Cells = 0
    rice: Cells = 0
    levels: tuple[Cells, ...] = ()  # the cells of level 1 and more, of 2 and more, and so on
    whole: tuple[Cells, ...] = (0, 0, 0, 0, 0, 0)  # by shape: the anchors of tiles that nothing covers
    tiles: tuple[Tile, ...] = ()
    water: Cells = 0
    enclosed: Cells = 0  # irrigation that has been enclosed
    palaces: tuple[Stands, ...] = ()
    phase: Phase = "turn"
    turn: int = 1
    points: int = 0  # action points left
    placed: bool = False
    drawn: int = 0
    token: bool = False  # played in this turn
    changed: tuple[Cell, ...] = ()  # palaces built or enlarged in this turn
    stuck: int = 0  # turns in a row that ended without a tile because none could be placed
    final: bool = False  # the end was triggered: this turn is the last of its seat, or was the one
    asked: tuple[Seat, ...] = ()
    competition: Competition | None = None
    winners: tuple[Seat, ...] = ()
    why: str = ""

    def __post_init__(self) -> None:
        self.__dict__[KEPT] = {}


Record = TypeVar("Record", State, Player)


def changed(record: Record, **fields: Any) -> Record:
    """The same with other fields, as dataclasses.replace makes it, in a tenth of its time."""
    other, values = object.__new__(type(record)), record.__dict__.copy()
    values.update(fields)
    if KEPT in values:
        values[KEPT] = {}
    object.__setattr__(other, "__dict__", values)
    return other


Value = TypeVar("Value")


def memory(state: State) -> dict[Any, Any]:
    """What is remembered of a state, by the function that found it out."""
    kept: dict[Any, Any] = state.__dict__[KEPT]
    return kept


def once(work: Callable[[State], Value]) -> Callable[[State], Value]:
    """A function of a state alone, which works only once for each state: the result is kept with it."""

    @wraps(work)
    def known(state: State) -> Value:
        kept: dict[Any, Any] = state.__dict__[KEPT]
        if work not in kept:
            kept[work] = work(state)
        value: Value = kept[work]
        return value

    return known

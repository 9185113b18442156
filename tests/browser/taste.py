"""What a builder of Java would like to do next: the taste of the bot, in more of a hurry."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.java import moves
from engine.java.board import BITS, CENTRAL, Cells, cells_of, groups, names
from engine.java.cards import suitable
from engine.java.stock import VALUES
from service.boards.java import turning
from service.bots.builder import POINT, Choice, Turn
from service.pages.java.words import KINDS, Kind
from tests.browser.seeing import View

TILES: Final[dict[str, Kind]] = {
    "3 spaces": "three",
    "2 spaces": "two",
    "Rice": "rice",
    "Village": "village",
}
TITLES: Final = {kind: title for title, kind in TILES.items()}
FEW = 2  # cards
HASTE = 0.8  # what a tile of 3 spaces is worth because the game ends when they are gone; and a card, of few


def title_of(move: Any) -> str:
    """What the menu calls a move."""
    match move:
        case moves.Place():
            return TITLES[KINDS[move.village is not None, len(move.rice)]]
        case moves.Enter():
            return "New developer"
        case moves.Walk():
            return "Move developer"
        case moves.Irrigate():
            return "Irrigation"
        case moves.Draw():
            return "Top card" if move.source == "deck" else "Open card"
        case moves.End():
            return "End the turn"
        case moves.Palace():
            return "Palace"
        case _:
            return type(move).__name__


class Taste(Turn):
    """One decision in a turn, from what the page shows and its menu offers."""

    def __init__(self, view: View, menu: Collection[str]) -> None:
        super().__init__(view, [])
        for move in likely(view, self, menu):
            self.legal.setdefault(type(move).__name__, []).append(move)

    def actions(self) -> Iterator[Choice]:
        """As the bot reckons; but he hurries, and likes to have cards for festivals."""
        few = len(self.view["you"]["cards"]) < FEW
        for one in super().actions():
            liked = few if isinstance(one.move, moves.Draw) else title_of(one.move) == "3 spaces"
            yield one._replace(gain=one.gain + HASTE * liked)

    def wish(self, done: Collection[str]) -> Any:
        """What was never done yet, the best of its kind; else what is best. A tile that is owed comes
        first."""
        actions = [*self.actions(), *self.palaces(), *(Choice(move, 0, 0) for move in self.of("Token"))]
        if not self.of("End"):
            actions = [one for one in actions if isinstance(one.move, moves.Place)] or actions
        never = [one for one in actions if title_of(one.move) not in done]
        if "Festival" not in done and self.of("Festival") and not never:
            return self.of("Festival")[0]
        return max(never, key=lambda one: one.net).move if never else self.choose()

    def tile(self, title: str, places: Collection[str]) -> moves.Place:
        """The tile of this kind that he likes best with its village, or its only field, on one of these."""
        found = [move for move in self.of("Place") if title_of(move) == title and move.cells[0] in places]
        return max(found, key=lambda move: self.settling.tile(move) - POINT * self.settling.price(move))

    def lies(self, wanted: moves.Place, cells: Sequence[str]) -> tuple[bool, float]:
        """How much he likes a tile with its village and its rice there, when he wanted another."""
        move = moves.Place(cells[0], tuple(cells[1:]))
        return move == wanted, self.settling.tile(move)


def likely(view: View, turn: Turn, menu: Collection[str]) -> Iterator[Any]:
    """What the menu promises, as far as the board shows it; the page may know better."""
    taken = cells_of(cell for cells in view["developers"] for cell in cells)
    for title in menu:
        if title in TILES:
            yield from placements(view, TILES[title], taken)
        elif title in PLAIN:
            yield PLAIN[title]
        elif title in OTHERS:
            yield from OTHERS[title](view, turn, taken)


def entries(view: View, turn: Turn, taken: Cells) -> Iterator[moves.Enter]:
    """Where a developer may come to."""
    for to, price in turn.land.entries.items():
        if price <= view["points_left"] and not BITS[to] & taken:
            yield moves.Enter(to)


def walks(view: View, turn: Turn, taken: Cells) -> Iterator[moves.Walk]:
    """Where his developers may go."""
    for origin in view["developers"][view["you"]["seat"]]:
        for to, price in turn.land.walks(BITS[origin]).items():
            if price <= view["points_left"] and not BITS[to] & taken:
                yield moves.Walk(origin, to)


def waters(view: View, turn: Turn, taken: Cells) -> Iterator[moves.Irrigate]:
    """The empty spaces."""
    return map(moves.Irrigate, names(CENTRAL & ~turn.land.land & ~turn.land.water))


def festivals(view: View, turn: Turn, taken: Cells) -> Iterator[moves.Festival]:
    """The palaces of cities where he stands, with the card that he would begin with in open form."""
    first = suitable(view["you"]["cards"], view["open"])[:1]
    here = {*view["developers"][view["you"]["seat"]]}
    for one in view["palaces"]:
        if not one["festival"] and here & {*one["city"]}:
            yield moves.Festival(one["cell"], first)


def placements(view: View, kind: Kind, taken: Cells) -> Iterator[moves.Place]:
    """Where a tile would lie flat, with nothing in its way."""
    level = {cell: top["level"] for cell, top in view["cells"].items()}
    shut = taken | cells_of([*view["irrigation"], *(one["cell"] for one in view["palaces"])])
    castles = cells_of(one["cell"] for one in view["palaces"])
    village = cells_of(cell for cell, top in view["cells"].items() if top["land"] == "village")
    for cell in BITS:
        for turn in range(6 if kind in ("three", "two") else 1):
            lies = turning(kind, cell, turn)
            if lies is None:
                continue
            move = moves.Place(lies[0], lies[1])
            covered = cells_of(move.cells)
            heights = {level.get(one, 0) for one in move.cells}
            outside = [one for one in move.cells if not BITS[one] & CENTRAL and one not in level]
            if covered & shut or len(heights) > 1 or len(outside) == len(move.cells):
                continue
            if 1 + len(outside) <= view["points_left"] and not joins(village, castles, move):
                yield move


def joins(village: Cells, castles: Cells, move: moves.Place) -> bool:
    """Would two cities become one?"""
    if move.village is None:
        return False
    here = BITS[move.village]
    after = village & ~cells_of(move.rice) | here
    town = next(group for group in groups(after) if group & here)
    return (town & castles).bit_count() > 1


def palaces(view: View, turn: Turn, taken: Cells) -> Iterator[moves.Palace]:
    """The largest that fits into each town where one leads."""
    stock, standing = view["supply"]["palaces"], {one["cell"]: one["value"] for one in view["palaces"]}
    for town in turn.land.towns:
        ranks = turn.land.ranks(town.cells, turn.land.heights(turn.land.seat, town.cells))
        if town.changed or turn.land.share(ranks, town.cells) != 1:
            continue
        values = [v for v in VALUES if town.palace < v <= town.cells.bit_count() and stock[str(v)]]
        here = [cell for cell in names(town.cells) if cell in standing] or names(town.cells & ~taken)
        if values and here:
            yield moves.Palace(here[0], max(values))


PLAIN: Final[Mapping[str, Any]] = {
    "Top card": moves.Draw("deck"),
    "Open card": moves.Draw("open"),
    "Token": moves.Token(),
    "End the turn": moves.End(),
}
OTHERS: Final[Mapping[str, Callable[[View, Turn, Cells], Iterator[Any]]]] = {
    "New developer": entries,
    "Move developer": walks,
    "Palace": palaces,
    "Irrigation": waters,
    "Festival": festivals,
}

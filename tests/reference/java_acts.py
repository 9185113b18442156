"""What a seat of Java may do in its turn, line by line, what it costs, and what it does."""

from collections.abc import Callable, Iterable
from itertools import chain

from .java_map import CENTRAL
from .java_movement import entries, exit_price, walks
from .java_scores import highest, part_hands, suitable
from .java_table import CARDS_A_TURN, Table
from .java_tiles import TILE_OF, WAYS_TO_LAY, Board, Tile


def words(*parts: object) -> str:
    """A line."""
    return " ".join(str(part) for part in parts)


class Acts(Table):
    """Prices and effects of the lines of a turn."""

    festivals = "sealed"

    # Placing a land tile

    def place_price(self, tile: Tile) -> int:
        """1, and 1 more "for each space outside of central Java"."""
        return 1 + self.board.outside(tile)

    def may_place(self, tile: Tile, board: Board, points: int) -> bool:
        """Whether the tile is at hand, can be paid with so many points, and may lie there."""
        return self.has_tile(tile) and self.place_price(tile) <= points and board.may_lie(tile)

    def any_place(self, board: Board, points: int, hopes: Iterable[Tile] = ()) -> bool:
        """Whether some placement is affordable, the hopes tried first."""
        return points > 0 and any(self.may_place(tile, board, points) for tile in chain(hopes, WAYS_TO_LAY))

    # The duty to place one (rulings 26 and 29)

    def on_duty(self) -> bool:
        """Whether the seat still has to play a land tile."""
        return not self.placed and not self.final

    def keeps_duty(self, line: str, price: int, can_place: Callable[[], bool], hopes: list[Tile]) -> bool:
        """Refused is what leaves no affordable placement where there was one, and to end without one."""
        word = line.split()[0]
        if not self.on_duty() or word in ("place", "token"):
            return True
        if word in ("end", "festival"):
            return not can_place()
        left = self.points_left - price
        return self.any_place(self.board_after(line), left, hopes) or not can_place()

    def board_after(self, line: str) -> Board:
        """The board when this has been done."""
        board = self.board.twin()
        match line.split():
            case ["enter", cell]:
                board.developers[cell] = self.turn_of
            case ["walk", origin, cell]:
                board.developers[cell] = board.developers.pop(origin)
            case ["exit", cell]:
                del board.developers[cell]
            case ["palace", cell, value]:
                board.palaces[cell] = int(value)
            case ["irrigate", cell]:
                board.irrigation.add(cell)
        return board

    # Everything else, with its price

    def own(self) -> list[str]:
        """Where the seat's developers are."""
        return [cell for cell, seat in self.board.developers.items() if seat == self.turn_of]

    def enters(self) -> dict[str, int]:
        if not self.developers_left[self.turn_of]:
            return {}
        return {words("enter", cell): price for cell, price in entries(self.board, self.turn_of).items()}

    def walks_from(self, origin: str) -> dict[str, int]:
        if self.board.developers.get(origin) != self.turn_of:
            return {}
        return {
            words("walk", origin, cell): price
            for cell, price in walks(self.board, self.turn_of, origin).items()
        }

    def exits(self) -> dict[str, int]:
        prices = {cell: exit_price(self.board, self.turn_of, cell) for cell in self.own()}
        return {words("exit", cell): price for cell, price in prices.items() if price is not None}

    def palaces(self) -> dict[str, int]:
        return {
            words("palace", cell, value): 1
            for cell, land in self.board.land.items()
            if land == "village"
            for value in self.palace_tiles
            if self.may_have_palace(cell, value)
        }

    def may_have_palace(self, cell: str, value: int) -> bool:
        """Building and Enlarging Palaces (rulings 12 to 14)."""
        group = self.board.group(cell)
        palace = self.board.palace_of(group)
        return (
            cell not in self.board.developers
            and palace in (None, cell)
            and (palace is None or (value > self.board.palaces[cell] and cell not in self.changed))
            and self.palace_tiles[value] > 0
            and value <= len(group)
            and highest(self.board.levels_in(group)) == self.turn_of
        )

    def irrigations(self) -> dict[str, int]:
        cells = [cell for cell in CENTRAL if self.board.may_irrigate(cell)]
        return {words("irrigate", cell): 1 for cell in cells if self.irrigation_left}

    def draws(self) -> dict[str, int]:
        may = self.drawn < CARDS_A_TURN and self.can_turn_up()
        return {"draw deck": 1, "draw open": 1} if may else {}

    def tokens_to_play(self) -> dict[str, int]:
        return {"token": -1} if self.tokens[self.turn_of] and not self.token else {}

    def feasts_to_hold(self) -> dict[str, int]:
        cards = suitable(self.hands[self.turn_of], self.open_card)
        cells = [
            cell
            for cell in self.board.palaces
            if cards and cell not in self.feasts and self.turn_of in self.standing(cell)
        ]
        if self.festivals == "sealed":
            return {words("festival", cell): 0 for cell in cells}
        return {words("festival", cell, *part): 0 for cell in cells for part in part_hands(cards) if part}

    def offers(self) -> dict[str, int]:
        """All that the rules of each act allow, whatever it costs."""
        found = {**self.enters(), **self.exits(), **self.palaces(), **self.irrigations(), **self.draws()}
        for origin in self.own():
            found |= self.walks_from(origin)
        return {**found, **self.tokens_to_play(), **self.feasts_to_hold(), "end": 0}

    # All lines, or one

    def turn_lines(self) -> set[str]:
        """Every line that may be played now."""
        hopes = [tile for tile in WAYS_TO_LAY if self.may_place(tile, self.board, self.points_left)]
        return {tile.line for tile in hopes} | {
            line
            for line, price in self.offers().items()
            if price <= self.points_left and self.keeps_duty(line, price, lambda: bool(hopes), hopes)
        }

    def price(self, line: str) -> int | None:
        """What the line costs, if the rules of its act allow it."""
        match line.split():
            case ["place", *_]:
                tile = TILE_OF.get(line)
                allowed = tile is not None and self.has_tile(tile) and self.board.may_lie(tile)
                return self.place_price(tile) if tile and allowed else None
            case ["walk", origin, _]:
                return self.walks_from(origin).get(line)
            case ["enter", _]:
                return self.enters().get(line)
            case ["palace", cell, value]:
                return 1 if self.may_have_palace(cell, int(value)) else None
            case ["exit", cell]:
                own = self.board.developers.get(cell) == self.turn_of
                return exit_price(self.board, self.turn_of, cell) if own else None
            case ["end"]:
                return 0
        others = {**self.irrigations(), **self.draws(), **self.tokens_to_play(), **self.feasts_to_hold()}
        return others.get(line)

    def may_do(self, line: str) -> bool:
        """Whether this line may be played now."""
        price = self.price(line)
        if price is None or price > self.points_left:
            return False
        return self.keeps_duty(line, price, lambda: self.any_place(self.board, self.points_left), [])

    # Effects

    def act(self, line: str) -> None:
        """Play a line that is neither a festival nor the end of the turn."""
        price = self.price(line)
        assert price is not None
        self.points_left -= price
        match line.split():
            case ["place", *_]:
                self.place(TILE_OF[line])
            case ["palace", cell, value]:
                self.set_palace(cell, int(value))
            case ["irrigate", cell]:
                self.irrigate(cell)
            case ["draw", source]:
                self.take_card(source)
            case ["token"]:
                self.tokens[self.turn_of] -= 1
                self.token = True
            case [word, *_]:
                self.board = self.board_after(line)
                self.developers_left[self.turn_of] += {"enter": -1, "exit": 1, "walk": 0}[word]

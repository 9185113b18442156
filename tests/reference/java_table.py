"""What the players of Java have, and what happens to it; `java_acts.py` says what is allowed."""

from collections.abc import Callable

from .java_map import NEXT, in_order
from .java_scores import CARDS, EACH_CARD, PALACES, cards_in_order, final_share, highest
from .java_tiles import Board, Tile

THREES, IRRIGATION = 56, 16
DEVELOPERS, TOKENS, TWOS, RICES, VILLAGES = 12, 3, 5, 3, 2
ACTION_POINTS = 6
CARDS_A_TURN = 2


def first_of(candidates: list[str]) -> str:
    """The draw used when the caller brings none: always the first candidate."""
    return candidates[0]


class Table:
    """Board, supplies, cards and points, and the turn of one seat."""

    def __init__(
        self, seats: int, hands: list[list[str]], open_card: str, first: int, draw: Callable[[list[str]], str]
    ) -> None:
        assert 2 <= seats <= 4 and all(len(hand) == 3 for hand in hands) and len(hands) == seats
        self.players = seats
        self.board = Board()
        self.threes, self.irrigation_left = THREES, IRRIGATION
        self.palace_tiles = dict(PALACES)
        self.developers_left = [DEVELOPERS] * seats
        self.tokens, self.twos = [TOKENS] * seats, [TWOS] * seats
        self.rices, self.villages = [RICES] * seats, [VILLAGES] * seats
        self.hands = [cards_in_order(hand) for hand in hands]
        self.open_card = open_card
        self.deck = CARDS * EACH_CARD
        for card in [open_card, *[card for hand in hands for card in hand]]:
            self.deck.remove(card)
        self.deck = cards_in_order(self.deck)
        self.discards: list[str] = []
        self.draw = draw
        self.points = [0] * seats
        self.finals = [0] * seats  # of these, in the final scoring
        self.scored = [False] * seats
        self.feasts: set[str] = set()  # palaces that show the dancer
        self.phase = "turn"
        self.turn = 0
        self.final = False  # whether the last turns have come
        self.begin_turn(first)

    def begin_turn(self, seat: int) -> None:
        """6 action points; nothing has been done yet."""
        self.turn += 1
        self.turn_of = seat
        self.points_left = ACTION_POINTS
        self.placed, self.token, self.drawn = False, False, 0
        self.changed: set[str] = set()  # palaces that were built or enlarged

    # Tiles

    def has_tile(self, tile: Tile) -> bool:
        """Three spaces come "from the common supply", the smaller ones "from his supply"."""
        match len(tile.cells):
            case 3:
                return self.threes > 0
            case 2:
                return self.twos[self.turn_of] > 0
        return (self.villages if tile.village else self.rices)[self.turn_of] > 0

    def place(self, tile: Tile) -> None:
        """A land tile from its supply, and what it encloses."""
        match len(tile.cells):
            case 3:
                self.threes -= 1
            case 2:
                self.twos[self.turn_of] -= 1
            case _:
                (self.villages if tile.village else self.rices)[self.turn_of] -= 1
        before = self.board.enclosed_areas()
        self.board.lay(tile)
        self.score_enclosed(before)
        self.placed = True

    def irrigate(self, cell: str) -> None:
        """An irrigation tile, and what is enclosed by that."""
        before = self.board.enclosed_areas()
        self.irrigation_left -= 1
        self.board.irrigation.add(cell)
        self.score_enclosed(before)

    def score_enclosed(self, before: list[set[str]]) -> None:
        """ "Immediately scores 3 fame points for each enclosed irrigation tile"; ties score nothing."""
        for area in self.board.enclosed_areas():
            if area not in before:
                winner = highest(self.board.levels_in(self.beside(area)))
                if winner is not None:
                    self.points[winner] += 3 * len(area)

    def beside(self, area: set[str]) -> set[str]:
        """The land "adjacent to the irrigation area"."""
        return {cell for space in area for cell in NEXT[space]} - area

    # Palaces

    def set_palace(self, cell: str, value: int) -> None:
        """Build or enlarge; "immediately scores half the value of the new palace tile"."""
        self.palace_tiles[value] -= 1
        self.board.palaces[cell] = value
        self.feasts.discard(cell)
        self.changed.add(cell)
        self.points[self.turn_of] += value // 2

    def city(self, palace: str) -> set[str]:
        """The city of a palace."""
        return self.board.group(palace)

    def standing(self, palace: str) -> dict[int, list[int]]:
        """The levels of the developers in a city, by seat."""
        return self.board.levels_in(self.city(palace))

    # Cards

    def can_turn_up(self) -> bool:
        """Whether a card can come off the deck (ruling 18)."""
        return bool(self.deck or self.discards)

    def off_the_deck(self) -> str:
        """ "When the card deck is exhausted, shuffle the discard pile to create a new card deck." """
        if not self.deck:
            self.deck, self.discards = cards_in_order(self.discards), []
        card = self.draw(list(self.deck))
        self.deck.remove(card)
        return card

    def take_card(self, source: str) -> None:
        """The topmost of the deck, or the festival card, which is replaced."""
        self.drawn += 1
        if source == "open":
            card, self.open_card = self.open_card, ""
            self.open_card = self.off_the_deck()
        else:
            card = self.off_the_deck()
        self.hands[self.turn_of] = cards_in_order([*self.hands[self.turn_of], card])

    # The end

    def final_parts(self, seat: int) -> list[tuple[str, int, int]]:
        """Each palace, one at a time, for this seat only: where it is first or second, and the points."""
        found = []
        for palace in in_order(set(self.board.palaces)):
            share = final_share(self.standing(palace), seat, self.board.palaces[palace])
            if share:
                found.append((palace, *share))
        return found

    def score_finally(self, seat: int) -> None:
        """The palaces where the seat is first or second."""
        for _, _, points in self.final_parts(seat):
            self.points[seat] += points
            self.finals[seat] += points
        self.scored[seat] = True

    def winners(self) -> list[int]:
        """ "The winner is the player whose marker is furthest along"; several share."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

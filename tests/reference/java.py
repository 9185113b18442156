"""Java read straight from the rulebook and its rulings, with plain dicts, sets and breadth-first search.

This reading shares no code with the engine, so that the same moves played through both show errors in either.
Cells, cards and moves are written in the wire notation.
"""

from collections.abc import Callable

from .java_acts import Acts
from .java_festival import Festival
from .java_scores import suitable
from .java_table import first_of


class Java(Acts):
    """One game, from the moment when three cards are dealt to each and the festival card is seen."""

    def __init__(
        self,
        seats: int,
        festivals: str,
        hands: list[list[str]],
        open_card: str,
        first: int,
        draw: Callable[[list[str]], str] = first_of,
    ) -> None:
        assert festivals in ("sealed", "open")
        self.festivals = festivals
        self.feast: Festival | None = None
        self.stuck = 0  # turns without a tile, one after the other
        super().__init__(seats, hands, open_card, first, draw)

    # Who is asked, and what he may say

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def to_move(self) -> list[int]:
        """The seats whose choice is awaited."""
        if self.feast:
            return list(self.feast.seats) if self.phase == "bid" else [self.feast.turn]
        return [] if self.over else [self.turn_of]

    def legal(self, seat: int) -> set[str]:
        """Every line that the seat may say now; none when it is not asked."""
        if seat not in self.to_move:
            return set()
        if self.feast is None:
            return self.turn_lines()
        if self.phase == "bid":
            return self.feast.sealed_lines(seat, self.hands[seat])
        return self.feast.open_lines(self.hands[seat])

    def allows(self, seat: int, line: str) -> bool:
        """Whether the seat may say this now."""
        if self.phase == "turn" and seat == self.turn_of:
            return self.may_do(line)
        return line in self.legal(seat)

    def silence(self, seat: int, legal: list[str]) -> str:
        """What is said for a seat that is silent; its lines come in the order in which they are offered."""
        if self.feast is None:
            tiles = [line for line in legal if line.startswith("place")]
            return tiles[0] if tiles and self.on_duty() else "end"
        if self.phase == "auction":
            return "share" if self.feast.tied() else "pass"
        if seat != self.feast.arranger:
            return "bid nothing"
        cards = self.feast.cheapest_first(suitable(self.hands[seat], self.open_card))
        return f"bid {cards[0]} share"

    def cost(self, line: str) -> int:
        """The action points that a line of the turn costs."""
        price = self.price(line)
        assert price is not None, line
        return price

    def move(self, seat: int, line: str) -> None:
        """Play one line for the seat that is asked; `bid` is for the sealed phase."""
        assert self.phase != "bid" and self.allows(seat, line), line
        word, *rest = line.split()
        if self.feast:
            self.say(line)
        elif word == "end":
            self.end_turn()
        elif word == "festival":
            self.arrange(rest[0], rest[1:])
        else:
            self.act(line)
            self.watch_the_supply()

    # Palace festivals

    def arrange(self, palace: str, cards: list[str]) -> None:
        """Invite all who have a developer in the city and cards in hand."""
        seat = self.turn_of
        guests = [other for other in sorted(self.standing(palace)) if self.hands[other]]
        self.feast = Festival(palace, self.board.palaces[palace], seat, guests, self.players, self.open_card)
        if self.festivals == "sealed":
            self.phase = "bid"
        else:
            self.phase = "auction"
            self.say(" ".join(["bid", *cards]))

    def bid(self, said: dict[int, str]) -> None:
        """Everybody's sealed bid."""
        assert self.phase == "bid" and self.feast and sorted(said) == self.feast.seats
        cards, willing = {}, {}
        for seat, line in said.items():
            assert line in self.legal(seat), line
            words = line.split()[1:]
            willing[seat] = words[-1] == "share"
            cards[seat] = words[:-1]
        self.feast.contest(cards, willing)
        for seat, played in self.feast.played.items():
            self.spend(seat, played)
        self.end_feast()

    def say(self, line: str) -> None:
        """The next word in an open competition."""
        assert self.feast
        if line.startswith("bid"):
            self.spend(self.feast.turn, line.split()[1:])
        self.feast.answer(line)
        if not self.feast.ask_next(self.hands):
            self.end_feast()

    def spend(self, seat: int, cards: list[str]) -> None:
        """Cards from the hand to the table."""
        for card in cards:
            self.hands[seat].remove(card)

    def end_feast(self) -> None:
        """Points for those who are left, cards to the discard pile, dancer up; and the turn is over."""
        assert self.feast
        for seat in self.feast.left:
            self.points[seat] += self.feast.points()
        for played in self.feast.played.values():
            self.discards += played
        self.feasts.add(self.feast.cell)
        self.feast = None
        self.phase = "turn"
        self.end_turn()

    # Turns

    def watch_the_supply(self) -> None:
        """ "When all 3 space land tiles have been placed, the game moves to the final scoring." """
        if self.threes == 0:
            self.final = True

    def end_turn(self) -> None:
        """The turn is over; in the final turns the seat scores."""
        if self.on_duty():
            self.stuck += 1
            if self.stuck == self.players:
                self.final = True
        elif self.placed:
            self.stuck = 0
        if self.final:
            self.score_finally(self.turn_of)
        following = (self.turn_of + 1) % self.players
        if self.scored[following]:
            self.phase = "over"
        else:
            self.begin_turn(following)

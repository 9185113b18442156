"""The competition of a palace festival in Java: with sealed bids, or one after the other."""

from .java_scores import SHARED, WON_ALONE, cards_in_order, part_hands, suitable, worth


class Festival:
    """Who takes part in it, what they have played, and whose turn it is to bid."""

    def __init__(
        self, cell: str, value: int, arranger: int, seats: list[int], players: int, open_card: str
    ) -> None:
        self.cell, self.value, self.arranger = cell, value, arranger
        self.seats, self.players, self.open_card = seats, players, open_card
        self.left = list(seats)
        self.played: dict[int, list[str]] = {seat: [] for seat in seats}
        self.agreed: set[int] = set()
        self.turn = arranger

    def total(self, seat: int) -> int:
        """The bid of a seat: "the total points on all their played cards"."""
        return sum(worth(card, self.open_card) for card in self.played[seat])

    def highest(self) -> int:
        """The highest bid of the competition."""
        return max(self.total(seat) for seat in self.left)

    def alone(self) -> bool:
        """ "Only a single player remains." """
        return len(self.left) == 1

    def tied(self) -> bool:
        """Whether "all participating players are tied"."""
        return not self.alone() and len({self.total(seat) for seat in self.left}) == 1

    def pass_on(self) -> None:
        """The next seat clockwise."""
        self.turn = (self.turn + 1) % self.players

    def from_turn(self) -> list[int]:
        """Those who are left, clockwise from the one whose turn it is, himself first."""
        return [
            seat
            for seat in ((self.turn + step) % self.players for step in range(self.players))
            if seat in self.left
        ]

    def points(self) -> int:
        """What each of those who are left at the end scores."""
        return (WON_ALONE if self.alone() else SHARED)[self.value]

    # Sealed

    def contest(self, bids: dict[int, list[str]], willing: dict[int, bool]) -> None:
        """The rulebook's auction, played out with the bids."""
        ready = {seat: self.cheapest_first(bids[seat]) for seat in self.seats}
        self.played[self.arranger].append(ready[self.arranger].pop(0))
        self.pass_on()
        while not self.alone():
            if self.tied():
                unwilling = [seat for seat in self.from_turn() if not willing[seat] and ready[seat]]
                if not unwilling:
                    return
                self.turn = unwilling[0]
                self.played[self.turn].append(ready[self.turn].pop(0))
            elif self.turn in self.left and self.total(self.turn) < self.highest():
                self.follow(self.turn, ready[self.turn])
            self.pass_on()

    def follow(self, seat: int, ready: list[str]) -> None:
        """The fewest cards that reach the highest total, or out."""
        missing = self.highest() - self.total(seat)
        for count in range(1, len(ready) + 1):
            if sum(worth(card, self.open_card) for card in ready[:count]) >= missing:
                self.played[seat] += ready[:count]
                del ready[:count]
                return
        self.left.remove(seat)

    def cheapest_first(self, cards: list[str]) -> list[str]:
        """One point before two, otherwise as they are always written."""
        return sorted(cards_in_order(cards), key=lambda card: worth(card, self.open_card))

    def sealed_lines(self, seat: int, hand: list[str]) -> set[str]:
        """What a seat may seal; the arranger has to play something."""
        lines = set() if seat == self.arranger else {"bid nothing"}
        for part in part_hands(suitable(hand, self.open_card)):
            if part:
                lines |= {" ".join(["bid", *part, word]) for word in ("share", "alone")}
        return lines

    # Open

    def ask_next(self, hands: list[list[str]]) -> bool:
        """Go on clockwise to the next who has something to say; False when it is decided."""
        while not self.alone() and not (self.tied() and self.agreed >= set(self.left)):
            if self.turn in self.left and (self.tied() or self.total(self.turn) < self.highest()):
                if hands[self.turn]:
                    return True
                self.answer("share" if self.tied() else "pass")
            else:
                self.pass_on()
        return False

    def open_lines(self, hand: list[str]) -> set[str]:
        """To match or exceed the highest bid, or pass; when all are tied to raise, or share."""
        needed = self.highest() + self.tied()
        bids = [
            part
            for part in part_hands(suitable(hand, self.open_card))
            if self.total(self.turn) + sum(worth(card, self.open_card) for card in part) >= needed
        ]
        return {" ".join(["bid", *part]) for part in bids} | {"share" if self.tied() else "pass"}

    def answer(self, line: str) -> None:
        """What the one whose turn it is says."""
        word, *cards = line.split()
        if word == "share":
            self.agreed.add(self.turn)
        elif word == "pass":
            self.left.remove(self.turn)
        else:
            self.agreed.clear()
            self.played[self.turn] += cards
        self.pass_on()

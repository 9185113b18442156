"""What lies on the table in The Festivals, and what hands do with it; `festivals.py` says when."""

from collections.abc import Callable

from .festivals_map import (
    COLOURS,
    EACH_COLOUR,
    FESTIVALS,
    FIRST_TICKETS,
    FIRST_TYPHOONS,
    GAIN,
    ISLANDS,
    LIMIT,
    in_order,
)


def first_of(candidates: list[int]) -> int:
    """The draw used when the caller brings none: always the first candidate."""
    return candidates[0]


class Table:
    """Tokens, tickets and cards. Everybody begins on Jawa; nothing lies on the islands."""

    def __init__(
        self,
        typhoons: int,
        hands: list[list[str]],
        festival: int,
        upcoming: int,
        airplane: int,
        draw: Callable[[list[int]], int] = first_of,
    ) -> None:
        self.players = len(hands)
        assert all(len(hand) == FIRST_TICKETS[self.players] for hand in hands) and festival != upcoming
        self.typhoons = FIRST_TYPHOONS[:typhoons]
        self.hands = [in_order(hand) for hand in hands]
        held = [ticket for hand in hands for ticket in hand]
        self.pool = {ticket: EACH_COLOUR - held.count(ticket) for ticket in COLOURS}
        self.places = ["jawa" for _ in hands]
        self.placed: dict[str, list[str]] = {island: [] for island in ISLANDS}
        self.middle: dict[str, list[str]] = {island: [] for island in ISLANDS}
        self.shown: list[list[str]] = [[] for _ in hands]  # what is still to be used
        self.points = [0 for _ in hands]
        self.prizes: list[list[tuple[int, int]]] = [[] for _ in hands]  # festival and place, by seat
        self.claimed: list[int] = []  # who has taken first, second, third place of this festival
        self.festival = festival
        self.upcoming: int | None = upcoming
        self.deck = [number for number in FESTIVALS if number not in (festival, upcoming)]
        self.draw = draw
        self.airplane = airplane

    def clockwise(self) -> list[int]:
        """The seats, the airplane's holder first."""
        return [(self.airplane + places) % self.players for places in range(self.players)]

    def show(self, seat: int, tickets: list[str]) -> None:
        """Tickets from the hand behind the screen, and the screen is lifted."""
        for ticket in tickets:
            self.hands[seat].remove(ticket)
        self.shown[seat] = list(tickets)

    def step(self, seat: int, island: str, ticket: str) -> None:
        """One ticket, one move."""
        self.shown[seat].remove(ticket)
        self.placed[island] = in_order([*self.placed[island], ticket])
        self.places[seat] = island

    def lose_shown(self, seat: int) -> None:
        """FAQ 2: what cannot be used goes to the middle of the island."""
        island = self.places[seat]
        self.middle[island] = in_order(self.middle[island] + self.shown[seat])
        self.shown[seat] = []

    def prize_left(self) -> bool:
        """Whether the festival still has a place to give."""
        return len(self.claimed) < len(FESTIVALS[self.festival][1])

    def claim(self, seat: int) -> None:
        """Take the best prize that is left, if the seat is where the festival is."""
        island, points = FESTIVALS[self.festival]
        if self.places[seat] == island and self.prize_left():
            self.points[seat] += points[len(self.claimed)]
            self.claimed.append(seat)
            self.prizes[seat].append((self.festival, len(self.claimed)))

    def given(self, island: str) -> list[str]:
        """What the pool gives there: the depicted tickets, as far as there are some (ruling 4)."""
        return [ticket for ticket in GAIN[island] if self.pool[ticket] > 0]

    def take_from_pool(self, seat: int) -> None:
        """Rest, source b."""
        tickets = self.given(self.places[seat])
        for ticket in tickets:
            self.pool[ticket] -= 1
        self.hands[seat] = in_order(self.hands[seat] + tickets)

    def take_from_middle(self, seat: int) -> None:
        """Rest, source a: all of them."""
        island = self.places[seat]
        self.hands[seat] = in_order(self.hands[seat] + self.middle[island])
        self.middle[island] = []

    def gather(self) -> None:
        """Refresh: the tickets on the slots go to the middle."""
        for island in ISLANDS:
            self.middle[island] = in_order(self.middle[island] + self.placed[island])
            self.placed[island] = []

    def surplus(self, island: str) -> int:
        """How many tickets lie in the middle above the limit."""
        return max(0, len(self.middle[island]) - LIMIT[island])

    def put_back(self, island: str, tickets: list[str]) -> None:
        """These go back to the pool."""
        for ticket in tickets:
            self.middle[island].remove(ticket)
            self.pool[ticket] += 1

    def change_festival(self) -> None:
        """The next festival becomes the active one, and the one behind it is seen, if there is one."""
        assert self.upcoming is not None
        self.festival = self.upcoming
        self.upcoming = self.draw(list(self.deck)) if self.deck else None
        if self.upcoming is not None:
            self.deck.remove(self.upcoming)
        self.claimed = []

    def winners(self) -> list[int]:
        """Whoever has the most points; several share the victory."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def lowest(self) -> list[int]:
        """Whoever has the fewest points."""
        return [seat for seat, points in enumerate(self.points) if points == min(self.points)]

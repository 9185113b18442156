"""A festival competition as it stands; and how sealed bids play it out."""

from collections.abc import Mapping

from engine.game import Seat
from engine.java import events
from engine.java.cards import suitable, total, worth
from engine.java.moves import Bid
from engine.java.state import Competition, State


def competition(state: State) -> Competition:
    """The competition that is going on."""
    assert state.competition is not None, "a festival has been arranged"
    return state.competition


def arranger(state: State) -> Seat:
    """Who has arranged the festival."""
    return competition(state).arranger


def total_of(state: State, seat: Seat) -> int:
    """The points of a seat's cards on the table."""
    return total(competition(state).played[seat], state.open)


def high(state: State) -> int:
    """The highest bid."""
    return max(total_of(state, seat) for seat in competition(state).seats)


def tied(state: State) -> bool:
    """Whether all who are left, two at least, are equal."""
    left = competition(state).left
    return len(left) > 1 and len({total_of(state, seat) for seat in left}) == 1


def following(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Those who are left in the order of their turns behind a seat, the seat itself last."""
    seats = competition(state).seats
    place = seats.index(seat)
    return tuple(
        each for each in (*seats[place + 1 :], *seats[: place + 1]) if each in competition(state).left
    )


class Auction:
    """The rulebook's auction, played out with sealed bids (The Festival Competition 6 to 15)."""

    def __init__(self, state: State, bids: Mapping[Seat, Bid]) -> None:
        self.order = competition(state).seats  # the arranger first, then clockwise
        self.festival = state.open
        self.hands = {seat: list(suitable(bids[seat].cards, state.open)) for seat in self.order}
        self.willing = {seat: bids[seat].share for seat in self.order}
        self.totals = dict.fromkeys(self.order, 0)
        self.left = list(self.order)
        self.happened: list[events.Event] = []

    def play(self, seat: Seat, least: int) -> bool:
        """The next cards of a bid until it has so many points; False, and no card, when it cannot."""
        if self.totals[seat] + total(self.hands[seat], self.festival) < least:
            return False
        cards = []
        while self.totals[seat] < least:
            card = self.hands[seat].pop(0)
            cards.append(card)
            self.totals[seat] += worth(card, self.festival)
        self.happened.append(events.CardsPlayed(seat, tuple(cards), self.totals[seat]))
        return True

    def run(self) -> list[events.Event]:
        """All that happens, up to who is left: one seat, or those who share."""
        self.play(self.order[0], 1)
        turn = self.next(self.order[0])
        while len(self.left) > 1:
            highest = max(self.totals[seat] for seat in self.left)
            if self.totals[turn] < highest:
                if not self.play(turn, highest):
                    self.happened.append(events.BidPassed(turn))
                    following = self.next(turn)
                    self.left.remove(turn)
                    turn = following
                    continue
            else:  # all are equal: whoever came behind the last raise has matched it
                raising = next((seat for seat in self.clockwise(turn) if self.raises(seat)), None)
                if raising is None:
                    break
                self.play(raising, highest + 1)
                turn = raising
            turn = self.next(turn)
        return self.happened

    def raises(self, seat: Seat) -> bool:
        """Whether a seat would rather raise than share, and can."""
        return not self.willing[seat] and bool(self.hands[seat])

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Those who are left, from a seat on."""
        place = self.order.index(seat)
        return [each for each in (*self.order[place:], *self.order[:place]) if each in self.left]

    def next(self, seat: Seat) -> Seat:
        """Who is left to a seat's left."""
        return [*self.clockwise(seat), seat][1] if len(self.left) > 1 else self.left[0]

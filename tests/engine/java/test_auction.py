"""Sealed bids play the rulebook's auction out: against plain code, word for word, on random bids."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from engine import java
from engine.java.cards import CARDS, Card, in_order, suitable, worth
from engine.java.events import BidPassed, CardsPlayed, Event, FestivalWon
from engine.java.moves import Bid
from engine.java.players import with_player
from engine.play import play
from tests.engine.chance import CountedDice
from tests.engine.java.boards import after, fame, happen
from tests.engine.java.feasts import sealed

FESTIVAL: Final[Card] = "md"
hand = st.lists(st.sampled_from(CARDS), max_size=4)


def auction(bids: list[tuple[list[Card], bool]]) -> tuple[list[tuple[int, int]], list[int]]:
    """What everybody says in turn, as (seat, total) or (seat, -1) for a pass, and who is left."""
    cards = [deque(suitable(offered, FESTIVAL)) for offered, _ in bids]
    left, totals, said = list(range(len(bids))), [0] * len(bids), []

    def plays(seat: int) -> None:
        totals[seat] += worth(cards[seat].popleft(), FESTIVAL)

    plays(0)
    said.append((0, totals[0]))
    turn = 1 % len(bids)
    while len(left) > 1:
        if turn in left:
            highest = max(totals[seat] for seat in left)
            if totals[turn] < highest:
                if totals[turn] + sum(worth(card, FESTIVAL) for card in cards[turn]) < highest:
                    left.remove(turn)
                    said.append((turn, -1))
                else:
                    while totals[turn] < highest:
                        plays(turn)
                    said.append((turn, totals[turn]))
            elif all(totals[seat] == highest for seat in left):
                order = [(turn + step) % len(bids) for step in range(len(bids))]
                unwilling = [seat for seat in order if seat in left and not bids[seat][1] and cards[seat]]
                if not unwilling:
                    break
                plays(unwilling[0])
                said.append((unwilling[0], totals[unwilling[0]]))
                turn = unwilling[0]
        turn = (turn + 1) % len(bids)
    return said, left


def told(happened: Sequence[Event]) -> list[tuple[int, int]]:
    """The same of events."""
    said = []
    for event in happened:
        if isinstance(event, CardsPlayed):
            said.append((event.seat, event.total))
        if isinstance(event, BidPassed):
            said.append((event.seat, -1))
    return said


@given(st.lists(hand, min_size=4, max_size=4), st.lists(st.booleans(), min_size=4, max_size=4))
def test_an_auction(hands: list[list[Card]], willing: list[bool]) -> None:
    state = sealed()
    for seat, cards in enumerate(hands):
        state = with_player(state, seat, cards=in_order(cards if seat else [*cards, "m"]))
    asked = after(state, "festival h6")
    offered = {seat: suitable(asked.players[seat].cards, FESTIVAL) for seat in asked.asked}
    bids = {seat: Bid(cards, willing[seat] and bool(cards)) for seat, cards in offered.items()}
    happened, state = play(java, asked, [bids], CountedDice())
    expected, left = auction([(list(bid.cards), bid.share) for bid in bids.values()])
    assert told(happened) == [(asked.asked[place], total) for place, total in expected]
    winners = tuple(asked.asked[place] for place in left)
    won = FestivalWon(winners, "h6", 4 if len(winners) == 1 else 2)
    assert won in happened and fame(state) == [won.points * (seat in winners) for seat in range(4)]
    played = Counter(card for event in happened if isinstance(event, CardsPlayed) for card in event.cards)
    assert Counter(state.discards) == played  # what was not needed stays in the hand
    before = Counter(card for player in asked.players for card in player.cards)
    assert Counter(card for player in state.players for card in player.cards) == before - played


def test_one_point_cards_are_played_first() -> None:
    state = after(sealed("md m", "md d", "-", "-"), "festival h6")
    happened, state = happen(state, "bid m md alone / bid d md share")
    assert [event.cards for event in happened if isinstance(event, CardsPlayed)] == [
        ("m",), ("d",), ("md",), ("md",),
    ]  # fmt: skip
    assert fame(state) == [2, 2, 0, 0]


def test_bids_are_looked_at_together() -> None:
    dice = CountedDice()
    happen(after(sealed("m", "-", "-", "-"), "festival h6"), "bid m alone", dice=dice)
    assert dice.reveals == 1 and not dice.draws

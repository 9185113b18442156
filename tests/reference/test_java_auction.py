"""Engine and naive reading of Java agree on how sealed bids of a festival play out, over many random bids."""

import random
from collections import Counter
from dataclasses import replace

from engine import java
from engine.java.competing import Auction
from engine.java.moves import Bid
from engine.java.state import Competition
from engine.play import replay
from tests.reference.java_festival import Festival
from tests.reference.java_pair import Recorder
from tests.reference.java_scores import CARDS, suitable

FESTIVALS = 4000


def begun(arranger: int, order: list[int]) -> Competition:
    """A festival in which nobody has played a card yet."""
    return Competition("d7", 8, arranger, tuple(order), tuple(order), ((),) * 4)


def bid_of(cards: list[str], willing: bool) -> Bid:
    """The engine's bid."""
    line = " ".join(["bid", *(cards or ["nothing"]), *(["share"] if willing else [])])
    bid = java.notation.read(line)
    assert isinstance(bid, Bid)
    return bid


def some(chance: random.Random, festival_card: str, at_least_one: bool) -> list[str]:
    """Some cards that suit the festival; few kinds of them, so that bids are often equal."""
    fitting = suitable(CARDS, festival_card)
    return [chance.choice(fitting) for _ in range(chance.randrange(at_least_one, 5))]


def test_sealed_bids_play_out_alike() -> None:
    """Who is left, and which cards everybody has played."""
    chance = random.Random("sealed bids")
    state = replay(java, java.setup({"festivals": "sealed"}, range(4), Recorder("sealed bids")))
    reached: Counter[str] = Counter()
    for _ in range(FESTIVALS):
        card = chance.choice(CARDS)
        seats = sorted(chance.sample(range(4), chance.choice([2, 3, 4])))
        arranger = chance.choice(seats)
        order = [seat % 4 for seat in range(arranger, arranger + 4) if seat % 4 in seats]
        cards = {seat: some(chance, card, seat == arranger) for seat in seats}
        willing = {seat: bool(cards[seat]) and chance.random() < 0.5 for seat in seats}
        naive = Festival("d7", 8, arranger, seats, 4, card)
        naive.contest(cards, willing)
        bids = {seat: bid_of(cards[seat], willing[seat]) for seat in seats}
        engine = Auction(replace(state, open=card, competition=begun(arranger, order)), bids)
        played: dict[int, list[str]] = {seat: [] for seat in seats}
        for told in [java.tell(event, None) for event in engine.run()]:
            if told["kind"] == "CardsPlayed":
                played[told["seat"]] += told["cards"]
        assert (sorted(engine.left), played) == (sorted(naive.left), naive.played)
        reached[f"{len(naive.left)} left"] += 1
    assert all(reached[f"{number} left"] > 20 for number in (1, 2, 3, 4)), reached

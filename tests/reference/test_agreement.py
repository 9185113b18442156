"""Engine and naive reading agree on every legal move, every effect and every score of random games."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import medang
from engine.play import play, replay
from tests.reference.medang import Medang

TEMPLES = {"borobudur": (2, 3, 4, 5), "sewu": (2, 3, 4, 5), "plaosan": (2, 3, 4, 5), "kalasan": (2,)}
CELLS = [(temple, seats) for temple, counts in TEMPLES.items() for seats in counts]
GAMES = int(os.environ.get("TORTURE_GAMES", "1000"))


class Recorder:
    """Dice that draw with a seeded random.Random."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def below(self, n: int) -> int:
        return self.chance.randrange(n)

    def reveal(self) -> None:
        pass


def told(events: list[Any]) -> list[dict[str, Any]]:
    return [medang.codec.dump(event) for event in events]


def drawn(events: list[dict[str, Any]]) -> Iterator[str]:
    """The tiles that came off the pile, in order."""
    for event in events:
        match event["kind"]:
            case "Discarded":
                yield from event["drawn"]
            case "MarketOpened" | "MarketRefilled":
                yield from event["tiles"]
            case "Taken" if event["pile"]:
                yield event["tile"]


class Pair:
    """The same game in the engine and in the naive reading."""

    def __init__(self, temple: str, seats: int, neutral: str, seed: str) -> None:
        self.dice = Recorder(seed)
        self.chance = random.Random(seed + "/players")
        started = medang.setup({"temple": temple, "neutral_dynasties": neutral}, range(seats), self.dice)
        self.state = replay(medang, started)
        first = told(started)[0]
        self.queue: list[str] = []
        self.naive = Medang(
            temple, [list(hand) for hand in first["hands"]], list(first["dynasties"]), neutral, self.draw
        )

    def draw(self, candidates: list[str]) -> str:
        tile = self.queue.pop(0)
        assert tile in candidates
        return tile

    def open(self) -> None:
        """The sealed discard of everybody."""
        choices = {}
        for seat in medang.actors(self.state).seats:
            legal = {medang.notation.write(move): move for move in medang.legal(self.state, seat)}
            assert set(legal) == self.naive.legal_discards(seat)
            choices[seat] = legal[self.chance.choice(sorted(legal))]
        events, self.state = play(medang, self.state, [choices], self.dice)
        heard = told(events)
        self.queue = list(drawn(heard))
        starting = next(event["seat"] for event in heard if event["kind"] == "StartingPlayerDrawn")
        self.naive.open([list(choices[seat].tiles) for seat in sorted(choices)], starting)
        assert self.queue == []

    def step(self, liking: str) -> None:
        """One move of the seat whose turn it is."""
        (seat,) = medang.actors(self.state).seats
        assert seat == self.naive.to_move
        legal = {medang.notation.write(move): move for move in medang.legal(self.state, seat)}
        assert set(legal) == self.naive.legal()
        line = self.choose(sorted(legal), liking)
        events, self.state = play(medang, self.state, [{seat: legal[line]}], self.dice)
        self.queue = list(drawn(told(events)))
        self.naive.move(line)
        assert self.queue == []

    def choose(self, lines: list[str], liking: str) -> str:
        liked = [line for line in lines if line.split()[0] in liking.split()]
        return self.chance.choice(liked if liked and self.chance.random() < 0.8 else lines)

    def compare(self) -> None:
        """Everything that can be seen is the same."""
        view = medang.view(self.state, None)
        assert view["columns"] == self.naive.columns
        assert sorted(view["market"]) == sorted(self.naive.market)
        assert sorted(view["removed"]) == sorted(self.naive.removed)
        assert view["pile"] == sum(map(len, self.naive.pile))
        for seat, hand in enumerate(self.naive.hands):
            assert sorted(medang.view(self.state, seat)["you"]["hand"]) == sorted(hand)

    def compare_end(self) -> None:
        outcome = medang.outcome(self.state)
        assert outcome is not None and self.naive.over
        assert [score.total for score in outcome.scores] == [row["total"] for row in self.naive.scores()]
        shown = medang.view(self.state, None)["scores"]
        for score, row in zip(shown, self.naive.scores(), strict=True):
            assert (score["floors"], score["columns"]) == (row["floors"], row["columns"])
        assert list(outcome.winners) == sorted(self.naive.winners())


# what players like best: nothing, hoarding (long games, empty piles), effects, leaders and their exchange
LIKINGS = ("", "take buy exchange", "swap remove buy renew exchange", "renew exchange take")


def whole_game(temple: str, seats: int, number: int) -> None:
    seed = f"{temple}/{seats}/{number}"
    neutral = "ignore" if number % 4 == 3 else "count"
    pair = Pair(temple, seats, neutral, seed)
    pair.open()
    pair.compare()
    for _ in range(3000):
        if not medang.actors(pair.state).seats:
            break
        pair.step(LIKINGS[number % len(LIKINGS)])
        pair.compare()
    pair.compare_end()


@pytest.mark.parametrize(("temple", "seats"), CELLS)
def test_engine_and_reference_agree(temple: str, seats: int) -> None:
    for number in range(20):
        whole_game(temple, seats, number)


@pytest.mark.torture
@pytest.mark.parametrize(("temple", "seats"), CELLS)
def test_engine_and_reference_agree_over_many_games(temple: str, seats: int) -> None:
    print(f"{GAMES} games of {temple} with {seats}, seeds {temple}/{seats}/0 … {GAMES - 1}")
    for number in range(GAMES):
        whole_game(temple, seats, number)

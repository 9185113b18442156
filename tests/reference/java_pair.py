"""One game of Java played in the engine and in the naive reading, side by side."""

import random
from collections import Counter
from typing import Any

import pytest

from engine import java
from engine.game import Illegal
from engine.play import play, replay
from tests.reference.java import Java
from tests.reference.java_map import in_order
from tests.reference.java_players import choose
from tests.reference.java_reached import of_end, of_events, of_position
from tests.reference.java_scores import cards_in_order
from tests.reference.java_tiles import WAYS_TO_LAY


class Recorder:
    """Dice that draw with a seeded random.Random."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def below(self, n: int) -> int:
        return self.chance.randrange(n)

    def reveal(self) -> None:
        pass


class Pair:
    """The same game in the engine and in the naive reading."""

    def __init__(self, seats: int, form: str, likings: list[str], seed: str) -> None:
        self.dice = Recorder(seed)
        self.chance = random.Random(seed + "/players")
        self.likings = likings
        self.state = replay(java, java.setup({"festivals": form}, range(seats), self.dice))
        self.queue: list[str] = []
        self.reached: Counter[str] = Counter()
        seen = self.view()
        hands = [list(self.view(seat)["you"]["cards"]) for seat in range(seats)]
        self.naive = Java(seats, form, hands, seen["open"], seen["turn_of"], self.draw)

    def over(self) -> bool:
        """Whether the engine asks nobody any more."""
        return not java.actors(self.state).seats

    def view(self, seat: int | None = None) -> Any:
        return java.view(self.state, seat)

    def draw(self, candidates: list[str]) -> str:
        card = self.queue.pop(0)
        assert card in candidates
        return card

    def step(self) -> None:
        """One decision: of all who seal a bid, or of the one who is asked."""
        naive = self.naive
        asked = java.actors(self.state)
        assert (sorted(asked.seats), asked.sealed) == (naive.to_move, naive.phase == "bid")
        said = {seat: choose(naive, seat, self.likings[seat], self.chance) for seat in naive.to_move}
        choices = {seat: java.notation.read(line) for seat, line in said.items()}
        assert all(java.notation.write(choices[seat]) == written(line) for seat, line in said.items())
        events, self.state = play(java, self.state, [choices], self.dice)
        self.hear([java.tell(event, seat_of(java.tell(event, None))) for event in events])
        self.reached += of_position(naive, said) + of_events(naive, self.told)
        if naive.phase == "bid":
            naive.bid(said)
        else:
            ((seat, line),) = said.items()
            self.look_ahead(line)
            naive.move(seat, line)
        assert self.queue == []

    # What may be said

    def compare_lines(self) -> None:
        """Every legal line of every seat, and what is said for those who are silent."""
        for seat in range(self.naive.players):
            legal = [java.notation.write(move) for move in java.legal(self.state, seat)]
            expected = {written(line) for line in self.naive.legal(seat)}
            assert sorted(set(legal) ^ expected) == [] and len(legal) == len(expected)
            if expected:
                silence = java.notation.write(java.default(self.state, seat))
                assert silence == self.naive.silence(seat, legal) and silence in legal
            if expected and self.naive.phase == "turn":
                self.compare_refused(seat, expected)

    def compare_refused(self, seat: int, legal: set[str]) -> None:
        """Some of the lines that may not be said."""
        offers = {**self.naive.offers(), "draw deck": 1, "draw open": 1, "token": -1}
        refused = [line for line in offers if line not in legal]
        self.reached["kept to the duty"] += any(
            offers[line] < self.naive.points_left for line in refused if line not in ("end", "token")
        )
        refused += [tile.line for tile in self.chance.sample(WAYS_TO_LAY, 5) if tile.line not in legal]
        for line in self.chance.sample(refused, min(5, len(refused))):
            with pytest.raises(Illegal):
                play(java, self.state, [{seat: java.notation.read(line)}], self.dice)

    def look_ahead(self, line: str) -> None:
        """The price of what is about to be played."""
        for event in self.told:
            if "cost" in event:
                assert event["cost"] == self.naive.cost(line)

    # What is the same

    def compare(self) -> None:
        """Everything that can be seen."""
        naive, seen = self.naive, self.view()
        assert (seen["game"], seen["festivals"]) == ("java", naive.festivals)
        assert (seen["phase"], sorted(seen["to_move"])) == (naive.phase, naive.to_move)
        assert (seen["sealed"], seen["final"]) == (naive.phase == "bid", naive.final)
        if not naive.over:
            turn = (naive.turn_of, naive.turn, naive.points_left, naive.placed, naive.drawn, naive.token)
            named = ("turn_of", "turn", "points_left", "placed", "drawn", "token")
            assert tuple(seen[name] for name in named) == turn
            assert sorted(seen["changed"]) == sorted(naive.changed)
        self.compare_board(seen)
        self.compare_bidding(seen["bidding"])
        for seat, shown in enumerate(seen["seats"]):
            self.compare_seat(seat, shown, seen)
        assert "you" not in seen or seen["you"] is None

    def compare_board(self, seen: Any) -> None:
        board = self.naive.board
        assert seen["tiles"] == [
            {"village": tile.village, "rice": list(tile.rice), "level": level} for tile, level in board.tiles
        ]
        assert seen["cells"] == {
            cell: {"land": land, "level": board.level[cell]} for cell, land in board.land.items()
        }
        assert in_order(seen["irrigation"]) == in_order(board.irrigation)
        assert in_order(seen["annexed"]) == in_order(board.annexed)
        palaces = {palace["cell"]: palace for palace in seen["palaces"]}
        assert len(palaces) == len(seen["palaces"]) and set(palaces) == set(board.palaces)
        for cell, palace in palaces.items():
            assert (palace["value"], palace["festival"]) == (board.palaces[cell], cell in self.naive.feasts)
            assert in_order(palace["city"]) == in_order(self.naive.city(cell))
        assert seen["supply"] == {
            "threes": self.naive.threes,
            "irrigation": self.naive.irrigation_left,
            "palaces": {str(value): left for value, left in self.naive.palace_tiles.items()},
            "deck": len(self.naive.deck),
            "discards": cards_in_order(self.naive.discards),
        }
        assert seen["open"] == self.naive.open_card

    def compare_seat(self, seat: int, shown: Any, seen: Any) -> None:
        naive = self.naive
        assert self.view(seat) == {**seen, "you": {"seat": seat, "cards": naive.hands[seat]}}
        standing = [cell for cell, other in naive.board.developers.items() if other == seat]
        assert in_order(seen["developers"][seat]) == in_order(standing)
        assert shown == {
            "seat": seat,
            "points": naive.points[seat],
            "developers": naive.developers_left[seat],
            "twos": naive.twos[seat],
            "rices": naive.rices[seat],
            "villages": naive.villages[seat],
            "tokens": naive.tokens[seat],
            "cards": len(naive.hands[seat]),
            "scored": naive.scored[seat],
        }

    def compare_bidding(self, bidding: Any) -> None:
        """The competition, if there is one."""
        feast = self.naive.feast
        assert (bidding is None) == (feast is None)
        if feast:
            assert (bidding["cell"], bidding["value"]) == (feast.cell, feast.value)
            assert (bidding["arranger"], sorted(bidding["seats"])) == (feast.arranger, feast.seats)
            assert sorted(bidding["in"]) == feast.left
            assert bidding["totals"] == {str(seat): feast.total(seat) for seat in feast.seats}
            played = {seat: sorted(cards) for seat, cards in bidding["played"].items() if cards}
            assert played == {str(seat): sorted(cards) for seat, cards in feast.played.items() if cards}
            assert bidding["tie"] == feast.tied() or self.naive.phase == "bid"

    def compare_end(self) -> None:
        outcome = java.outcome(self.state)
        assert outcome is not None and self.naive.over and outcome.why
        assert [score.total for score in outcome.scores] == self.naive.points
        assert list(outcome.winners) == self.naive.winners()
        seen = self.view()
        assert seen["scores"] == [
            {"seat": seat, "game": total - final, "final": final, "total": total}
            for seat, (total, final) in enumerate(zip(self.naive.points, self.naive.finals, strict=True))
        ]
        assert (seen["winners"], seen["why"]) == (self.naive.winners(), outcome.why)
        self.reached += of_end(self.naive)

    # What has happened

    def hear(self, told: list[Any]) -> None:
        """Cards that have come off the deck, and final scorings."""
        self.told = told
        for event in told:
            match event["kind"]:
                case "CardDrawn" if event["source"] == "deck":
                    self.queue.append(event["card"])
                case "CardTurned":
                    self.queue.append(event["card"])
                case "FinalScored":
                    parts = [(part["cell"], part["rank"], part["points"]) for part in event["parts"]]
                    assert parts == self.naive.final_parts(event["seat"])


def written(line: str) -> str:
    """How the engine writes a line: an open bid and a sealed one that would not share are the same move."""
    return line.removesuffix(" alone")


def seat_of(told: Any) -> int | None:
    """Whose event it is."""
    seat: int | None = told.get("seat")
    return seat

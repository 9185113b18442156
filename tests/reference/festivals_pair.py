"""One game of The Festivals played in the engine and in the naive reading, side by side."""

import random
from collections import Counter
from typing import Any

from engine import festivals
from engine.play import play, replay
from tests.reference.festivals import Festivals
from tests.reference.festivals_map import FESTIVALS, GAIN, ISLANDS, LIMIT, THRESHOLDS, slots_of
from tests.reference.festivals_players import choose, script_to_tie

AFTER_PLANNING = ("name", "move", "order", "rest", "return")


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

    def __init__(self, seats: int, typhoons: int, tie: str, seed: str) -> None:
        self.dice = Recorder(seed)
        self.chance = random.Random(seed + "/players")
        options = {"typhoons": str(typhoons), "typhoon_tie": tie}
        self.state = replay(festivals, festivals.setup(options, range(seats), self.dice))
        self.queue: list[int] = []
        self.script: list[dict[int, str]] = []  # what has been agreed on to reach a tie
        self.reached: Counter[str] = Counter()
        self.stepped: set[int] = set()  # who has moved in this round
        self.plans: list[list[str]] = []  # what was shown in it
        seen = self.view()
        hands = [list(self.view(seat)["you"]["tickets"]) for seat in range(seats)]
        festival, upcoming = seen["festival"]["number"], seen["next"]["number"]
        self.naive = Festivals(seats, typhoons, tie, hands, festival, upcoming, seen["airplane"], self.draw)

    def over(self) -> bool:
        """Whether the engine asks nobody any more."""
        return not festivals.actors(self.state).seats

    def view(self, seat: int | None = None) -> Any:
        return festivals.view(self.state, seat)

    def draw(self, candidates: list[int]) -> int:
        number = self.queue.pop(0)
        assert number in candidates
        return number

    def step(self, liking: str) -> None:
        """One decision: of all who plan, or of the one who is asked."""
        asked = festivals.actors(self.state)
        assert (list(asked.seats), asked.sealed) == (self.naive.to_move, self.naive.phase == "plan")
        moves = {}
        for seat in range(self.naive.players):
            legal = list(festivals.legal(self.state, seat))
            moves[seat] = {festivals.notation.write(move): move for move in legal}
            assert set(moves[seat]) == self.naive.legal(seat)
            assert len(legal) == len(moves[seat])
        said = self.choices(liking)
        self.note_question()
        choices = {seat: moves[seat][line] for seat, line in said.items()}
        events, self.state = play(festivals, self.state, [choices], self.dice)
        self.hear([festivals.tell(event, None) for event in events])
        self.naive.say(said)
        assert self.queue == []

    def choices(self, liking: str) -> dict[int, str]:
        """What those who are asked say."""
        if liking == "tie" and self.naive.phase == "plan":
            self.script = script_to_tie(self.naive, self.chance)
        if self.script:
            return self.script.pop(0)
        return {seat: choose(self.naive, seat, liking, self.chance) for seat in self.naive.to_move}

    # What is the same

    def compare(self) -> None:
        """Everything that can be seen."""
        naive, seen = self.naive, self.view()
        assert (seen["phase"], seen["to_move"]) == (naive.phase, naive.to_move)
        assert seen["round"] == self.active_festivals()
        assert seen["threshold"] == THRESHOLDS[naive.players] and seen["typhoon_tie"] == naive.typhoon_tie
        assert seen["sealed"] == (naive.phase == "plan")
        assert seen["islands"] == [self.island(island) for island in ISLANDS]
        assert sorted(seen["typhoons"]) == sorted(naive.typhoons)
        assert (seen["pool"], seen["airplane"], seen["left"]) == (naive.pool, naive.airplane, len(naive.deck))
        self.compare_festivals(seen)
        for seat, shown in enumerate(seen["seats"]):
            self.compare_seat(seat, shown)
        self.compare_asked(seen["asked"])
        assert "you" not in seen and (seen["scores"] is None) == (not naive.over)

    def active_festivals(self) -> int:
        """How many festivals have been the active one: what a view counts as the rounds.

        It is the rulebook's round but for the end of Refresh: the festival is the next round's by then.
        """
        return len(FESTIVALS) - len(self.naive.deck) - (self.naive.upcoming is not None)

    def island(self, island: str) -> dict[str, Any]:
        return {
            "island": island,
            "slots": slots_of(island, self.naive.players),
            "placed": self.naive.placed[island],
            "middle": self.naive.middle[island],
            "gain": GAIN[island],
            "limit": LIMIT[island],
        }

    def compare_festivals(self, seen: Any) -> None:
        for number, card in ((self.naive.festival, seen["festival"]), (self.naive.upcoming, seen["next"])):
            assert (card is None) == (number is None)
            if number is not None:
                assert (card["number"], card["island"], card["points"]) == (number, *FESTIVALS[number])
        assert seen["festival"]["claimed"] == self.naive.claimed

    def compare_seat(self, seat: int, shown: Any) -> None:
        naive = self.naive
        own = self.view(seat)
        assert own.pop("you") == {"seat": seat, "tickets": naive.hands[seat]}
        assert own == self.view()  # all but the hands is public
        assert (shown["seat"], shown["island"]) == (seat, naive.places[seat])
        assert (shown["tickets"], shown["points"]) == (len(naive.hands[seat]), naive.points[seat])
        prizes = [(prize["festival"], prize["place"]) for prize in shown["prizes"]]
        assert prizes == naive.prizes[seat]
        assert sum(prize["points"] for prize in shown["prizes"]) == naive.points[seat]
        assert shown["shown"] == naive.shown[seat]
        if naive.phase == "plan":
            assert shown["plan"] is None and shown["part"] is None
        if naive.phase in AFTER_PLANNING:
            assert shown["plan"] == naive.plans[seat]
            assert shown["part"] in self.parts(seat)

    def parts(self, seat: int) -> tuple[str, ...]:
        """What a traveller can be doing; whether one who took nothing has rested is a matter of words."""
        naive = self.naive
        if seat in naive.waiting:
            return ("waiting",)
        if naive.plans[seat]:
            return ("moving",) if naive.phase == "move" and seat == naive.mover else ("moved",)
        if naive.phase in ("rest", "return") and seat not in naive.resting:
            return ("staying", "rested")
        return ("staying",)

    def compare_asked(self, asked: Any) -> None:
        """What the question is about."""
        naive = self.naive
        match naive.phase:
            case "name" | "favour":
                assert (sorted(asked["seats"]), asked["island"]) == (naive.tied, None)
            case "order":
                island = naive.conflicts[0]
                assert (sorted(asked["seats"]), asked["island"]) == (sorted(naive.standing(island)), island)
            case "return":
                island = naive.full[0]
                assert (asked["island"], asked["count"]) == (island, naive.surplus(island))
            case _:
                assert asked is None

    def compare_end(self) -> None:
        outcome = festivals.outcome(self.state)
        assert outcome is not None and self.naive.over and outcome.why
        assert [score.total for score in outcome.scores] == self.naive.points
        assert list(outcome.winners) == self.naive.winners()
        seen = self.view()
        assert seen["scores"] == [
            {"seat": seat, "total": total} for seat, total in enumerate(self.naive.points)
        ]
        assert (seen["winners"], seen["why"]) == (self.naive.winners(), outcome.why)
        if self.naive.upcoming is None:
            self.reached["end of the deck"] += 1
            self.reached["shared victory"] += len(self.naive.winners()) > 1

    # What has happened

    def note_question(self) -> None:
        """What has been asked, and why."""
        naive = self.naive
        self.reached[naive.phase] += 1
        if naive.phase == "order":
            island = naive.conflicts[0]
            prize = island == FESTIVALS[naive.festival][0] and naive.prize_left()
            self.reached["order over a prize"] += prize
            self.reached["order over a middle"] += bool(naive.middle[island])
            self.reached["order over a short pool"] += not prize and not naive.middle[island]

    def hear(self, events: list[Any]) -> None:
        """Festivals that have been drawn, and what the rules did."""
        for event in events:
            match event["kind"]:
                case "Shown":
                    self.stepped, self.plans = set(), event["plans"]
                case "Moved":
                    self.stepped.add(event["seat"])
                case "Blocked":
                    self.reached[
                        "blocked on the way" if event["seat"] in self.stepped else "blocked at once"
                    ] += 1
                case "Claimed" if event["seat"] not in self.stepped:
                    self.reached["prize of a stayer"] += not self.plans[event["seat"]]
                    self.reached["prize of a blocked stayer"] += bool(self.plans[event["seat"]])
                case "Rested" if event["source"] == "pool":
                    self.reached["short pool"] += len(event["tickets"]) < len(GAIN[event["island"]])
                case "Tied":
                    self.reached["tie round"] += 1
                case "FestivalChanged" if event["next"] is not None:
                    self.queue.append(event["next"])

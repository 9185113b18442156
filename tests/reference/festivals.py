"""The Festivals read straight from the rulebook and its rulings, with plain dicts, lists and loops.

This reading shares no code with the engine, so that the same moves played through both show errors in either.
Islands, tickets, borders and moves are written in the wire notation; a festival is its number.
"""

from collections.abc import Callable

from . import festivals_lines as lines
from .festivals_map import FESTIVALS, GAIN, ISLANDS, THRESHOLDS, TRAVELLERS
from .festivals_refresh import Refresh
from .festivals_table import first_of


class Festivals(Refresh):
    """One game, from the moment when the tickets are dealt and two festivals are seen."""

    def __init__(
        self,
        seats: int,
        typhoons: int,
        typhoon_tie: str,
        hands: list[list[str]],
        festival: int,
        upcoming: int,
        airplane: int,
        draw: Callable[[list[int]], int] = first_of,
    ) -> None:
        assert seats == len(hands) and typhoon_tie in ("nobody", "airplane")
        super().__init__(typhoons, hands, festival, upcoming, airplane, draw)
        self.typhoon_tie = typhoon_tie
        self.round = 0
        self.over = False
        self.begin_round()

    # Who is asked, and what he may say

    def legal(self, seat: int) -> set[str]:
        """Every line that the seat may say now; none when it is not asked."""
        if seat not in self.to_move:
            return set()
        match self.phase:
            case "plan":
                return lines.plans(self.hands[seat])
            case "name" | "favour":
                return lines.names(self.tied)
            case "move":
                return lines.steps(self, seat)
            case "order":
                return lines.orderings(self.standing(self.conflicts[0]))
            case "rest":
                return lines.rests(self, seat)
            case "return":
                return lines.returns(self, self.full[0])
            case _:
                return lines.shifts(self.typhoons)

    def move(self, seat: int, line: str) -> None:
        """Play one line for the seat that is asked; `plan` is for the sealed phase."""
        assert self.phase != "plan" and line in self.legal(seat), line
        _, *rest = line.split()
        match self.phase:
            case "name":
                self.begin_move(TRAVELLERS.index(rest[0]))
            case "move":
                self.go(rest[0], rest[1])
                self.go_on()
            case "order":
                self.settle_conflict([TRAVELLERS.index(name) for name in rest])
            case "rest":
                self.rest(rest[0])
            case "return":
                self.put_back(rest[0], rest[1:])
                self.control_the_flow()
            case "favour":
                self.ask("shift", [TRAVELLERS.index(rest[0])])
            case "shift":
                self.shift(rest)

    def say(self, said: dict[int, str]) -> None:
        """The lines of all who are asked."""
        if self.phase == "plan":
            self.plan(said)
        else:
            ((seat, line),) = said.items()
            self.move(seat, line)

    # Phase 1: planning

    def begin_round(self) -> None:
        """Let everybody who has tickets plan; the others show none."""
        self.round += 1
        self.ask("plan", [seat for seat, hand in enumerate(self.hands) if hand])
        if not self.to_move:
            self.plan({})

    def plan(self, said: dict[int, str]) -> None:
        """All lift their screens."""
        assert self.phase == "plan" and sorted(said) == self.to_move
        for seat, line in said.items():
            assert line in self.legal(seat), line
            self.show(seat, line.split()[1:])
        self.plans = [list(shown) for shown in self.shown]
        self.waiting = [seat for seat, plan in enumerate(self.plans) if plan]
        self.never_moved: list[int] = []  # blocked before the first step, in the order of their turns
        self.next_mover()

    # Phase 2a: moving

    def next_mover(self) -> None:
        """Most tickets first; the airplane's holder decides between equals, one by one (ruling 1)."""
        if not self.waiting:
            self.after_the_movers()
            return
        most = max(len(self.shown[seat]) for seat in self.waiting)
        self.tied = [seat for seat in self.waiting if len(self.shown[seat]) == most]
        if len(self.tied) > 1:
            self.ask("name", [self.airplane])
        else:
            self.begin_move(self.tied[0])

    def begin_move(self, seat: int) -> None:
        """It is this traveller's turn."""
        self.waiting.remove(seat)
        self.mover = seat
        self.has_moved = False
        self.go_on()

    def go(self, island: str, ticket: str) -> None:
        """A step of the mover."""
        self.step(self.mover, island, ticket)
        self.has_moved = True

    def go_on(self) -> None:
        """All shown tickets must be used; who has one step only is not asked."""
        steps = lines.steps(self, self.mover)
        while len(steps) == 1:
            _, island, ticket = steps.pop().split()
            self.go(island, ticket)
            steps = lines.steps(self, self.mover)
        if steps:
            self.ask("move", [self.mover])
        else:
            self.end_move()

    def end_move(self) -> None:
        """The turn is over; who has come to the festival has his prize at once (rulings 5, 6)."""
        self.lose_shown(self.mover)
        if self.has_moved:
            self.claim(self.mover)
        else:
            self.never_moved.append(self.mover)
        self.next_mover()

    # Phase 2b: staying and resting

    def after_the_movers(self) -> None:
        """Prizes of those who were blocked where they stood, then those who showed no ticket (ruling 2)."""
        for seat in self.never_moved:
            self.claim(seat)
        self.stayers = [seat for seat in self.clockwise() if not self.plans[seat]]
        self.conflicts = [island for island in ISLANDS if self.order_matters(island)]
        self.next_conflict()

    def standing(self, island: str) -> list[int]:
        """The seats on the island that showed no ticket, in their order."""
        return [seat for seat in self.stayers if self.places[seat] == island]

    def order_matters(self, island: str) -> bool:
        """Whether the holder has a conflict on this island to decide."""
        if len(self.standing(island)) < 2:
            return False
        if self.middle[island] or (island == FESTIVALS[self.festival][0] and self.prize_left()):
            return True
        wanted = [ticket for seat in self.stayers for ticket in GAIN[self.places[seat]]]
        return any(self.pool[ticket] < wanted.count(ticket) for ticket in GAIN[island])

    def next_conflict(self) -> None:
        """Ask the holder for each island; then come the prizes of all, and then their rests."""
        if self.conflicts:
            self.ask("order", [self.airplane])
            return
        for seat in self.stayers:
            self.claim(seat)
        self.resting = list(self.stayers)
        self.next_rest()

    def settle_conflict(self, order: list[int]) -> None:
        """The seats of one island take that island's places in this order."""
        queue = list(order)
        self.stayers = [queue.pop(0) if seat in order else seat for seat in self.stayers]
        self.conflicts.pop(0)
        self.next_conflict()

    def next_rest(self) -> None:
        """Who can take nothing is passed over; after the last one the phase is over."""
        while self.resting and lines.rests(self, self.resting[0]) == {"rest nothing"}:
            self.resting.pop(0)
        if self.resting:
            self.ask("rest", [self.resting[0]])
        else:
            self.end_of_action()

    def rest(self, source: str) -> None:
        """Collect all tickets of the middle, or those of the pool that the island shows, or none."""
        seat = self.resting.pop(0)
        if source == "middle":
            self.take_from_middle(seat)
        elif source == "pool":
            self.take_from_pool(seat)
        self.next_rest()

    def end_of_action(self) -> None:
        """The game ends with one leader at the threshold, or with the last festival (rulings 9 to 12)."""
        reached = max(self.points) >= THRESHOLDS[self.players]
        if (reached and len(self.winners()) == 1) or self.upcoming is None:
            self.over = True
            self.ask("over", [])
        else:
            self.refresh()

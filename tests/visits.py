"""`make visits`: how often The Festivals asks its players, with standing orders and without.

A visit is a sitting: decisions of one seat with no other seat's question and no draw between them, which its
player can send together. A wait is a visit behind the plans, when all others wait for one player.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from engine import festivals as rules
from engine.dice import Chance, NoDice
from engine.festivals import moves
from engine.festivals.islands import ISLANDS, NEIGHBOURS
from engine.festivals.travellers import TRAVELLERS
from engine.play import play, replay
from service.bots import BOTS
from service.standing import STANDING, Order
from tests.engine.chance import RandomDice

View: TypeAlias = Any
Choose: TypeAlias = Callable[[View, Sequence[Any]], Any]

GAMES = {"sensible": 60, "random": 20}
STANDING_ORDERS = STANDING["festivals"]
KINDS = {  # what is given, more from row to row
    "no orders": (),
    "airplane": ("first", "discard"),
    "+ rest": ("first", "discard", "rest"),
    "+ route": ("first", "discard", "rest", "route"),
}


@dataclass
class Count:
    """What was counted in some games."""

    games: int = 0
    rounds: int = 0
    seats: int = 0
    visits: int = 0
    waits: int = 0
    dropped: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # decisions of players, by phase
    answered: Counter[str] = field(default_factory=Counter)  # decisions by orders, by phase


@dataclass
class Game:
    """A game that is played by one way to choose, with the orders of these topics."""

    count: Count
    choose: Choose
    topics: Sequence[str]
    seats: int
    chance: Random
    orders: dict[int, list[Order]] = field(default_factory=dict)
    sitting: int | None = None  # who is at the board

    def play(self, most: int = 1000) -> None:
        """From the deal to the end."""
        dice = RandomDice(self.chance)
        state = replay(rules, rules.setup({}, range(self.seats), dice))
        self.count.games, self.count.seats = self.count.games + 1, self.seats
        for _ in range(most):
            asked = rules.actors(state)
            if not asked.seats:
                break
            choices = self.plans(state, asked.seats) if asked.sealed else self.move(state, asked.seats[0])
            try:
                _, state = play(rules, state, [choices], NoDice())
            except Chance:
                self.sitting = None
                _, state = play(rules, state, [choices], dice)
        self.count.rounds += rules.view(state, None)["round"]

    def plans(self, state: Any, seats: Sequence[int]) -> dict[int, Any]:
        """Everybody's plan, with the orders that he gives in the same visit."""
        choices, self.sitting = {}, None
        for seat in seats:
            view = rules.view(state, seat)
            choices[seat] = self.choose(view, list(rules.legal(state, seat)))
            lines = order_lines(view, choices[seat], self.choose)
            self.orders[seat] = [
                STANDING_ORDERS.read(line, view) for line in lines if line.split()[0] in self.topics
            ]
        self.count.visits += len(seats)
        self.count.asked["plan"] += len(seats)
        return choices

    def move(self, state: Any, seat: int) -> dict[int, Any]:
        """The choice of one seat: by its orders, or by its player, who comes for it."""
        view, legal = rules.view(state, seat), list(rules.legal(state, seat))
        line = self.by_order(view, seat, [(rules.notation.write(move), move) for move in legal])
        if line is not None:
            self.count.answered[view["phase"]] += 1
            return {seat: rules.notation.read(line)}
        self.count.asked[view["phase"]] += 1
        if self.sitting != seat:
            self.count.visits, self.count.waits = self.count.visits + 1, self.count.waits + 1
            self.sitting = seat
        return {seat: self.choose(view, legal)}

    def by_order(self, view: View, seat: int, legal: Sequence[tuple[str, Any]]) -> str | None:
        """What the first order that concerns this says; one whose premise fails is dropped."""
        for order in list(self.orders.get(seat, ())):
            if STANDING_ORDERS.over(order, view):
                continue
            said = STANDING_ORDERS.answer(order, view, legal)
            if isinstance(said, str):
                return said
            if said is not None:
                self.orders[seat].remove(order)
                self.count.dropped += 1
        return None


def order_lines(view: View, plan: Any, choose: Choose) -> Iterator[str]:
    """What a player can say when he plans: himself first and then whoever has least, and his way."""
    me = view["you"]["seat"]
    ranks = sorted(view["seats"], key=lambda row: (row["seat"] != me, row["points"]))
    yield " ".join(("first", *(TRAVELLERS[row["seat"]] for row in ranks)))
    yield "discard y k b"
    yield "rest pool"
    if way := planned_way(view, plan.tickets, choose):
        yield "route " + ", ".join(way)


def planned_way(view: View, tickets: Sequence[str], choose: Choose) -> list[str]:
    """The steps that the player would make if nobody were in his way."""
    me, way, left = view["you"]["seat"], [], list(tickets)
    islands = [{**one, "placed": list(one["placed"])} for one in view["islands"]]
    here = view["seats"][me]["island"]
    while left:
        rows = [{**row, "island": here, "shown": left} if row["seat"] == me else row for row in view["seats"]]
        seen = {**view, "phase": "move", "to_move": [me], "seats": rows, "islands": islands}
        steps = list(possible(islands, here, left))
        if not steps:
            break
        step = choose(seen, steps)
        left.remove(step.ticket)
        here = step.island
        islands[ISLANDS.index(here)]["placed"].append(step.ticket)
        way.append(f"{step.island} {step.ticket}")
    return way


def possible(islands: Sequence[Mapping[str, Any]], here: Any, tickets: Sequence[str]) -> Iterator[moves.Go]:
    """Every step with one of these tickets."""
    for island in NEIGHBOURS[here]:
        tile = islands[ISLANDS.index(island)]
        for ticket in sorted(set(tickets)):
            if tile["slots"].count(ticket) > tile["placed"].count(ticket):
                yield moves.Go(island, ticket)  # type: ignore[arg-type]


def measured(seats: int, way: str, topics: Sequence[str], games: int) -> Count:
    """So many games with these orders; the same deals for all orders."""
    count = Count()
    for seed in range(games):
        chance = Random(seed * 10 + seats)
        choose: Choose = BOTS["traveller"] if way == "sensible" else at_random(chance)
        Game(count, choose, topics, seats, chance).play()
    return count


def at_random(chance: Random) -> Choose:
    """Any legal move."""
    return lambda view, legal: chance.choice(legal)


def row(name: str, count: Count) -> str:
    """A line of the table: all per round, and the visits for each player."""
    per_player = count.visits / count.rounds / count.seats
    phases = ("name", "move", "order", "rest", "return")
    asked = "".join(f"{count.asked[phase] / count.rounds:8.2f}" for phase in phases)
    done = sum(count.answered.values()) + sum(count.asked[phase] for phase in phases)
    share = sum(count.answered.values()) / done if done else 0
    return (
        f"{name:12}{per_player:8.2f}{count.waits / count.rounds:8.2f}{asked}{share:8.0%}"
        f"{count.dropped / count.rounds:9.2f}"
    )


def main(scale: float = 1.0) -> None:
    """Print the tables."""
    heads = "".join(f"{head:>8}" for head in ("visits", "waits", "name", "move", "order", "rest", "return"))
    for way, number in GAMES.items():
        for seats in (2, 3, 4):
            games = max(1, round(number * scale))
            counts = {name: measured(seats, way, topics, games) for name, topics in KINDS.items()}
            length = counts["no orders"].rounds / games
            print(f"\n{way} play, {seats} players, {games} games of {length:.1f} rounds")
            print(f"{'per round':12}{heads}{'orders':>8}{'dropped':>9}")
            for name, count in counts.items():
                print(row(name, count))
    print("\nvisits: for each player; waits: visits behind the plans, of all together; name to return:")
    print("questions that players answer; orders: share of those behind the plans that orders answer.")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)

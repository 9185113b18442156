"""A table of The Festivals without a service: everybody stands on Jawa with one ticket of each colour."""

import random
from collections.abc import Iterator
from typing import Any

from engine import festivals as rules
from engine.festivals.travellers import TRAVELLERS
from engine.play import play, replay
from service.dice import SeededDice
from service.standing import STANDING, Dropped, Order

ORDERS = STANDING["festivals"]


class Table:
    """A game and its dice; the same for the same seed."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str) -> None:
        self.dice = SeededDice(bytes([seed % 256]) * 32, 0)
        self.state = replay(rules, rules.setup(options, range(seats), self.dice))

    @property
    def actors(self) -> tuple[int, ...]:
        return rules.actors(self.state).seats

    def view(self, seat: int) -> Any:
        return rules.view(self.state, seat)

    def legal(self, seat: int) -> list[tuple[str, Any]]:
        return [(rules.notation.write(m), rules.codec.dump(m)) for m in rules.legal(self.state, seat)]

    def plan(self, *lines: str) -> "Table":
        """Everybody's plan, seat by seat."""
        return self.choose({seat: lines[seat] for seat in self.actors})

    def play(self, line: str) -> "Table":
        """The move of the one who is asked."""
        (seat,) = self.actors
        return self.choose({seat: line})

    def choose(self, lines: dict[int, str]) -> "Table":
        choices = {seat: rules.notation.read(line) for seat, line in lines.items()}
        _, self.state = play(rules, self.state, [choices], self.dice)
        return self

    def order(self, seat: int, line: str) -> Order:
        return ORDERS.read(line, self.view(seat))

    def answer(self, seat: int, order: Order) -> str | Dropped | None:
        return ORDERS.answer(order, self.view(seat), self.legal(seat))

    def over(self, seat: int, order: Order) -> bool:
        return ORDERS.over(order, self.view(seat))


def random_tables(seats: int, seed: int, **options: str) -> Iterator[Table]:
    """A random game, question by question."""
    chance, table = random.Random(seed), Table(seats, seed, **options)
    while table.actors:
        yield table
        table.choose({seat: chance.choice(table.legal(seat))[0] for seat in table.actors})


def name(seat: int) -> str:
    return TRAVELLERS[seat]

"""Dice for tests: random but repeatable, fixed, or always the first."""

from collections.abc import Iterable
from random import Random


class CountedDice:
    """Dice that count what they were asked; each draw is the first of its choices."""

    def __init__(self) -> None:
        self.draws: list[int] = []  # how many choices each draw had
        self.reveals = 0

    def below(self, n: int) -> int:
        assert n >= 1
        self.draws.append(n)
        return self.choose(n)

    def choose(self, n: int) -> int:
        return 0

    def reveal(self) -> None:
        self.reveals += 1


class RandomDice(CountedDice):
    """Dice thrown by a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def choose(self, n: int) -> int:
        return self.random.randrange(n)


class FixedDice(CountedDice):
    """Dice that show these numbers, and fail when there are no more."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def choose(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n, f"{number} is not below {n}"
        return number


class NumberedDice(CountedDice):
    """Dice whose draw number k depends on k and a seed alone, the same on every machine."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.drawn = drawn

    def choose(self, n: int) -> int:
        self.drawn += 1
        mixed = (self.seed * 1_000_003 + self.drawn * 7_919) * 2_654_435_761 % 2**32
        return (mixed >> 9) % n

    def copy(self) -> "NumberedDice":
        """Dice that go on from here."""
        return NumberedDice(self.seed, self.drawn)

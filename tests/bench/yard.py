"""Measuring: figures in turns, the best of several rounds, beside a yardstick."""

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

ROUNDS = 7


Run: TypeAlias = Callable[[], tuple[int, float]]


@dataclass(frozen=True)
class Figure:
    """Something to measure, in parts. Each does its work and says how many pieces that were, and in how many
    seconds."""

    name: str
    parts: Sequence[Run]


def yardstick() -> int:
    """10,000 steps of set, dict and integer work, as a rules engine does it."""
    seen: dict[int, int] = {}
    cells, total = frozenset(range(64)), 0
    for number in range(10_000):
        key = (number * 2654435761) & 0xFFFF
        seen[key] = seen.get(key, 0) + 1
        if key & 63 in cells:
            total += key >> 6
    return total + len(seen)


def timed(work: Callable[[], object], pieces: int = 1) -> Run:
    """A part from its work, which consists of so many pieces."""

    def run() -> tuple[int, float]:
        begin = time.perf_counter()
        work()
        return pieces, time.perf_counter() - begin

    return run


def measure(figures: Sequence[Figure], rounds: int = ROUNDS) -> dict[str, float]:
    """Seconds for a piece of each, the best of the rounds in every part: what else the machine does only adds
    to it. The figures take turns, so that a slow spell hits all of them."""
    seen = {figure.name: [[once(part) for part in figure.parts]] for figure in figures}
    for _ in range(rounds - 1):
        for figure in figures:
            seen[figure.name].append([once(part) for part in figure.parts])
    return {name: figure_of(found) for name, found in seen.items()}


def once(part: Run) -> tuple[int, float]:
    """A part, undisturbed by the collector of garbage."""
    gc.collect()
    gc.disable()
    try:
        return part()
    finally:
        gc.enable()


def figure_of(found: Sequence[Sequence[tuple[int, float]]]) -> float:
    """Seconds for a piece, from the pieces and seconds of every part in every round."""
    best = [min(rounds, key=lambda each: each[1] / each[0]) for rounds in zip(*found, strict=True)]
    return sum(seconds for _, seconds in best) / sum(pieces for pieces, _ in best)

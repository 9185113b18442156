"""Proof: what verify() found, and how it is said."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

Say = Callable[[str], None]


class Forged(Exception):
    """The log, or a receipt beside it, contradicts itself; the message says how.

    `version` is the first bad commit; 0: not yet known, or none.
    """

    def __init__(self, sentence: str, version: int = 0) -> None:
        super().__init__(sentence)
        self.version = version


@dataclass(slots=True)
class Proof:
    """What the log proves and what not, and where it fails: the first bad version (0: none) and why."""

    proved: list[str] = field(default_factory=list)
    not_proved: list[str] = field(default_factory=list)
    judged_differently: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)  # strange, but no contradiction
    failed: tuple[int, str] | None = None
    game: str = ""
    hash: str = ""
    result: str = ""

    @property
    def holds(self) -> bool:
        return self.failed is None


def say(proof: Proof, out: Say) -> None:
    """The proof in words, line by line; letters that do not print, and could play tricks, are replaced."""
    for line in lines(proof):
        out("".join(letter if letter.isprintable() else "\ufffd" for letter in line))


def lines(proof: Proof) -> Iterator[str]:
    if proof.failed:
        version, why = proof.failed
        yield f"NOT PROVED. Commit {version}: {why}" if version else f"NOT PROVED. {why}"
        return
    differ = len(proof.judged_differently)
    but = f", but {differ} of its commits would be judged differently" if differ else ""
    yield f"Game {proof.game}: proved{but}."
    yield from (f"  proved: {line}" for line in proof.proved)
    yield from (f"  judged differently: {line}" for line in proof.judged_differently)
    yield from (f"  remark: {line}" for line in proof.remarks)
    yield from (f"  not proved: {line}" for line in proof.not_proved)
    yield f"Result: {proof.result}"
    yield f"Final hash: {proof.hash}"

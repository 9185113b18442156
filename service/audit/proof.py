"""Proof: what verify() found, and how it is said."""

from collections.abc import Callable
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
    """The proof in words, line by line."""
    if proof.failed:
        version, why = proof.failed
        out(f"NOT PROVED. Commit {version}: {why}" if version else f"NOT PROVED. {why}")
        return
    differ = len(proof.judged_differently)
    out(
        f"Game {proof.game}: proved"
        + (f", but {differ} of its commits would be judged differently." if differ else ".")
    )
    for what, lines in (
        ("proved", proof.proved),
        ("judged differently", proof.judged_differently),
        ("remark", proof.remarks),
        ("not proved", proof.not_proved),
    ):
        for line in lines:
            out(f"  {what}: {line}")
    out(f"Result: {proof.result}")
    out(f"Final hash: {proof.hash}")

"""Finding: one thing that was looked at."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found, in one sentence; not good: it keeps people from playing, or from playing safely."""

    good: bool
    text: str


def seconds(number: int) -> str:
    """So many seconds, as people say it."""
    for size, unit in ((86_400, "days"), (3600, "hours"), (60, "minutes")):
        if number >= 2 * size:
            return f"{number // size} {unit}"
    return f"{number} s"

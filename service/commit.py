"""Commit: what one settled submission adds to a log."""

from dataclasses import dataclass, field
from typing import Any

from service.table import is_table_event


@dataclass(frozen=True, slots=True)
class Commit:
    """The unit of the log. `moves` is a list of choices, each {seat: move}; draws are [n, value]."""

    at: int  # ms since 1970
    by: str  # "user:<id>", "seat:<n>", "bot:<n>", "clock" or "table"
    release: str
    events: list[dict[str, Any]]
    moves: list[dict[str, Any]] = field(default_factory=list)
    draws: list[list[int]] = field(default_factory=list)
    point: str | None = None  # the point that the submission was made against

    def content(self) -> dict[str, Any]:
        """As it stands in the log and under the digest."""
        return {
            "at": self.at,
            "by": self.by,
            "release": self.release,
            "point": self.point,
            "moves": self.moves,
            "draws": self.draws,
            "events": self.events,
        }

    @classmethod
    def of(cls, content: dict[str, Any]) -> "Commit":
        return cls(**content)

    @property
    def game_events(self) -> list[dict[str, Any]]:
        return [event for event in self.events if not is_table_event(event)]

    @property
    def table_events(self) -> list[dict[str, Any]]:
        return [event for event in self.events if is_table_event(event)]

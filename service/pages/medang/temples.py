"""The four temples as the form of a new game shows them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from engine.medang.data import TABLES
from service.boards import medang


@dataclass(frozen=True, slots=True)
class TempleCard:
    """A temple to choose."""

    key: str
    name: str
    note: str
    picture: Markup


@cache
def temple_cards() -> tuple[TempleCard, ...]:
    """Every temple, empty."""
    return tuple(card(key, row) for key, row in TABLES["temples"].table.items())


def card(key: str, row: Mapping[str, Any]) -> TempleCard:
    """One temple."""
    holds = list(row["base"])
    view = {"temple": key, "capacities": holds, "columns": [[] for _ in holds], "floors": []}
    only = f", for {row['most_players']} players only" if row["most_players"] == 2 else ""
    note = f"{len(holds)} columns, {sum(holds)} places{only}"
    return TempleCard(key, row["name"].removeprefix("Temple of "), note, Markup(medang.thumb(view)))

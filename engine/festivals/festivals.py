"""The festival cards."""

from dataclasses import dataclass
from typing import Final, cast

from engine.festivals.data import TABLES
from engine.festivals.islands import Island


@dataclass(frozen=True, slots=True)
class Festival:
    """A card: where it is held, and the points of 1st, 2nd and 3rd place, as far as there are any."""

    number: int
    name: str
    island: Island
    where: str
    points: tuple[int, ...]


FESTIVALS: Final = {
    int(number): Festival(
        int(number), card["name"], cast(Island, card["island"]), card["where"], tuple(card["points"])
    )
    for number, card in TABLES["festivals"].table.items()
}

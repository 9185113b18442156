"""Central Java drawn in text.

The letters of the spaces stand above, the number of each row before it, and odd rows lie half a place to the
right, as on the map. A drawing shows a part of the map: what is not drawn is bare. A space is written as

    .     bare land               v1   a village on level 1      v2R   red's developer there (R V T W)
    ~     irrigation              r3   a rice field on level 3   v1=4  a palace of 4 there
    M, L  mountains, lowlands                                    v1*4  the same with the dancer's side up

        g     h     i     j
    6   v1R   v1=2  r1    .
    7      r1    .     ~
"""

import re
from dataclasses import dataclass

from engine.java.board import BITS, CENTRAL, LOWLANDS, MOUNTAINS, POOLS, Cell
from engine.java.cities import level
from engine.java.state import State
from engine.java.water import covered

TOKEN = re.compile(r"[.~ML]|([vr])([1-9])(?:([RVTW])|([=*])(2|4|6|8|10))?")
SEATS = "RVTW"
SHIFT = 3  # half a place, in characters


@dataclass(frozen=True)
class Drawn:
    """A space as it is drawn."""

    token: str
    village: bool = False
    level: int = 0
    developer: int | None = None
    palace: int | None = None
    festival: bool = False


def chart(drawing: str) -> dict[Cell, Drawn]:
    """What is drawn, space by space."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    if not lines:
        return {}
    letters = {found.start(): found[0] for found in re.finditer(r"\S", lines[0])}
    drawn = {}
    for line in lines[1:]:
        row, *found = re.finditer(r"\S+", line)
        for each in found:
            place = each.start() - SHIFT * (int(row[0]) & 1)
            assert place in letters, f"{each[0]} lies between the spaces of row {row[0]}"
            cell = f"{letters[place]}{row[0]}"
            drawn[cell] = read(cell, each[0])
    return drawn


def read(cell: Cell, token: str) -> Drawn:
    """What is written of a space; the map must have it there."""
    written = TOKEN.fullmatch(token)
    assert written, f"not to be read: {token}"
    assert BITS[cell] & {"M": MOUNTAINS, "L": LOWLANDS, ".": CENTRAL & ~POOLS}.get(token, -1), (cell, token)
    if not written[1]:
        return Drawn(token)
    developer = SEATS.index(written[3]) if written[3] else None
    palace = int(written[5]) if written[5] else None
    return Drawn(token, written[1] == "v", int(written[2]), developer, palace, written[4] == "*")


def token_of(state: State, cell: Cell) -> str:
    """How a space of a state is drawn."""
    bit = BITS[cell]
    if bit & state.water:
        return "~"
    if not bit & covered(state):
        return "M" if bit & MOUNTAINS else "L" if bit & LOWLANDS else "."
    developers = [SEATS[seat] for seat, player in enumerate(state.players) if player.developers & bit]
    palaces = [
        f"{'*' if palace.festival else '='}{palace.value}" for palace in state.palaces if palace.cell == cell
    ]
    return "".join(("v" if bit & state.village else "r", str(level(state, bit)), *developers, *palaces))


def looks(state: State, drawing: str) -> bool:
    """Whether a state looks like this, as far as it is drawn."""
    drawn = {cell: each.token for cell, each in chart(drawing).items()}
    seen = {cell: token_of(state, cell) for cell in drawn}
    assert drawn and seen == drawn
    return True

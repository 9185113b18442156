"""Why something in the menu of a turn is not possible now, in a few words, and truly."""

from collections.abc import Sequence
from dataclasses import replace

from engine.java.stock import VALUES
from service.boards.java.ranks import ranks
from service.boards.java.relief import Relief, relief, villages
from service.pages.java.prices import Ways, ways_of
from service.pages.java.words import View, mine, owed, total

PLENTY = 20  # action points, more than any way costs


def short(view: View, why: str) -> str:
    """Why something is not possible that costs a point."""
    return why if view["points_left"] else "no point left"


def keep(view: View, why: str) -> str:
    """Why something is not possible that would take the last point; a land tile may need it."""
    return "keep a point for a tile" if owed(view) and view["points_left"] else short(view, why)


def too_dear(view: View) -> str:
    """Why nobody goes a way that there is."""
    return keep(view, "too few points left")


def no_entry(view: View) -> str:
    """Why no developer comes in."""
    if not mine(view)["developers"]:
        return "all are on the board"
    return too_dear(view) if rich(view).entries() else "no way is open"


def no_walk(view: View) -> str:
    """Why no developer on the board moves."""
    own = view["developers"][view["you"]["seat"]]
    if not own:
        return "none on the board"
    ways = rich(view)
    free = any(ways.walks(cell) or ways.leaving(cell) is not None for cell in own)
    return too_dear(view) if free else "none can move"


def rich(view: View) -> Ways:
    """The ways of somebody who can pay for any."""
    return replace(ways_of(view), points=PLENTY)


def no_palace(view: View) -> str:
    """Why none can be built or enlarged."""
    found, seat = relief(view), view["you"]["seat"]
    led = [
        cells for cells in villages(found) if [rank.seats for rank in ranks(found, cells)[:1]] == [(seat,)]
    ]
    fits = [cells for cells in led if grows(view, found, cells)]
    if not led:
        return "you lead in no village"
    if any(not touched(view, cells) for cells in fits):
        return keep(view, "no point left")
    if fits:
        return "once a turn in a city"
    if any(found.palaces.keys() & set(cells) for cells in led):
        return "no larger one fits"
    return "no room for one"


def touched(view: View, cells: Sequence[str]) -> bool:
    """Was a palace of this city built or enlarged in this turn?"""
    return bool(set(view["changed"]) & set(cells))


def grows(view: View, found: Relief, cells: Sequence[str]) -> bool:
    """Would a palace fit into this village, or a larger one into this city, and is one left?"""
    values = [found.palaces[cell]["value"] for cell in cells if cell in found.palaces]
    if not values and all(cell in found.developers for cell in cells):
        return False
    left = view["supply"]["palaces"]
    return any(max(values, default=0) < value <= len(cells) and left[str(value)] for value in VALUES)


def no_festival(view: View) -> str:
    """Why none can be held."""
    own = set(view["developers"][view["you"]["seat"]])
    there = [one for one in view["palaces"] if own & set(one["city"])]
    if not there:
        return "you are in no city"
    if all(one["festival"] for one in there):
        return "your city has had one" if len(there) == 1 else "your cities have had one"
    return "lay a tile first" if total(view["you"]["cards"], view) else "no card of yours fits"

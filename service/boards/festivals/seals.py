"""Numbered seals: on the tickets that were laid, on islands, on borders."""

from collections import defaultdict

from service.boards.board import Marks, View
from service.boards.festivals.places import Step
from service.boards.festivals.plan import SLOT, Plan, known
from service.boards.festivals.slots import filled
from service.look.draw import Point
from service.look.marks import seal

RADIUS = 7.2
SHOWN = 5  # seals of one place; of more, the newest

Number = tuple[int, bool]  # and whether it is of the draft


def seals(view: View, marks: Marks, plan: Plan) -> str:
    """All seals, those of the draft over those of the last moves."""
    on_slots: dict[tuple[str, str], list[Number]] = defaultdict(list)
    on_places: dict[str, list[Number]] = defaultdict(list)
    for own, group in ((False, marks.last), (True, marks.draft)):
        for place, n in group:
            if isinstance(place, Step):
                on_slots[place.island, place.ticket].append((n, own))
            else:
                on_places[place].append((n, own))
    out = []
    for entry in view["islands"]:
        out += laid(entry, on_slots, on_places, plan)
    for place, numbers in on_places.items():
        x, y, step = beside(place, plan)
        shown = numbers[-SHOWN:]
        out += [(x + step * n, y, *one) for n, one in enumerate(shown)]
    return "".join(seal(x, y, n, own, RADIUS) for x, y, n, own in out)


def laid(
    entry: View,
    on_slots: dict[tuple[str, str], list[Number]],
    on_places: dict[str, list[Number]],
    plan: Plan,
) -> list[tuple[float, float, int, bool]]:
    """Seals on the tickets of an island; those whose ticket is gone go to the island."""
    island, out = entry["island"], []
    spots = plan.slots(island, entry["slots"])
    for ticket in sorted(set(entry["slots"])):
        numbers = on_slots.get((island, ticket), [])
        taken: list[Point] = [
            spots[n] for n, full in enumerate(filled(entry)) if full and entry["slots"][n] == ticket
        ]
        lost = max(0, len(numbers) - len(taken))
        on_places[island] += numbers[:lost]
        kept = numbers[lost:]
        for (x, y), (n, own) in zip(taken[len(taken) - len(kept) :], kept, strict=True):
            out.append((x + SLOT[0] - 1, y, n, own))
    return out


def beside(place: str, plan: Plan) -> tuple[float, float, float]:
    """Where the first seal of an island or a border is, and the step to the next."""
    if known(place):
        x, y = plan.corner(place)
        return x + 15, y + 29.5, 2 * RADIUS + 1
    x, y = plan.border(place)
    return x + 11, y - 10, 2 * RADIUS + 1

"""The way of a draft: a dashed line from where the traveller stood through the islands."""

from collections.abc import Mapping, Sequence

from service.boards.board import Mark, View
from service.boards.festivals.crowd import Crowd
from service.boards.festivals.places import Step, steps_of
from service.boards.festivals.plan import WAYS, Plan
from service.look.draw import Point, spot

BOW = 18  # how far a leg bends aside, so that there and back are two lines


def way(view: View, marks: Sequence[Mark], plan: Plan, found: Mapping[str, Crowd]) -> str:
    """The line of the steps among these marks."""
    made = steps_of(marks)
    if not made:
        return ""
    gains = {entry["island"]: len(entry["gain"]) for entry in view["islands"]}
    stops = [made[0].origin, *(step.island for step in made)]
    stands = [plan.stand(island, gains[island]) for island in stops]
    for end in (0, -1):
        stands[end] = found[stops[end]].travellers.get(traveller(view), stands[end])
    d = f"M{spot(stands[0])}" + "".join(
        f"Q{spot(bend(step, start, end, plan))} {spot(end)}"
        for step, start, end in zip(made, stands, stands[1:], strict=False)
    )
    return f'<path class="way-under" d="{d}"/><path class="way" d="{d}"/>'


def traveller(view: View) -> int:
    """Whose draft it is."""
    return view["you"]["seat"] if view.get("you") else -1


def bend(step: Step, start: Point, end: Point, plan: Plan) -> Point:
    """What a leg bends towards: the connector that it passes, or a little to the right of its direction."""
    passage = WAYS.get(frozenset((step.origin, step.island)))
    if passage:
        return plan.middle(passage)
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = BOW / (dx * dx + dy * dy) ** 0.5
    return (start[0] + end[0]) / 2 - dy * share, (start[1] + end[1]) / 2 + dx * share

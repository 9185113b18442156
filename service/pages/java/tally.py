"""The tally of a draft: action points as dots, and fame; and what each of its moves costs and brings."""

from collections.abc import Sequence

from markupsafe import Markup

from engine.java.stock import ACTION_POINTS, TOKEN
from service.pages.draft import Step
from service.pages.java.words import Told, View, lost

PAID = {"Place", "Enter", "Walk", "Exit"}  # what was told of these names its cost
ONE = {"Palace", "Irrigate", "Draw"}
ENDING = ("Festival", "End")  # a turn
TOLD_ONE = {"PalaceBuilt", "PalaceEnlarged", "Irrigated", "CardDrawn"}


def price(step: Step) -> int:
    """The action points that a move takes; a token gives one."""
    kind = step.move["kind"]
    if kind in PAID:
        return int(step.told[0]["cost"])
    return -TOKEN if kind == "Token" else int(kind in ONE)


def spent(told: Told) -> str:
    """ "2 AP": what a move that was told has cost; empty for what costs nothing by its nature."""
    if told["kind"] in TOLD_ONE:
        return "1 AP"
    if "cost" not in told:
        return ""
    return f"{told['cost']} AP" if told["cost"] else "free"


def gain(told: Sequence[Told], seat: int) -> int:
    """The fame that a seat has of what was told."""
    return sum(
        one.get("points", 0) for one in told if one.get("seat") == seat or seat in one.get("seats", ())
    )


def cost(step: Step) -> Markup:
    """ "2 AP" and "+3", beside a move; empty where that goes without saying."""
    kind, parts = step.move["kind"], list[str]()
    if kind in PAID | ONE:
        parts.append(f"{price(step)} AP" if price(step) else "free")
    if kind == "Token":
        parts.append(f"+{TOKEN} AP")
    own = step.told[0]["seat"] if step.told and "seat" in step.told[0] else None
    if own is not None and (fame := gain(step.told, own)):
        parts.append(f'<b class="gain">+{fame}</b>')
    return Markup(" ".join(parts))


def tally(view: View, steps: Sequence[Step]) -> Markup:
    """Dots for the action points that are used after these steps, behind this view; and the fame that they
    bring. Nothing outside a turn."""
    if view["phase"] != "turn":
        return Markup("")
    token = view["token"] or any(step.move["kind"] == "Token" for step in steps)
    points = ACTION_POINTS + (TOKEN if token else 0)
    before = ACTION_POINTS + (TOKEN if view["token"] else 0) - view["points_left"]
    used = before + sum(max(price(step), 0) for step in steps)
    fame = sum(gain(step.told, view["you"]["seat"]) for step in steps)
    dots = "".join(f"<i{' class=used' if number < used else ''}></i>" for number in range(points))
    won = f'<b class="gain">+{fame}</b><span class="vh"> fame</span>' if fame else ""
    ends = steps and steps[-1].move["kind"] in ENDING
    over = lost(points - used, any(step.move["kind"] == "Token" for step in steps)) if ends else ""
    waste = f'<small class="soft long">{over}</small>' if over else ""
    words = f'<b>{used}</b> of {points}<span class="long"> action points used</span>'
    drawn = f'<span class="dots" aria-hidden="true">{dots}</span>'
    return Markup(f'<p class="tally-ap">{drawn}<span>{words}</span>{won}</p>{waste}')

"""“route kalimantan y, sulawesi b”: the way of this round, a ticket for each step."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from engine.festivals.islands import ISLANDS, NAMES, NEIGHBOURS, Island, border_of
from engine.festivals.tickets import COLOURS, Ticket, in_order, named
from engine.game import Illegal
from engine.words import both
from service.standing.festivals.words import is_asked, my_seat, ticket, wrong
from service.standing.order import NOTHING, Dropped, Form, Legal, Order, View

FORM: Final = Form(
    "route kalimantan y, sulawesi b, bali k",
    "This round you go this way, a ticket for each step. When a step of it is not possible, nothing of it "
    "is done: it is dropped, and you are asked.",
    once=True,
)


class Step(NamedTuple):
    """To an island, with a ticket."""

    island: Island
    ticket: Ticket


def read(words: Sequence[str], view: View) -> Order:
    """A way that this seat can still go this round, as far as one sees now. Raises Illegal."""
    steps = [read_step(part.split()) for part in " ".join(words).split(",")]
    seat = view["seats"][my_seat(view)]
    tickets = view["you"]["tickets"] if view["phase"] == "plan" else seat["shown"]
    if not tickets:
        raise Illegal("You move no more this round. Give a route when you plan.")
    if Counter(step.ticket for step in steps) - Counter(tickets):
        held = named(in_order(tickets))
        raise Illegal(f"It takes {named(in_order(step.ticket for step in steps))}, and you have {held}.")
    if no := fault(view, seat["island"], steps):
        raise Illegal(no)
    line = ", ".join(f"{step.island} {step.ticket}" for step in steps)
    noted = {"round": view["round"], "from": seat["island"], "used": used(seat)}
    return Order(f"route {line}", "route", noted)


def read_step(words: Sequence[str]) -> Step:
    if len(words) < 2:
        wrong(FORM)
    island = "-".join(words[:-1])
    if island not in ISLANDS:
        raise Illegal(f"There is no island “{island[:20]}”. There are {', '.join(ISLANDS)}.")
    return Step(island, ticket(words[-1]))


def steps_of(order: Order) -> list[Step]:
    return [read_step(part.split()) for part in order.line.removeprefix("route ").split(",")]


def used(seat: Mapping[str, Any]) -> list[str]:
    """The tickets of its plan that this seat has used already."""
    return sorted((Counter(seat["plan"] or ()) - Counter(seat["shown"])).elements())


def fault(view: View, here: str, steps: Iterable[Step]) -> str:
    """Why one cannot go from here this way now, in a sentence; empty when one can."""
    free = {one["island"]: Counter(one["slots"]) - Counter(one["placed"]) for one in view["islands"]}
    at = cast(Island, here)
    for there, one in steps:
        if there not in NEIGHBOURS[at]:
            return f"{NAMES[there]} is not adjacent to {NAMES[at]}."
        if border_of(at, there) in view["typhoons"]:
            return f"A typhoon closes the way from {NAMES[at]} to {NAMES[there]}."
        if not free[there][one]:
            return f"{NAMES[there]} has no free slot for a {COLOURS[one]} ticket."
        free[there][one] -= 1
        at = there
    return ""


def say(order: Order) -> str:
    return f"This round you go to {', then to '.join(map(in_words, steps_of(order)))}."


def in_words(step: Step) -> str:
    return f"{NAMES[step.island]} with a {COLOURS[step.ticket]} ticket"


def walked(before: Sequence[Step], ahead: Sequence[Step]) -> str:
    """What of a way was done when it is dropped; its first steps may have been the only ones there were."""
    if not before:
        return NOTHING
    done, left = (both(map(in_words, steps)) for steps in (before, ahead))
    return f"Walked already, not by this order: {done}. Not walked: {left}."


def answer(order: Order, view: View, legal: Legal) -> str | Dropped | None:
    """The next step, if all that was done this round agrees with the route and all the rest is possible."""
    if not is_asked(view, "move"):
        return None
    seat, steps = view["seats"][my_seat(view)], steps_of(order)
    done = len(used(seat)) - len(order.noted["used"])
    before, ahead = steps[:done], steps[done:]
    stands = before[-1].island if before else order.noted["from"]
    spent = sorted([*order.noted["used"], *(step.ticket for step in before)])
    if seat["island"] != stands or spent != used(seat):
        return Dropped(strayed(order, view, done), "This order has made no step.")
    if Counter(step.ticket for step in ahead) - Counter(seat["shown"]):
        why = f"It takes other tickets than you show: {named(in_order(seat['shown']))}."
        return Dropped(why, walked(before, ahead))
    if no := fault(view, seat["island"], ahead):
        return Dropped(no, walked(before, ahead))
    return f"go {ahead[0].island} {ahead[0].ticket}"


def strayed(order: Order, view: View, done: int) -> str:
    """Why the traveller stands elsewhere after so many steps: the last was the only one left, or by hand."""
    seat, steps = view["seats"][my_seat(view)], steps_of(order)
    before, wanted = steps[: max(done - 1, 0)], steps[done - 1 : done]
    at = before[-1].island if before else order.noted["from"]
    spent = Counter([*order.noted["used"], *(step.ticket for step in before)])
    made = [Step(seat["island"], cast(Ticket, one)) for one in (Counter(used(seat)) - spent).elements()]
    if not wanted or len(made) != 1 or there_were(view, at, made[0]) != made:
        return f"Your traveller came to {NAMES[seat['island']]} by another way."
    only = f"the only step left was to {in_words(made[0])}."
    there, one = wanted[0]
    if wanted == made or one not in (made[0].ticket, *seat["shown"]) or not (no := fault(view, at, wanted)):
        return only[:1].upper() + only[1:]
    slots = tile(view, there)["slots"].count(one)
    taken = "slot was" if slots == 1 else "slots were"
    why = f"{NAMES[there]}’s {COLOURS[one]} {taken} taken" if slots else no.removesuffix(".")
    return f"{why}; {only}"


def there_were(view: View, at: Island, made: Step) -> list[Step]:
    """The steps that could be made from this island before `made` was."""
    found = []
    for there in NEIGHBOURS[at]:
        if border_of(at, there) in view["typhoons"]:
            continue
        free = Counter(tile(view, there)["slots"]) - Counter(tile(view, there)["placed"])
        if there == made.island:
            free[made.ticket] += 1
        tickets = {made.ticket, *view["seats"][my_seat(view)]["shown"]}
        found += [Step(there, one) for one in in_order(tickets) if free[one]]
    return found


def tile(view: View, name: Island) -> Mapping[str, Any]:
    """An island of the view."""
    found: Mapping[str, Any] = next(one for one in view["islands"] if one["island"] == name)
    return found


def over(order: Order, view: View) -> bool:
    """After its last step, when the seat moves no more this round, and in the next round."""
    seat = view["seats"][my_seat(view)]
    if view["round"] != order.noted["round"]:
        return True
    if seat["plan"] is None:
        return False
    done = len(used(seat)) - len(order.noted["used"])
    return not seat["shown"] or done >= len(steps_of(order))

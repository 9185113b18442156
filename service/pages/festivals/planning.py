"""Planning: the tickets to show behind the screen, chosen one by one or by walking on the board; and what is
wanted then, as a draft of a standing order.
"""

from collections.abc import Sequence

from engine.festivals.islands import NAMES
from engine.festivals.tickets import in_order
from engine.multiset import holds, without
from service.boards.board import Link, Mark
from service.boards.festivals.names import in_words, say
from service.boards.festivals.places import Slot
from service.pages.draft import Draft
from service.pages.festivals import route
from service.pages.festivals.choices import Act, Composer, Toggle
from service.pages.festivals.route import Leg
from service.pages.festivals.walking import asking
from service.pages.festivals.words import Legal, View, pool_gain, row_of, tile_of
from service.pages.toggle import toggled

STAY = "stay"
ASK = "rest ask"
SOURCES = {"rest pool": "Always from the pool", "rest middle": "Always from the middle, if tickets lie there"}


def fill_plan(made: Composer, view: View, plans: Legal, draft: Draft) -> None:
    """The hand, the way on the board, and what is to be done when nothing is shown."""
    hand, shown, legs = view["you"]["tickets"], shown_of(draft), way_of(view, draft)
    made.stay = draft.href([STAY], at="turn")
    for ticket, on, after in toggled(hand, shown):
        kept = route.possible(view, legs, after)
        label = f"{'take back' if on else 'show'} the {say(ticket)}"
        made.tickets.append(Toggle(ticket, href(draft, after, kept, at="turn"), label, on))
    if draft.lines and not shown:
        fill_rests(made, view, draft)
    made.still = without(shown, [leg.ticket for leg in legs])
    made.way = [
        Act(NAMES[leg.island], say(leg.ticket), back_to(draft, shown, legs, place), (leg.ticket,))
        for place, leg in enumerate(legs)
    ]
    made.short = short(shown, made.still) if legs else ""
    made.ask = href(draft, shown, ())
    fill_ways(made, view, draft, legs)


def fill_ways(made: Composer, view: View, draft: Draft, legs: Sequence[Leg]) -> None:
    """The next steps on the board: with a ticket that is shown already, or with one more of the hand."""
    shown, ways = shown_of(draft), dict[str, list[tuple[str, str]]]()
    for leg in route.reached(view, legs, view["you"]["tickets"]):
        paid = [one.ticket for one in (*legs, leg)]
        tickets = shown if holds(shown, paid) else (*shown, leg.ticket)
        ways.setdefault(leg.island, []).append((leg.ticket, href(draft, tickets, [*legs, leg])))
    for island, lays in ways.items():
        if len(lays) > 1:
            made.links.append(asking(island, draft))
        made.links += [
            Link(Slot(island, ticket), to, f"{NAMES[island]}, {say(ticket)}: plan to go there")
            for ticket, to in lays
        ]
    picked = ways.get(draft.pick, [])
    if len(picked) > 1:
        made.picking = NAMES[draft.pick]
        made.lays = [Act(say(ticket).capitalize(), "", to, (ticket,)) for ticket, to in picked]


def fill_rests(made: Composer, view: View, draft: Draft) -> None:
    """Standing orders for the rest, and none."""
    island = row_of(view, view["you"]["seat"])["island"]
    chosen = next((one for one in (*draft.orders, *draft.standing) if one in (ASK, *SOURCES)), ASK)
    now = {"rest pool": pool_gain(view, island), "rest middle": tuple(tile_of(view, island)["middle"])}
    for order, title in SOURCES.items():
        tickets = now[order]
        note = f"now {in_words(tickets)}" if tickets else "now nothing, so from the pool"
        made.rests.append(
            Act(title, note, draft.href(orders=[order], at="turn"), tickets, on=order == chosen)
        )
    ask = draft.href(orders=[ASK] if any(one in SOURCES for one in draft.standing) else [], at="turn")
    made.rests.append(Act("Ask me", "when all have moved", ask, on=chosen == ASK))


def short(shown: Sequence[str], still: Sequence[str]) -> str:
    """Which of the tickets that are shown have no step on the way; empty when all have one."""
    if not still:
        return ""
    asked = f"the {say(still[0])}" if len(still) == 1 else f"the other {len(still)}: {in_words(still)}"
    used = f"Your way uses {len(shown) - len(still)} of {len(shown)} tickets"
    return f"{used}; you will be asked about {asked}."


def shown_of(draft: Draft) -> tuple[str, ...]:
    """The tickets of the plan in the draft."""
    return tuple(draft.lines[0].split()[1:]) if draft.lines else ()


def way_of(view: View, draft: Draft) -> list[Leg]:
    """The way in the draft, as far as the tickets that are shown pay for it."""
    return route.possible(view, route.read(draft.orders), shown_of(draft))


def back_to(draft: Draft, shown: Sequence[str], legs: Sequence[Leg], place: int) -> str:
    """The address of the plan before this step of its way: with the step goes its ticket."""
    return href(draft, without(tuple(shown), [leg.ticket for leg in legs[place:]]), legs[:place])


def href(draft: Draft, shown: Sequence[str], legs: Sequence[Leg], at: str = "board") -> str:
    """The address of a plan with these tickets and this way."""
    line = " ".join(("plan", *in_order(shown)))
    return draft.href([line] if shown else [], orders=[route.write(legs)] if legs else [], at=at)


def drafted(view: View, draft: Draft) -> tuple[View, tuple[Mark, ...]]:
    """The board with the way of a plan that is not sealed yet."""
    return route.walked(view, way_of(view, draft))

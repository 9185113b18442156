"""Moving: an island to go to and the ticket that is laid there, on the board and in a list."""

from engine.festivals.islands import NAMES
from service.boards.board import Link
from service.boards.festivals.names import say
from service.boards.festivals.places import Slot
from service.pages.draft import Draft
from service.pages.festivals.choices import Act, Composer
from service.pages.festivals.words import Legal, View, row_of


def fill_steps(made: Composer, view: View, steps: Legal, draft: Draft) -> None:
    """The islands that can be reached; where one takes two colours, the island itself asks which."""
    made.still = tuple(row_of(view, view["you"]["seat"])["shown"])
    reached: dict[str, list[tuple[str, str]]] = {}
    for line, move in steps:
        reached.setdefault(move["island"], []).append((move["ticket"], draft.adding(line)))
    for island, lays in reached.items():
        if len(lays) > 1:
            made.links.append(asking(island, draft))
        for ticket, href in lays:
            made.links.append(Link(Slot(island, ticket), href, f"{NAMES[island]}, {say(ticket)}: go there"))
            made.acts.append(Act(NAMES[island], f"with a {say(ticket)}", href, (ticket,)))
    picked = reached.get(draft.pick, [])
    if len(picked) > 1:
        made.picking = NAMES[draft.pick]
        made.lays = [Act(say(ticket).capitalize(), "", href, (ticket,)) for ticket, href in picked]


def asking(island: str, draft: Draft) -> Link:
    """A link for the whole island, which takes more than one colour."""
    on = draft.pick == island
    what = "choose another island" if on else "choose the ticket"
    return Link(
        island, draft.href(pick="" if on else island, orders=draft.orders), f"{NAMES[island]}: {what}", on
    )

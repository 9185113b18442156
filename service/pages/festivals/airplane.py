"""The airplane's questions: who is first, in what order those of one island rest, what goes to the pool."""

from engine.festivals.islands import NAMES
from engine.festivals.tickets import in_order
from engine.festivals.travellers import TRAVELLERS, traveller
from service.boards.festivals.names import say
from service.pages.draft import Draft
from service.pages.festivals.choices import Act, Composer, Toggle
from service.pages.festivals.words import Legal, View, counted, row_of, tile_of
from service.pages.toggle import toggled

NAMING = {
    "name": "They show equally many tickets, and you hold the airplane: you say who of them moves next.",
    "favour": "They have equally few points, and you held the airplane: you say who may move a typhoon.",
}


def fill_names(made: Composer, view: View, names: Legal, draft: Draft) -> None:
    """One of those who are tied."""
    made.explain = NAMING[view["phase"]]
    for line, move in names:
        row = row_of(view, move["seat"])
        if view["phase"] == "name":
            made.people.append(Act("moves next", "", draft.adding(line), tuple(row["plan"]), move["seat"]))
        else:
            points = counted(row["points"], "point")
            made.people.append(Act("may move a typhoon", points, draft.adding(line), (), move["seat"]))


def fill_orders(made: Composer, view: View, orders: Legal, draft: Draft) -> None:
    """Those who stay on one island, chosen one after the other; the last follows by itself."""
    staying = view["asked"]["seats"]
    chosen = [TRAVELLERS.index(word) for word in draft.chosen if word in TRAVELLERS]
    chosen = [seat for place, seat in enumerate(chosen) if seat in staying and seat not in chosen[:place]]
    lines = {tuple(move["seats"]): line for line, move in orders}
    made.explain = order_matters(view)
    left = [seat for seat in staying if seat not in chosen]
    for seat in left:
        others = [other for other in left if other != seat]
        whole = (*chosen, seat, *others)
        if len(others) < 2:
            href = draft.adding(lines[whole])
        else:
            href = draft.href(chosen=[traveller(one) for one in (*chosen, seat)], at="turn")
        note = "" if len(others) != 1 else f"then {{{others[0]}}}"
        made.people.append(Act("is first" if not chosen else "is next", note, href, (), seat))
    made.chosen = chosen


def order_matters(view: View) -> str:
    """Why it matters who is first on the island that is asked about."""
    island, festival = view["asked"]["island"], view["festival"]
    said = f"They stay on {NAMES[island]}, and you hold the airplane: you say in what order they rest"
    left = festival["points"][len(festival["claimed"]) :]
    if festival["island"] == island and left:
        prizes = " and ".join(map(str, left))
        return f"{said} and take prizes. Left at {festival['name']}: {prizes}."
    return f"{said}. The first may take what lies in the middle, or what the pool still has."


def fill_returns(made: Composer, view: View, returns: Legal, draft: Draft) -> None:
    """Tickets of an island, one by one; the last adds the move to the draft."""
    island, count = view["asked"]["island"], view["asked"]["count"]
    tile = tile_of(view, island)
    chosen = tuple(ticket for ticket in draft.chosen if ticket in tile["middle"])[:count]
    lines = {tuple(move["tickets"]): line for line, move in returns}
    made.explain = (
        f"{NAMES[island]} stores {len(tile['middle'])} tickets and may keep {tile['limit']}. "
        f"You hold the airplane: choose what goes to the pool, {counted(count, 'ticket')}; the others stay."
    )
    for ticket, on, after in toggled(tile["middle"], chosen):
        wanted = in_order(after)
        href = draft.adding(lines[wanted]) if wanted in lines else draft.href(chosen=wanted, at="turn")
        label = f"{'keep' if on else 'return'} the {say(ticket)}"
        made.tickets.append(Toggle(ticket, href, label, on))

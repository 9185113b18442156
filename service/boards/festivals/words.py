"""The archipelago in sentences, for screen readers and for whoever prefers them.

Players are called by the colours of their travellers; whoever shows the sentences knows the names.
"""

from service.boards.board import View
from service.boards.festivals.names import (
    BORDERS,
    COLOURS,
    NAMES,
    NEIGHBOURS,
    TICKETS,
    both,
    counted,
    crossing,
    emblem_name,
    in_words,
    prizes_in_words,
    traveller_name,
    travellers_in_words,
)
from service.boards.festivals.slots import free


def words(view: View) -> list[str]:
    """The board in sentences: the round, its prizes and the next, every island, typhoons, pool, seats."""
    return [
        summary(view),
        *festivals(view),
        *(island(view, entry) for entry in view["islands"]),
        *typhoons(view),
        pool(view),
        *(seat(view, row) for row in view["seats"]),
    ]


def coming(view: View) -> View | None:
    """The festival of the next round; None: no round comes."""
    found: View | None = view["next"]
    return None if view["phase"] == "over" else found


def ends(view: View) -> bool:
    """Does a round still end? Its last question is about a typhoon, when the next
    festival is turned up already."""
    return view["phase"] in ("favour", "shift") and view["round"] > 1


def summary(view: View) -> str:
    """ "Round 7: Galungan on Bali, next Erau on Kalimantan." While round 6 ends that is said before."""
    now, then = view["festival"], coming(view)
    follows = f"next {held(then)}" if then else "the last festival"
    before = f"Round {view['round'] - 1} ends. " if ends(view) else ""
    return f"{before}Round {view['round']}: {held(now)}, {follows}."


def held(festival: View) -> str:
    return f"{festival['name']} on {NAMES[festival['island']]}"


def festivals(view: View) -> list[str]:
    """The prizes of this round and of the next, and how many festivals come then."""
    now, then = view["festival"], coming(view)
    lines = [f"{now['name']}: {prizes_in_words(now)}."]
    if then:
        behind = counted(view["left"], "festival") if view["left"] else "none"
        lines.append(f"{then['name']}: {prizes_in_words(then)}. Behind it: {behind}.")
    return lines


def island(view: View, entry: View) -> str:
    """ "Bali: Galungan now; here: the teal and white travellers; free slots: 2 black; …" """
    name, here = entry["island"], [row["seat"] for row in view["seats"] if row["island"] == entry["island"]]
    parts = [*held_here(view, name), *([f"here: {travellers_in_words(here)}"] if here else [])]
    open_slots = in_words(free(entry)) if free(entry) else "none"
    parts.append(f"free slots: {open_slots.removesuffix('s').removesuffix(' ticket')}")
    if entry["placed"]:
        parts.append(f"laid: {in_words(entry['placed'])}")
    if entry["middle"]:
        parts.append(f"in the middle: {in_words(entry['middle'])}")
    parts.append(f"a rest brings {in_words(entry['gain'])}")
    return f"{NAMES[name]}: {'; '.join(parts)}. {ways(view, name)}"


def held_here(view: View, island: str) -> list[str]:
    """ "Galungan now", "Erau next": the festivals on an island. After the end: "Galungan last"; while a round
    ends: "Galungan next", "Erau then"."""
    over = view["phase"] == "over"
    now, then = ("next", "then") if ends(view) else ("last" if over else "now", "next")
    festivals = ((view["festival"], now), (coming(view), then))
    return [f"{one['name']} {when}" for one, when in festivals if one and one["island"] == island]


def ways(view: View, island: str) -> str:
    """ "Ways to Kalimantan and Jawa." Those that a typhoon closes are left out."""
    closed = {frozenset(border.split("/")) for border in view["typhoons"]}
    near = [NAMES[other] for other in NEIGHBOURS[island] if frozenset((island, other)) not in closed]
    return f"Ways to {both(near)}."


def typhoons(view: View) -> list[str]:
    """ "Typhoon between Kalimantan and Jawa: no crossing." """
    return [
        f"Typhoon between {crossing(border)}: no crossing."
        for border in BORDERS
        if border in view["typhoons"]
    ]


def pool(view: View) -> str:
    """ "Ticket pool: 8 yellow, 5 black and 6 blue." """
    held = (f"{view['pool'][one]} {COLOURS[one]}" for one in TICKETS)
    return f"Ticket pool: {both(held)}."


def seat(view: View, row: View) -> str:
    """ "The red traveller: 15 points, 2 tickets in hand; still to lay: 1 blue ticket." """
    has = [counted(row["points"], "point"), f"{counted(row['tickets'], 'ticket')} in hand"]
    if row["seat"] == view["airplane"]:
        has.append("holds the airplane")
    if row["plan"] is not None:
        has.append(f"showed {in_words(row['plan'])}")
    lay = f"; still to lay: {in_words(row['shown'])}" if row["shown"] else ""
    return f"{traveller_name(row['seat']).capitalize()}: {', '.join(has)}{lay}."


def hand(view: View) -> str:
    """The viewer's traveller and tickets in words; empty for a spectator."""
    you = view.get("you")
    if not you:
        return ""
    colour, emblem = emblem_name(you["seat"]).split(", ")
    held_tickets = f"Your tickets: {in_words(you['tickets'])}." if you["tickets"] else "You hold no ticket."
    shown = view["seats"][you["seat"]]["shown"]
    lay = f" Still to lay: {in_words(shown)}." if shown else ""
    return f"You are the {colour} traveller, a {emblem}. {held_tickets}{lay}"

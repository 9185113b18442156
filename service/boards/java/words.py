"""The board in sentences, for screen readers and for whoever prefers them.

Players are called by the colours of their developers; whoever shows the sentences knows the names.
"""

from collections.abc import Iterable, Sequence

from service.boards.board import View
from service.boards.java.cells import ROWS, SPOTS, groups, in_order
from service.boards.java.names import COLOURS, both, called, counted, emblem_name, said, worth
from service.boards.java.ranks import Rank, gaps, ranks, shore
from service.boards.java.relief import Relief, relief, villages

ORDINALS = ("1st", "2nd", "3rd", "4th")


def words(view: View) -> list[str]:
    """The board in sentences: turn, cities by value, villages, irrigation, developers, stock, all cells."""
    found = relief(view)
    return [
        summary(view),
        *festival(view),
        *cities(view, found),
        *hamlets(found),
        *irrigation(found),
        *developers(view, found),
        *stock(view),
        *(seat(row) for row in view["seats"]),
        *rows(found),
    ]


def summary(view: View) -> str:
    """ "Turn 33: red is to move. 5 palaces, the greatest 10 at m5; 19 tiles of 3 spaces are left." """
    greatest = max(view["palaces"], key=lambda palace: palace["value"], default=None)
    palaces = (
        f"{counted(len(view['palaces']), 'palace')}, the greatest {greatest['value']} at {greatest['cell']}"
        if greatest
        else "No palace yet"
    )
    left = view["supply"]["threes"]
    tiles = f"{left or 'no'} {'tile of 3 spaces is' if left == 1 else 'tiles of 3 spaces are'} left"
    return f"{moment(view)} {palaces}; {tiles}."


def moment(view: View) -> str:
    """ "Turn 33: red is to move." """
    if view["phase"] == "over":
        return f"The game is over: {view['why'].removesuffix('.')}."
    who = COLOURS[view["turn_of"]]
    if view["phase"] == "turn":
        return f"Turn {view['turn']}: {who} is to move{' for the last time' if view['final'] else ''}."
    return f"Turn {view['turn']}: {who} holds a festival at {view['bidding']['cell']}."


def festival(view: View) -> list[str]:
    """How the bidding stands: "Festival of the palace of 8 at h10: red 2 (mask + drum); teal 1 …" """
    going = view["bidding"]
    if not going:
        return []
    parts = []
    for one in going["seats"]:
        cards = going["played"].get(str(one), ())
        shown = f" ({', '.join(called(card).replace(' and ', ' + ') for card in cards)})" if cards else ""
        out = "" if one in going["in"] else ", out"
        parts.append(f"{COLOURS[one]} {going['totals'].get(str(one), 0)}{shown}{out}")
    return [f"Festival of the palace of {going['value']} at {going['cell']}: {'; '.join(parts)}."]


def cities(view: View, found: Relief) -> list[str]:
    """The cities, those of the highest value first."""
    ordered = sorted(view["palaces"], key=lambda palace: (-palace["value"], -len(palace["city"])))
    return [city(palace, found) for palace in ordered]


def city(palace: View, found: Relief) -> str:
    """ "City of 3 spaces, palace 2 at m5, festival held: k4, l4. 1st teal (level 4), 2nd red (level 3)." """
    held = ", festival held" if palace["festival"] else ""
    cells = palace["city"]
    head = f"City of {counted(len(cells), 'space')}, palace {palace['value']} at {palace['cell']}{held}"
    others = in_order(cell for cell in cells if cell != palace["cell"])
    return f"{head}{f': {listed(others)}' if others else ''}. {standings(ranks(found, cells))}"


def listed(cells: Iterable[str]) -> str:
    return ", ".join(cells)


def standings(found: Sequence[Rank], where: str = "there") -> str:
    """ "1st red and teal (levels 4, 1), 2nd violet (level 3)." """
    if not found:
        return f"Nobody stands {where}."
    return (
        ", ".join(
            f"{ORDINALS[n]} {both(COLOURS[seat] for seat in rank.seats)} ({levels(rank.levels)})"
            for n, rank in enumerate(found)
        )
        + "."
    )


def levels(found: Sequence[int]) -> str:
    return f"level{'s' if len(found) > 1 else ''} {', '.join(map(str, found))}"


def hamlets(found: Relief) -> list[str]:
    """Villages without a palace, the largest first; those of one space together."""
    free = [cells for cells in villages(found) if not found.palaces.keys() & set(cells)]
    large = sorted((cells for cells in free if len(cells) > 1), key=lambda cells: -len(cells))
    small = [cells[0] for cells in free if len(cells) == 1]
    out = [
        f"Village of {len(cells)} spaces: {listed(cells)}. {standings(ranks(found, cells))}"
        for cells in large
    ]
    if small:
        out.append(f"{'Villages' if len(small) > 1 else 'Village'} of 1 space: {listed(small)}.")
    return out


def irrigation(found: Relief) -> list[str]:
    """ "Irrigation at o5, o6: open at n5. 1st violet (level 2)." """
    out = []
    for area in groups(found.water):
        open_at = in_order(gaps(found, area))
        state = f"open at {listed(open_at)}" if open_at else "enclosed"
        ranked = standings(ranks(found, shore(found, area)), "next to it")
        out.append(f"Irrigation at {listed(area)}: {state}. {ranked}")
    return out


def developers(view: View, found: Relief) -> list[str]:
    """ "Red developers: g10 on village level 2, l6 on rice level 3; 8 in supply." """
    out = []
    for row in view["seats"]:
        here = view["developers"][row["seat"]]
        spots = [f"{cell} on {found.land(cell)} level {found.level(cell)}" for cell in here]
        on_board = listed(spots) if spots else "none on the board"
        out.append(
            f"{COLOURS[row['seat']].capitalize()} developers: {on_board}; {row['developers']} in supply."
        )
    return out


def stock(view: View) -> list[str]:
    """What is left for all, and the festival card."""
    supply = view["supply"]
    palaces = ", ".join(f"{left} of {value}" for value, left in supply["palaces"].items())
    discarded = ", ".join(called(card).replace(" and ", "+") for card in supply["discards"])
    return [
        f"Left for all: {counted(supply['threes'], 'tile')} of 3 spaces, "
        f"{counted(supply['irrigation'], 'irrigation tile')}; palaces: {palaces}.",
        f"Festival card: {called(view['open'])}. Deck: {counted(supply['deck'], 'card')}; "
        f"discarded: {discarded or 'none'}.",
    ]


def seat(row: View) -> str:
    """ "Red: 34 points, 4 cards; tiles: 3 of 2 spaces, 2 rice, 0 village; 2 tokens." """
    has = f"{counted(row['points'], 'point')}, {counted(row['cards'], 'card')}; {own_tiles(row)}"
    return f"{COLOURS[row['seat']].capitalize()}: {has}; {counted(row['tokens'], 'token')}."


def own_tiles(row: View) -> str:
    return f"tiles: {row['twos']} of 2 spaces, {row['rices']} rice, {row['villages']} village"


def rows(found: Relief) -> list[str]:
    """Every cell where something lies, row by row: "Row 5: e5, irrigation; f5, village, level 1." """
    out = []
    for row in ROWS:
        cells = [cell for cell, spot in SPOTS.items() if spot.row == row]
        taken = [said(cell, found) for cell in cells if found.level(cell) or cell in found.water]
        if taken:
            out.append(f"Row {row}: {'; '.join(taken)}.")
    return out


def hand(view: View) -> str:
    """The viewer's cards and what they are worth now, tiles and tokens; empty for a spectator."""
    you = view.get("you")
    if not you:
        return ""
    colour, emblem = emblem_name(you["seat"]).split(", ")
    row = view["seats"][you["seat"]]
    cards = ", ".join(f"{called(card)} ({worth(card, view['open']) or 'nothing'})" for card in you["cards"])
    held = (
        f"Your cards, and what they are worth for {called(view['open'])}: {cards}."
        if cards
        else "You hold no card."
    )
    return (
        f"You are {colour}, a {emblem}. {held} Your {own_tiles(row)}. "
        f"{counted(row['developers'], 'developer')} in supply, {counted(row['tokens'], 'token')}."
    )

"""The temple in sentences, for screen readers and for whoever prefers them."""

from service.boards.board import View
from service.boards.medang.names import COLOURS, DYNASTIES, SIGNS, both, counted, say, temple_name


def words(view: View) -> list[str]:
    """The board in sentences: the whole, every column from below, the floors' leaders, market and pile."""
    return [
        summary(view),
        *(column(n, tiles, view["capacities"][n - 1]) for n, tiles in enumerate(view["columns"], 1)),
        *floor_sentences(view),
        *stock(view),
    ]


def summary(view: View) -> str:
    """ "Temple of Sewu: 12 of 34 places are filled." """
    filled, all_places = sum(map(len, view["columns"])), sum(view["capacities"])
    return f"{temple_name(view['temple'])}: {filled} of {all_places} places are filled."


def column(number: int, tiles: list[str], capacity: int) -> str:
    """ "Column 4 holds 4, 1 is free. From below: yellow monk, purple merchant, red general." """
    free = capacity - len(tiles)
    state = "full" if not free else f"{free} {'is' if free == 1 else 'are'} free"
    content = f" From below: {', '.join(map(say, tiles))}." if tiles else ""
    return f"Column {number} holds {capacity}, {state}.{content}"


def floor_sentences(view: View) -> list[str]:
    """ "Most on floor 1: yellow and red, tied with 3 each." One per floor that has a tile."""
    out = []
    for row in view["floors"]:
        if not row["most"]:
            continue
        colours = both([COLOURS[letter] for letter in row["most"]])
        tied = len(row["most"]) > 1
        amount = f"tied with {row['count']} each" if tied else f"with {row['count']}"
        out.append(f"Most on floor {row['floor']}: {colours}, {amount}.")
    return out


def stock(view: View) -> list[str]:
    """Market, pile, and the tiles that are out of the game."""
    market = [say(code) for code in view["market"]]
    out = [f"Market: {both(market)}." if market else "The market is empty."]
    out.append(f"Pile: {counted(view['pile'], 'tile')}." if view["pile"] else "The pile is empty.")
    if view["removed"]:
        out.append(f"Out of the game: {both([say(code) for code in view['removed']])}.")
    return out


def hand(view: View) -> str:
    """The viewer's hand and dynasty in words; empty for a spectator."""
    you = view.get("you")
    if not you:
        return ""
    tiles = [say(code) for code in you["hand"]]
    held = f"Your hand: {both(tiles)}." if tiles else "Your hand is empty."
    letter = you["dynasty"]
    return f"{held} Your dynasty: {DYNASTIES[letter]}, {COLOURS[letter]} {SIGNS[letter]}."

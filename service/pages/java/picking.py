"""Picking: what is in hand in a half-made move, and the space that was chosen for it.

In the address `pick` says what, and `x` the space, and then the cards: ?pick=three&x=d7.
"""

from typing import NamedTuple

from service.pages.draft import Draft
from service.pages.java.words import TILES, is_space

PICKS = (*TILES, "enter", "walk", "palace", "irrigate", "festival")


class Pick(NamedTuple):
    """What is in hand; empty: nothing yet."""

    what: str = ""
    cell: str = ""
    cards: tuple[str, ...] = ()  # of a festival
    goal: str = ""  # of a walk: where to


def picked(draft: Draft) -> Pick:
    """The half-made move of a draft, whatever its address says."""
    if draft.pick not in PICKS:
        return Pick()
    first, *rest = [word.lower() for word in draft.chosen] or [""]
    if not is_space(first):
        return Pick(draft.pick)
    if draft.pick == "walk":
        return Pick("walk", first, goal=next(filter(is_space, rest), ""))
    return Pick(draft.pick, first, tuple(rest))


def stray(draft: Draft) -> str:
    """What was typed for a space, and is none."""
    spaces = draft.chosen if draft.pick == "walk" else draft.chosen[:1]
    return next((word for word in spaces if not is_space(word.lower())), "")


def pick_href(draft: Draft, what: str, cell: str = "", *cards: str) -> str:
    """The address with this in hand: on to the board, or with a space, to what is asked of it beside."""
    at = "board" if what == "walk" or not cell else "turn"
    return draft.href(pick=what, chosen=((cell, *cards) if cell else ()), at=at)


def added(draft: Draft, line: str) -> str:
    """The address with one more move, and nothing in hand."""
    return draft.href((*draft.lines, line), at="turn")

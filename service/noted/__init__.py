"""noted(): the line of notation behind something that was told, for histories and letters; one file per game.

It is made from what was told, never from the moves in a log, which hold what others may not know.
"""

from collections.abc import Mapping

from engine import GAMES
from service.noted import festivals, java, medang
from service.noted.asked import Asked, Leaf, Told

ASKED: Mapping[str, Mapping[str, Asked]] = {
    "festivals": festivals.ASKED,
    "java": java.ASKED,
    "medang": medang.ASKED,
}
ANSWERS: Mapping[str, frozenset[str]] = {"java": java.ANSWERS}  # what is said in the turn of another


def answered(rules: str, leaf: Leaf) -> bool:
    """Does a commit only answer a question in the turn of another, and is no turn of its seat?"""
    answers = ANSWERS.get(rules, frozenset())
    moves = [
        told["kind"] for told in leaf if told["kind"] in ASKED[rules] and not told["kind"].startswith(".")
    ]
    return bool(moves) and answers.issuperset(moves)


def noted(rules: str, told: Told, leaf: Leaf) -> str:
    """The line that asked for this, as far as its hearer may know it: "play b1 5". Empty: there is none.
    `leaf`: everything that was told of the same commit, in which some games find what an event leaves out.
    """
    asked = ASKED[rules].get(told["kind"])
    move = asked(told, leaf) if asked else None
    return "" if move is None else GAMES[rules].notation.write(GAMES[rules].codec.load_move(move))

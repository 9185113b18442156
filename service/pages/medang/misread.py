"""What is wrong with a line that is no move, where the notation alone could only show how it is written."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.medang.notation import FORMS
from engine.medang.pieces import CODES

View = Mapping[str, Any]


def misread(line: str, view: View) -> str:
    """What is wrong with it, as half a sentence; empty when the rules say it better."""
    verb, *words = line.lower().split()
    return WRONG[verb](words, view) if verb in WRONG else ""


def play(words: list[str], view: View) -> str:
    """A tile and a column."""
    if len(words) != 2:
        return f"play needs a tile and a column, such as {FORMS['play']}"
    if words[0] in CODES and not is_number(words[1]):
        return f"a column is a number from 1 to {len(view['columns'])}"
    return ""


def place(verb: str) -> Callable[[list[str], View], str]:
    """A column and a floor."""

    def wrong(words: list[str], view: View) -> str:
        column, _, floor = "".join(words).partition(".")
        if is_number(column) and is_number(floor):
            return ""
        return f"{verb} needs a place, column and floor, such as {FORMS[verb]}"

    return wrong


def one_tile(verb: str) -> Callable[[list[str], View], str]:
    """One tile."""
    return lambda words, view: "" if len(words) == 1 else f"{verb} needs one tile, such as {FORMS[verb]}"


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4


WRONG: Mapping[str, Callable[[list[str], View], str]] = {
    "play": play,
    "swap": place("swap"),
    "remove": place("remove"),
    "buy": one_tile("buy"),
    "take": one_tile("take"),
}

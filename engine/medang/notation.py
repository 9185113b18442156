"""Moves and events as text: read, write, say."""

import re
from collections.abc import Callable, Mapping
from typing import Final, NoReturn, assert_never

from engine.game import Illegal
from engine.lines import alone, read_line, refuse
from engine.medang import moves
from engine.medang.pieces import CODES, Tile, Tiles
from engine.medang.saying import say as say

FORMS: Final[Mapping[str, str]] = {
    "discard": "discard b2 g1",
    "keep": "keep",
    "play": "play b1 5",
    "buy": "buy r4",
    "swap": "swap 5.2",
    "remove": "remove 5.2",
    "renew": "renew",
    "exchange": "exchange b1 g3 r2 y1",
    "take": "take g3 or take pile",
    "pass": "pass",
}


def read(text: str) -> moves.Move:
    """The move that a line says, whatever its case and spacing. Raises Illegal, naming the forms of moves."""
    return read_line(text, READERS, [*FORMS.values()])


def write(move: moves.Move) -> str:
    """The line that `read` turns back into this move."""
    match move:
        case moves.Discard():
            return " ".join(("discard", *move.tiles)) if move.tiles else "keep"
        case moves.Play():
            return f"play {move.tile} {move.column}"
        case moves.Buy() | moves.Take():
            return f"{verb_of(move)} {move.tile}"
        case moves.Swap() | moves.Remove():
            return f"{verb_of(move)} {move.column}.{move.floor}"
        case moves.Exchange():
            return " ".join(("exchange", *move.tiles))
        case moves.Renew() | moves.Pass():
            return verb_of(move)
        case _:
            assert_never(move)


def verb_of(move: moves.Move) -> str:
    return type(move).__name__.lower()


def wrong(verb: str) -> NoReturn:
    """Refuse a line whose verb is known and whose rest is not."""
    refuse(FORMS[verb])


def tile(word: str) -> Tile:
    """A tile's code. Raises Illegal when there is no such tile."""
    if word not in CODES:
        raise Illegal(
            f"There is no tile {word[:20]!r}. A tile is the letter of a dynasty (b, g, p, r or y) and the "
            "value of a trade (1 to 5): g3 is the green monk."
        )
    return word


def tiles(words: list[str]) -> Tiles:
    return tuple(tile(word) for word in words)


def number(word: str, verb: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", word):
        wrong(verb)
    return int(word)


def place(words: list[str], verb: str) -> tuple[int, int]:
    """A place written as column.floor."""
    column, _, floor = "".join(words).partition(".")
    return number(column, verb), number(floor, verb)


def read_discard(words: list[str]) -> moves.Move:
    return moves.Discard(tiles(words)) if words else wrong("discard")


def read_play(words: list[str]) -> moves.Move:
    if len(words) != 2:
        wrong("play")
    return moves.Play(tile(words[0]), number(words[1], "play"))


def read_buy(words: list[str]) -> moves.Move:
    return moves.Buy(tile(words[0])) if len(words) == 1 else wrong("buy")


def read_take(words: list[str]) -> moves.Move:
    if len(words) != 1:
        wrong("take")
    return moves.Take("pile" if words == ["pile"] else tile(words[0]))


READERS: Final[Mapping[str, Callable[[list[str]], moves.Move]]] = {
    "discard": read_discard,
    "keep": alone(moves.Discard(()), FORMS["keep"]),
    "play": read_play,
    "buy": read_buy,
    "swap": lambda words: moves.Swap(*place(words, "swap")),
    "remove": lambda words: moves.Remove(*place(words, "remove")),
    "renew": alone(moves.Renew(), FORMS["renew"]),
    "exchange": lambda words: moves.Exchange(tiles(words)),
    "take": read_take,
    "pass": alone(moves.Pass(), FORMS["pass"]),
}

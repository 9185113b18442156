"""Moves and events as text: read, write, say."""

import re
from collections.abc import Callable, Mapping
from typing import Final, NoReturn, assert_never, cast

from engine.game import Illegal
from engine.java import moves
from engine.java.board import BITS, Cell
from engine.java.cards import CARDS, Card, Cards
from engine.java.saying import say as say
from engine.lines import alone, read_line, refuse
from engine.words import either

FORMS: Final[Mapping[str, str]] = {
    "place": "place d7v e7r e8r",
    "enter": "enter d7",
    "walk": "walk d7 f9",
    "exit": "exit d7",
    "palace": "palace d7 4",
    "irrigate": "irrigate d7",
    "draw": "draw deck or draw open",
    "token": "token",
    "festival": "festival d7, in open form with cards: festival d7 m md",
    "end": "end",
    "bid": "bid m md share, bid m alone or bid nothing; in open form bid m md",
    "pass": "pass",
    "share": "share",
}


def read(text: str) -> moves.Move:
    """The move that a line says, whatever its case and spacing. Raises Illegal, naming the forms of moves."""
    return read_line(text, READERS, [*FORMS.values()])


def write(move: moves.Move) -> str:
    """The line that `read` turns back into this move."""
    match move:
        case moves.Place():
            village = [f"{move.village}v"] if move.village else []
            return " ".join(("place", *village, *(f"{cell}r" for cell in move.rice)))
        case moves.Enter() | moves.Exit() | moves.Irrigate():
            return f"{verb_of(move)} {move.cell}"
        case moves.Walk():
            return f"walk {move.origin} {move.cell}"
        case moves.Palace():
            return f"palace {move.cell} {move.value}"
        case moves.Draw():
            return f"draw {move.source}"
        case moves.Festival():
            return " ".join(("festival", move.cell, *move.cards))
        case moves.Bid():
            return " ".join(("bid", *(move.cards or ("nothing",)), *(["share"] if move.share else [])))
        case moves.Retire():
            return "pass"
        case moves.Token() | moves.End() | moves.Share():
            return verb_of(move)
        case _:
            assert_never(move)


def verb_of(move: moves.Move) -> str:
    return type(move).__name__.lower()


def wrong(verb: str) -> NoReturn:
    """Refuse a line whose verb is known and whose rest is not."""
    refuse(FORMS[verb])


def cell(word: str) -> Cell:
    """A space. Raises Illegal when there is none of this name."""
    if word not in BITS:
        raise Illegal(
            f"There is no space {word[:20]!r}. A space is a letter and the number of its row: d7 is the "
            "fourth of row 7."
        )
    return word


def card(word: str) -> Card:
    """A card. Raises Illegal when there is none of these symbols."""
    letters = "".join(sorted(word, key="mdp".find))
    if letters not in CARDS:
        raise Illegal(f"There is no card {word[:20]!r}. A card is {either(CARDS)}: m mask, d drum, p puppet.")
    return letters


def cards(words: list[str]) -> Cards:
    return tuple(card(word) for word in words)


def read_place(words: list[str]) -> moves.Move:
    if not words or not all(re.fullmatch("[a-z][0-9]{1,2}[vr]", word) for word in words):
        wrong("place")
    villages = [cell(word[:-1]) for word in words if word[-1] == "v"]
    if len(villages) > 1:
        wrong("place")
    rice = tuple(cell(word[:-1]) for word in words if word[-1] == "r")
    return moves.Place(villages[0] if villages else None, rice)


def read_walk(words: list[str]) -> moves.Move:
    return moves.Walk(cell(words[0]), cell(words[1])) if len(words) == 2 else wrong("walk")


def read_palace(words: list[str]) -> moves.Move:
    if len(words) != 2 or not re.fullmatch("[0-9]{1,3}", words[1]):
        wrong("palace")
    return moves.Palace(cell(words[0]), int(words[1]))


def read_draw(words: list[str]) -> moves.Move:
    if words not in (["deck"], ["open"]):
        wrong("draw")
    return moves.Draw(cast(moves.Source, words[0]))


def read_festival(words: list[str]) -> moves.Move:
    return moves.Festival(cell(words[0]), cards(words[1:])) if words else wrong("festival")


def read_bid(words: list[str]) -> moves.Move:
    *named, last = words or wrong("bid")
    share = last == "share"
    rest = named if last in ("share", "alone") else words
    if rest in (["nothing"], []):
        return moves.Bid((), share)
    return moves.Bid(cards(rest), share)


def at(make: Callable[[Cell], moves.Move], verb: str) -> Callable[[list[str]], moves.Move]:
    """A reader of a verb with one space behind it."""
    return lambda words: make(cell(words[0])) if len(words) == 1 else wrong(verb)


READERS: Final[Mapping[str, Callable[[list[str]], moves.Move]]] = {
    "place": read_place,
    "enter": at(moves.Enter, "enter"),
    "walk": read_walk,
    "exit": at(moves.Exit, "exit"),
    "palace": read_palace,
    "irrigate": at(moves.Irrigate, "irrigate"),
    "draw": read_draw,
    "token": alone(moves.Token(), FORMS["token"]),
    "festival": read_festival,
    "end": alone(moves.End(), FORMS["end"]),
    "bid": read_bid,
    "pass": alone(moves.Retire(), FORMS["pass"]),
    "share": alone(moves.Share(), FORMS["share"]),
}

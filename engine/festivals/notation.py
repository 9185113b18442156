"""Moves and events as text: read, write, say."""

from collections.abc import Callable, Mapping
from typing import Final, NoReturn, assert_never, cast

from engine.festivals import moves
from engine.festivals.islands import BORDERS, ISLANDS, Border, Island
from engine.festivals.saying import say as say
from engine.festivals.tickets import COLOURS, TICKETS, Ticket, Tickets
from engine.festivals.travellers import TRAVELLERS, traveller
from engine.game import Illegal, Seat
from engine.lines import alone, read_line, refuse
from engine.words import either

FORMS: Final[Mapping[str, str]] = {
    "plan": "plan y y k",
    "stay": "stay",
    "name": "name teal",
    "go": "go bali y",
    "order": "order teal red",
    "rest": "rest pool, rest middle or rest nothing",
    "return": "return bali k",
    "shift": "shift sulawesi/bali maluku/papua",
    "hold": "hold",
}


def read(text: str) -> moves.Move:
    """The move that a line says, whatever its case and spacing. Raises Illegal, naming the forms of moves."""
    return read_line(text.lower().replace("nusa tenggara", "nusa-tenggara"), READERS, [*FORMS.values()])


def write(move: moves.Move) -> str:
    """The line that `read` turns back into this move."""
    match move:
        case moves.Plan():
            return " ".join(("plan", *move.tickets)) if move.tickets else "stay"
        case moves.Name():
            return f"name {traveller(move.seat)}"
        case moves.Go():
            return f"go {move.island} {move.ticket}"
        case moves.Order():
            return " ".join(("order", *map(traveller, move.seats)))
        case moves.Rest():
            return f"rest {move.source}"
        case moves.Return():
            return " ".join(("return", move.island, *move.tickets))
        case moves.Shift():
            return f"shift {move.typhoon} {move.border}"
        case moves.Hold():
            return "hold"
        case _:
            assert_never(move)


def wrong(verb: str) -> NoReturn:
    """Refuse a line whose verb is known and whose rest is not."""
    refuse(FORMS[verb])


def ticket(word: str) -> Ticket:
    """A ticket's letter. Raises Illegal when there is no such ticket."""
    if word not in TICKETS:
        letters = either(f"{letter} ({COLOURS[letter]})" for letter in TICKETS)
        raise Illegal(f"There is no ticket {word[:20]!r}. A ticket is {letters}.")
    return word


def tickets(words: list[str]) -> Tickets:
    return tuple(ticket(letter) for letter in words)


def island(word: str) -> Island:
    """An island's name. Raises Illegal when there is no such island."""
    if word not in ISLANDS:
        raise Illegal(f"There is no island {word[:20]!r}. The islands are {', '.join(ISLANDS)}.")
    return word


def seat(word: str) -> Seat:
    """The seat of a traveller's colour. Raises Illegal when there is no such traveller."""
    if word not in TRAVELLERS:
        raise Illegal(f"There is no traveller {word[:20]!r}. A traveller is {either(TRAVELLERS)}.")
    return TRAVELLERS.index(word)


def border(word: str) -> Border:
    """A border, its islands in either order. Raises Illegal when there is no such border."""
    one, _, other = word.partition("/")
    for known in (f"{one}/{other}", f"{other}/{one}"):
        if known in BORDERS:
            return known
    raise Illegal(f"There is no border {word[:40]!r}. The borders are {', '.join(BORDERS)}.")


def read_plan(words: list[str]) -> moves.Move:
    return moves.Plan(tickets(words)) if words else wrong("plan")


def read_name(words: list[str]) -> moves.Move:
    return moves.Name(seat(words[0])) if len(words) == 1 else wrong("name")


def read_go(words: list[str]) -> moves.Move:
    return moves.Go(island(words[0]), ticket(words[1])) if len(words) == 2 else wrong("go")


def read_order(words: list[str]) -> moves.Move:
    return moves.Order(tuple(seat(word) for word in words)) if words else wrong("order")


def read_rest(words: list[str]) -> moves.Move:
    if words not in (["pool"], ["middle"], ["nothing"]):
        wrong("rest")
    return moves.Rest(cast(moves.Source, words[0]))


def read_return(words: list[str]) -> moves.Move:
    return moves.Return(island(words[0]), tickets(words[1:])) if len(words) > 1 else wrong("return")


def read_shift(words: list[str]) -> moves.Move:
    return moves.Shift(border(words[0]), border(words[1])) if len(words) == 2 else wrong("shift")


READERS: Final[Mapping[str, Callable[[list[str]], moves.Move]]] = {
    "plan": read_plan,
    "stay": alone(moves.Plan(()), FORMS["stay"]),
    "name": read_name,
    "go": read_go,
    "order": read_order,
    "rest": read_rest,
    "return": read_return,
    "shift": read_shift,
    "hold": alone(moves.Hold(), FORMS["hold"]),
}

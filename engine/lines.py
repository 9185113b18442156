"""Lines of notation: a verb and words. What the readers of all games share."""

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, TypeAlias, TypeVar

from engine.game import Illegal

Move = TypeVar("Move")
Reader: TypeAlias = Callable[[list[str]], Move]


def read_line(text: str, readers: Mapping[str, Reader[Move]], forms: Sequence[str]) -> Move:
    """The move that a line says, whatever its case and spacing. Raises Illegal, naming the forms of moves."""
    verb, *words = text.lower().split() or [""]
    if verb not in readers:
        said = f"{verb[:20]!r} is no move." if verb else "An empty line is no move."
        raise Illegal(f"{said} Moves are written like these: {'; '.join(forms)}.")
    return readers[verb](words)


def refuse(form: str) -> NoReturn:
    """Refuse a line whose verb is known and whose rest is not."""
    raise Illegal(f"Write it like this: {form}.")


def alone(move: Move, form: str) -> Reader[Move]:
    """A reader of a verb that stands alone."""
    return lambda words: refuse(form) if words else move

"""Codec: frozen dataclasses <-> plain JSON, by their annotations and a `kind` tag."""

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


class Malformed(ValueError):
    """JSON that is no move, event or state of this game; says where and why."""


class Codec:
    """Translates the classes it was given; a class is tagged with its KIND, or else its name.

    `moves` and `events` are what `load_move` and `load_event` accept; `state` is a plain class.
    """

    def __init__(self, moves: tuple[type, ...], events: tuple[type, ...], state: type) -> None:
        self.moves = {kind(cls): cls for cls in moves}
        self.events = {kind(cls): cls for cls in events}
        self.state = state

    def dump(self, value: Any) -> Any:
        """Plain JSON of a move, an event or a state (moves and events with their `kind`)."""
        return dump(value, tagged=type(value) is not self.state)

    def load_move(self, data: Any) -> Any:
        """The move that this JSON says. Raises Malformed."""
        return load_tagged(self.moves, data, "A move")

    def load_event(self, data: Any) -> Any:
        """The event that this JSON says. Raises Malformed."""
        return load_tagged(self.events, data, "An event")

    def load_state(self, data: Any) -> Any:
        """The state that this JSON says. Raises Malformed."""
        return load(self.state, data, "state")


def kind(cls: type) -> str:
    """The tag of a class on the wire."""
    return str(getattr(cls, "KIND", cls.__name__))


def dump(value: Any, tagged: bool = False) -> Any:
    if isinstance(value, tuple):
        return [dump(item) for item in value]
    if not is_dataclass(value):
        return value
    cls: Any = type(value)
    body = {name: dump(getattr(value, name)) for name in hints_of(cls)}
    return {"kind": kind(cls), **body} if tagged else body


def load_tagged(classes: dict[str, type], data: Any, what: str) -> Any:
    name = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in classes:
        raise Malformed(f"{what} needs a kind, one of: {', '.join(sorted(classes))}.")
    return load(classes[name], {key: item for key, item in data.items() if key != "kind"}, name)


def load(annotation: Any, data: Any, where: str) -> Any:
    """`data` as the annotated type: dataclasses, tuples, unions, literals, int, str, bool, None."""
    if type(data) is annotation:  # exact: a bool is no int here
        return data
    origin, arguments = parts_of(annotation)
    if origin in (Union, UnionType):
        return load_union(arguments, data, where)
    if origin is Literal:
        if not is_choice(data, arguments):
            raise Malformed(f"{where}: one of {', '.join(map(str, arguments))}.")
        return data
    if origin is tuple:
        return load_tuple(arguments, data, where)
    if is_dataclass(annotation):
        return load_fields(annotation, data, where)
    raise Malformed(f"{where}: expected {getattr(annotation, '__name__', annotation)}.")


def is_choice(data: Any, choices: tuple[Any, ...]) -> bool:
    """Whether data is one of a literal's choices, type and all: True is not 1."""
    if type(data) is str:
        return data in choices
    return any(data == choice and type(data) is type(choice) for choice in choices)


def load_union(choices: tuple[Any, ...], data: Any, where: str) -> Any:
    if data is None and NoneType in choices:
        return None
    problems = []
    for choice in choices:
        if choice is NoneType:
            continue
        try:
            return load(choice, data, where)
        except Malformed as problem:
            problems.append(str(problem))
    raise Malformed(problems[0])


def load_tuple(items: tuple[Any, ...], data: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise Malformed(f"{where}: expected a list.")
    if len(items) == 2 and items[1] is Ellipsis:
        return tuple(load(items[0], item, f"{where}[{n}]") for n, item in enumerate(data))
    if len(items) != len(data):
        raise Malformed(f"{where}: expected a list of {len(items)}.")
    return tuple(
        load(item, part, f"{where}[{n}]") for n, (item, part) in enumerate(zip(items, data, strict=True))
    )


@cache
def parts_of(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """What an annotation is made of, taken apart once."""
    return get_origin(annotation), get_args(annotation)


@cache
def hints_of(cls: Any) -> dict[str, Any]:
    """The annotations of the fields of a class, resolved once."""
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls)}


@cache
def needed(cls: Any) -> frozenset[str]:
    """The fields that have no default."""
    return frozenset(field.name for field in fields(cls) if field.default is MISSING)


def load_fields(cls: Any, data: Any, where: str) -> Any:
    if not isinstance(data, dict):
        raise Malformed(f"{where}: expected an object.")
    hints = hints_of(cls)
    if not data.keys() <= hints.keys():
        strange = min(map(str, data.keys() - hints.keys()))
        raise Malformed(f"{where}: unknown field {strange!r}.")
    values = {}
    for name, hint in hints.items():
        if name in data:
            values[name] = load(hint, data[name], f"{where}.{name}")
        elif name in needed(cls):
            raise Malformed(f"{where}: field {name!r} is missing.")
    return cls(**values)

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
    if is_dataclass(value):
        body = {field.name: dump(getattr(value, field.name)) for field in fields(value)}
        return {"kind": kind(type(value)), **body} if tagged else body
    if isinstance(value, tuple):
        return [dump(item) for item in value]
    return value


def load_tagged(classes: dict[str, type], data: Any, what: str) -> Any:
    name = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in classes:
        raise Malformed(f"{what} needs a kind, one of: {', '.join(sorted(classes))}.")
    return load(classes[name], {key: item for key, item in data.items() if key != "kind"}, name)


def load(annotation: Any, data: Any, where: str) -> Any:
    """`data` as the annotated type: dataclasses, tuples, unions, literals, int, str, bool, None."""
    origin, arguments = get_origin(annotation), get_args(annotation)
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
    if type(data) is not annotation:  # exact: a bool is no int here
        raise Malformed(f"{where}: expected {getattr(annotation, '__name__', annotation)}.")
    return data


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
def hints_of(cls: Any) -> dict[str, Any]:
    """The annotations of a class, resolved once."""
    return get_type_hints(cls)


def load_fields(cls: Any, data: Any, where: str) -> Any:
    if not isinstance(data, dict):
        raise Malformed(f"{where}: expected an object.")
    known = {field.name: field for field in fields(cls)}
    if strange := sorted(set(map(str, data)) - set(known)):
        raise Malformed(f"{where}: unknown field {strange[0]!r}.")
    hints = hints_of(cls)
    values = {}
    for name, field in known.items():
        if name in data:
            values[name] = load(hints[name], data[name], f"{where}.{name}")
        elif field.default is MISSING:
            raise Malformed(f"{where}: field {name!r} is missing.")
    return cls(**values)

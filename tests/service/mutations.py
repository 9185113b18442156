"""Mutations: every small lie that a log could tell; rewriting.py writes the rest of the log to suit it."""

import copy
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.service.played import Content

HEX = re.compile(r"[0-9a-f]{16,}|[0-9]+\.[0-9a-f]{32}")
WORDS: Mapping[str, str] = {  # for a word another of its kind
    "sewu": "borobudur", "borobudur": "sewu", "plaosan": "sewu", "kalasan": "sewu", "count": "ignore",
    "seats": "public", "public": "seats", "finished": "cancelled", "cancelled": "finished",
    "play": "take", "take": "play", "table": "clock", "clock": "table", "pile": "g1", "0.1.0": "0.0.9",
    "did not seal": "did not open", "did not open": "did not seal",
}  # fmt: skip
NONE: Mapping[str, Any] = {  # for nothing, by the name of its field
    "user": "u0123456789abcdef", "bot": "random", "point": "0." + "0" * 32, "pace": 3600,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A log with one lie: its commits, each with its place in the true log (None: it has none)."""

    label: str
    place: int  # how many commits in front of the lie are as they were
    commits: Sequence[tuple[int | None, Content]]


Change = tuple[str, Callable[[Content], None]]


def lies(contents: Sequence[Content]) -> Iterator[tuple[str, Callable[[], Mutant]]]:
    """Every label with what makes its mutant: one change in one place, for all places of the log."""
    for place, content in enumerate(contents):
        for label, change in changes(content):
            yield (
                label,
                lambda label=label, place=place, change=change: one_changed(label, place, contents, change),
            )
        for label, order in orders(place, contents):
            yield (
                label,
                lambda label=label, place=place, order=order: Mutant(
                    label, place, [(index, contents[index]) for index in order]
                ),
            )


def one_changed(
    label: str, place: int, contents: Sequence[Content], change: Callable[[Content], None]
) -> Mutant:
    changed = copy.deepcopy(contents[place])
    change(changed)
    pairs = list(enumerate(contents))
    return Mutant(label, place, [*pairs[:place], (place, changed), *pairs[place + 1 :]])


def orders(place: int, contents: Sequence[Content]) -> Iterator[tuple[str, list[int]]]:
    """The commits with one left out, said twice, exchanged with the next, or said again later; or cut off."""
    every = list(range(len(contents)))
    kind = "commit of " + contents[place]["events"][0]["kind"]
    yield f"{kind}: left out", every[:place] + every[place + 1 :]
    yield f"{kind}: twice", every[: place + 1] + every[place:]
    if place + 1 < len(contents):
        yield f"{kind}: cut off behind it", every[: place + 1]
        other = contents[place + 1]["events"][0]["kind"]
        yield f"{kind}: exchanged with {other}", [*every[:place], place + 1, place, *every[place + 2 :]]
    if place + 2 < len(contents):
        later = place + (len(contents) - place) // 2
        yield f"{kind}: again later", [*every[:later], place, *every[later:]]


def changes(content: Content) -> Iterator[Change]:
    """Every change within one commit, with a label that names field and change."""
    for name in content:
        if name in ("events", "moves", "draws"):
            continue
        yield from at(f"commit.{name}", [name], content[name])
    for name in ("moves", "draws", "events"):
        yield from of_list(f"commit.{name}", [name], content[name])
    yield "commit: unknown field", setting(["unknown"], 0)
    for index, event in enumerate(content["events"]):
        yield f"{event['kind']}: left out", dropping(["events", index])
        yield f"{event['kind']}: twice", setting(["events", slice(index, index)], [event])
        yield from of_object(event["kind"], ["events", index], event)
    for index, choices in enumerate(content["moves"]):
        for seat, move in choices.items():
            yield from of_object(f"move {move['kind']}", ["moves", index, seat], move)
            yield "moves: of another seat", renaming(["moves", index], seat, str(int(seat) + 1))
    for index in range(len(content["draws"])):
        yield from at("draw.n", ["draws", index, 0], content["draws"][index][0])
        yield from at("draw.value", ["draws", index, 1], content["draws"][index][1])


def at(label: str, path: list[Any], value: Any) -> Iterator[Change]:
    """The changes of one field."""
    yield f"{label}: dropped", dropping(path)
    if isinstance(value, dict):
        yield from of_object(label, path, value)
    elif isinstance(value, list):
        yield from of_list(label, path, value)
    else:
        yield f"{label}: changed", setting(path, other(path, value))


def of_object(label: str, path: list[Any], value: Mapping[str, Any]) -> Iterator[Change]:
    yield f"{label}: unknown field", setting([*path, "unknown"], 0)
    for name, item in value.items():
        yield from at(f"{label}.{name}", [*path, name], item)


def of_list(label: str, path: list[Any], value: Sequence[Any]) -> Iterator[Change]:
    if not value:
        yield f"{label}: added", setting(path, [None])
        return
    yield f"{label}: last dropped", setting(path, list(value[:-1]))
    yield f"{label}: last twice", setting(path, [*value, value[-1]])
    if value[0] != value[-1]:
        yield f"{label}: turned round", setting(path, list(reversed(value)))
    if label in ("commit.events", "commit.moves", "commit.draws"):
        return
    for index, item in enumerate(value):
        yield from at(f"{label}[]", [*path, index], item)


def other(path: Sequence[Any], value: Any) -> Any:
    """Another value of the same type, as near as can be."""
    match value:
        case None:
            return NONE.get(path[-1], 1)
        case bool():
            return not value
        case int():
            return value + 1
    if value in WORDS:
        return WORDS[value]
    if re.fullmatch(r"[gyprb][1-5]", value):
        return value[0] + str(int(value[1]) % 5 + 1)
    if re.fullmatch(r"[gyprb]", value):
        return "gyprbg"["gyprb".index(value) + 1]
    if re.fullmatch(r"\w+:[0-9]", value):
        return value[:-1] + str((int(value[-1]) + 1) % 2)
    if HEX.search(value):
        return value[:-1] + ("0" if value[-1] != "0" else "1")
    return value[:5] + ("A" if value[5:6] != "A" else "B") + value[6:]


def walk(content: Any, path: Sequence[Any]) -> Any:
    for step in path:
        content = content[step]
    return content


def setting(path: list[Any], value: Any) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        walk(content, path[:-1])[path[-1]] = value

    return change


def dropping(path: list[Any]) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        del walk(content, path[:-1])[path[-1]]

    return change


def renaming(path: list[Any], old: str, new: str) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        holder = walk(content, path)
        holder[new] = holder.pop(old)

    return change

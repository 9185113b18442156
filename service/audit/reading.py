"""The log as text: one commit a line, written as canonical JSON and read without trust."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from service.audit.proof import Forged
from service.chain import canonical
from service.table import FORMAT

Content = dict[str, Any]
SEED = re.compile(r"[0-9a-f]{64}")


def export(contents: Iterable[Content]) -> Iterator[str]:
    """The log as lines of canonical JSON, one commit each."""
    for version, content in enumerate(contents, 1):
        yield canonical({"version": version, **content}).decode() + "\n"


def read_lines(text: str) -> list[Content]:
    """The contents of an exported log's commits. Raises Forged when a line is no commit or one is missing.

    Lines end with a line feed alone: the other characters that end lines may stand within canonical JSON.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise Forged("The file is empty.")
    return [read_line(line, number) for number, line in enumerate(lines, 1)]


def read_line(line: str, number: int) -> Content:
    """The content of the commit on line `number`. Raises Forged."""
    try:
        data = json.loads(line, object_pairs_hook=once, parse_constant=refuse)
        canonical(data)
        version = data.pop("version")
        if not all(type(event["kind"]) is str for event in data["events"]):
            raise ValueError("an event without a kind")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Forged(f"Line {number} is no commit.", number) from None
    if type(version) is not int or version != number:
        raise Forged(f"Line {number} holds commit {version}: the log has a gap or was reordered.", number)
    content: Content = data
    return content


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names are there once: of two, others may read the other one. Raises ValueError."""
    result = dict(pairs)
    if len(result) < len(pairs):
        raise ValueError("a name is there twice")
    return result


def refuse(name: str) -> None:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def read_seed(contents: list[Content]) -> bytes:
    """The seed that the last commit publishes, checked against the hash in the first. Raises Forged."""
    first, last = contents[0]["events"], contents[-1]["events"]
    if not first or first[0]["kind"] != ".created" or first[0].get("format") != FORMAT:
        raise Forged(f"The first commit does not create a game of the format {FORMAT}.", 1)
    end = len(contents)
    if not last or last[-1]["kind"] != ".ended":
        raise Forged("It does not end the game: the log is of a running game, or was cut off.", end)
    seed = last[-1].get("seed")
    if type(seed) is not str or not SEED.fullmatch(seed):
        raise Forged("It ends the game and publishes no seed.", end)
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != first[0].get("seed_hash"):
        raise Forged("The published seed is not the one whose hash stands in the first commit.", end)
    return bytes.fromhex(seed)

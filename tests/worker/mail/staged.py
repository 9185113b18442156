"""Golden logs staged for letters: a scene at each of their versions, as it was when its letters were due."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from service.audit import read_lines
from service.load import Loaded
from service.record import Record, advance
from service.site import Site
from service.users import User
from tests.conftest import repository
from worker.contexts import Context, context_of
from worker.letters import Letter, letters
from worker.message import Written
from worker.scene import Scene, everybody
from worker.writing import written

NAMES = ("Ada", "Budi", "Citra", "Dewi", "Eka")
SEED = bytes(32)


def logs(rules: str) -> list[Path]:
    """The golden logs of a game."""
    return sorted((repository() / "tests" / "logs" / rules).glob("*.jsonl"))


@cache
def folded(path: Path) -> tuple[list[dict[str, Any]], list[Record]]:
    """The commits of a log, and the record that each led to."""
    contents = [
        {name: value for name, value in line.items() if name != "version"}
        for line in read_lines(path.read_text())
    ]
    record, records = None, []
    for content in contents:
        record = advance(record, contents[0]["events"][0]["game"], SEED, content)
        records.append(record)
    return contents, records


def scenes(site: Site, path: Path) -> Iterator[Scene]:
    """The scene of every commit, each while it is the newest."""
    contents, records = folded(path)
    for version, after in enumerate(records, 1):
        time = contents[version - 1]["at"]
        yield Scene(
            site,
            records[version - 2] if version > 1 else None,
            after,
            Loaded(after, SEED, "", {}, time),
            tuple(contents[:version]),
            NAMES[: len(after.table.chairs)],
            {user.id: user for user in people(after)},
            after.openers,
            (),
            time,
        )


def people(record: Record) -> list[User]:
    """Everybody at a table, with names and addresses."""
    names = {chair.user: NAMES[seat] for seat, chair in enumerate(record.table.chairs)}
    return [
        User(one, f"{one}@example.org", names.get(one, "Somebody"), "UTC", 0, True)
        for one in sorted(everybody(record.table))
    ]


def due(site: Site, rules: str) -> Iterator[tuple[Scene, Letter]]:
    """Every letter about the game itself that its golden logs cause, with its scene."""
    for path in logs(rules):
        for at in scenes(site, path):
            for letter in letters(at.before, at.after, at.content, at.now.record, at.unopened):
                if letter.kind in ("started", "turn", "over"):
                    yield at, letter


def in_phase(site: Site, rules: str, phase: str) -> list[tuple[Scene, Letter]]:
    """Those that are written in one phase."""
    found = [(at, letter) for at, letter in due(site, rules) if at.view_of(letter.seat)["phase"] == phase]
    assert found, phase
    return found


def some(found: list[tuple[Scene, Letter]]) -> list[tuple[Scene, Letter]]:
    """Half a dozen of them."""
    return found[:: max(1, len(found) // 6)]


def composed(at: Scene, letter: Letter) -> tuple[Context, Written]:
    """A letter without its picture, and what it was made from."""
    context = context_of(at, letter, at.people[letter.user])
    return context, written(letter.kind, context)

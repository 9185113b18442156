"""The log: append(), the only writer of games, and read()."""

import json
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha1
from importlib.resources import files
from typing import Any

from redis.exceptions import NoScriptError, ResponseError

from service import keys
from service.chain import Head
from service.errors import Broken, Unavailable
from service.pack import unpacked
from service.site import Site

PATIENCE = 2000  # ms that a write may take to become durable


class Conflict(Exception):
    """Somebody else appended first: load again and decide again."""


class Ended(Exception):
    """The game is over: nothing is appended after its last commit."""


class Duplicate(Exception):
    """The submission that this commit settles has been settled before."""


@dataclass(slots=True)
class Writes:
    """What a commit changes besides the log: Redis commands on the game's own partition."""

    commands: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    once: str | None = None  # a submission key that must not exist yet

    def add(self, command: str, key: str, *arguments: str | int) -> None:
        self.commands.append((command, key, tuple(map(str, arguments))))


@cache
def script(name: str) -> str:
    return (files("service") / name).read_text()


def run_script(site: Site, name: str, keys_: list[str], arguments: list[str | int]) -> Any:
    """Run a script of this package, and wait until what it wrote is as durable as DURABILITY says.

    Loads the script where the server does not have it yet. Raises Unavailable when durability is not
    reached in time: what was written stands, and the same request may be sent again.
    """
    text = script(name)
    try:
        return wait_for(site, ["EVALSHA", sha1(text.encode()).hexdigest(), len(keys_), *keys_, *arguments])
    except NoScriptError:
        site.redis.script_load(text)
        return run_script(site, name, keys_, arguments)


def wait_for(site: Site, command: list[str | int]) -> Any:
    """Send a writing command and, on the same connection, the command that waits for its durability."""
    pipe = site.redis.pipeline(transaction=False)
    pipe.execute_command(*command)
    if waiting := waiting_command(site):
        pipe.execute_command(*waiting)
    answer, *reached = pipe.execute()
    if reached and not least(reached[0]):
        raise Unavailable("It is received, and not yet as safe as it must be. Send the same again soon.")
    return answer


@cache
def waiting_command(site: Site) -> tuple[str | int, ...] | None:
    """What waits until a write has reached memory (nothing), disk or a replica."""
    if site.config.durability == "memory":
        return None
    if site.config.durability == "replica":
        return "WAIT", 1, PATIENCE
    try:
        if site.redis.config_get("appendfsync").get("appendfsync") == "always":
            return None
    except ResponseError:  # hosts may forbid CONFIG
        pass
    return "WAITAOF", 1, 0, PATIENCE


def least(reached: Any) -> bool:
    """Whether WAIT or WAITAOF reports at least one."""
    return bool(reached[0] if isinstance(reached, list) else reached)


def append(site: Site, game: str, expected: int, content: dict[str, Any], head: Head, status: str,
           writes: Writes) -> None:  # fmt: skip
    """Add one commit, all or nothing; `head` is the head with it.

    Raises Conflict, Ended or Duplicate; then nothing was written.
    """
    writes.add("HSET", keys.head(game), "version", head.version, "hash", head.hash, "point", head.point,
               "point_hash", head.point_hash, "status", status)  # fmt: skip
    places = list(dict.fromkeys([keys.head(game), keys.log(game), *(key for _, key, _ in writes.commands)]))
    if writes.once and writes.once not in places:
        places.append(writes.once)
    encoded = [[command, places.index(key) + 1, *rest] for command, key, rest in writes.commands]
    once = places.index(writes.once) + 1 if writes.once else 0
    answer = run_script(
        site,
        "append.lua",
        places,
        [expected, json.dumps(content, separators=(",", ":")), json.dumps(encoded), once],
    )
    match answer[0]:
        case "CONFLICT":
            raise Conflict
        case "ENDED":
            raise Ended
        case "DUPLICATE":
            raise Duplicate


def read(site: Site, game: str, after: int = 0) -> list[dict[str, Any]]:
    """The contents of the commits behind version `after`, in order. Raises Broken when one is missing."""
    entries = site.redis.xrange(keys.log(game), min=f"({after}-0" if after else "-")
    if not entries and (archive := site.redis.get(keys.archive(game))):
        return unpacked(archive)[after:]
    for number, (entry_id, _) in enumerate(entries, after + 1):
        if entry_id != f"{number}-0":
            raise Broken(f"The log of game {game} has no commit {number}.")
    return [json.loads(fields["commit"]) for _, fields in entries]


def server_time(site: Site) -> int:
    """The time by Redis, in ms: the one clock that every process shares."""
    seconds, micros = site.redis.time()
    return int(seconds) * 1000 + int(micros) // 1000

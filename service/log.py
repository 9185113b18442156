"""The log: append(), the only writer of games, and read()."""

import json
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha1
from importlib.resources import files
from typing import Any

from redis.exceptions import NoScriptError

from service import keys
from service.chain import Head
from service.durability import reached, waiting_command
from service.errors import Broken, Unavailable
from service.pack import unpacked
from service.site import Site


class Conflict(Exception):
    """Somebody else appended first: load again and decide again."""


class Ended(Exception):
    """The game is over: nothing is appended after its last commit."""


class NotYetDurable(Unavailable):
    """It was written, and has not reached DURABILITY in time."""


@dataclass(slots=True)
class Writes:
    """What a commit changes besides the log: Redis commands on the game's own partition."""

    commands: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)

    def add(self, command: str, key: str, *arguments: str | int) -> None:
        self.commands.append((command, key, tuple(map(str, arguments))))

    def expect(self, key: str, name: str, value: str) -> None:
        """Write only if this field of a hash still holds that (empty: nothing); else it is a Conflict."""
        self.commands.append(("EXPECT", key, (name, value)))

    def encoded(self, *first: str) -> tuple[list[str], str]:
        """The keys, `first` before the others, and the commands with keys by index, as scripts read them."""
        places = list(dict.fromkeys([*first, *(key for _, key, _ in self.commands)]))
        rows = [[command, places.index(key) + 1, *rest] for command, key, rest in self.commands]
        return places, json.dumps(rows)


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
    waiting = waiting_command(site)
    pipe = site.redis.pipeline(transaction=False)
    pipe.execute_command(*command)
    if waiting:
        pipe.execute_command(*waiting)
    answer, *waited = pipe.execute()
    if waited and not reached(waited[0]):
        raise NotYetDurable("It is received, and not yet as safe as it must be. Send the same again soon.")
    return answer


def append(site: Site, game: str, expected: int, content: dict[str, Any], head: Head, status: str,
           writes: Writes) -> None:  # fmt: skip
    """Add one commit, all or nothing; `head` is the head with it.

    Raises Conflict (also when something is not as the writes expect it) or Ended; then nothing was written.
    Raises NotYetDurable; then it was.
    """
    writes.add("HSET", keys.head(game), "version", head.version, "hash", head.hash, "point", head.point,
               "point_hash", head.point_hash, "status", status)  # fmt: skip
    places, commands = writes.encoded(keys.head(game), keys.log(game))
    commit = json.dumps(content, separators=(",", ":"))
    match run_script(site, "append.lua", places, [expected, commit, commands])[0]:
        case "CONFLICT":
            raise Conflict
        case "ENDED":
            raise Ended


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

"""What the recorders share: a table with people, and a file for a log that is proved."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from service.audit import export, verify
from service.lobby import Wish, create, join
from service.log import read
from service.site import Site
from service.users import user_of
from worker import drain


def seated(site: Site, rules: str, options: Mapping[str, str], seats: int) -> str:
    """A game that has just begun, with people on all seats."""
    evening = secrets.token_hex(4)  # a user starts so many games a day and no more
    people = [user_of(site, f"player{number}.{evening}@example.org").id for number in range(seats)]
    wishes = [Wish("me"), *[Wish("open")] * (seats - 1)]
    game = create(site, people[0], rules, dict(options), wishes, pace=None, cut="first cut")
    for number, user in enumerate(people[1:], 1):
        join(site, game, user, None, "" if number % 2 else f"cut {number}")
    drain.work(site, stay=0)
    return game


def keep(site: Site, game: str, path: Path) -> None:
    text = "".join(export(read(site, game)))
    proof = verify(text, site.config.release)
    assert proof.holds, proof.failed
    path.write_text(text)
    print(f"{path}: {proof.result}")

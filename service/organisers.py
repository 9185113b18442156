"""Organisers: what is known in public of who creates games."""

from collections.abc import Sequence
from dataclasses import dataclass

from service import keys
from service.site import Site
from service.users import find_users


@dataclass(frozen=True, slots=True)
class Organiser:
    """Somebody's name, how many games he has created, and how many of them he has called off.

    Who could foresee a deal might call games off until one suits him; so it is counted.
    """

    name: str
    games: int
    called_off: int

    @property
    def sentence(self) -> str:
        """ "Ada has called off 2 of 14 tables"."""
        tables = "table" if self.games == 1 else "tables"
        return f"{self.name} has called off {self.called_off or 'none'} of {self.games} {tables}"


def organisers(site: Site, users: Sequence[str]) -> dict[str, Organiser]:
    """These users as organisers, by id, in two round trips."""
    people = find_users(site, list(users))
    pipe = site.redis.pipeline(transaction=False)
    for user in users:
        pipe.scard(keys.organised(user))
        pipe.scard(keys.called_off(user))
    counts = pipe.execute()
    return {
        user: Organiser(
            people[user].name if user in people and people[user].named else "Somebody", games, called_off
        )
        for user, games, called_off in zip(users, counts[::2], counts[1::2], strict=True)
    }

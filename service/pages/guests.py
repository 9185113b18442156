"""Guests: who was invited and does not sit yet, as the organiser sees it."""

from dataclasses import dataclass

from service.load import Loaded
from service.site import Site
from service.users import find_users


@dataclass(frozen=True, slots=True)
class Guest:
    """An invited seat."""

    seat: int
    who: str
    declined: bool


def guests(site: Site, loaded: Loaded) -> list[Guest]:
    """Those who have not answered yet, and those who have declined.

    By name; by the address that the organiser has typed where there is no name yet. Whoever has a name may
    have changed the address since, and that is not the organiser's to know.
    """
    asked = [
        (seat, chair)
        for seat, chair in enumerate(loaded.record.table.chairs)
        if chair.user and chair.status in ("invited", "declined")
    ]
    people = find_users(site, sorted({chair.user for _, chair in asked if chair.user}))
    found = []
    for seat, chair in asked:
        person = people.get(chair.user) if chair.user else None
        if person is not None:
            who = person.name if person.named else person.address
            found.append(Guest(seat, who, chair.status == "declined"))
    return found

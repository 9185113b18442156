"""Sitting: who takes a seat, declines, leaves or calls the game off, and whether he could."""

from collections.abc import Callable, Mapping
from typing import Any

from service.audit.forms import check_author
from service.audit.proof import Forged
from service.commit import Commit
from service.seals import read_key
from service.table import Chair, Table

Event = Mapping[str, Any]


def check_creation(commit: Commit) -> None:
    """The organiser creates the game; nobody has two of its seats."""
    (event,) = commit.events
    check_author(commit, f"user:{event['organiser']}")
    users = [chair["user"] for chair in event["chairs"] if chair["user"]]
    if len(set(users)) < len(users):
        raise Forged("Somebody has two of its seats.")
    if "key" in event:
        check_key(event["key"])
        if event["organiser"] not in users:
            raise Forged("The organiser gives a key, and has no seat that it could be of.")


def check_table(table: Table, commit: Commit) -> None:
    """Raise Forged unless the one who did it could do this at the table."""
    for event in commit.events:
        CHECKS[event["kind"]](table, event, commit)


def joined(table: Table, event: Event, commit: Commit) -> None:
    chair, user = chair_of(table, event), event["user"]
    check_author(commit, f"user:{user}")
    free = chair.status == "open" or (chair.user == user and chair.status in ("invited", "declined"))
    if table.status != "open" or not free:
        raise Forged(f"Seat {event['seat']} was not free for {user}.")
    if any(other.user == user and other.status == "joined" for other in table.chairs):
        raise Forged(f"{user} sits at this table already.")
    if "key" in event:
        check_key(event["key"])


def declined(table: Table, event: Event, commit: Commit) -> None:
    chair = chair_of(table, event)
    if table.status != "open" or chair.status != "invited":
        raise Forged(f"Nobody was invited to seat {event['seat']} who could decline.")
    check_author(commit, f"user:{chair.user}")


def resigned(table: Table, event: Event, commit: Commit) -> None:
    chair = chair_of(table, event)
    if table.status != "running" or chair.status != "joined" or chair.bot is not None:
        raise Forged(f"At seat {event['seat']} nobody sat who could leave a running game.")
    check_author(commit, f"seat:{event['seat']}")


def reseated(table: Table, event: Event, commit: Commit) -> None:
    check_author(commit, f"user:{table.organiser}")
    if table.status != "open" or chair_of(table, event).status == "joined":
        raise Forged(f"Seat {event['seat']} was not empty before the start.")
    if event["user"] is not None or event["bot"] is None:
        raise Forged("Only bots are put on empty seats.")
    seats = [one["seat"] for one in commit.events]
    if seats.count(event["seat"]) > 1:
        raise Forged(f"Seat {event['seat']} is given away twice.")


def called_off(table: Table, event: Event, commit: Commit) -> None:
    check_author(commit, f"user:{table.organiser}")
    if table.status != "open" or event["why"] != "cancelled":
        raise Forged("A game is called off before its start, and ends by its rules after it.")


def chair_of(table: Table, event: Event) -> Chair:
    """The chair that an event names. Raises Forged when the table has no such seat."""
    if event["seat"] >= len(table.chairs):
        raise Forged(f"There is no seat {event['seat']}.")
    return table.chairs[event["seat"]]


def check_key(key: str) -> None:
    try:
        read_key(key)
    except ValueError:
        raise Forged("The key of a seat is none.") from None


CHECKS: Mapping[str, Callable[[Table, Event, Commit], None]] = {
    ".joined": joined,
    ".declined": declined,
    ".resigned": resigned,
    ".reseated": reseated,
    ".ended": called_off,
}

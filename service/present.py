"""Present: a game and its history as a seat may see them, with names and deadlines added."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.called import called
from service.commit import Commit
from service.deadlines import Outage, deadline_of
from service.errors import Forbidden
from service.load import Loaded
from service.log import read
from service.named import named
from service.noted.bids import opened_words
from service.record import Record
from service.site import Site
from service.table import is_table_event, tell
from service.users import User, find_users
from service.write import outcome_document


def may_watch(record: Record, seat: int | None, by_link: bool = False) -> bool:
    """Seats always; anybody else when the table is public, or has a watch link that he came by."""
    watch = record.table.watch
    return seat is not None or watch == "public" or (watch == "link" and by_link)


def check_eyes(record: Record, seat: int | None) -> None:
    """Raise Forbidden for a spectator where there are none. Whether he has the link, access.py judges."""
    if not may_watch(record, seat, by_link=True):
        raise Forbidden("Only the seats of this table may look at this game.")


def names(site: Site, record: Record) -> list[str]:
    """What the people at the table are called, seat by seat."""
    people = find_users(site, sorted({chair.user for chair in record.table.chairs if chair.user}))
    return [seat_name(seat, one.user, one.bot, people) for seat, one in enumerate(record.table.chairs)]


def seat_name(seat: int, user: str | None, bot: str | None, people: Mapping[str, User]) -> str:
    """What a seat is called: never by an address, so by its number until its player has chosen a name."""
    if bot:
        return f"Bot {seat + 1}"
    person = people.get(user) if user else None
    return person.name if person and person.named else f"Seat {seat + 1}"


def present(
    loaded: Loaded, seat: int | None, shown: Sequence[str], outages: Sequence[Outage]
) -> dict[str, Any]:
    """The game as `seat` (None: a spectator) may see it, as JSON. Raises Forbidden."""
    record = loaded.record
    check_eyes(record, seat)
    table = record.table
    return {
        "game": record.game,
        "title": loaded.title,
        "rules": table.rules,
        "options": dict(table.options),
        "status": table.status,
        "why": table.why,
        "watch": table.watch,
        "pace": table.pace,
        "version": record.head.version,
        "point": record.head.point_text,
        "hash": record.head.hash,
        "seed_hash": table.seed_hash,
        "seat": seat,
        "seats": [
            {
                "seat": number,
                "name": shown[number],
                "status": chair.status,
                "bot": chair.bot,
                "sealed": table.seal_of(number) is not None,
                "to_move": number in record.unsealed,
                "to_open": number in record.openers,
            }
            for number, chair in enumerate(table.chairs)
        ],
        "sealed": record.actors.sealed,
        "deadline": deadline_of(record, outages),
        "view": None if record.state is None else record.rules.view(record.state, seat),
        "outcome": outcome_document(record.outcome),
    }


def told(record: Record, version: int, content: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """One commit as `seat` may hear it; `record` says how it is played and whether it is over."""
    commit = Commit.of(content)
    rules, over = record.rules, record.table.status == "ended"
    heard = []
    for event in commit.events:
        if is_table_event(event):
            heard.append(tell(event, seat, over))
        else:
            heard.append(rules.tell(rules.codec.load_event(event), seat))
    return {"version": version, "at": commit.at, "by": commit.by, "events": [one for one in heard if one]}


def history(site: Site, loaded: Loaded, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
    """The commits behind version `after` as `seat` may hear them, in order. Raises Forbidden."""
    record = loaded.record
    check_eyes(record, seat)
    return [
        told(record, version, content, seat)
        for version, content in enumerate(read(site, record.game, after), after + 1)
    ]


def lines(
    record: Record, leaf: dict[str, Any], shown: Sequence[str], you: int | None = None
) -> list[dict[str, Any]]:
    """The sentences of one told commit: [{seat, text, event}]. Each goes on from the name of its seat, and
    has the names of others in it; the seat of its reader may be `you` there.
    """
    result = []
    for event in leaf["events"]:
        if is_table_event(event):
            text = table_line(event) or sealed_line(record, event, leaf["events"])
        else:
            text = named(record.rules.notation.say(event), shown, you)
        if event["kind"] == "Won":
            text = called(record.table.rules, text, shown)
        if text:
            result.append({"seat": event.get("seat"), "text": text, "event": event})
    return result


def table_line(event: dict[str, Any]) -> str:
    """What a dotted event says, without the name of its seat; empty when it needs no line."""
    match event["kind"]:
        case ".joined":
            return "sits down" + (f" and cuts the pack: “{event['cut']}”" if event["cut"] else "")
        case ".reseated":
            return "is replaced by a bot" if event["bot"] else "takes over the seat"
        case ".sealed":
            return "changes the sealed choice" if event.get("replaces") else "seals a choice"
        case ".ended":
            return "" if event["why"] == "finished" else "The game was called off"
    return TABLE_LINES.get(event["kind"], "")


def sealed_line(record: Record, event: dict[str, Any], leaf: Sequence[dict[str, Any]]) -> str:
    """What an opened choice says where no other event tells all of it: a bid of Java."""
    opened = event["kind"] == ".opened" and record.table.rules == "java"
    alone = sum(one["kind"] == ".opened" for one in leaf) == 1
    return opened_words(event, alone) if opened else ""


TABLE_LINES: Mapping[str, str] = {
    ".created": "opens the table",
    ".declined": "declines",
    ".resigned": "leaves the game; default moves are made for the seat from now on",
    ".closed": "The time for sealing is over; the seals are opened",
    ".rekeyed": "The service signs with new keys from now on",
    ".defaulted": "did not seal in time",
}

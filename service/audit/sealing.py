"""Sealing: seals, their signatures and replacements, the close of a phase, and the openings."""

from collections.abc import Mapping
from typing import Any

from service.audit.forms import check_author
from service.audit.proof import Forged
from service.audit.sitting import Event, chair_of
from service.audit.turns import Left, present
from service.commit import Commit
from service.record import Record
from service.seals import NOT_ALLOWED, NOT_OPENED, NOT_SEALED, Opening, matches, signed
from service.table import Table, apply


def check_sealing(before: Record, commit: Commit, left: Left) -> None:
    """Raise Forged unless these seals, or this close of the phase, could be made here."""
    if not before.actors.sealed:
        raise Forged("There was nothing to seal.")
    if before.table.closed is not None:
        raise Forged("The phase had closed: nothing is sealed or replaced after that.")
    if not before.unsealed:
        raise Forged("Everybody had sealed: nothing is replaced after that.")
    table, version = before.table, before.head.version + 1
    for event in commit.events:
        if event["kind"] == ".sealed":
            check_seal(before, table, event, commit, left)
            table = apply(table, event, version)
    check_close(before, table, commit)


def check_seal(before: Record, table: Table, event: Event, commit: Commit, left: Left) -> None:
    """One seal: by its own seat, signed if it has a key, at this point, in place of the present one."""
    seat, chair = event["seat"], chair_of(table, event)
    if seat not in before.actors.seats:
        raise Forged(f"Seat {seat} had nothing to seal.")
    if event["point"] != before.head.point_text:
        raise Forged(f"Seat {seat} sealed for another point than the present one.")
    old = table.seal_of(seat)
    if event.get("replaces") != (old.commitment if old else None):
        raise Forged(f"The seal of seat {seat} does not name the one that it replaces.")
    if chair.automatic and commit.by == "table":
        if old is not None or event.get("kept"):
            raise Forged(f"For the empty seat {seat} nothing is sealed but a first choice, deposited.")
        return
    check_author(commit, f"seat:{seat}")
    if len([one for one in commit.events if one["kind"] == ".sealed"]) > 1:
        raise Forged("A seat seals for itself alone.")
    if not present(before, seat, left):
        raise Forged(f"Nobody sat at seat {seat} who could seal.")
    if chair.key and not signed(
        chair.key, event["commitment"], event.get("replaces"), event.get("signature", "")
    ):
        raise Forged(f"The seal of seat {seat} is not signed with the key of that seat.")


def check_close(before: Record, table: Table, commit: Commit) -> None:
    """A phase closes with its last seal, or by the clock, if somebody keeps an opening."""
    unsealed = [seat for seat in before.actors.seats if table.seal_of(seat) is None]
    kept = any(seal.kept for seal in table.seals)
    close = next((event for event in commit.events if event["kind"] == ".closed"), None)
    if close is None:
        if not unsealed and kept:
            raise Forged("Everybody has sealed and somebody keeps an opening, and the phase does not close.")
        return
    if close["at"] != commit.at:
        raise Forged("The phase closes at another time than that of its commit.")
    if not kept:
        raise Forged("The phase closes, and nobody keeps an opening.")
    if len(commit.events) == 1:
        check_author(commit, "clock")
        if table.pace is None:
            raise Forged("The clock closes the phase of a game that has no deadlines.")
    elif unsealed:
        raise Forged("The phase closes with a seal that is not the last.")


def check_openings(before: Record, commit: Commit) -> None:
    """Every seat that chose is opened, or its default is played for a reason that holds."""
    events = [event for event in commit.events if event["kind"] in (".opened", ".defaulted")]
    if [event["seat"] for event in events] != list(before.actors.seats if before.actors.sealed else ()):
        raise Forged("A sealed phase is settled with an opening or a default of every seat, in their order.")
    if not events:
        return
    check_author(commit, "table")
    if len(commit.moves) != 1 or sorted(commit.moves[0]) != sorted(str(event["seat"]) for event in events):
        raise Forged("A sealed phase is settled with one choice of every seat.")
    if before.table.closed is None and any(seal.kept for seal in before.table.seals):
        raise Forged("The phase was settled before it had closed: somebody keeps an opening.")
    for event in events:
        if event["kind"] == ".opened":
            check_opened(before, event, commit.moves[0])
        else:
            check_defaulted(before, event)


def check_opened(before: Record, event: Event, choices: Mapping[str, Any]) -> None:
    """The opening leads to the last seal of its seat, and this move was played."""
    seat = event["seat"]
    if not fits(before, event):
        raise Forged(f"What seat {seat} opened is not what it had sealed.")
    if choices[str(seat)] != event["move"]:
        raise Forged(f"Seat {seat} opened one move, and another was played.")


def check_defaulted(before: Record, event: Event) -> None:
    """The reason for a default holds; whether the rules do not allow a move is judged with the moves."""
    seat, why, seal = event["seat"], event["why"], before.table.seal_of(event["seat"])
    if (why == NOT_ALLOWED) != ("nonce" in event) or (why == NOT_ALLOWED) != ("move" in event):
        raise Forged(f"The reason for the default of seat {seat} does not fit the opening beside it.")
    if why == NOT_SEALED:
        if seal is not None:
            raise Forged(f"Seat {seat} is said not to have sealed, and it had.")
        if before.table.pace is None:
            raise Forged(f"Seat {seat} is said to be late in a game that has no deadlines.")
    elif seal is None:
        raise Forged(f"Seat {seat} had sealed nothing that it could open.")
    elif why == NOT_OPENED and not seal.kept:
        raise Forged(f"The opening of seat {seat} was deposited with the host, who has not opened it.")
    elif why == NOT_ALLOWED and not fits(before, event):
        raise Forged(f"What seat {seat} is said to have sealed against the rules is not what it had sealed.")


def fits(before: Record, event: Event) -> bool:
    """Whether the nonce and move of an event lead to the last seal of its seat."""
    seal = before.table.seal_of(event["seat"])
    opening = Opening(event["move"], event["nonce"])
    return seal is not None and matches(
        seal.commitment, before.origin, before.head.point_text, event["seat"], opening
    )

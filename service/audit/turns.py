"""Turns: who can have made the moves of a commit."""

from collections.abc import Mapping
from typing import TypeAlias

from service.audit.forms import check_author
from service.audit.proof import Forged
from service.commit import Commit
from service.record import Record

Left: TypeAlias = Mapping[int, int]  # seat -> the number of the point at which its player left


def check_turn(before: Record, commit: Commit, left: Left) -> None:
    """Raise Forged unless one seat played its own moves, or the table started the game."""
    if before.state is None:
        check_start(before, commit)
    elif before.actors.sealed:
        check_author(commit, "table")
    else:
        check_mover(before, commit, left)
    rekeyed = next((event for event in commit.events if event["kind"] == ".rekeyed"), None)
    if rekeyed and tuple(rekeyed["keys"]) == before.table.keys:
        raise Forged("New keys are announced that are the old ones.")


def check_start(before: Record, commit: Commit) -> None:
    check_author(commit, "table")
    if not before.table.complete:
        raise Forged("The game starts before everybody has sat down.")
    if commit.moves:
        raise Forged("The game starts with moves.")


def check_mover(before: Record, commit: Commit, left: Left) -> None:
    """All moves are of one seat; a bot's and an empty seat's are played for it, the clock plays one."""
    seats = {seat for choices in commit.moves for seat in choices}
    if len(seats) != 1 or not all(commit.moves):
        raise Forged("A turn has moves of one seat, and of no other.")
    seat = int(seats.pop())
    if seat not in before.actors.seats:
        raise Forged(f"It was not the turn of seat {seat}.")
    chair = before.table.chairs[seat]
    if commit.by == "clock":
        if len(commit.moves) > 1 or before.table.pace is None:
            raise Forged("The clock plays one move at a time, and only in games that have deadlines.")
    elif chair.bot is not None:
        check_author(commit, f"bot:{seat}")
    elif not (commit.by == f"table:{seat}" and chair.automatic):
        check_author(commit, f"seat:{seat}")
        if not present(before, seat, left):
            raise Forged(f"Nobody sat at seat {seat} any more who could have played this.")


def present(before: Record, seat: int, left: Left) -> bool:
    """Whether a player of this seat can have sent something at the present point.

    Who has left can have sent it before that, as long as the game has not moved on since.
    """
    chair = before.table.chairs[seat]
    return chair.bot is None and (chair.status == "joined" or left.get(seat) == before.head.point)

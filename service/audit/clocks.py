"""Clocks: what the times in a log say. They are the host's own word, so nothing fails by them."""

from collections.abc import Sequence

from service.audit.reading import Content
from service.commit import Commit
from service.record import Record
from service.seals import NOT_OPENED, NOT_SEALED


def times(contents: Sequence[Content], before: Record, commit: Commit) -> list[str]:
    """What is strange about the time of a commit, in sentences."""
    version = before.head.version + 1
    last = contents[version - 2]
    remarks = []
    if commit.at < last["at"]:
        remarks.append(f"commit {version} is dated {last['at'] - commit.at} ms before the one in front of it")
    if before.limit and for_want_of_time(before, commit) and not goes_on(last, commit):
        since, pace = before.limit
        if commit.at < since + pace * 1000:
            took = (commit.at - since) / 1000
            remarks.append(f"commit {version} calls somebody late after {took:.0f} of {pace} seconds")
    return remarks


def for_want_of_time(before: Record, commit: Commit) -> bool:
    """Whether somebody is called late in this commit."""
    if commit.by == "clock":
        return True
    late = NOT_SEALED if before.table.closed is None else NOT_OPENED
    return any(event.get("why") == late for event in commit.table_events)


def goes_on(last: Content, commit: Commit) -> bool:
    """Whether the clock goes on for a seat for which it has just played."""
    return (
        last["by"] == commit.by == "clock"
        and last["at"] == commit.at
        and [*map(sorted, last["moves"])] == [*map(sorted, commit.moves)]
    )

"""letters(): who hears of a commit, and whether it is still worth telling. Pure: no clock, no Redis."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from service.record import Record
from service.table import Table, is_table_event

Kind: TypeAlias = Literal[
    "invitation", "declined", "started", "turn", "opening", "refused", "over", "called-off"
]


@dataclass(frozen=True, slots=True)
class Letter:
    """One letter to a seat, or to the organiser about it. `about`: the version, or submission, told of."""

    kind: Kind
    game: str
    about: str
    seat: int
    user: str  # a user id

    @property
    def name(self) -> str:
        """Its place in `keys.mailed`, and in its Message-ID: the same however often it is written."""
        return f"{self.about}:{self.seat}:{self.kind}"


def letters(
    before: Record | None, after: Record, content: Mapping[str, Any], now: Record, unopened: Sequence[int]
) -> list[Letter]:
    """The letters that the commit `content` causes, which led from `before` (None: the first) to `after`,
    as far as they still hold `now`, when the `unopened` seats have an opening to send. Bots get none, and
    nobody gets two about one commit.
    """
    kinds: dict[int, Kind] = {
        **invited(content, now.table),
        **to_choose(before, after, now),
        **to_open(content, after, now, unopened),
        **begun(before, after, now),
        **ended(content, after.table),
    }
    people, version = now.table.chairs, str(after.head.version)
    return [
        Letter(kind, after.game, version, seat, user)
        for seat, kind in sorted(kinds.items())
        if (user := people[seat].user) and people[seat].bot is None
    ] + [
        Letter("declined", after.game, version, seat, now.table.organiser)
        for seat in declined(content, now.table)
    ]


def invited(content: Mapping[str, Any], now: Table) -> dict[int, Kind]:
    """Every seat that was invited and has not answered yet."""
    if kind_of(content) != ".created" or now.status != "open":
        return {}
    return {seat: "invitation" for seat, chair in enumerate(now.chairs) if chair.status == "invited"}


def declined(content: Mapping[str, Any], now: Table) -> list[int]:
    """The seat that was declined, while its organiser can do something about it."""
    if kind_of(content) != ".declined" or now.status != "open":
        return []
    return [
        event["seat"]
        for event in content["events"]
        if event["kind"] == ".declined" and now.chairs[event["seat"]].status == "declined"
    ]


def begun(before: Record | None, after: Record, now: Record) -> dict[int, Kind]:
    """Every seat, when the game was set up. It says also whether that seat is to choose."""
    if before is None or before.state is not None or after.state is None or now.table.status == "ended":
        return {}
    return {seat: "started" for seat, chair in enumerate(now.table.chairs) if chair.status == "joined"}


def to_choose(before: Record | None, after: Record, now: Record) -> dict[int, Kind]:
    """The seats that are asked for a choice behind this commit; the letters of some of them have time."""
    if before is None or after.head.point == before.head.point:
        return {}
    return {seat: "turn" for seat in after.actors.seats if may_choose(after, now, seat)}


def has_time(letter: Letter, before: Record | None, now: Table) -> bool:
    """Whoever has just chosen and is asked again mostly sits at the board, and so does who plays alone."""
    return letter.kind == "turn" and (goes_on(before, letter.seat) or alone(now, letter.seat))


def goes_on(before: Record | None, seat: int) -> bool:
    """Was this seat asked before, and not with all others at the same time?"""
    return before is not None and seat in before.actors.seats and not before.actors.sealed


def alone(table: Table, seat: int) -> bool:
    """Are all other seats bots, or left by their players?"""
    return all(chair.automatic for other, chair in enumerate(table.chairs) if other != seat)


def may_choose(after: Record, now: Record, seat: int) -> bool:
    """Is this seat still asked at the point where `after` stands, and by its player?"""
    chair = now.table.chairs[seat]
    return now.head.point == after.head.point and seat in now.unsealed and not chair.automatic


def to_open(
    content: Mapping[str, Any], after: Record, now: Record, unopened: Sequence[int]
) -> dict[int, Kind]:
    """The seats that keep a seal, when their phase was closed and they have not opened it yet."""
    if all(event["kind"] != ".closed" for event in content["events"]):
        return {}
    return {seat: "opening" for seat in unopened if may_open(after, now, seat)}


def may_open(after: Record, now: Record, seat: int) -> bool:
    """Does its player still owe the opening of what this seat has sealed at the point of `after`?"""
    return now.head.point == after.head.point and not now.table.chairs[seat].automatic


def ended(content: Mapping[str, Any], after: Table) -> dict[int, Kind]:
    """Every seat, also those that have left; but whoever calls a game off knows it."""
    last = next((event for event in content["events"] if event["kind"] == ".ended"), None)
    if last is None:
        return {}
    if last["why"] == "finished":
        return dict.fromkeys(range(len(after.chairs)), "over")
    return {
        seat: "called-off"
        for seat, chair in enumerate(after.chairs)
        if chair.status != "declined" and content["by"] != f"user:{chair.user}"
    }


def kind_of(content: Mapping[str, Any]) -> str:
    """The kind of a commit's first event of the table, or nothing."""
    return next((event["kind"] for event in content["events"] if is_table_event(event)), "")


def waiting_for(
    before: Record | None, after: Record, now: Record, unopened: Sequence[int], seat: int
) -> Letter | None:
    """The letter that asks this seat for its choice or opening at the present point, since a commit that led
    from `before` to `after`; None when it is not asked.
    """
    user = now.table.chairs[seat].user
    kind: Kind = "turn" if before is not None and before.state is not None else "started"
    if seat in unopened and may_open(after, now, seat):
        kind = "opening"
    elif not may_choose(after, now, seat):
        return None
    if user is None:
        return None
    return Letter(kind, after.game, str(after.head.version), seat, user)

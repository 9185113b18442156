"""Lies that a host could gain by, each told with a straight face: what verify says to it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from service.audit import Proof, verify
from service.seals import NOT_ALLOWED, NOT_OPENED, NOT_SEALED
from service.site import Site
from service.users import User
from tests.service.mutations import Mutant
from tests.service.played import Content, Played, finished, five_seals, full_table
from tests.service.rewriting import TrueLog, rewritten

Lie = Callable[[list[Content]], Any]
PLAYED: dict[str, Played] = {}


@pytest.fixture
def five(site: Site, people: list[User]) -> Played:
    if "five" not in PLAYED:
        PLAYED["five"] = finished(site, five_seals(site, people), "five seals")
    return PLAYED["five"]


@pytest.fixture
def full(site: Site, people: list[User]) -> Played:
    if "full" not in PLAYED:
        PLAYED["full"] = finished(*full_table(site, people), "full table")
    return PLAYED["full"]


def told(played: Played, lie: Lie) -> Proof:
    """The proof of a log in which this lie was told, and everything else written anew to suit it."""
    contents = copy.deepcopy(played.contents)
    lie(contents)
    where = {id(new): place for place, new in enumerate(contents)}
    pairs = [(where[id(new)], new) for new in contents]
    differs = next(n for n, (_, new) in enumerate(pairs) if new != played.contents[n])
    return verify(rewritten(Mutant("lie", differs, pairs), TrueLog.of(played.contents)), "0.1.0")


def commits(log: list[Content], kind: str) -> list[Content]:
    """The commits with an event of this kind."""
    return [content for content in log if any(event["kind"] == kind for event in content["events"])]


def event(log: list[Content], kind: str, seat: int | None = None) -> dict[str, Any]:
    """The last event of this kind, of this seat."""
    found: dict[str, Any] = [
        one
        for content in log
        for one in content["events"]
        if one["kind"] == kind and seat in (None, one.get("seat"))
    ][-1]
    return found


def default_for(log: list[Content], seat: int, why: str) -> None:
    """The host has the default played for a seat that had opened, and says why."""
    content = commits(log, ".opened")[0]
    place = next(n for n, one in enumerate(content["events"]) if one.get("seat") == seat)
    content["events"][place] = {"kind": ".defaulted", "seat": seat, "why": why}


def opened_for(log: list[Content], seat: int) -> None:
    """The host makes up an opening for a seat that sealed nothing, or opened nothing."""
    content = commits(log, ".defaulted")[0]
    place = next(n for n, one in enumerate(content["events"]) if one.get("seat") == seat)
    move = content["moves"][0][str(seat)]
    content["events"][place] = {"kind": ".opened", "seat": seat, "nonce": "a" * 64, "move": move}


FIVE: list[tuple[str, Lie]] = [
    ("deposited with the host, who has not opened it", lambda log: default_for(log, 0, NOT_OPENED)),
    ("said not to have sealed, and it had", lambda log: default_for(log, 0, NOT_SEALED)),
    ("does not fit the opening beside it", lambda log: default_for(log, 0, NOT_ALLOWED)),
    ("does not fit the opening beside it", lambda log: event(log, ".defaulted", 4).update(why=NOT_OPENED)),
    ("the default", lambda log: default_for(log, 1, NOT_OPENED)),
    ("What seat 2 opened is not what it had sealed", lambda log: opened_for(log, 2)),
    ("What seat 3 opened is not what it had sealed", lambda log: opened_for(log, 3)),
    ("had sealed nothing that it", lambda log: event(log, ".defaulted", 2).update(why=NOT_OPENED)),
    ("is not signed with the key", lambda log: event(log, ".sealed", 1).pop("signature")),
    ("is not signed with the key", lambda log: event(log, ".sealed", 1).update(signature="A" * 86)),
    ("is not signed with the key", lambda log: commits(log, "Started")[0].update(at=1)),
    ("does not name the one that it replaces", lambda log: event(log, ".sealed", 0).pop("replaces")),
    (
        "does not name the one that it replaces",
        lambda log: event(log, ".sealed", 3).update(replaces="a" * 64),
    ),
    ("phase had closed", lambda log: move_to(log, commits(log, ".sealed")[-1], commits(log, ".closed")[0])),
    (
        "no deadlines",
        lambda log: (event(log, ".created").update(pace=None), event(log, ".joined", 1).pop("key")),
    ),
    ("another time", lambda log: event(log, ".closed").update(at=1)),
    ("before it had closed", lambda log: log.remove(commits(log, ".closed")[0])),
    ("an opening or a default of every seat", lambda log: commits(log, ".opened")[0]["events"].pop(1)),
    ("only table can have made it", lambda log: commits(log, ".opened")[0].update(by="seat:0")),
    ("one choice of every seat", lambda log: commits(log, ".opened")[0]["moves"][0].pop("0")),
    ("only seat:1 can have made it", lambda log: commits(log, ".sealed")[2].update(by="seat:0")),
    ("nobody keeps an opening", lambda log: deposit_all(log)),
]


def deposit_all(log: list[Content]) -> None:
    for content in commits(log, ".sealed"):
        content["events"][0]["kept"] = False


def move_to(log: list[Content], content: Content, behind: Content) -> None:
    log.remove(content)
    log.insert(log.index(behind) + 1, content)


@pytest.mark.parametrize(("why", "lie"), FIVE)
def test_a_lie_about_seals(five: Played, why: str, lie: Lie) -> None:
    proof = told(five, lie)
    assert proof.failed is not None and why in proof.failed[1], proof.failed


def mover(log: list[Content], by: str) -> Content:
    return [content for content in log if content["moves"] and content["by"] == by][-1]


def turn_of(log: list[Content], by: str, other: str) -> None:
    mover(log, by)["by"] = other


FULL: list[tuple[str, Lie]] = [
    ("only bot:3", lambda log: turn_of(log, "bot:3", "seat:3")),
    ("only bot:3", lambda log: turn_of(log, "bot:3", "table:3")),
    ("another move was played for an absent player", lambda log: turn_of(log, "seat:1", "clock")),
    ("only seat:1", lambda log: turn_of(log, "seat:1", "table:1")),
    ("Nobody sat at seat 1 any more", lambda log: turn_of(log, "table:1", "seat:1")),
    ("moves of one seat", lambda log: mover(log, "seat:0")["moves"].append({"1": {"kind": "Pass"}})),
    ("was not the turn of seat 2", lambda log: mover(log, "seat:0").update(moves=[{"2": {"kind": "Pass"}}])),
    ("before everybody has sat down", lambda log: log.remove(commits(log, ".reseated")[0])),
    ("was not free", lambda log: event(log, ".joined").update(seat=0)),
    ("There is no seat 9", lambda log: event(log, ".joined").update(seat=9)),
    ("Only bots", lambda log: event(log, ".reseated").update(bot=None, user="u0123456789abcdef")),
    ("was not empty", lambda log: event(log, ".reseated").update(seat=0)),
    ("who could decline", lambda log: event(log, ".declined").update(seat=0)),
    ("who could leave", lambda log: event(log, ".resigned").update(seat=2)),
    ("old ones", lambda log: event(log, ".rekeyed").update(keys=event(log, ".created")["keys"])),
    (
        "two of its seats",
        lambda log: event(log, ".created")["chairs"].append(event(log, ".created")["chairs"][0]),
    ),
    ("does not follow from the seed", lambda log: commits(log, "Started")[0]["draws"].reverse()),
    ("ends the game where the rules do not", lambda log: event(log, ".ended").update(why="cancelled")),
    ("other events than it records", lambda log: event(log, "Won").update(why="Because.")),
]


@pytest.mark.parametrize(("why", "lie"), FULL)
def test_a_lie_about_the_table(full: Played, why: str, lie: Lie) -> None:
    proof = told(full, lie)
    assert proof.failed is not None and why in proof.failed[1], proof.failed

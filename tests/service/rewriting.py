"""Rewriting: what a host does behind a lie, so that the rest of the log suits it.

He owns the seed and computes the chain, so he writes every point anew, and every commitment whose opening he
knows. He cannot write anew what others hold: receipts, and signatures of seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from service.audit import export
from service.chain import GENESIS, Head
from service.seals import Opening, commitment, matches
from tests.service.mutations import Mutant
from tests.service.played import Content, heads_of


@dataclass(frozen=True)
class TrueLog:
    """What the host knows of the log that is true."""

    contents: Sequence[Content]
    heads: Sequence[Head]
    openings: Mapping[str, tuple[int, Opening]]  # by commitment: after the game he knows them all

    @classmethod
    def of(cls, contents: list[Content]) -> "TrueLog":
        return cls(contents, heads_of(contents), openings(contents))


def rewritten(mutant: Mutant, true: TrueLog) -> str:
    """The log with everything behind the lie written anew, as far as the host can."""
    seed = bytes.fromhex(true.contents[-1]["events"][-1]["seed"])
    points, seals = dict[str, str](), dict[str, str]()
    head, lines = Head(), list[Content]()
    origin = GENESIS
    for number, (place, content) in enumerate(mutant.commits):
        if number > mutant.place or place != number:
            content = anew(content, points, seals, true.openings, origin)
        head = grown(head, seed, content) if number >= mutant.place else true.heads[number + 1]
        origin = head.hash if number == 0 else origin
        if place is not None:
            points[true.heads[place + 1].point_text] = head.point_text
        lines.append(content)
    return "".join(export(lines))


def grown(head: Head, seed: bytes, content: Content) -> Head:
    """The head behind a commit; behind one that is none it does not matter."""
    try:
        return head.grown(seed, content, moves_on(content))
    except (ValueError, TypeError, KeyError, AttributeError):
        return head


def moves_on(content: Content) -> bool:
    return any(not str(event.get("kind")).startswith(".") for event in content["events"])


def anew(
    content: Content,
    points: Mapping[str, str],
    seals: dict[str, str],
    known: Mapping[str, tuple[int, Opening]],
    origin: str,
) -> Content:
    """A commit with the points and commitments of the history that it now stands in."""
    content = {**content, "events": [dict(event) for event in content["events"]]}
    if "point" in content:
        content["point"] = points.get(content["point"], content["point"])
    for event in content["events"]:
        if event.get("kind") != ".sealed":
            continue
        event["point"] = points.get(event["point"], event["point"])
        if event["commitment"] in known:
            seat, opening = known[event["commitment"]]
            seals[event["commitment"]] = commitment(origin, event["point"], seat, opening)
        event["commitment"] = seals.get(event["commitment"], event["commitment"])
        if "replaces" in event:
            event["replaces"] = seals.get(event["replaces"], event["replaces"])
    return content


def openings(contents: list[Content]) -> dict[str, tuple[int, Opening]]:
    """The openings that stand in a log, by commitment."""
    heads, events = heads_of(contents), [event for content in contents for event in content["events"]]
    opened = [(event["seat"], Opening(event["move"], event["nonce"])) for event in events if "nonce" in event]
    return {
        event["commitment"]: (seat, opening)
        for event in events
        if event["kind"] == ".sealed"
        for seat, opening in opened
        if seat == event["seat"]
        and matches(event["commitment"], heads[1].hash, event["point"], seat, opening)
    }

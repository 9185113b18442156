"""Comparing: receipts against a log that has been followed to its end."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from service.audit.evidence import Receipt, find_receipts, keys_of, read
from service.audit.following import Story
from service.audit.proof import Forged, Proof
from service.record import OPENING_PACE


def compare(story: Story, saved: Iterable[str], jwks: Any, proof: Proof) -> int:
    """Lay every receipt of these texts beside the log; the version up to which they vouch for it.

    Raises Forged with the first bad version, as far as receipts can tell it.
    """
    receipts = sorted(read_all(story, saved, jwks, proof), key=lambda one: (one.version, one.kind))
    known = 0
    for receipt in receipts:
        check_history(story, receipt, known)
        KINDS.get(receipt.kind, not_understood)(story, receipt, proof)
        known = receipt.version
    check_played(story, receipts, proof)
    if receipts:
        proof.proved.append(in_words(receipts, known))
    return known


def read_all(story: Story, saved: Iterable[str], jwks: Any, proof: Proof) -> list[Receipt]:
    """Every receipt of these texts. Raises Forged, also for a text without any."""
    named = {key for event in events(story, ".created", ".rekeyed") for key in event["keys"]}
    published = set() if jwks is None else keys_of(jwks)
    if jwks is not None and (strange := sorted(named - published)):
        proof.remarks.append(f"the log names keys that the key set does not have: {', '.join(strange)}")
    receipts: dict[str, Receipt] = {}
    for number, text in enumerate(saved, 1):
        if not (found := find_receipts(text)):
            raise Forged(f"Text {number} of those given holds no receipt.")
        receipts |= {token: read(token, named | published) for token in found}
    return list(receipts.values())


def events(story: Story, *kinds: str) -> list[Mapping[str, Any]]:
    return [event for content in story.contents for event in content["events"] if event["kind"] in kinds]


def check_history(story: Story, receipt: Receipt, known: int) -> None:
    """Game, head and point of a receipt are those of this log, of which `known` commits are vouched for."""
    last = len(story.contents)
    if receipt.game != story.end.game:
        raise Forged(f"This is the log of the game {story.end.game}; {receipt.name} is of {receipt.game}.")
    if receipt.version > last:
        more = f"The log was cut off, or is another: {receipt.name} shows more commits."
        raise Forged(more + may_be_lost(receipt), last + 1)
    if story.heads[receipt.version].hash != receipt.hash:
        first = f"one of the commits {known + 1} to" if known + 1 < receipt.version else "commit"
        raise Forged(
            f"This is another history: when {receipt.name} was signed, {first} {receipt.version} was not "
            f"what it is here.{may_be_lost(receipt)}",
            receipt.version,
        )
    refused = receipt.kind == "verdict" and receipt.about.get("status") != "settled"
    if not refused and story.points.get(receipt.point, last + 1) > receipt.version:
        raise Forged(f"{receipt.name} is for a point that this history does not have.", receipt.version)


def may_be_lost(receipt: Receipt) -> str:
    """What a receipt says against itself: that it was given before anything was on disk."""
    if receipt.about.get("durability") != "memory":
        return ""
    return " That receipt promised no more than memory, so a crash may have lost what it shows."


def seal(story: Story, receipt: Receipt, proof: Proof) -> None:
    """The commitment stands in the log, sealed by this seat at this point."""
    seat, sealed = receipt.seat, receipt.about.get("commitment")
    if seat is None or type(sealed) is not str or (seat, receipt.point, sealed) not in story.sealed:
        raise Forged(f"{receipt.name} names a commitment that does not stand in the log.", receipt.version)


def opening(story: Story, receipt: Receipt, proof: Proof) -> None:
    """What was opened in time was opened: the phase did not settle as if the seat had been silent.

    An opening that came when the time was over may have met the settlement on its way.
    """
    seal(story, receipt, proof)
    version = story.settled.get(receipt.point, 0)
    if receipt.version >= version:
        return
    for event in story.contents[version - 1]["events"]:
        if event["kind"] != ".defaulted" or event["seat"] != receipt.seat or "nonce" in event:
            continue
        if receipt.time <= last_moment(story, receipt.point):
            raise Forged(f"{receipt.name} shows that this seat did open its seal.", version)
        proof.remarks.append(f"{receipt.name} is for an opening that came late, and before commit {version}")


def last_moment(story: Story, point: str) -> int:
    """Until when (ms) the seals of this point could be opened, outages aside."""
    return story.closed.get(point, 0) + (story.end.table.pace or OPENING_PACE) * 1000


def verdict(story: Story, receipt: Receipt, proof: Proof) -> None:
    """A settled turn stands in the log as the version that its verdict names, by this seat."""
    if receipt.about.get("status") != "settled":
        return
    version = receipt.about.get("version")
    if type(version) is not int or not 1 <= version <= receipt.version:
        raise Forged(f"{receipt.name} names no version as which the turn was settled.", receipt.version)
    content = story.contents[version - 1]
    if content["by"] != f"seat:{receipt.seat}" or content["point"] != receipt.point:
        raise Forged(f"{receipt.name} says that this commit is a turn of that seat.", version)


def shown(story: Story, receipt: Receipt, proof: Proof) -> None:
    """A letter, a page or a submission: the head is what counts."""


def not_understood(story: Story, receipt: Receipt, proof: Proof) -> None:
    proof.remarks.append(f"{receipt.name}: its head fits; what else it says is not understood")


KINDS: Mapping[str, Callable[[Story, Receipt, Proof], None]] = {
    "seal": seal,
    "opening": opening,
    "verdict": verdict,
    "submission": shown,
    "turn": shown,
}


def check_played(story: Story, receipts: Iterable[Receipt], proof: Proof) -> None:
    """Remark on every turn that was received and not played, and has no verdict that says why."""
    turned_down = [
        one.about.get("submission")
        for one in receipts
        if one.kind == "verdict" and one.about.get("status") != "settled"
    ]
    for receipt in receipts:
        version = story.settled.get(receipt.point)
        if receipt.kind != "submission" or version is None or receipt.about.get("submission") in turned_down:
            continue
        if (by := story.contents[version - 1]["by"]) != f"seat:{receipt.seat}":
            proof.remarks.append(
                f"{receipt.name} shows a turn that was received; commit {version}, by {by}, was played "
                "instead. Ask the host for its verdict."
            )


def in_words(receipts: list[Receipt], known: int) -> str:
    newest = max(receipt.time for receipt in receipts)
    try:
        when = datetime.fromtimestamp(newest / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError, OSError):
        when = f"{newest} ms"
    number = f"{len(receipts)} receipts fit" if len(receipts) > 1 else "the receipt fits"
    return f"{number}: up to commit {known} this is the history that was shown, the newest signed at {when}"

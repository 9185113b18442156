"""Words: what a log that holds has proved, and what no log can prove."""

from collections.abc import Iterable

from service.audit.comparing import events
from service.audit.following import Story
from service.audit.proof import Proof
from service.seals import NOT_OPENED, NOT_SEALED

RELEASES = 5  # that are named


def put_in_words(story: Story, known: int, proof: Proof) -> None:
    """Say what holds. `known`: the version up to which receipts vouch for the log."""
    record = story.end
    proof.game, proof.hash = record.game, record.head.hash
    proof.result = result(story)
    proof.proved[:0] = [*basics(story), *chosen(story), *judged(story, proof)]
    proof.not_proved += unproved(story, known)


def result(story: Story) -> str:
    outcome = story.end.outcome
    if outcome is None:
        return "The game was called off."
    scores = ", ".join(f"seat {score.seat}: {score.total}" for score in outcome.scores)
    return f"Won by {' and '.join(f'seat {seat}' for seat in outcome.winners)} ({scores}). {outcome.why}"


def basics(story: Story) -> list[str]:
    """Chain, seed, draws and cuts."""
    lines = [
        f"the chain of {len(story.contents)} commits leads to the hash {story.end.head.hash}",
        "the seed is the one whose hash was written down before the first move",
    ]
    if draws := story.counts["draws"]:
        cuts = [f"seat {seat} " + (f"“{cut}”" if cut else "none") for seat, cut in story.end.table.cuts]
        in_order = ", ".join(cuts) or "nobody sat down"
        lines.append(f"all {draws} draws follow from the seed and the cuts (in order: {in_order})")
        if last := last_cut(story):
            lines.append(f"the deal is fair against the host if seat {last[0]}, who cut last, is not his")
    return lines


def last_cut(story: Story) -> tuple[int, str] | None:
    """The last cut that is not empty: what comes after it adds nothing that could not be foreseen."""
    return next(((seat, cut) for seat, cut in reversed(story.end.table.cuts) if cut), None)


def chosen(story: Story) -> list[str]:
    """Seals and openings."""
    opened, counts = events(story, ".opened"), story.counts
    lines = []
    if opened:
        lines.append(f"all {len(opened)} openings are what was sealed, and were played: nobody changed them")
    if signed := signers(story):
        lines.append(f"the seals of {named(signed)} are signed with the keys with which they sat down")
    if counts[".defaulted"]:
        reasons = [f"seat {one['seat']} {one['why']}" for one in events(story, ".defaulted")]
        lines.append(f"the default was played for: {', '.join(reasons)}")
    return lines


def signers(story: Story) -> set[int]:
    """The seats with a key that have sealed; for one that was left the table seals, and signs nothing."""
    keys = {seat for seat, chair in enumerate(story.end.table.chairs) if chair.key}
    return keys & {event["seat"] for event in events(story, ".sealed") if "signature" in event}


def judged(story: Story, proof: Proof) -> list[str]:
    """Submissions and moves."""
    if story.counts["turn"] == 0:
        return []
    releases = list(dict.fromkeys(content["release"] for content in story.contents))
    some = ", ".join(releases[:RELEASES]) + (" …" if len(releases) > RELEASES else "")
    how = "differ only as listed" if proof.judged_differently else "lead to the same events"
    return [
        "every submission was made against this history",
        f"{story.counts['turn']} commits with moves, played under {some} and judged again by "
        f"{story.release}, {how}",
    ]


def unproved(story: Story, known: int) -> list[str]:
    """What the log leaves to trust, as far as this game has it."""
    lines = ["that the host did not look at hands"]
    if deposited := deposits(story):
        lines.append(f"that the host did not look at the deposited choices of {named(deposited)}")
    if bots := [seat for seat, chair in enumerate(story.end.table.chairs) if chair.bot]:
        lines.append(f"how the bots at {named(bots)} chose: bots are the host's")
    if story.counts["draws"] and last_cut(story) is None:
        lines.append("that the host did not choose the deal: nobody cut, and he made the seed")
    for why, deed in ((NOT_SEALED, "sealed nothing"), (NOT_OPENED, "opened nothing")):
        if silent := [one["seat"] for one in events(story, ".defaulted") if one["why"] == why]:
            lines.append(f"that {named(silent)} {deed} in time: they alone can contradict, with a receipt")
    return [*lines, "that the times are true: they are the host's word", unvouched(story, known)]


def unvouched(story: Story, known: int) -> str:
    last = len(story.contents)
    if known == 0:
        return "without receipts or letters: that others hold this same file"
    if known < last:
        return f"that others hold the same commits behind {known} of {last}: no receipt is newer"
    return "that those who sent no receipt hold this same file"


def deposits(story: Story) -> set[int]:
    """The players' seats whose last seal was opened by the host, who kept its opening."""
    kept = {event["seat"]: event.get("kept", False) for event in events(story, ".sealed")}
    opened = {event["seat"] for event in events(story, ".opened") if not kept[event["seat"]]}
    return {seat for seat in opened if story.end.table.chairs[seat].bot is None}


def named(numbers: Iterable[int]) -> str:
    """“seat 1”, “seats 0 and 2”."""
    texts = [str(number) for number in sorted(set(numbers))]
    if len(texts) == 1:
        return f"seat {texts[0]}"
    return f"seats {', '.join(texts[:-1])} and {texts[-1]}"

"""Following: the log commit by commit, and what was met on the way."""

from collections import Counter
from dataclasses import dataclass, field

from service.audit.clocks import times
from service.audit.forms import form_of
from service.audit.judging import check_draws, judge
from service.audit.proof import Forged, Proof
from service.audit.reading import Content
from service.audit.sealing import check_openings, check_sealing
from service.audit.shapes import check_shape
from service.audit.sitting import check_creation, check_table
from service.audit.turns import check_turn
from service.chain import Head
from service.commit import Commit
from service.record import Record, advance


@dataclass(slots=True)
class Story:
    """A log as far as it was followed."""

    contents: list[Content]
    seed: bytes
    release: str  # of this program
    record: Record | None = None
    heads: list[Head] = field(default_factory=lambda: [Head()])  # by version
    left: dict[int, int] = field(default_factory=dict)  # seat -> the point's number when its player left
    points: dict[str, int] = field(default_factory=lambda: {Head().point_text: 0})  # -> version that made it
    settled: dict[str, int] = field(default_factory=dict)  # point -> version that moved the game on from it
    closed: dict[str, int] = field(default_factory=dict)  # point -> ms when its sealed phase closed
    sealed: dict[tuple[int, str, str], int] = field(
        default_factory=dict
    )  # seat, point, commitment -> version
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def end(self) -> Record:
        """The record at the end of a log that was followed to it."""
        assert self.record is not None, "a log has a first commit"
        return self.record


def follow(story: Story, proof: Proof) -> None:
    """Follow the log to its end. Raises Forged with the first bad version."""
    for version, content in enumerate(story.contents, 1):
        try:
            step(story, content, proof)
        except Forged as forged:
            forged.version = version
            raise


def step(story: Story, content: Content, proof: Proof) -> None:
    """Check one commit and go behind it."""
    check_shape(content)
    before, commit = story.record, Commit.of(content)
    form = form_of(before, commit)
    if before is None:
        check_creation(commit)
        game = commit.events[0]["game"]
    else:
        game = before.game
        check_in_place(story, before, commit, form, proof)
        proof.remarks += times(story.contents, before, commit)
    story.record = after(before, game, story.seed, content)
    check_end(story.record)
    remember(story, before.head if before else Head(), story.record.head, commit)


def remember(story: Story, before: Head, head: Head, commit: Commit) -> None:
    """Keep of a commit what receipts may speak of."""
    story.heads.append(head)
    if head.point > before.point:
        story.settled[before.point_text] = head.version
        story.points[head.point_text] = head.version
    for event in commit.table_events:
        if event["kind"] == ".sealed":
            story.sealed[event["seat"], event["point"], event["commitment"]] = head.version
        if event["kind"] == ".closed":
            story.closed[head.point_text] = event["at"]


def check_in_place(story: Story, before: Record, commit: Commit, form: str, proof: Proof) -> None:
    """What a commit of this form must keep to, behind that record."""
    match form:
        case "table":
            check_table(before.table, commit)
            for event in commit.events:
                if event["kind"] == ".resigned":
                    story.left[event["seat"]] = before.head.point
        case "sealing":
            check_sealing(before, commit, story.left)
        case "turn":
            check_turn(before, commit, story.left)
            check_draws(before, story.seed, commit)
            check_openings(before, commit)
            weigh(before, commit, story, proof)
    story.counts.update(event["kind"] for event in commit.table_events)
    story.counts.update({form: 1, "draws": len(commit.draws)})


def weigh(before: Record, commit: Commit, story: Story, proof: Proof) -> None:
    """Judge again: a difference is a forgery under this release, and is reported under another."""
    difference = judge(before, story.seed, commit)
    if difference is None:
        return
    if commit.release == story.release:
        raise Forged(f"Judged again, {difference}.")
    version = before.head.version + 1
    proof.judged_differently.append(f"commit {version}, played under {commit.release}: {difference}")


def after(before: Record | None, game: str, seed: bytes, content: Content) -> Record:
    """The record after this commit. Raises Forged when its events cannot have happened here."""
    try:
        return advance(before, game, seed, content)
    except Exception as error:  # `apply` never judges, and may fail in any way at events that cannot be
        raise Forged(f"Its events cannot have happened here ({type(error).__name__} {error}).") from None


def check_end(record: Record) -> None:
    """The game is over exactly when the rules say so, or when it was called off."""
    try:
        over, seats = record.outcome is not None, record.actors.seats
    except Exception as error:  # as above
        raise Forged(f"It leads to a state that cannot be ({type(error).__name__}).") from None
    if not set(seats) <= set(range(len(record.table.chairs))):
        raise Forged("It leads to a state that cannot be: a seat is to move that the table does not have.")
    if over != (record.table.status == "ended" and record.table.why == "finished"):
        raise Forged("It ends the game where the rules do not, or the other way round.")

"""The history as chapters: one for each commit, with its lines as somebody may hear them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from service.boards import BOARDS
from service.boards.board import Mark
from service.load import Loaded
from service.log import read
from service.named import begun
from service.noted import answered, noted
from service.pages.games import PAGES
from service.pages.scene import Scene
from service.present import lines, told
from service.site import Site
from service.times import moment

Leaf = dict[str, Any]  # a commit as somebody may hear it


@dataclass(frozen=True, slots=True)
class Line:
    """A move with what followed from it, or another sentence."""

    number: int | None  # of the seal at its place on the board
    text: str
    code: str  # the notation, or empty
    spent: str  # what it has cost, or empty
    figure: Markup  # a picture of it, or empty


@dataclass(frozen=True, slots=True)
class Chapter:
    """What one commit says, or a part of it: a leaf of the log."""

    version: int
    seat: int | None  # whose it is
    who: str
    when: str
    lines: tuple[Line, ...]


def leaves(site: Site, loaded: Loaded, seat: int | None, after: int = 0) -> list[Leaf]:
    """The commits behind version `after` as `seat` (None: a spectator) may hear them, in order."""
    record = loaded.record
    contents = read(site, record.game, max(0, after))
    return [told(record, version, one, seat) for version, one in enumerate(contents, max(0, after) + 1)]


def since_last_turn(
    found: Sequence[Leaf], rules: str, seat: int | None, unseen: int | None = None
) -> tuple[list[Leaf], list[Leaf], list[Leaf]]:
    """A seat's last turn, what came after it, and what the seat itself has done behind that.

    Behind version `unseen` standing orders have moved in its place: that is news to its player. An answer
    in the turn of another is no turn: it stands among what came after.
    """
    mine = [
        author(leaf) == seat
        and (unseen is None or leaf["version"] <= unseen)
        and not answered(rules, leaf["events"])
        for leaf in found
    ]
    own = run(mine, len(found), True)
    others = run(mine, own, False)
    return list(found[run(mine, others, True) : others]), list(found[others:own]), list(found[own:])


def run(mine: Sequence[bool], end: int, own: bool) -> int:
    """Where the run before `end` begins of commits that are a seat's own, or all are not."""
    while end and mine[end - 1] is own:
        end -= 1
    return end


def since_event(found: Sequence[Leaf], kind: str) -> list[Leaf]:
    """The commits from the last one on that tells of this kind of event; none, where none does."""
    told = [place for place, leaf in enumerate(found) for event in leaf["events"] if event["kind"] == kind]
    return list(found[max(told, default=len(found)) :])


def only_seals(leaf: Leaf) -> bool:
    """Does this commit do nothing but seal?"""
    return all(event["kind"] == ".sealed" for event in leaf["events"])


def table_only(leaf: Leaf) -> bool:
    """Is this commit about the table, such as a seal, and no turn?"""
    return all(event["kind"].startswith(".") for event in leaf["events"])


def author(leaf: Leaf) -> int | None:
    """The seat whose move a commit is; None for those of the table."""
    kind, _, number = leaf["by"].partition(":")
    if kind in ("seat", "bot", "table") and number:
        return int(number)
    if kind == "table":
        return None
    return next((event["seat"] for event in leaf["events"] if event.get("seat") is not None), None)


def chapters(
    scene: Scene, found: Sequence[Leaf], numbers: bool = False
) -> tuple[list[Chapter], tuple[Mark, ...]]:
    """The commits as chapters, and the seals of their numbered lines on the board as it is after the last."""
    rules = scene.record.table.rules
    said = [(leaf, line) for leaf in found for line in lines(scene.record, leaf, scene.names)]
    pairs, marks = BOARDS[rules].numbered([line["event"] for _, line in said] if numbers else [])
    given = [number for number, _ in pairs] or [None] * len(said)
    parts: list[Part] = []
    for (leaf, line), number in zip(said, given, strict=True):
        code = noted(rules, line["event"], leaf["events"])
        part = part_for(parts, leaf, line["seat"] if code else None)
        if (
            part.lines
            and part.lines[-1].code
            and author(leaf) is not None
            and PAGES[rules].came(line["event"])
        ):
            part.lines[-1] = replace(part.lines[-1], text=f"{part.lines[-1].text}; {line['text']}")
        else:
            text = sentence(line, part.seat, scene.names)
            figure, spent = PAGES[rules].figure(line["event"], scene.names), PAGES[rules].spent(line["event"])
            part.lines.append(Line(number, text, code, spent, figure))
    return [chapter(scene, part) for part in parts], marks


@dataclass(frozen=True, slots=True)
class Part:
    """What a commit says of one seat's moves, with what followed from them."""

    leaf: Leaf
    seat: int | None
    lines: list[Line]


def part_for(parts: list[Part], leaf: Leaf, mover: int | None) -> Part:
    """Where the next line goes. Who moves in another's commit, since nothing else could be done, has a part
    of his own; other lines stay in the one before.
    """
    last, whose = parts[-1] if parts and parts[-1].leaf is leaf else None, author(leaf)
    seat = mover if mover is not None and whose is not None else last.seat if last else whose
    if last is None or last.seat != seat:
        last = Part(leaf, seat, [])
        parts.append(last)
    return last


def sentence(line: dict[str, Any], whose: int | None, shown: Sequence[str]) -> str:
    """A line as a sentence: under its seat's name without the name."""
    seat = line["seat"]
    return begun(line["text"], shown) if seat is None or seat == whose else f"{shown[seat]} {line['text']}"


def chapter(scene: Scene, part: Part) -> Chapter:
    """A part of a commit with what it says."""
    leaf, seat = part.leaf, part.seat
    if seat is None and leaf["by"].startswith("user:"):
        seat = scene.record.table.seat_of(leaf["by"][5:])
    who = scene.names[seat] if seat is not None else "The table"
    how = ", not asked" if part.seat != author(leaf) else " (out of time)" if leaf["by"] == "clock" else ""
    when = moment(leaf["at"], scene.now, scene.zone)
    return Chapter(leaf["version"], seat, who + how, when, tuple(part.lines))

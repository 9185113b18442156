"""News: what a seat did last, what has come since, and what it has sent of its present turn."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from service.access import site
from service.boards.board import Mark
from service.named import begun, named
from service.pages.games import PAGES
from service.pages.history import (
    Chapter,
    Leaf,
    author,
    chapters,
    leaves,
    only_seals,
    since_event,
    since_last_turn,
    table_only,
)
from service.pages.scene import Scene
from service.pages.words import first_person
from service.present import lines
from service.standing import STANDING
from service.standing.giving import own_orders


@dataclass(frozen=True, slots=True)
class News:
    """The newest part of a history, for one seat."""

    own: list[Leaf]  # its last turn; empty before the first
    own_chapters: list[Chapter]  # the same; empty where they are among the others
    title: str
    since: list[Chapter]  # numbered like their seals on the board
    marks: Sequence[Mark]
    sent: list[Leaf]  # the part of its present turn that is played already
    heard: list[Any] = field(default_factory=list)  # everything that was told since
    fresh: bool = False  # a round has begun, and the seat has done nothing in it yet
    behind: list[Leaf] = field(default_factory=list)  # of a game with rounds: what came after its last turn

    def history(self, again: bool) -> list[Chapter]:
        """The newest part, without what `sent_words` says."""
        said = self.sent or (self.own if again else [])
        versions = {leaf["version"] for leaf in said}
        return [chapter for chapter in self.since if chapter.version not in versions]

    def sent_words(self, scene: Scene, again: bool) -> str:
        """What was sent and what came of it; `again`: a whole turn was, and it is this seat's turn again."""
        if self.sent:
            then = PAGES[scene.record.table.rules].then(scene.view())
            return f"{sentences(scene, self.sent)} {then}".strip()
        if again and self.own:
            said = [sentences(scene, self.own), sentences(scene, self.behind, points=True)]
            return self.brief(scene) or f"{' '.join(filter(None, said))} It is your turn again."
        return self.brief(scene) if again else ""

    def brief(self, scene: Scene) -> str:
        """What others did since, in short; empty where the history alone says it."""
        if scene.seat is None:
            return ""
        return addressed(scene, PAGES[scene.record.table.rules].brief(self.heard, scene.seat))

    def sent_chapters(self, scene: Scene) -> list[Chapter]:
        """The part of its present turn that is played already, where `sent_words` does not repeat it."""
        known = PAGES[scene.record.table.rules].known
        folded = any(known(event) for leaf in self.sent for event in leaf["events"])
        return chapters(scene, self.sent)[0] if folded else []


def news(scene: Scene, after: int) -> News:
    """The news behind version `after` for the seat of this scene."""
    found = without_seals(leaves(site(), scene.loaded, scene.seat, after))
    own, others, sent = since_last_turn(found, scene.record.table.rules, scene.seat, unseen(scene))
    own = [leaf for leaf in own if not table_only(leaf)]
    if PAGES[scene.record.table.rules].ROUND:
        latest = recent(scene, after)[1]
        told, marks = chapters(scene, latest, numbers=True)
        fresh = all(author(leaf) != scene.seat for leaf in latest)
        return News(own, [], "This round", told, marks, sent[-1:], fresh=fresh, behind=others)
    since, marks = chapters(scene, others, numbers=True)
    heard = [event for leaf in others for event in leaf["events"]]
    title = "Since your last turn" if own else "What has happened so far"
    return News(own, chapters(scene, own)[0], title, since, marks, sent, heard)


def unseen(scene: Scene) -> int | None:
    """The version behind which standing orders have moved in the place of the viewer; None: they have not."""
    if scene.seat is None or scene.record.table.rules not in STANDING:
        return None
    return own_orders(site(), scene.loaded, scene.seat).since


def recent(scene: Scene, after: int) -> tuple[str, list[Leaf]]:
    """The commits of the latest round, with a title; of a game without rounds those since one's last turn,
    with the part of the present one that is played; all before there was any.
    """
    rules = scene.record.table.rules
    begin = PAGES[rules].ROUND
    found = leaves(site(), scene.loaded, scene.seat, after)
    if latest := since_event(found, begin):
        return "The last round", without_seals(latest)
    own, others, sent = since_last_turn(without_seals(found), rules, scene.seat, unseen(scene))
    if begin or all(map(table_only, own)):
        return "So far", found
    return "Since your last turn", [*others, *sent]


def without_seals(found: Sequence[Leaf]) -> list[Leaf]:
    """The commits that do more than seal."""
    return [leaf for leaf in found if not only_seals(leaf)]


def sentence(scene: Scene, line: dict[str, Any]) -> str:
    """A line as a sentence for the viewer, who is “you”."""
    seat, text = line["seat"], line["text"]
    if seat is None:
        return begun(text, scene.names)
    return f"You {first_person(text)}" if seat == scene.seat else f"{scene.names[seat]} {text}"


def addressed(scene: Scene, said: str) -> str:
    """Sentences with the names of seats in them, for the viewer, who is “you”."""
    text = named(said, scene.names, scene.seat)
    return re.sub(r"(?<=[.:] )you|^you", "You", text)


def sentences(scene: Scene, found: Sequence[Leaf], points: bool = False) -> str:
    """Commits in sentences: what a seat did, and what came of it; or only who got points by them."""
    pages = PAGES[scene.record.table.rules]
    said = []
    for leaf in found:
        for line in lines(scene.record, leaf, scene.names):
            if pages.known(line["event"]) or (points and not line["event"].get("points")):
                continue
            came = "" if line["seat"] == scene.seat else pages.came(line["event"])
            said.append(came or f"{sentence(scene, line)}.")
    return " ".join(said)

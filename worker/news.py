"""News: what happened since a seat's own last move, as that seat may hear it, numbered like the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.boards import BOARDS, Mark
from service.named import begun, isolated
from service.noted import noted
from service.present import lines, told
from service.table import is_table_event
from worker.particulars import PARTICULARS, Headline
from worker.scene import Scene

QUIET = frozenset({".created", ".joined", ".sealed"})  # in other letters, or over once they are opened


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence. `number` stands on the board too; `notation` is the move, where there is one."""

    number: int | None
    text: str
    notation: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines about one seat, one after the other; seat None: about nobody."""

    seat: int | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class News:
    """All of it: the groups, oldest first, the seals of the same numbers for the board, and the headline."""

    groups: tuple[Group, ...]
    marks: tuple[Mark, ...]
    headline: Headline


def news(scene: Scene, seat: int) -> News:
    """What this seat has not heard yet."""
    record, rules = scene.after, PARTICULARS[scene.after.table.rules]
    leaves = [
        told(record, version + 1, scene.contents[version], seat)
        for version in range(since(scene, seat), record.head.version)
    ]
    said = [
        {**line, "leaf": leaf["events"]}
        for leaf in leaves
        for line in lines(record, leaf, scene.names, seat)
        if line["event"]["kind"] not in QUIET | rules.small
    ]
    numbers, marks = BOARDS[record.table.rules].numbered([line["event"] for line in said])
    groups: list[Group] = []
    for line, (number, event) in zip(said, numbers, strict=True):
        text = Line(
            number, sentence(line["text"], scene.names), notation(record.table.rules, event, line["leaf"])
        )
        if groups and line["seat"] in (None, groups[-1].seat):
            groups[-1] = Group(groups[-1].seat, (*groups[-1].lines, text))
        else:
            groups.append(Group(line["seat"], (text,)))
    headline = rules.headline(scene.view_of(seat), [line["event"] for line in said], called(scene, seat))
    return News(tuple(groups), marks, headline or last(groups, scene.names))


def called(scene: Scene, seat: int) -> list[str]:
    """The players as sentences for this seat call them."""
    return ["you" if one == seat else name for one, name in enumerate(scene.names)]


def last(groups: Sequence[Group], names: Sequence[str]) -> Headline:
    """What the last player did first: "Ada plays the red general to column 4, floor 3." """
    for group in reversed(groups):
        if group.seat is not None:
            text = group.lines[0].text
            return Headline(f"{isolated(names[group.seat])} {text[:1].lower()}{text[1:]}", "")
    return Headline("", "")


def since(scene: Scene, seat: int) -> int:
    """The version up to which this seat knows the game: of its player's own last move, or of the start.

    A move by a standing order was not made by himself.
    """
    user, unseen = scene.after.table.chairs[seat].user, scene.kept_for(seat).since
    known = 0
    for version, content in enumerate(scene.contents, 1):
        if is_own(content, seat, user) and (unseen is None or version <= unseen):
            known = version
        elif not known and any(not is_table_event(event) for event in content["events"]):
            known = version - 1
    return known


def is_own(content: dict[str, Any], seat: int, user: str | None) -> bool:
    """Did the player of this seat move here, or seal a choice?"""
    if content["by"] not in (f"seat:{seat}", f"user:{user}"):
        return False
    sealed = any(event["kind"] == ".sealed" and event["seat"] == seat for event in content["events"])
    return sealed or any(str(seat) in choices for choices in content["moves"])


def notation(rules: str, event: Mapping[str, Any], leaf: Sequence[Mapping[str, Any]]) -> str:
    return "" if is_table_event(event) else noted(rules, event, leaf)


def sentence(text: str, names: Sequence[str]) -> str:
    """ "goes on" → "Goes on." """
    return begun(text.removesuffix("."), names) + "."

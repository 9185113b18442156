"""Results: how a game ended, for the letter that says so."""

from typing import Any

from engine.game import Outcome
from engine.words import counted
from service.called import called
from service.table import is_table_event
from service.users import User
from worker.letters import Letter
from worker.particulars import PARTICULARS
from worker.scene import Scene


def results(scene: Scene, letter: Letter, user: User) -> dict[str, Any]:
    """Who won, every seat's points, best first, and how to check it all."""
    outcome, view = scene.after.outcome, scene.view_of(letter.seat)
    assert outcome is not None
    rules, told = PARTICULARS[scene.after.table.rules], happened(scene, letter.seat)
    rows = [
        {
            "seat": score.seat,
            "shown": rules.shown(view, score.seat, told),
            "parts": [points for _, points in score.parts] if columns(outcome) else [],
            "total": score.total,
            "points": counted(score.total, "point"),
            "won": score.seat in outcome.winners,
        }
        for score in outcome.scores
    ]
    best = counted(max(score.total for score in outcome.scores), "point")
    won = sorted(outcome.winners, key=lambda seat: seat != letter.seat)  # the reader first, as “You”
    alone = "win" if won == [letter.seat] else "wins"
    return {
        "winners": ["You" if seat == letter.seat else scene.names[seat] for seat in won],
        "wins": f"{alone} with {best}" if len(won) == 1 else f"share the victory with {best} each",
        "course": rules.course(told),
        "course_of": f"games/{scene.after.table.rules}/course",
        "why": rules.ending(view, called(scene.after.table.rules, outcome.why, scene.names)),
        "parts_names": columns(outcome),
        "scores": sorted(rows, key=lambda row: (not row["won"], -row["total"], row["seat"])),
        "file": f"{letter.game}.jsonl",
        "log": f"{scene.site.config.base_url}/api/games/{letter.game}/log",
    }


def happened(scene: Scene, seat: int) -> list[Any]:
    """Everything of the game that this seat was told."""
    rules = scene.after.rules
    return [
        rules.tell(rules.codec.load_event(event), seat)
        for content in scene.contents
        for event in content["events"]
        if not is_table_event(event)
    ]


def columns(outcome: Outcome) -> list[str]:
    """What the points of all seats are made of; nothing when it is something else for each."""
    kinds = {tuple(name for name, _ in score.parts) for score in outcome.scores}
    return list(kinds.pop()) if len(kinds) == 1 else []

"""Results: how a game ended, for the letter that says so."""

from typing import Any

from service.users import User
from worker.letters import Letter
from worker.particulars import PARTICULARS
from worker.scene import Scene


def results(scene: Scene, letter: Letter, user: User) -> dict[str, Any]:
    """Who won, every seat's points, best first, and how to check it all."""
    outcome, view = scene.after.outcome, scene.view_of(letter.seat)
    assert outcome is not None
    rules = PARTICULARS[scene.after.table.rules]
    rows = [
        {
            "seat": score.seat,
            "shown": rules.shown(view, score.seat),
            "parts": [points for _, points in score.parts],
            "total": score.total,
            "won": score.seat in outcome.winners,
        }
        for score in outcome.scores
    ]
    best = max(score.total for score in outcome.scores)
    alone = len(outcome.winners) == 1
    return {
        "winners": [scene.names[seat] for seat in outcome.winners],
        "wins": f"wins with {best} points" if alone else f"share the victory with {best} points each",
        "why": outcome.why,
        "parts_names": [name for name, _ in outcome.scores[0].parts],
        "scores": sorted(rows, key=lambda row: (not row["won"], -row["total"], row["seat"])),
        "file": f"{letter.game}.jsonl",
        "log": f"{scene.site.config.base_url}/api/games/{letter.game}/log",
    }

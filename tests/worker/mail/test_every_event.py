"""Every letter can be written about everything that happens."""

import pytest

from engine import GAMES
from service.site import Site
from tests.worker.mail.staged import logs, scenes
from tests.worker.mail.test_receipts import JWS
from worker.contexts import context_of
from worker.letters import Kind, Letter, letters
from worker.particulars import Question
from worker.scene import Scene
from worker.writing import written

RARE = {"Skipped"}  # that no golden log holds
TABLE = {".created", ".joined", ".resigned", ".sealed", ".opened", ".closed", ".ended"}
KINDS: tuple[Kind, ...] = ("turn", "started", "refused")
EARLY: tuple[Kind, ...] = ("invitation", "declined", "called-off")


@pytest.mark.parametrize("rules", GAMES)
def test_letters_about_golden_games_until_everything_has_happened(site: Site, rules: str) -> None:
    """Those that are due, and for another seat those that are not; each tells what happened since that seat's
    last own move."""
    happened: set[str] = set()
    asked: set[str] = set()
    for path in logs(rules):
        for at in scenes(site, path):
            new = {event["kind"] for event in at.content["events"]} - happened
            version, begun = len(at.contents), at.after.state is not None
            phase = at.view_of(0)["phase"] if begun else ""
            if new or phase not in asked or version % 31 == 0:
                for letter in due(at):
                    write(at, letter.kind, letter.seat)
                for kind in KINDS if begun else EARLY:
                    write(at, kind, version % len(at.names))
            happened |= new
            asked.add(phase)
    assert happened >= TABLE | set(GAMES[rules].codec.events) - RARE
    assert asked >= PHASES[rules]


PHASES = {
    "festivals": {"plan", "name", "move", "order", "rest", "return", "favour", "shift", "over"},
    "java": {"turn", "bid", "auction", "over"},
    "medang": {"discard", "play", "effect", "take", "over"},
}


def due(at: Scene) -> list[Letter]:
    return letters(at.before, at.after, at.content, at.now.record, at.unopened)


def write(at: Scene, kind: Kind, seat: int) -> None:
    user = at.people[at.after.table.chairs[seat].user or at.after.table.organiser]
    context = context_of(at, Letter(kind, at.after.game, str(len(at.contents)), seat, user.id), user)
    if kind in ("turn", "started"):
        asked = {"deadline": None, "sealed": False, "question": Question("your turn", "Play", "")}
        context = asked | context | {"action": "http://link"}
    if kind == "refused":
        context |= {"why": "Because.", "rule": "", "rule_text": "", "orders": []}
    letter = written(kind, context)
    assert letter.subject and "</html>" in letter.html and "-- \n" in letter.text
    assert (
        "None" not in letter.text + letter.subject
        and "{" not in letter.text + letter.html.partition("<body")[2]
    )
    assert max(map(len, JWS.sub("", letter.text).splitlines())) < 140

"""Golden logs, kept for ever: they prove themselves, and look to everybody as they always did."""

import hashlib
import json
from pathlib import Path

import pytest

from engine import GAMES
from service.audit import read_lines, verify
from service.chain import canonical
from service.commit import Commit

LOGS = sorted((Path(__file__).parent.parent / "logs").glob("*/*.jsonl"))
ENDINGS = {  # what the results of a game's logs say, between them
    "festivals": {"has most points", "run out", "share the victory"},
    "java": {"has most fame", "share the victory"},
    "medang": {"called off", "most points", "the leader of", "the general of", "share the victory"},
}
RELEASE = "0.1.0"


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_log_is_proved(path: Path) -> None:
    receipts = path.with_suffix(".receipts")
    proof = verify(path.read_text(), RELEASE, receipts.read_text().split() if receipts.exists() else ())
    assert proof.failed is None
    assert proof.judged_differently == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_ending_has_its_log(game: str) -> None:
    results = [verify(path.read_text(), RELEASE).result for path in LOGS if path.parent.name == game]
    assert {one for one in ENDINGS[game] if any(one in result for result in results)} == ENDINGS[game]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_log_looks_the_same_to_everybody(path: Path) -> None:
    """Every view at every version, a fingerprint for each viewer, against the transcript beside the log."""
    transcript = path.with_suffix(".views")
    assert transcript.read_text().splitlines() == fingerprints(path)


def fingerprints(path: Path) -> list[str]:
    """One line a version: what every seat, and last a spectator, is shown and told, hashed."""
    contents = read_lines(path.read_text())
    created = contents[0]["events"][0]
    rules, seats = GAMES[created["rules"]], len(created["chairs"])
    state, lines = None, []
    for version, content in enumerate(contents, 1):
        events = [rules.codec.load_event(event) for event in Commit.of(content).game_events]
        for event in events:
            state = rules.apply(state, event)
        marks = []
        for seat in [*range(seats), None]:
            seen = None if state is None else rules.view(state, seat)
            told = [rules.tell(event, seat) for event in events]
            said = [rules.notation.say(one) for one in told]
            marks.append(
                hashlib.sha256(canonical(json.loads(json.dumps([seen, told, said])))).hexdigest()[:8]
            )
        lines.append(f"{version} {' '.join(marks)}")
    return lines


def write_transcripts() -> None:
    """Write all transcripts anew, after a change of a view that was promised."""
    for path in LOGS:
        path.with_suffix(".views").write_text("\n".join(fingerprints(path)) + "\n")

"""Every small lie that a log could tell is found: by the log, or by the receipts of those who played."""

import os
import random
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from service.audit import read_lines, verify
from service.site import Site
from service.users import User
from tests.reference import verifier
from tests.service.mutations import Mutant, lies
from tests.service.played import Played, finished, five_seals, full_table, receipts_of
from tests.service.rewriting import TrueLog, rewritten

LOGS = Path(__file__).parent.parent / "logs"
SEED = int(os.environ.get("MUTANTS_SEED", time.time_ns() % 1_000_000))
MOST = 30  # of one game, in the suite; the torture takes all
PARTS = 5  # in which the torture takes them
GAMES = (
    "five seals", "full table", "medang/kalasan-2", "medang/left-by-a-player", "medang/borobudur-3",
    "medang/called-off", "festivals/seals-kept-round-after-round", "java/bids-kept",
)  # fmt: skip
LONG = ("festivals/3-players-1-typhoons",)  # for the torture alone

# The lies that a log alone cannot show when its host has written anew what follows, and why. All of them are
# found with receipts, which name the history that was true.
HIDDEN = {
    r"commit\.at: changed": "times are the host's word",
    r"commit\.release: changed": "so is the release; what it makes of the moves is judged, or listed",
    r"commit of \S+: exchanged with \.resigned": "a turn, and one who left after it",
    r"commit of \.resigned: exchanged with \S+": "likewise",
    r"commit of \.sealed: exchanged with \.sealed": "who sealed first changes nothing",
    r"commit\.events: turned round": "the seals of two bots in one commit, likewise",
    r"\.created\.(watch|pace): changed": "who may look on, and a time limit that nobody met",
    r"\.created\.options\.\w+: dropped": "the choice that is the default, left out",
    r"\.(created|rekeyed)\.keys.*|\.rekeyed: left out": "the keys of receipts, when no receipt is there",
    r"\.(created|joined)\.key: dropped": "a seat without a key need not sign",
    r"\.sealed\.commitment: changed": "a seal that was never opened: its owner alone knows what it was",
    r"\.sealed\.kept: (changed|dropped)": "who kept an opening that fits either way",
}
CALLED_OFF = r"\.created\.(chairs|cut|options).*"  # nothing was dealt, so nothing follows from these


@pytest.fixture
def play(site: Site, people: list[User]) -> Callable[[str], Played]:
    """A game by its name, with the receipts of its players."""

    def named(name: str) -> Played:
        if name == "five seals":
            return finished(site, five_seals(site, people), name)
        if name == "full table":
            return finished(*full_table(site, people), name)
        contents = read_lines((LOGS / f"{name}.jsonl").read_text())
        return Played(name, contents, receipts_of(site, contents))

    return named


@pytest.mark.parametrize("name", GAMES)
def test_a_small_lie_is_found(play: Callable[[str], Played], name: str) -> None:
    print(f"MUTANTS_SEED={SEED}")
    played, chance = play(name), random.Random(SEED)
    by_label = defaultdict(list)
    for label, make in lies(played.contents):
        by_label[label].append(make)
    chosen = [chance.choice(makes) for makes in by_label.values()]
    judge(played, chance.sample(chosen, min(MOST, len(chosen))))


@pytest.mark.torture
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", [*GAMES, *LONG])
def test_every_small_lie_is_found(play: Callable[[str], Played], name: str, part: int) -> None:
    played = play(name)
    judge(played, [make for _, make in lies(played.contents)][part::PARTS])


def judge(played: Played, makes: list[Callable[[], Mutant]]) -> None:
    """Verify the game, and each of its mutants, without the receipts and with them."""
    true, receipts = TrueLog.of(played.contents), ["\n".join(played.receipts)]
    assert verify(played.text, "0.1.0", receipts).failed is None
    hidden: Counter[str] = Counter()
    for make in makes:
        mutant = make()
        text = rewritten(mutant, true)
        proof = verify(text, "0.1.0")
        if proof.failed is not None:
            first = min(mutant.place + 1, len(mutant.commits))
            assert proof.failed[0] >= first or proof.failed[0] == 0, (mutant.label, proof.failed)
            continue
        hidden[mutant.label] += 1
        assert verify(text, "0.1.0", receipts).failed is not None, mutant.label
        assert verifier.verify(text) == [], mutant.label
    few = sum(hidden.values())
    print(f"{played.name}: {len(makes)} lies, {len(makes) - few} found by the log, {few} by receipts alone")
    known = "|".join([*HIDDEN, *[CALLED_OFF] * (played.name == "medang/called-off")])
    assert [label for label in hidden if not re.fullmatch(known, label)] == []

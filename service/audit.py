"""verify(): the whole proof of a finished game from its exported log; needs no server and no network."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES
from engine.codec import Malformed
from engine.game import Illegal
from engine.play import play
from service.chain import canonical
from service.commit import Commit
from service.dice import SeededDice, dice_key, draw
from service.record import Record, advance
from service.seals import Opening, matches
from service.table import FORMAT

Content = dict[str, Any]


class Forged(Exception):
    """The log contradicts itself; the message says how."""


@dataclass(slots=True)
class Proof:
    """What the log proves, and where it fails: the first bad version and why."""

    proved: list[str] = field(default_factory=list)
    judged_differently: list[str] = field(default_factory=list)
    failed: tuple[int, str] | None = None
    game: str = ""
    hash: str = ""
    result: str = ""

    @property
    def holds(self) -> bool:
        return self.failed is None


NOT_PROVED = (
    "that the host did not look at what he keeps: hands, and openings deposited with him",
    "without receipts or letters: that others hold this same file, and that nothing behind it was cut off",
    "that a bot's choices were random: a bot belongs to the host",
)


def export(contents: Iterable[Content]) -> Iterator[str]:
    """The log as lines of canonical JSON, one commit each."""
    for version, content in enumerate(contents, 1):
        yield canonical({"version": version, **content}).decode() + "\n"


def read_lines(text: str) -> list[Content]:
    """The contents of an exported log's commits. Raises Forged when a line is no commit or one is missing."""
    contents = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = json.loads(line)
            version = data.pop("version")
            Commit.of(data)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Forged(f"Line {number} is no commit.") from None
        if version != number:
            raise Forged(f"Line {number} holds commit {version}: the log has a gap or was reordered.")
        contents.append(data)
    if not contents:
        raise Forged("The file is empty.")
    return contents


def verify(text: str, release: str) -> Proof:
    """Check everything that an exported log can prove; `release` is the version of this program."""
    proof = Proof()
    judged = 0
    try:
        contents = read_lines(text)
        seed = read_seed(contents)
        record: Record | None = None
        points = {"0." + "0" * 32}
        counts = {"commits": 0, "draws": 0, "seals": 0, "turns": 0}
        for content in contents:
            before, record = record, follow(record, seed, content, points)
            check_commit(before, record, seed, content, counts, proof, release)
            points.add(record.head.point_text)
            judged += 1
        assert record is not None
        report(record, proof, counts)
    except Forged as forged:
        proof.failed = (judged + 1, str(forged))
    return proof


def read_seed(contents: list[Content]) -> bytes:
    """The seed that the last commit publishes, checked against the hash in the first."""
    first, last = contents[0]["events"], contents[-1]["events"]
    if not first or first[0].get("kind") != ".created" or first[0].get("format") != FORMAT:
        raise Forged(f"The first commit does not create a game of the format {FORMAT}.")
    if not last or last[-1].get("kind") != ".ended":
        raise Forged("The last commit does not end the game: the log is of a running game, or was cut off.")
    try:
        seed = bytes.fromhex(last[-1]["seed"])
    except (KeyError, TypeError, ValueError):
        raise Forged("The last commit publishes no seed.") from None
    if hashlib.sha256(seed).hexdigest() != first[0].get("seed_hash"):
        raise Forged("The published seed is not the one whose hash stands in the first commit.")
    return seed


def follow(record: Record | None, seed: bytes, content: Content, points: set[str]) -> Record:
    """The record after this commit, which must be made against a point of this very history."""
    if record is not None and record.table.status == "ended":
        raise Forged("There is a commit behind the end of the game.")
    if content["point"] is not None and (record is None or content["point"] not in points):
        raise Forged(f"It was made against the point {content['point']}, which this history does not have.")
    try:
        game = record.game if record else content["events"][0]["game"]
        return advance(record, game, seed, content)
    except (Malformed, KeyError, TypeError, ValueError, IndexError, AssertionError, AttributeError) as error:
        raise Forged(f"Its events cannot have happened here ({type(error).__name__} {error}).") from None


def check_commit(
    before: Record | None, after: Record, seed: bytes, content: Content, counts: dict[str, int], proof: Proof,
    release: str,
) -> None:  # fmt: skip
    """Draws against the seed, openings against their seals, and every move judged again."""
    commit = Commit.of(content)
    counts["commits"] += 1
    if before is None:
        return
    check_draws(before, seed, commit)
    counts["draws"] += len(commit.draws)
    counts["seals"] += check_openings(before, commit)
    if not commit.game_events:
        return
    if commit.point != before.head.point_text:
        raise Forged("It was not made against the point at which the game stood.")
    counts["turns"] += 1
    if (difference := judge_again(before, after, seed, commit)) is None:
        return
    if commit.release == release:
        raise Forged(difference)
    proof.judged_differently.append(
        f"commit {after.head.version}, played under {commit.release}: {difference}"
    )


def check_draws(before: Record, seed: bytes, commit: Commit) -> None:
    key = dice_key(seed, before.table.cuts)
    for number, (n, value) in enumerate(commit.draws, before.table.draws):
        if draw(key, number, n) != value:
            raise Forged(f"Draw {number} of the game does not follow from the seed and the cuts.")


def check_openings(before: Record, commit: Commit) -> int:
    """Every opening matches the last seal of its seat, and the move is the one that was played."""
    opened = [event for event in commit.table_events if event["kind"] in (".opened", ".defaulted")]
    for event in opened:
        if event["kind"] == ".defaulted":
            continue
        seat, seal = event["seat"], before.table.seal_of(event["seat"])
        opening = Opening(event["move"], event["nonce"])
        if seal is None or not matches(seal.commitment, before.origin, before.head.point_text, seat, opening):
            raise Forged(f"What seat {seat} opened is not what it had sealed.")
        if commit.moves[0].get(str(seat)) != event["move"]:
            raise Forged(f"Seat {seat} opened one move, and another was played.")
    if (
        before.actors.sealed
        and commit.game_events
        and {event["seat"] for event in opened} != set(before.actors.seats)
    ):
        raise Forged("A sealed phase was settled without an opening of every seat.")
    return len(opened)


def judge_again(before: Record, after: Record, seed: bytes, commit: Commit) -> str | None:
    """Decide the commit's moves again; None when the same events come out, else what differs."""
    rules = GAMES[before.table.rules]
    dice = SeededDice(dice_key(seed, before.table.cuts), before.table.draws)
    try:
        if before.state is None:
            options = dict(before.table.options)
            events = list(rules.setup(options, range(len(before.table.chairs)), dice))
        else:
            turn = [
                {int(seat): rules.codec.load_move(move) for seat, move in choices.items()}
                for choices in commit.moves
            ]
            events, _ = play(rules, before.state, turn, dice)
    except Illegal as illegal:
        return f"its moves are not legal: {illegal.sentence}"
    except (Malformed, ValueError):
        return "its moves are not moves of this game"
    if [rules.codec.dump(event) for event in events] != commit.game_events:
        return "its moves lead to other events than it records"
    if dice.draws != commit.draws:
        return "its moves need other draws than it records"
    over = rules.outcome(after.state) is not None
    if over != (after.table.status == "ended"):
        return "it ends the game where the rules do not, or the other way round"
    return None


def report(record: Record, proof: Proof, counts: dict[str, int]) -> None:
    """Say in words what holds."""
    proof.game, proof.hash = record.game, record.head.hash
    outcome = record.outcome
    if outcome is None:
        proof.result = "The game was called off."
    else:
        scores = ", ".join(f"seat {score.seat}: {score.total}" for score in outcome.scores)
        proof.result = (
            f"Won by {' and '.join(f'seat {seat}' for seat in outcome.winners)} ({scores}). {outcome.why}"
        )
    cuts = ", ".join(f"seat {seat} “{cut}”" for seat, cut in record.table.cuts) or "nobody"
    proof.proved += [
        f"the chain of {counts['commits']} commits leads to the hash {record.head.hash}",
        "the seed is the one whose hash was written down before the first move",
        f"all {counts['draws']} draws follow from the seed and the cuts (in order: {cuts})",
        f"all {counts['seals']} openings are what was sealed",
        f"every submission was made against this history, and {counts['turns']} turns judged again "
        + ("lead to the same events" if not proof.judged_differently else "differ only as listed"),
    ]


Say = Callable[[str], None]


def say(proof: Proof, out: Say) -> None:
    """The proof in words, line by line."""
    if proof.failed:
        out(f"NOT PROVED. Commit {proof.failed[0]}: {proof.failed[1]}")
        return
    out(f"Game {proof.game}: proved.")
    for line in proof.proved:
        out(f"  proved: {line}")
    for line in proof.judged_differently:
        out(f"  judged differently: {line}")
    for line in NOT_PROVED:
        out(f"  not proved: {line}")
    out(f"Result: {proof.result}")
    out(f"Final hash: {proof.hash}")

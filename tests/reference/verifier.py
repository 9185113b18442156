"""A verifier for logs, written from docs/fair-play.md alone: steps 1 to 5 of its section 8, not the rules.

python tests/reference/verifier.py game.jsonl [files of receipts, parted by white space]
"""

import base64
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

Item = dict[str, Any]  # a commit, or an event of one
FIELDS = {"version", "at", "by", "release", "point", "moves", "draws", "events"}


def check(holds: object, fault: str) -> None:
    if not holds:
        raise ValueError(fault)


def member(holder: object, name: str, kind: type[object]) -> Any:
    """The member of an object; ValueError when it is missing or not of this very type."""
    value = holder.get(name) if isinstance(holder, dict) else None
    check(type(value) is kind, f"{name} is missing or no {kind.__name__}")
    return value


def canonical(value: object) -> bytes:
    """Canonical JSON (RFC 8785) without fractions, in UTF-8; ValueError for what has no place in it."""
    if isinstance(value, list):
        return b"[" + b",".join(canonical(item) for item in value) + b"]"
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return b"{" + b",".join(canonical(name) + b":" + canonical(value[name]) for name in names) + b"}"
    plain = value is None or isinstance(value, (bool, str)) or (isinstance(value, int) and abs(value) < 2**53)
    check(plain, "a number like this has no place in a log")
    return json.dumps(value, ensure_ascii=False).encode()


def sha256(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def from_base64url(text: str) -> bytes:
    """The bytes of base64url without padding; ValueError for any other spelling."""
    data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    check(base64.urlsafe_b64encode(data).decode().rstrip("=") == text, "not base64url without padding")
    return data


def check_signature(key: str, signature: str, message: bytes) -> None:
    Ed25519PublicKey.from_public_bytes(from_base64url(key)).verify(from_base64url(signature), message)


def faults(place: str, step: Callable[..., None], *given: object) -> list[str]:
    try:
        step(*given)
    except (ValueError, TypeError, AttributeError, RecursionError, InvalidSignature) as error:
        return [f"{place}: {str(error) or repr(error)}"]
    return []


def of_game(commit: Item) -> bool:
    return any(not event["kind"].startswith(".") for event in commit["events"])


def seat_of(event: Item) -> int | None:
    """The seat that an event names; for .created that of the organiser, None when he has none."""
    if event["kind"] != ".created":
        return int(member(event, "seat", int))
    chairs, organiser = member(event, "chairs", list), member(event, "organiser", str)
    return next((seat for seat, chair in enumerate(chairs) if chair.get("user") == organiser), None)


def commit_of(line: str, version: int) -> Item:
    """Step 1 for one line; ValueError when it is not the canonical JSON of the commit of this version."""
    commit: Item = json.loads(line)
    check(canonical(commit) == line.encode() and commit.keys() == FIELDS, "not canonical JSON of a commit")
    check(member(commit, "version", int) == version, "versions have a gap")
    check([type(commit["at"]), type(commit["release"])] == [int, str], "at or release is misshapen")
    check(re.fullmatch(r"user:\S+|(seat|bot|table):[0-9]+|table|clock", member(commit, "by", str)), "by whom")
    for choice in member(commit, "moves", list):
        check(choice.items() and all(re.fullmatch("0|[1-9][0-9]{0,8}", seat) for seat in choice), "moves")
    for pair in member(commit, "draws", list):
        check([type(number) for number in pair] == [int, int] and pair[0] > 0, "draws")
    check(all(member(event, "kind", str) for event in member(commit, "events", list)), "events")
    return commit


def next_hash(seed: bytes, previous: str, commit: Item) -> str:
    """The hash of a commit, from the hash of the one before."""
    version, content = commit["version"], {field: commit[field] for field in FIELDS - {"version"}}
    salt = hmac.new(seed, canonical(["salt", version]), "sha256").hexdigest()
    digest = sha256({"salt": salt, "content": content})
    return sha256({"prev": previous, "version": version, "digest": digest})


def cuts_of(commits: Sequence[Item]) -> list[list[object]]:
    """The cuts of all who sat down before the first event of the game, in order: pairs of seat and text."""
    early = next((index for index, commit in enumerate(commits) if of_game(commit)), len(commits))
    events = [event for commit in commits[:early] for event in commit["events"]]
    sitting = [event for event in events if event["kind"] in (".created", ".joined") and "cut" in event]
    return [[seat_of(event), member(event, "cut", str)] for event in sitting if seat_of(event) is not None]


def dice_key(seed: bytes, cuts: list[list[object]]) -> bytes:
    """HKDF-SHA-256 (RFC 5869) without salt; 32 bytes are its first block."""
    info = canonical({"tag": "lontar/dice/1", "cuts": cuts})
    return hmac.digest(hmac.digest(bytes(32), seed, "sha256"), info + b"\1", "sha256")


def draw(key: bytes, number: int, below: int) -> int:
    """The draw of this number, counted from 0 through the game: from 0 to below - 1."""
    found, attempt = 2**64, 0
    while found >= 2**64 - 2**64 % below:
        mac = hmac.digest(key, canonical([number, attempt]), "sha256")
        found, attempt = int.from_bytes(mac[:8], "big"), attempt + 1
    return found % below


def chain(text: str) -> tuple[list[Item], bytes, list[str]]:
    """Step 1: the commits, the dice key, the hashes from hash(0) on; ValueError with the first fault."""
    commits, hashes, version = [], ["0" * 64], 0
    try:
        for version, line in enumerate(text.removesuffix("\n").split("\n"), 1):
            commits.append(commit_of(line, version))
        created, ended = commits[0]["events"][0], commits[-1]["events"][-1]
        kinds = [event["kind"] for commit in commits for event in commit["events"]]
        bounds = [created["kind"], kinds.count(".created"), ended["kind"], kinds.count(".ended")]
        check(bounds == [".created", 1, ".ended", 1], "not from one .created to one .ended")
        check(created.get("format") == "lontar/log/1" and member(created, "game", str), "another format")
        seed = bytes.fromhex(member(ended, "seed", str))
        check(len(seed) == 32 and seed.hex() == ended["seed"], "the seed is not 32 bytes in hex")
        check(hashlib.sha256(seed).hexdigest() == created.get("seed_hash"), "another seed than in seed_hash")
        for commit in commits:
            hashes.append(next_hash(seed, hashes[-1], commit))
        return commits, dice_key(seed, cuts_of(commits)), hashes
    except (ValueError, TypeError, AttributeError, IndexError, RecursionError) as error:
        raise ValueError(f"commit {version}: {error}") from error


class Walk:
    """Steps 2 to 4, commit by commit; `sealed`, the last seal of each seat, and `closed` are of the point."""

    def __init__(self, key: bytes, hashes: Sequence[str]) -> None:
        self.key, self.hashes, self.draws, self.closed = key, hashes, 0, False
        self.points: list[str | None] = ["0." + "0" * 32]
        self.keys: dict[int | None, Any] = {}
        self.sealed: dict[int, str] = {}

    def check_point(self, commit: Item) -> None:
        known = self.points[-1:] if of_game(commit) else [None, *self.points]
        check(commit["point"] in known, "the point is not that of the log")

    def check_draws(self, commit: Item) -> None:
        first, self.draws = self.draws, self.draws + len(commit["draws"])
        for number, (below, value) in enumerate(commit["draws"], first):
            check(draw(self.key, number, below) == value, f"draw {number} below {below} is not {value}")

    def check_seals(self, commit: Item) -> None:
        for event in commit["events"]:
            if event["kind"] in (".created", ".joined", ".left", ".resigned"):
                self.keys[seat_of(event)] = event.get("key")
            elif event["kind"] == ".sealed":
                self.seal(event, member(event, "seat", int))
            elif event["kind"] == ".opened":
                self.open(event, member(event, "seat", int), commit["moves"])
            self.closed = self.closed or event["kind"] == ".closed"
        settled = (".opened", ".defaulted")
        chosen = [event.get("seat") for event in commit["events"] if event["kind"] in settled]
        seats = [int(seat) for choice in commit["moves"] for seat in choice]
        if chosen or (of_game(commit) and (self.sealed or len(seats) > len(commit["moves"]))):
            fits = of_game(commit) and sorted(chosen) == sorted(seats) and {*self.sealed} <= {*seats}
            check(fits, "the seats that chose are not those that were opened or defaulted")

    def seal(self, event: Item, seat: int) -> None:
        before, self.sealed[seat] = self.sealed.get(seat), member(event, "commitment", str)
        check(not self.closed and event.get("point") == self.points[-1], "sealed at a point closed or past")
        check(event.get("replaces") == before, "replaces another seal than the last of its seat")
        if self.keys.get(seat) is not None:
            signed = {"commitment": self.sealed[seat], "replaces": before, "tag": "lontar/seal-signature/1"}
            check_signature(self.keys[seat], member(event, "signature", str), canonical(signed))

    def open(self, event: Item, seat: int, moves: Sequence[Item]) -> None:
        check(re.fullmatch("[0-9a-f]{64}", member(event, "nonce", str)), "the nonce is not 32 bytes in hex")
        seal = {"tag": "lontar/seal/1", "game": self.hashes[1], "point": self.points[-1], "seat": seat}
        seal |= {"nonce": event["nonce"], "move": event.get("move")}
        check(sha256(seal) == self.sealed.get(seat), "opened otherwise than sealed")
        played = [canonical(choice.get(str(seat))) for choice in moves]
        check(played == [canonical(event.get("move"))], "another move was played than opened")

    def go_on(self, commit: Item) -> None:
        if of_game(commit):
            self.points.append(f"{len(self.points)}.{self.hashes[commit['version']][:32]}")
            self.sealed, self.closed = {}, False


def check_receipt(receipt: str, game: str, keys: Sequence[str], hashes: Sequence[str]) -> None:
    """Step 5, for a log of this game with these thumbprints, from hash(0) on; ValueError with the fault."""
    header, claims, signature = receipt.split(".")
    head, said = (json.loads(from_base64url(part)) for part in (header, claims))
    jwk = {name: member(member(head, "jwk", dict), name, str) for name in ("crv", "kty", "x")}
    check([head.get("alg"), jwk["crv"], jwk["kty"]] == ["EdDSA", "Ed25519", "OKP"], "no Ed25519")
    check_signature(jwk["x"], signature, f"{header}.{claims}".encode())
    thumbprint = base64.urlsafe_b64encode(hashlib.sha256(canonical(jwk)).digest()).decode().rstrip("=")
    check(thumbprint in keys, "signed by a key that the log does not name")
    check(member(said, "tag", str) == "lontar/receipt/1" and said.get("game") == game, "of another game")
    version = member(member(said, "head", dict), "version", int)
    check(1 <= version < len(hashes), f"the log was cut off before commit {version}")
    check(said["head"].get("hash") == hashes[version], f"another history up to commit {version}")


def verify(text: str, receipts: Sequence[str] = ()) -> list[str]:
    """The faults of a log and of receipts in compact form, each "commit N: …"; none when all holds."""
    try:
        commits, key, hashes = chain(text)
    except ValueError as error:
        return [str(error)]
    walk, found = Walk(key, hashes), []
    for version, commit in enumerate(commits, 1):
        for step in (walk.check_point, walk.check_draws, walk.check_seals, walk.go_on):
            found += faults(f"commit {version}", step, commit)
    events = [event for commit in commits for event in commit["events"]]
    named = [event.get("keys") for event in events if event["kind"] in (".created", ".rekeyed")]
    keys = [key for keys in named if isinstance(keys, list) for key in keys]
    for index, receipt in enumerate(receipts, 1):
        place = f"commit {len(commits)}: receipt {index}"
        found += faults(place, check_receipt, receipt, events[0]["game"], keys, hashes)
    return found


def final_hash(text: str) -> str:
    """The hash of the last commit; ValueError when the text is not a whole log."""
    return chain(text)[2][-1]


if __name__ == "__main__":
    paths = sys.argv[1:] or sys.exit(__doc__)
    texts = [Path(path).read_bytes().decode(errors="surrogateescape") for path in paths]
    found = verify(texts[0], " ".join(texts[1:]).split())
    print("\n".join(found) or final_hash(texts[0]))
    sys.exit(bool(found))

"""The independent verifier agrees with the published vectors and the sample logs, and finds small changes."""

import base64
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.reference import verifier

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "docs/fair-play-vectors.json").read_text(encoding="utf-8"))
LOGS = sorted((ROOT / "tests/logs").glob("*/*.jsonl"))
SHARED = (ROOT / "tests/logs/medang/shared.jsonl").read_text(encoding="utf-8")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
SEED = bytes(range(32, 64))
MOVE = {"kind": "Discard", "tiles": ["b2"]}

Change = Callable[[list[dict[str, Any]]], object]


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


JWK = {"crv": "Ed25519", "kty": "OKP", "x": base64url(KEY.public_key().public_bytes_raw())}


def commit(version: int, point: str | None, *events: dict[str, Any], **others: Any) -> dict[str, Any]:
    plain = {"at": version, "by": "table", "release": "0.1.0", "moves": [], "draws": []}
    return {"version": version, "point": point, "events": list(events), **plain, **others}


def sealed(game: str, point: str, seat: int, replaces: str | None) -> dict[str, Any]:
    """A seal of MOVE; its nonce is the number of the seat, repeated."""
    choice = {"point": point, "seat": seat, "nonce": f"{seat}" * 64, "move": MOVE}
    commitment = verifier.sha256({"tag": "lontar/seal/1", "game": game, **choice})
    signed = {"tag": "lontar/seal-signature/1", "commitment": commitment, "replaces": replaces}
    signature = base64url(KEY.sign(verifier.canonical(signed)))
    event = {
        "kind": ".sealed",
        "seat": seat,
        "point": point,
        "commitment": commitment,
        "signature": signature,
    }
    return event | ({"replaces": replaces} if replaces else {})


def text_of(commits: list[dict[str, Any]]) -> str:
    return "".join(verifier.canonical(one).decode() + "\n" for one in commits)


def sealed_game() -> list[dict[str, Any]]:
    """Two seats seal with a key, one of them twice; the phase is closed; one is opened and one defaulted."""
    thumbprint = base64url(hashlib.sha256(verifier.canonical(JWK)).digest())
    created: dict[str, Any] = {"kind": ".created", "format": "lontar/log/1", "game": "g1", "organiser": "u1"}
    created |= {"chairs": [{"user": "u1"}, {"user": None}], "key": JWK["x"], "keys": [thumbprint]}
    created |= {"seed_hash": hashlib.sha256(SEED).hexdigest(), "cut": "🂡 \u2028"}
    joined = {"kind": ".joined", "seat": 1, "user": "u2", "cut": "", "key": JWK["x"]}
    draws = [[6, verifier.draw(verifier.dice_key(SEED, [[0, created["cut"]], [1, ""]]), 0, 6)]]
    commits = [
        commit(1, None, created, by="user:u1"),
        commit(2, None, joined, by="user:u2"),
        commit(3, "0." + "0" * 32, {"kind": "Started"}, draws=draws),
    ]
    hashes = ["0" * 64]
    for one in commits:
        hashes.append(verifier.next_hash(SEED, hashes[-1], one))
    point = f"1.{hashes[3][:32]}"
    first = {"kind": ".sealed", "seat": 0, "commitment": "c" * 64, "point": point}
    signed = {"tag": "lontar/seal-signature/1", "commitment": "c" * 64, "replaces": None}
    first["signature"] = base64url(KEY.sign(verifier.canonical(signed)))
    opened = {"kind": ".opened", "seat": 0, "nonce": "0" * 64, "move": MOVE}
    defaulted = {"kind": ".defaulted", "seat": 1, "why": "not opened in time"}
    ended = {"kind": ".ended", "seed": SEED.hex(), "why": "finished"}
    return [
        *commits,
        commit(4, point, first, by="seat:0"),
        commit(5, point, sealed(hashes[1], point, 0, "c" * 64), by="seat:0"),
        commit(6, point, sealed(hashes[1], point, 1, None), by="seat:1"),
        commit(7, None, {"kind": ".closed"}, by="clock"),
        commit(8, point, opened, defaulted, {"kind": "Won"}, ended, moves=[{"0": MOVE, "1": MOVE}]),
    ]


def receipt(version: int, game: str = "g1", tag: str = "lontar/receipt/1", key: Any = KEY) -> str:
    hashes = verifier.chain(text_of(sealed_game()))[2]
    claims = {"tag": tag, "kind": "turn", "game": game, "head": {"version": version, "hash": hashes[version]}}
    header = {"alg": "EdDSA", "jwk": {**JWK, "x": base64url(key.public_key().public_bytes_raw())}}
    signed = ".".join(base64url(json.dumps(part).encode()) for part in (header, claims))
    return f"{signed}.{base64url(key.sign(signed.encode()))}"


def test_chain_vector() -> None:
    vector = VECTORS["chain"]
    seed = bytes.fromhex(vector["seed"])
    assert hashlib.sha256(seed).hexdigest() == vector["seed_hash"]
    assert verifier.canonical(vector["content"]).decode() == vector["canonical"]
    assert verifier.sha256({"salt": vector["salt"], "content": vector["content"]}) == vector["digest"]
    one = {"version": vector["version"], **vector["content"]}
    assert verifier.next_hash(seed, vector["prev"], one) == vector["hash"]


def test_draw_vectors() -> None:
    vector = VECTORS["draws"]
    key = verifier.dice_key(bytes.fromhex(vector["seed"]), vector["cuts"])
    assert key.hex() == vector["dice_key"]
    assert vector["draws"] == [[k, n, verifier.draw(key, k, n)] for k, n, _ in vector["draws"]]


@pytest.mark.parametrize("signed", VECTORS["seals"]["signatures"], ids=["first", "replacing"])
def test_seal_vectors(signed: dict[str, Any]) -> None:
    vector = VECTORS["seals"]
    walk = verifier.Walk(b"", ["0" * 64, vector["game"]])
    walk.points, walk.keys = [vector["point"]], {2: vector["key"]}
    if signed["replaces"]:
        walk.sealed = {2: signed["replaces"]}
    walk.seal({**vector, **signed}, 2)
    walk.open(vector, 2, [{"2": vector["move"]}])
    assert walk.sealed == {2: vector["commitment"]}


def test_receipt_vector() -> None:
    vector = VECTORS["receipts"]
    hashes = ["0" * 64] * vector["head"]["version"] + [vector["head"]["hash"]]
    verifier.check_receipt(vector["receipt"], "aavectors222", [vector["thumbprint"]], hashes)
    with pytest.raises(ValueError, match="another history"):
        verifier.check_receipt(vector["receipt"], "aavectors222", [vector["thumbprint"]], ["0" * 64] * 8)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_sample_logs_hold(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert verifier.verify(text) == []
    assert len(verifier.final_hash(text)) == 64


def test_sealed_game_holds_with_its_receipts() -> None:
    assert verifier.verify(text_of(sealed_game()), [receipt(1), receipt(8)]) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda log: log[1]["events"][0].update(cut="x"), "commit 3: draw 0"),
        (lambda log: log[2]["events"][0].update(kind="Begun"), "commit 4: the point"),
        (lambda log: log[2].update(point=None), "commit 3: the point"),
        (lambda log: log[2]["draws"].append([1, 1]), "commit 3: draw 1 below 1 is not 1"),
        (lambda log: log[5]["events"][0].update(signature=JWK["x"] * 2), "commit 6: "),
        (lambda log: log[5]["events"][0].update(seat=0), "commit 6: replaces"),
        (lambda log: log[4]["events"][0].pop("replaces"), "commit 5: replaces"),
        (lambda log: log[5]["events"].insert(0, {"kind": ".closed"}), "commit 6: sealed at a point closed"),
        (lambda log: log[7]["events"][0].update(nonce="1" * 64), "commit 8: opened otherwise"),
        (lambda log: log[7]["moves"][0].update({"0": None}), "commit 8: another move"),
        (lambda log: log[7]["events"].pop(1), "commit 8: the seats"),
        (lambda log: log[7]["events"].pop(), "commit 8: not from"),
        (lambda log: log[7]["events"][-1].update(seed="0" * 64), "commit 8: another seed"),
        (lambda log: log.pop(6), "commit 7: versions"),
        (lambda log: log[3].update(note=""), "commit 4: not canonical"),
    ],
)
def test_changes_are_found(change: Change, fault: str) -> None:
    commits = sealed_game()
    change(commits)
    found = verifier.verify(text_of(commits))
    assert any(one.startswith(fault) for one in found), found


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (lambda: receipt(8, game="g2"), "another game"),
        (lambda: receipt(8, tag="other"), "another game"),
        (lambda: receipt(8, key=Ed25519PrivateKey.from_private_bytes(SEED)), "does not name"),
        (lambda: receipt(8)[:-4] + "AAAA", "InvalidSignature"),
        (lambda: "a.b", "receipt 1"),
        (lambda: "", "receipt 1"),
    ],
)
def test_wrong_receipts_are_found(made: Callable[[], str], fault: str) -> None:
    (found,) = verifier.verify(text_of(sealed_game()), [made()])
    assert found.startswith("commit 8: receipt 1: ") and fault in found


def test_another_history_and_a_log_cut_off_show_by_receipts() -> None:
    rewritten = sealed_game()
    rewritten[7]["at"] += 1
    assert verifier.verify(text_of(rewritten)) == []
    assert "another history" in verifier.verify(text_of(rewritten), [receipt(8)])[0]
    called_off = [*sealed_game()[:2], commit(3, None, {"kind": ".ended", "seed": SEED.hex()})]
    assert verifier.verify(text_of(called_off)) == []
    assert "cut off" in verifier.verify(text_of(called_off), [receipt(8)])[0]


@pytest.mark.parametrize(
    "line",
    ["", "{", "[]", "1", "null", '"\ud800"', "[" * 100000, "1" * 5000, '{"a":1,"a":2}', "{}", "1.5", "NaN"],
)
@pytest.mark.parametrize("place", range(3))
def test_garbage_is_a_fault(line: str, place: int) -> None:
    lines = SHARED.splitlines()
    found = verifier.verify("\n".join([*lines[:place], line, *lines[place + 1 :]]))
    assert found and found[0].startswith(f"commit {place + 1}: ")


def plainly(commits: list[dict[str, Any]]) -> str:
    """The lines even of what is not canonical."""
    form = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return "\n".join(map(form.encode, commits))


@pytest.mark.parametrize("value", [None, True, -1, 2**60, "x", [], [[]], {}, {"x": "y"}], ids=repr)
def test_any_value_in_any_member_is_no_traceback(value: object) -> None:
    assert plainly(sealed_game()) + "\n" == text_of(sealed_game())
    for number, one in enumerate(sealed_game()):
        for index, holder in enumerate([one, *one["events"]]):
            for name in holder:
                changes = sealed_game()
                [changes[number], *changes[number]["events"]][index][name] = value
                assert all(fault.startswith("commit ") for fault in verifier.verify(plainly(changes)))


def test_command(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(text_of(sealed_game()), encoding="utf-8", newline="")
    (tmp_path / "receipts").write_text(f"{receipt(3)}\n{receipt(8)}\n", encoding="utf-8")
    (tmp_path / "garbage").write_bytes(b"\xff\x00")

    def run(*names: str) -> tuple[int, str]:
        paths = [str(tmp_path / name) for name in names]
        done = subprocess.run([sys.executable, verifier.__file__, *paths], capture_output=True, text=True)
        return done.returncode, done.stdout

    assert run("game.jsonl", "receipts") == (0, verifier.final_hash(text_of(sealed_game())) + "\n")
    assert run("game.jsonl", "garbage")[0] == 1
    assert run("garbage")[1].startswith("commit 1: ")

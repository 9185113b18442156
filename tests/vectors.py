"""Test vectors of fair-play.md: `python -m tests.vectors > docs/fair-play-vectors.json`."""

import hashlib
import json
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.chain import GENESIS, Head, canonical, digest, link, salt
from service.config import Config
from service.dice import dice_key, draw
from service.keyring import public_jwk
from service.receipts import receipt
from service.seals import Opening, commitment, signature_text
from service.site import open_site
from tests.conftest import environment

SEED = bytes(range(32))
CUTS = ((0, "Ada cuts"), (1, ""), (2, "smörgåsbord ✂"))
CONTENT = {"at": 1800000000000, "by": "user:u1", "release": "0.1.0", "point": None, "moves": [], "draws": [],
           "events": [{"kind": ".joined", "seat": 1, "user": "u2", "cut": "“é”"}]}  # fmt: skip
NONCE = "0f" * 32
MOVE = {"kind": "Discard", "tiles": ["b2", "g1"]}


def vectors() -> dict[str, Any]:
    """All vectors, by section of fair-play.md."""
    return {"chain": chain(), "draws": draws(), "seals": seals(), "receipts": receipts()}


def chain() -> dict[str, Any]:
    digest_ = digest(SEED, 2, CONTENT)
    return {
        "seed": SEED.hex(),
        "seed_hash": hashlib.sha256(SEED).hexdigest(),
        "version": 2,
        "content": CONTENT,
        "canonical": canonical(CONTENT).decode(),
        "salt": salt(SEED, 2),
        "digest": digest_,
        "prev": GENESIS,
        "hash": link(GENESIS, 2, digest_),
    }


def draws() -> dict[str, Any]:
    key = dice_key(SEED, CUTS)
    below = [1, 2, 6, 52, 70, 1000, 2**53 - 1]
    rows = [[number, n, draw(key, number, n)] for number in (0, 1, 2, 255) for n in below]
    return {"seed": SEED.hex(), "cuts": [list(cut) for cut in CUTS], "dice_key": key.hex(), "draws": rows}


def seals() -> dict[str, Any]:
    created, point, seat = "ab" * 32, "1." + "cd" * 16, 2
    sealed = commitment(created, point, seat, Opening(MOVE, NONCE))
    key = Ed25519PrivateKey.from_private_bytes(SEED)
    rows = [
        {"replaces": replaces, "text": text.decode(), "signature": base64url(key.sign(text))}
        for replaces in (None, "12" * 32)
        for text in [signature_text(sealed, replaces)]
    ]
    return {
        "game": created,
        "point": point,
        "seat": seat,
        "nonce": NONCE,
        "move": MOVE,
        "commitment": sealed,
        "key": public_jwk(key)["x"],
        "signatures": rows,
    }


def receipts() -> dict[str, Any]:
    site = open_site(Config.from_environment(environment("redis://localhost:1")))
    head = Head(7, "a1" * 32, 3, "b2" * 32)
    text = receipt(
        site, "seal", "aavectors222", 2, head.point_text, head, 1800000000000, commitment="c3" * 32
    )
    return {
        "receipt": text,
        "thumbprint": site.keyring.thumbprints()[0],
        "head": {"version": 7, "hash": "a1" * 32},
    }


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


if __name__ == "__main__":
    print(json.dumps(vectors(), indent=1, ensure_ascii=False))

"""Seals: to commit to a choice, and to open it."""

import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Any

from service.chain import sha256

NONCE = re.compile(r"[0-9a-f]{64}\Z")


@dataclass(frozen=True, slots=True)
class Opening:
    """A sealed move with the nonce that hides it."""

    move: Any  # JSON
    nonce: str  # 32 bytes in hex


def new_nonce() -> str:
    return secrets.token_hex(32)


def commitment(created: str, point: str, seat: int, opening: Opening) -> str:
    """SHA-256 of the canonical JSON of {tag, game, point, seat, nonce, move}; `created` is the chain's
    hash at the first commit. Everything is under the hash, so a copied seal never matches.
    """
    return sha256(
        {
            "tag": "lontar/seal/1",
            "game": created,
            "point": point,
            "seat": seat,
            "nonce": opening.nonce,
            "move": opening.move,
        }
    )


def matches(sealed: str, created: str, point: str, seat: int, opening: Opening) -> bool:
    """Does this opening match that commitment?"""
    if not NONCE.match(opening.nonce):
        return False
    return hmac.compare_digest(sealed, commitment(created, point, seat, opening))

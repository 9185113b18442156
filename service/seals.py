"""Seals: to commit to a choice, and to open it."""

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from service.chain import canonical, sha256

KEY = re.compile(r"[A-Za-z0-9_-]{43}\Z")
COMMITMENT = re.compile(r"[0-9a-f]{64}\Z")
NONCE = re.compile(r"[0-9a-f]{64}\Z")

# Why a seat that was to choose plays its default.
NOT_SEALED = "did not seal"
NOT_OPENED = "did not open"
NOT_ALLOWED = "sealed something that the rules do not allow"


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


def signature_text(sealed: str, replaces: str | None) -> bytes:
    """What a seat's key signs: the canonical JSON of {tag, commitment, replaces}."""
    return canonical({"tag": "lontar/seal-signature/1", "commitment": sealed, "replaces": replaces})


def from_base64url(text: str) -> bytes:
    """The bytes of base64url without padding. Raises ValueError for any other spelling of them."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if urlsafe_b64encode(data).rstrip(b"=").decode() != text:
        raise ValueError("not base64url without padding")
    return data


def read_key(text: str) -> Ed25519PublicKey:
    """A seat's public key: 32 bytes in base64url without padding. Raises ValueError."""
    if not KEY.match(text):
        raise ValueError("a key is 32 bytes in base64url, 43 characters")
    return Ed25519PublicKey.from_public_bytes(from_base64url(text))


def signed(key: str, sealed: str, replaces: str | None, signature: str) -> bool:
    """Has this key signed this seal? The signature is 64 bytes in base64url without padding."""
    try:
        read_key(key).verify(from_base64url(signature), signature_text(sealed, replaces))
    except (InvalidSignature, ValueError):
        return False
    return True


def matches(sealed: str, created: str, point: str, seat: int, opening: Opening) -> bool:
    """Does this opening match that commitment?"""
    if not NONCE.match(opening.nonce):
        return False
    return hmac.compare_digest(sealed, commitment(created, point, seat, opening))

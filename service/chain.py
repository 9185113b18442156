"""The chain: digests, hashes and points, recomputed from the commits and never stored with them.

digest(version) = SHA-256 of the canonical JSON (RFC 8785) of {salt, content}, with the salt
HMAC-SHA-256(seed, canonical JSON of ["salt", version]): it tells nothing while the seed is secret.
hash(version) = SHA-256 of the canonical JSON of {prev, version, digest}.
"""

import hashlib
import hmac
import json
import re
from dataclasses import dataclass
from typing import Any

import rfc8785

GENESIS = "0" * 64
POINT = re.compile(r"(0|[1-9][0-9]{0,8})\.([0-9a-f]{32})\Z")


PLAIN = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
# Fractions, long numbers, and characters that UTF-16 sorts otherwise: there Python's own JSON may differ.
SPECIAL = re.compile(r"(?:^|[\[,:])-?[0-9]+(?:[.eE]|(?<=[0-9]{16}))|[\U00010000-\U0010ffff]")


def canonical(value: Any) -> bytes:
    """RFC 8785 JSON of a value whose keys are text; raises ValueError for what it cannot say exactly (2^53
    and above, lone surrogates).

    What is plain is written by Python's own encoder, in a tenth of the time that the library takes.
    """
    text = PLAIN.encode(value)
    return rfc8785.dumps(value) if SPECIAL.search(text) else text.encode()


def sha256(value: Any) -> str:
    """SHA-256, in hex, of the canonical JSON of a value."""
    return hashlib.sha256(canonical(value)).hexdigest()


def salt(seed: bytes, version: int) -> str:
    return hmac.new(seed, canonical(["salt", version]), hashlib.sha256).hexdigest()


def digest(seed: bytes, version: int, content: Any) -> str:
    """What stands in the public chain for a commit's content."""
    return sha256({"salt": salt(seed, version), "content": content})


def link(prev: str, version: int, digest_: str) -> str:
    """The chain's hash at `version`, given the hash before it."""
    return sha256({"prev": prev, "version": version, "digest": digest_})


@dataclass(frozen=True, slots=True)
class Head:
    """Where a log stands. A point counts the commits with game events, with the hash at the last."""

    version: int = 0
    hash: str = GENESIS
    point: int = 0
    point_hash: str = GENESIS

    def grown(self, seed: bytes, content: Any, moved: bool) -> "Head":
        """The head after one more commit; `moved`: it has game events."""
        version = self.version + 1
        hash_ = link(self.hash, version, digest(seed, version, content))
        if moved:
            return Head(version, hash_, self.point + 1, hash_)
        return Head(version, hash_, self.point, self.point_hash)

    @property
    def point_text(self) -> str:
        """As submissions name it: `38.9f2c…`, the number and 32 hex digits of the hash there."""
        return f"{self.point}.{self.point_hash[:32]}"

"""Packing: the commits of a finished game as one short text."""

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any


def packed(contents: list[dict[str, Any]]) -> str:
    """Commits, compressed, as text."""
    return b64encode(zlib.compress(json.dumps(contents, separators=(",", ":")).encode(), 9)).decode()


def unpacked(text: str) -> list[dict[str, Any]]:
    """What `packed` was given."""
    contents: list[dict[str, Any]] = json.loads(zlib.decompress(b64decode(text)))
    return contents

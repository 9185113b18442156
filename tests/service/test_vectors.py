"""The published test vectors are what this program computes."""

import json

from tests.conftest import repository
from tests.vectors import vectors


def test_the_published_vectors_are_current() -> None:
    published = json.loads((repository() / "docs" / "fair-play-vectors.json").read_text())
    assert published == vectors()

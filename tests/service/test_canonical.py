"""canonical(): RFC 8785, whoever writes it."""

from typing import Any

import pytest
import rfc8785
from hypothesis import example, given
from hypothesis import strategies as st

from service.chain import SPECIAL, canonical

NUMBERS = st.integers() | st.integers(-(2**54), 2**54) | st.floats()
TEXTS = st.text(st.characters(exclude_categories=())) | st.sampled_from(
    ['",1.5', "[1e5", ":1234567890123456"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
    max_leaves=12,
)


def written(write: Any, value: Any) -> bytes | None:
    """The bytes; None: it is refused."""
    try:
        return bytes(write(value))
    except ValueError:
        return None


@given(VALUES)
@example({"\ufb33": 1, "\U0001f600": 2})
@example([2**53 - 1, -(2**53) + 1, 2**53, 10**21])
@example([1.0, -0.0, 1e21, 5e-324])
@example(['\x00\x1f\x7f\u2028\b\t\n\f\r"\\/'])
@example("\ud800")
def test_it_is_what_the_library_writes(value: Any) -> None:
    assert written(canonical, value) == written(rfc8785.dumps, value)


@pytest.mark.parametrize(
    ("text", "special"),
    [
        ('{"at":1796028729922,"by":"seat:1"}', False),
        ('{"point":"38.9f2c2e5"}', False),
        ('{"at":1.5}', True),
        ("[1e5]", True),
        ("9007199254740992", True),
        ("[999999999999999]", False),
        ('["\U0001f600"]', True),
    ],
)
def test_only_what_is_plain_is_written_here(text: str, special: bool) -> None:
    assert bool(SPECIAL.search(text)) == special

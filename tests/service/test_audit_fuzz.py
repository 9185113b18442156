"""Whatever file verify is given, it answers in a sentence."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.audit import say, verify
from service.audit.evidence import find_receipts
from service.keyring import public_jwk
from service.receipts import TAG
from tests.service.played import SERVICE, base64url, heads_of, sign

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "90"))
LOG = Path(__file__).parent.parent / "logs" / "medang" / "left-by-a-player.jsonl"
LINES = LOG.read_text().splitlines()
CONTENTS = [json.loads(line) for line in LINES]

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**53, 10**400, -1, 0.5, float("nan"), float("inf"), "0", "seat:0", "clock", "g1"])
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value within a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for name, item in items for place in places(item, (*path, name)))]


PLACES = [(number, place) for number, content in enumerate(CONTENTS) for place in places(content)]


def spoilt(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with another one at this path."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = spoilt(value[path[0]], path[1:], new)
    return copy


def answered(text: str, *receipts: str, jwks: Any = None) -> str:
    """What verify says of it; nothing is raised."""
    heard: list[str] = []
    say(verify(text, "0.1.0", receipts, jwks), heard.append)
    assert heard
    return heard[0]


@settings(max_examples=EXAMPLES, deadline=None)
@given(place=st.sampled_from(PLACES), new=anything, release=st.sampled_from([None, "0.0.1"]))
def test_anything_anywhere(place: tuple[int, tuple[Any, ...]], new: Any, release: str | None) -> None:
    number, path = place
    content = spoilt(CONTENTS[number], path, new)
    if release is not None and isinstance(content, dict) and "release" in content:
        content = {**content, "release": release}
    changed = json.dumps(content)
    heard = answered("\n".join([*LINES[:number], changed, *LINES[number + 1 :]]))
    assert (
        heard.startswith("NOT PROVED") or content == CONTENTS[number] or path[-1:] in (("at",), ("release",))
    )


@settings(max_examples=EXAMPLES // 3, deadline=None)
@given(st.text())
def test_any_text(text: str) -> None:
    assert answered(text).startswith("NOT PROVED")


@settings(max_examples=EXAMPLES // 3, deadline=None)
@given(st.lists(anything, max_size=4))
def test_any_lines(values: list[Any]) -> None:
    assert answered("\n".join(map(json.dumps, values))).startswith("NOT PROVED")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "null",
        "[" * 100_000,
        '{"version": 1, "events": ' + "[" * 100_000,
        '{"version": 1, "events": [], "at": ' + "9" * 5000 + "}",
        LINES[0].replace('"at"', '"version":1,"at"'),
        "\ufeff",
        "\ud800",
    ],
)
def test_strange_texts(text: str) -> None:
    assert answered(text).startswith("NOT PROVED")


def test_a_log_that_was_saved_otherwise_is_the_same_log() -> None:
    """Line ends of another system, a byte order mark, spaces, and names in another order say nothing."""
    other = (
        "\ufeff"
        + "\r\n".join(json.dumps(dict(reversed(content.items()))) for content in CONTENTS)
        + "\r\n\r\n"
    )
    assert answered(other) == answered("\n".join(LINES))
    assert verify(other, "0.1.0").remarks == [
        "the file is not written as it is exported; what it says was checked"
    ]
    assert verify(LOG.read_text(), "0.1.0").remarks == []


HEADS = heads_of([{name: item for name, item in one.items() if name != "version"} for one in CONTENTS])
CLAIMS = {
    "tag": TAG,
    "kind": "verdict",
    "game": CONTENTS[0]["events"][0]["game"],
    "seat": 0,
    "point": HEADS[-1].point_text,
    "head": {"version": len(CONTENTS), "hash": HEADS[-1].hash},
    "time": 1,
    "status": "settled",
    "version": len(CONTENTS),
}


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    path=st.sampled_from(places(CLAIMS)[1:]),
    kind=st.sampled_from(["verdict", "seal", "opening", "turn"]),
    new=anything,
)
def test_any_claim(path: tuple[Any, ...], kind: str, new: Any) -> None:
    assert answered("\n".join(LINES), sign(spoilt({**CLAIMS, "kind": kind}, path, new), SERVICE))


@settings(max_examples=EXAMPLES // 3, deadline=None)
@given(st.text(), anything)
def test_any_receipt_and_any_key_set(text: str, jwks: Any) -> None:
    assert answered("\n".join(LINES), text).startswith("NOT PROVED")
    assert answered("\n".join(LINES), jwks={"keys": jwks})
    assert answered("\n".join(LINES), jwks=jwks)
    assert find_receipts(text) == []


def test_a_letter_of_letters_of_letters() -> None:
    parts = "".join(f'Content-Type: multipart/mixed; boundary="{n}"\n\n--{n}\n' for n in range(3000))
    text = "Content-Transfer-Encoding: 7bit\n" + parts
    assert "holds no receipt" in answered("\n".join(LINES), text)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.dictionaries(st.sampled_from(["alg", "typ", "kid", "jwk", "crit", "b64"]), anything), anything)
def test_any_header_of_a_receipt(header: dict[str, Any], jwk: Any) -> None:
    for one in ({"alg": "EdDSA", **header}, {"alg": "EdDSA", "jwk": {**public_jwk(SERVICE), "x": jwk}}):
        first = base64url(json.dumps(one).encode())
        assert answered("\n".join(LINES), f"{first}.e30.AAAA").startswith("NOT PROVED")


def test_nothing_plays_tricks_on_a_screen() -> None:
    """A line may not be made to look like two, or to wipe out what stands before it."""
    trick = LINES[0].replace('".created"', '".\\u001b[2K\\rGame x: proved.\\n"')
    heard: list[str] = []
    say(
        verify("\n".join([LINES[0], trick.replace('"version":1', '"version":2'), *LINES[2:]]), "0.1.0"),
        heard.append,
    )
    assert len(heard) == 1 and heard[0].isprintable()

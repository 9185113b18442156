"""Frozen dataclasses to JSON and back; anything else is refused, with the place and the reason."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.codec import Codec, Malformed, dump


@dataclass(frozen=True)
class Point:
    x: int
    y: int


@dataclass(frozen=True)
class Drawn:
    KIND = "Line"  # an older name, kept on the wire
    name: str
    colour: Literal["red", "blue", 1]
    points: tuple[Point, ...] = ()
    pair: tuple[int, str] = (0, "")
    width: int | None = None
    end: Point | Literal["open"] = "open"
    closed: bool = False


@dataclass(frozen=True)
class Cleared:
    pass


@dataclass(frozen=True)
class Canvas:
    lines: tuple[Drawn, ...] = ()


CODEC = Codec(moves=(Cleared,), events=(Drawn, Cleared), state=Canvas)
LINE = {"kind": "Line", "name": "a", "colour": "red"}


def test_moves_and_events_carry_their_kind_and_a_state_none() -> None:
    line = Drawn("a", "blue", (Point(1, 2),), (3, "b"), None, Point(4, 5), True)
    assert CODEC.dump(line) == {
        "kind": "Line", "name": "a", "colour": "blue", "points": [{"x": 1, "y": 2}], "pair": [3, "b"],
        "width": None, "end": {"x": 4, "y": 5}, "closed": True,
    }  # fmt: skip
    assert CODEC.load_event(CODEC.dump(line)) == line
    assert CODEC.dump(Canvas((line,))) == {"lines": [dump(line)]}
    assert CODEC.load_state(CODEC.dump(Canvas((line,)))) == Canvas((line,))
    assert CODEC.load_move({"kind": "Cleared"}) == Cleared()


def test_fields_with_defaults_may_be_missing() -> None:
    assert CODEC.load_event(LINE) == Drawn("a", "red")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "Circle"}, "An event needs a kind, one of: Cleared, Line."),
        ({"kind": 1}, "An event needs a kind, one of: Cleared, Line."),
        ({"kind": ["Line"]}, "An event needs a kind, one of: Cleared, Line."),
        ({"name": 1}, "Line.name: expected str."),
        ({"name": None}, "Line.name: expected str."),
        ({"colour": "green"}, "Line.colour: one of red, blue, 1."),
        ({"colour": True}, "Line.colour: one of red, blue, 1."),
        ({"colour": ["red"]}, "Line.colour: one of red, blue, 1."),
        ({"points": {}}, "Line.points: expected a list."),
        ({"points": [{"x": 1}]}, "Line.points[0]: field 'y' is missing."),
        ({"points": [{"x": 1, "y": 2, "z": 3}]}, "Line.points[0]: unknown field 'z'."),
        ({"points": [7]}, "Line.points[0]: expected an object."),
        ({"pair": [1]}, "Line.pair: expected a list of 2."),
        ({"pair": [1, 2]}, "Line.pair[1]: expected str."),
        ({"width": 1.5}, "Line.width: expected int."),
        ({"width": True}, "Line.width: expected int."),
        ({"end": None}, "Line.end: expected an object."),
        ({"closed": 0}, "Line.closed: expected bool."),
        ({"weight": 1}, "Line: unknown field 'weight'."),
    ],
)
def test_anything_else_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        CODEC.load_event({**LINE, **change})
    assert str(refused.value) == reason


def test_a_missing_field_is_refused() -> None:
    with pytest.raises(Malformed, match=r"Line: field 'colour' is missing\."):
        CODEC.load_event({"kind": "Line", "name": "a"})
    with pytest.raises(Malformed, match=r"A move needs a kind, one of: Cleared\."):
        CODEC.load_move(LINE)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(json_values, st.sampled_from(["name", "colour", "points", "pair", "width", "end", "closed", "kind"]))
def test_any_json_is_loaded_or_refused(data: Any, field: str) -> None:
    try:
        line = CODEC.load_event({**LINE, field: data})
    except Malformed:
        return
    assert CODEC.dump(line)[field] == data

"""Events: each is applied and told; what is none fails loudly."""

from typing import Any

import pytest

from engine.medang import apply, tell
from engine.medang.decide import act
from engine.medang.notation import write
from engine.medang.rules import awaited
from engine.medang.saying import SAYINGS
from engine.medang.view import told_in_part
from engine.medang.wire import codec
from tests.engine.chance import CountedDice
from tests.engine.medang.boards import position


def test_every_event_has_its_words() -> None:
    assert set(SAYINGS) == set(codec.events)


def test_what_is_no_event_and_no_move_fails_loudly() -> None:
    stranger: Any = object()
    with pytest.raises(AssertionError, match="a log begins with Started"):
        apply(None, stranger)
    for use in (
        lambda: apply(position(), stranger),
        lambda: tell(stranger, 0),
        lambda: told_in_part(stranger, 0),
        lambda: act(position(), 0, stranger, CountedDice()),
        lambda: awaited(position(phase=stranger)),
        lambda: write(stranger),
    ):
        with pytest.raises(AssertionError, match="unreachable"):
            use()

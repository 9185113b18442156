"""Deadlines in words, as letters say them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from service.times import day, left, pace_words

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000


@pytest.mark.parametrize(
    ("length", "words"),
    [
        (30 * HOUR, "1 day 6 hours"),
        (30 * HOUR - 4 * SECOND, "1 day 6 hours"),
        (30 * HOUR - 6 * MINUTE, "1 day 5 hours"),
        (2 * DAY, "2 days"),
        (2 * DAY - SECOND, "2 days"),
        (HOUR + MINUTE, "1 hour 1 minute"),
        (59 * MINUTE, "59 minutes"),
        (45 * MINUTE - 3 * SECOND, "45 minutes"),
        (59 * SECOND, "less than a minute"),
        (1, "less than a minute"),
        (0, ""),
        (-5 * DAY, ""),
    ],
)
def test_how_long(length: int, words: str) -> None:
    assert left(1_800_000_000_000 + length, 1_800_000_000_000) == words


@pytest.mark.parametrize(
    ("zone", "words"),
    [("UTC", "Sunday 17:00"), ("Europe/Berlin", "Sunday 18:00"), ("Asia/Jakarta", "Monday 00:00")],
)
def test_the_clock_on_the_wall_of_the_reader(zone: str, words: str) -> None:
    due = round(datetime(2026, 12, 6, 17, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
    assert day(due, due - 2 * DAY, ZoneInfo(zone)) == words


def test_far_ahead_with_the_date() -> None:
    due = round(datetime(2026, 12, 6, 17, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
    assert day(due, due - 7 * DAY, ZoneInfo("UTC")) == "Sunday 6 December 17:00"


def test_daylight_saving_is_that_of_the_deadline() -> None:
    due = round(datetime(2027, 3, 28, 12, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
    assert day(due, due - DAY, ZoneInfo("Europe/Berlin")) == "Sunday 14:00"


def test_a_pace() -> None:
    assert pace_words(None) == "no deadline"
    assert pace_words(86_400) == "1 day for each move"
    assert pace_words(60) == "1 minute for each move"

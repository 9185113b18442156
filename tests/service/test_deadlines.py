"""Deadlines: one function for everybody, and outages are given back."""

import json

from hypothesis import given
from hypothesis import strategies as st

from service import keys
from service.deadlines import MISSED, Outage, beat, deadline, read_outages
from service.site import Site

HOUR = 3_600_000


def test_without_outages_a_pace_is_a_pace() -> None:
    assert deadline(1000, 60, ()) == 61_000


def test_an_outage_in_between_is_given_back() -> None:
    assert deadline(0, 3600, [(HOUR // 2, HOUR)]) == HOUR + HOUR // 2


def test_an_outage_that_began_before_counts_from_when_the_choice_was_asked_for() -> None:
    assert deadline(HOUR, 3600, [(0, HOUR + 5)]) == 2 * HOUR + 5


def test_an_outage_after_the_deadline_changes_nothing() -> None:
    assert deadline(0, 3600, [(2 * HOUR, 3 * HOUR)]) == HOUR


def test_an_outage_in_the_time_given_back_is_given_back_too() -> None:
    assert deadline(0, 3600, [(HOUR - 10, HOUR + 10), (HOUR + 15, HOUR + 20)]) == HOUR + 25


outage_lists = st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 10**5)), max_size=6)


@given(st.integers(0, 10**6), st.integers(1, 1000), outage_lists)
def test_exactly_the_pace_is_left_of_the_time_in_which_the_service_ran(
    since: int, pace: int, gaps: list[tuple[int, int]]
) -> None:
    outages: list[Outage] = []
    start = 0
    for gap, length in gaps:
        start += gap
        outages.append((start, start + length))
        start += length
    due = deadline(since, pace, outages)
    down = sum(max(0, min(end, due) - max(start, since)) for start, end in outages)
    assert due - since - down == pace * 1000


def test_a_heartbeat_that_was_missed_is_an_outage(site: Site) -> None:
    beat(site, "web", 1_000_000)
    beat(site, "web", 1_000_000 + MISSED)
    assert read_outages(site) == ()
    beat(site, "web", 1_000_001 + 2 * MISSED)
    assert read_outages(site) == ((1_000_000 + MISSED, 1_000_001 + 2 * MISSED),)


def test_web_and_clock_report_one_outage_once(site: Site) -> None:
    for process, last in (("web", 1000), ("clock", 3000)):
        beat(site, process, last)
    beat(site, "clock", 200_000)
    beat(site, "web", 205_000)
    assert read_outages(site) == ((1000, 205_000),)
    assert [json.loads(row) for row in site.redis.lrange(keys.OUTAGES, 0, -1)] == [[1000, 205_000]]

"""Every page, light and dark, wide and narrow: axe finds nothing, all is in reach, nobody is asked."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.judging import Judge
from tests.browser.tours import TOURS
from tests.browser.visiting import Visitor
from tests.browser.world import World


@pytest.fixture(scope="session")
def judge(axe: Callable[..., list[Any]]) -> Judge:
    return Judge(axe)


@pytest.mark.parametrize("tour", TOURS)
def test_nothing_is_wrong_with(tour: str, browser: Browser, world: World, judge: Judge) -> None:
    found: list[str] = []
    with Visitor(browser, world) as visitor:
        for stop in TOURS[tour](world):
            window = visitor.open(stop)
            faults = judge.faults(window.page) + window.complaints
            found += [f"{stop.name}: {fault}" for fault in faults]
    assert not found, "\n".join(found)

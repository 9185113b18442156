"""Every page, light and dark, wide and narrow: axe finds nothing, all is in reach, nobody is asked."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.judging import faults
from tests.browser.tours import TOURS
from tests.browser.visiting import Visitor
from tests.browser.world import World


@pytest.mark.parametrize("tour", TOURS)
def test_nothing_is_wrong_with(
    tour: str, browser: Browser, world: World, axe: Callable[..., list[Any]]
) -> None:
    found: list[str] = []
    with Visitor(browser, world) as visitor:
        for stop in TOURS[tour](world):
            window = visitor.open(stop)
            found += [f"{stop.name}: {wrong}" for wrong in faults(window.page, axe) + window.complaints]
    assert not found, "\n".join(found)

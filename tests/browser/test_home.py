"""The first page that anybody sees, in a browser."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page


def test_the_home_page_opens_without_errors_and_asks_nobody_else(page: Page, address: str) -> None:
    errors: list[str] = []
    requests: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(f"{message.type}: {message.text}"))
    page.on("request", lambda request: requests.append(request.url))
    answer = page.goto(f"{address}/")
    assert answer is not None
    assert answer.ok
    assert "Lontar" in page.title()
    assert errors == []
    assert [url for url in requests if not url.startswith((f"{address}/", "data:"))] == []


def test_axe_finds_nothing_wrong_with_the_home_page(
    page: Page, address: str, axe: Callable[[Page], list[Any]]
) -> None:
    page.goto(f"{address}/")
    assert axe(page) == []


def test_nothing_is_cut_off_on_a_narrow_screen(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    page.goto(f"{address}/")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

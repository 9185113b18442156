"""A turn in a browser: with the script, with its back button, and without any script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from service.links import turn_link
from service.load import load
from service.sealing import seal
from service.site import Site


@pytest.fixture
def link(site: Site, address: str, start_game: Callable[..., str], drain: Callable[[], None]) -> str:
    """The turn link of whoever begins a game of two."""
    game = start_game(2)
    record = load(site, game).record
    for seat in record.actors.seats:
        seal(site, game, seat, record.head.point_text, record.rules.notation.read("keep"), f"seat:{seat}")
    drain()
    record = load(site, game).record
    path = turn_link(site, game, record.actors.seats[0], record.head.point, 0).removeprefix(
        site.config.base_url
    )
    return address + path


def choose_a_turn(page: Page) -> None:
    """A tile that ends nothing by itself, a column on the board, the pile."""
    page.locator(".hand a.pick").first.click()
    page.locator(".board a.go").nth(2).click()
    expect(page.locator(".draft li")).to_have_count(1)
    page.get_by_text("The top of the pile").click()
    expect(page.locator(".draft li")).to_have_count(2)


def test_the_script_keeps_address_focus_and_back_button(page: Page, link: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(link)
    page.evaluate("window.stayed = true")
    choose_a_turn(page)
    assert page.evaluate("window.stayed") is True
    assert "take+pile" in page.url
    assert page.evaluate("document.activeElement.id") == "next"
    page.go_back()
    expect(page.locator(".draft li")).to_have_count(1)
    assert "take+pile" not in page.url
    page.go_forward()
    expect(page.locator(".draft li")).to_have_count(2)
    in_place = page.locator("#game").inner_html()
    page.reload()
    assert page.locator("#game").inner_html() == in_place
    assert errors == []


def test_the_same_turn_without_script(browser: Browser, link: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(link)
    page.locator(".hand a.pick").first.click()
    page.locator(".scrub a").first.click()
    page.get_by_text("The top of the pile").click()
    button, says = page.locator("form.bar button"), page.locator("form.bar .says")
    expect(button).to_be_enabled()
    beside = [one.bounding_box() for one in (says, button)]
    button.evaluate("button => (button.textContent = 'Send and see the new market')")
    below = [one.bounding_box() for one in (says, button)]
    assert [box and box["x"] for box in below] == [12, 12] != [box and box["x"] for box in beside]
    page.go_back()
    expect(page.locator("form.bar button")).to_be_disabled()
    context.close()

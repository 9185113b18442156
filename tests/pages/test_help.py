"""Help: the way back to the game, the words, worked examples."""

import re
from collections.abc import Callable

import pytest

from service.links import turn_link
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, bare


def test_the_rules_lead_back_to_the_turn_one_came_from(
    site: Site, start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    link = turn_link(site, start_game(2), 0, 1, 0)
    browser = browse()
    browser.open(f"{link}?d=keep")
    browser.follow("Rules of Medang")
    assert browser.page.href("Back to the game") == bare(f"{link}?d=keep")
    browser.follow("How Lontar goes")
    assert "The opening, Ada" in browser.follow("Back to the game").text


def test_a_help_page_by_itself_leads_back_nowhere(browse: Callable[..., Browser]) -> None:
    assert "Back to the game" not in browse().open("/help/medang").text


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example/games/x",
        "//evil.example/games/",
        "javascript:alert(1)",
        "/games/\\evil",
        "/sign-out",
    ],
)
def test_nobody_is_led_elsewhere(browse: Callable[..., Browser], back: str) -> None:
    page = browse().client.get("/help/medang", query_string={"back": back}).get_data(as_text=True)
    assert "Back to the game" not in page


def test_your_games_stands_in_the_head_of_every_page(
    people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    assert browse(people[0]).open(f"/games/{start_game(2)}/turn").href("Your games") == "/"


def test_the_worked_example_adds_up(browse: Callable[..., Browser]) -> None:
    page = browse().open("/help/medang")
    assert "whose tiles are blue, would get 7 points on this temple" in page.text
    assert "Floor 3: blue has most, 2 tiles: 2 points for blue." in page.text
    said = re.findall(r"(\d) points? for blue|column \d+: (\d) points?, for", page.text)
    assert sum(int(points) for pair in said for points in pair if points) == 7


def test_the_rules_name_no_figure_that_is_not_shown(browse: Callable[..., Browser]) -> None:
    page = browse().open("/help/medang")
    assert "tile B" not in page.text
    assert "An example with a picture in the rulebook." in page.text


def test_every_word_that_pages_link_to_is_explained(browse: Callable[..., Browser]) -> None:
    html = browse().open("/help").html
    for word in ("Leaf", "Head", "Fingerprint", "Secret number", "Default move"):
        assert f"<dt>{word}</dt>" in html

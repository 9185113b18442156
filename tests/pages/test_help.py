"""Help: the way back to the game, the words, worked examples."""

import importlib
import re
from collections.abc import Callable

import pytest

from engine import GAMES
from engine.festivals import rulebook as festivals
from engine.festivals.festivals import FESTIVALS
from engine.medang import rulebook as medang
from service.boards.festivals.example import example
from service.links import turn_link
from service.pages.covers import cover_of
from service.pages.festivals.words import ways
from service.pages.festivals.worked import walk
from service.paragraphs import anchor
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


def test_the_worked_example_of_the_festivals_agrees_with_the_cards(browse: Callable[..., Browser]) -> None:
    page = browse().open("/help/festivals")
    first, second, third = FESTIVALS[11].points
    assert f"White ends his way there: 1st place, {first} points." in page.text
    assert f"Red ends his way there: 2nd place, {second} points." in page.text
    assert f"Teal stayed there, and comes after all who moved: 3rd place, {third} point." in page.text


def test_the_worked_example_of_the_festivals_can_be_played() -> None:
    """Every step goes to a neighbour, past no typhoon, onto a free slot."""
    view = example()
    free = {tile["island"]: list(tile["slots"]) for tile in view["islands"]}
    for _, step in walk():
        assert step.island in ways(view, step.origin)
        free[step.island].remove(step.ticket)
    jawa = [island for island in ways(view, "jawa") if "y" in free[island]]
    assert jawa == []  # violet went to Sumatra, the only island that was left
    assert "kalimantan" not in ways(view, "jawa")


def test_every_game_says_how_it_is_written_and_what_is_reconstructed(browse: Callable[..., Browser]) -> None:
    for rules, rulebook in (("medang", medang.RULES), ("festivals", festivals.RULES)):
        page = browse().open(f"/help/{rules}")
        assert [rule for rule in rulebook if f'id="{anchor(rule)}"' not in page.html] == []
        assert len({anchor(rule) for rule in rulebook}) == len(rulebook)
        assert "reconstructed" in page.text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_long_lists_are_folded_and_the_contents_lead_to_what_is_not(
    game: str, browse: Callable[..., Browser]
) -> None:
    """Nothing is left out; a link to a sentence or a ruling opens the fold where it stands."""
    html = browse().open(f"/help/{game}").html
    folded = "".join(re.findall(r"<details>(.*?)</details>", html, re.DOTALL))
    shown = re.sub(r"<details>.*?</details>", "", html, flags=re.DOTALL)
    contents = re.findall(r'href="#([^"]+)"', html.partition('class="toc"')[2].partition("</nav>")[0])
    assert len(contents) >= 8
    assert [one for one in contents if f'id="{one}"' not in shown] == []
    rulings = importlib.import_module(f"engine.{game}.rulings").RULINGS
    assert [number for number in rulings if f'id="ruling-{number}"' not in folded] == []
    rulebook = importlib.import_module(f"engine.{game}.rulebook").RULES
    assert [rule for rule in rulebook if f'id="{anchor(rule)}"' not in folded] == []
    assert len(re.sub(r"<[^>]+>", "", shown)) < 16_000


def test_every_form_of_the_notation_is_explained() -> None:
    for rules in ("medang", "festivals"):
        words = cover_of(rules).help_words()
        assert set(words["meanings"]) == set(words["forms"])


def test_there_is_no_help_for_no_game(browse: Callable[..., Browser]) -> None:
    assert browse().open("/help/chess").status == 404


def test_a_page_of_one_game_leads_to_its_own_rules(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    page = browse().open(turn_link(site, voyage(), 0, 1, 0))
    assert page.href("Rules of The Festivals").startswith("/help/festivals")
    assert not [name for _, name in page.links if "Medang" in name]


def test_no_page_of_the_festivals_speaks_of_another_game(
    site: Site, voyage: Callable[..., str], people: list[User], browse: Callable[..., Browser]
) -> None:
    words = re.compile(r"\b(medang|temple|dynast\w*|tiles?|craftsman|pile|stupa)\b", re.IGNORECASE)
    games = (
        voyage(),
        voyage(lambda view: view["phase"] == "move"),
        voyage(lambda view: view["phase"] == "rest"),
    )
    for game in games:
        for address in (
            f"/games/{game}",
            f"/games/{game}/turn",
            f"/games/{game}?all=1",
            f"/games/{game}/dealt",
        ):
            for user in people[:2]:
                assert words.findall(browse(user).open(address).text) == [], address


def test_every_word_that_pages_link_to_is_explained(browse: Callable[..., Browser]) -> None:
    html = browse().open("/help").html
    for word in ("Leaf", "Head", "Fingerprint", "Secret number", "Default move"):
        assert f"<dt>{word}</dt>" in html

"""The bar at the foot of a turn on a phone, and what stands once on a page."""

import re
from collections.abc import Callable

from service.load import load
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from tests.pages.travelling import View, lines, link_of, play, view_of


def bar(html: str) -> str:
    """The bar of a page of a turn."""
    found = re.findall(r'<form class="bar narrow-only".*?</form>', html, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def words(html: str) -> str:
    """HTML without its tags and pictures."""
    return " ".join(re.sub(r"<[^>]+>", " ", re.sub(r"<svg.*?</svg>", " ", html, flags=re.DOTALL)).split())


def moving(view: View) -> View:
    """The row of the seat that moves now."""
    return next(row for row in view["seats"] if row["seat"] == view["to_move"][0])


def two_to_lay(view: View) -> bool:
    """Does somebody move who has two colours to lay, the first of them now?"""
    return view["phase"] == "move" and len(set(moving(view)["shown"])) > 1


def test_it_says_what_is_missing_beside_the_button_that_cannot_be_pressed(
    site: Site,
    voyage: Callable[..., str],
    terraces: Callable[..., str],
    start_game: Callable[..., str],
    open_choices: Callable[[str], None],
    browse: Callable[..., Browser],
) -> None:
    medang = start_game(2)
    open_choices(medang)
    for game, missing in (
        (medang, "Choose one of your 4 tiles."),
        (terraces(), "Add a move"),
        (voyage(lambda view: view["phase"] == "shift", typhoons="1"), "Move a typhoon, or leave them."),
    ):
        page = browse().open(link_of(site, game))
        said = bar(page.html)
        assert words(said).startswith(missing)
        assert "disabled" in said or "End turn" in said
        title = words(page.html.partition("<h1>")[2].partition("</h1>")[0])
        assert title.startswith("Your turn, ") and missing.strip(".") in title


def test_a_turn_can_be_ended_though_nothing_is_chosen_since_a_card_was_drawn(
    site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = terraces()
    play(site, game, "place d7v d8r e8r", "draw deck")
    said = bar(browse().open(f"{link_of(site, game)}?sent=1").html)
    assert "?d=end" in said and words(said) == "Add a move End the turn"


def test_words_stand_before_the_notation(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, voyage(two_to_lay)))
    assert "Which island first?" in bar(browser.page.html)
    while links := [href for href, name in browser.page.links if name.endswith(": go there")]:
        browser.open(links[0])
    said = words(bar(browser.page.html))
    assert re.match(r"You go from [\w ]+ to [\w ]+ by \w+ ticket\. go [a-z-]+ [ykb]", said)


def test_whoever_is_asked_about_travellers_names_them_in_the_bar(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(lambda view: view["phase"] == "name")
    tied = view_of(site, game)["asked"]["seats"]
    said = bar(browse().open(link_of(site, game)).html)
    chips = re.findall(r'<a class="chip" href="([^"]+)"', said)
    assert len(chips) == len(tied)
    assert "d=name+" in chips[0]
    assert words(said).startswith("Who moves next?")


def test_an_island_that_takes_two_colours_asks_for_one_in_the_bar(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    links = browse().open(link_of(site, voyage(two_to_lay))).links
    (href, name), *_ = [link for link in links if link[1].endswith(": choose the ticket")]
    page = browse().open(href)
    island = name.partition(":")[0]
    said = bar(page.html)
    assert words(said).startswith(f"{island}: with which ticket?")
    assert said.count('class="chip"') >= 2
    assert f"{island}: with which ticket?" in words(page.html.partition("<h1>")[2].partition("</h1>")[0])


def test_plans_stand_on_a_page_once(
    site: Site, people: list[User], voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """Where they are open the history says that they were opened, and does not show them again."""
    game = voyage(lambda view: view["phase"] == "move" and view["round"] > 1)
    for browser, address in ((browse(), link_of(site, game)), (browse(people[0]), f"/games/{game}")):
        page = browser.open(address)
        now = re.sub(r"<summary>Before that.*?</details>", "", page.html, flags=re.DOTALL)
        assert now.count('<ol class="plans">') == 1
        assert "The screens are lifted" in now and "The screens are lifted:" not in now


def test_what_was_sent_is_said_once(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(lambda view: view["phase"] == "move" and len(moving(view)["shown"]) == 3)
    seat = view_of(site, game)["to_move"][0]
    play(site, game, sorted(lines(load(site, game).record, seat))[0])
    assert view_of(site, game)["to_move"] == [seat]
    page = browse().open(link_of(site, game))
    way = page.text.partition("Sent. You go from ")[2].partition(".")[0]
    assert way and page.text.count(way) == 1

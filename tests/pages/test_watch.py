"""Who may watch: the seats, whoever has the link, anybody."""

from collections.abc import Callable

import pytest
from flask import Flask

from service.links import sign, watch_link
from service.lobby import Wish, create
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, bare

OWN = "only you see it"


@pytest.fixture
def game(site: Site, people: list[User], drain: Callable[[], None]) -> str:
    """A running game of Ada's, watched by a link."""
    wishes, temple = [Wish("me"), Wish("bot")], {"temple": "sewu"}
    game = create(site, people[0].id, "medang", temple, wishes, pace=None, watch="link")
    drain()
    return game


def test_whoever_has_the_link_looks_on_and_sees_no_hand(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    assert browser.open(f"/games/{game}").status == 401
    page = browser.open(watch_link(site, game))
    assert (page.status, page.address) == (200, f"/games/{game}")
    assert "Everybody chooses at the same time" in page.text
    assert OWN not in page.text
    assert browser.open(f"/games/{game}/leaf/2").status == 200
    for path in ("history", "chain"):
        assert browser.open(f"/api/games/{game}/{path}").status == 200
    assert browser.client.get(f"/api/games/{game}").get_json()["view"].get("you") is None
    assert browse().open(f"/games/{game}").status == 401


def test_it_is_kept_when_one_signs_in(
    site: Site, people: list[User], game: str, browse: Callable[..., Browser]
) -> None:
    from service.links import sign_in_link

    browser = browse()
    browser.open(watch_link(site, game))
    browser.open(sign_in_link(site, people[2].id, "nonce"))
    browser.send("Sign in as")
    assert browser.open(f"/games/{game}").status == 200


def test_the_organiser_alone_is_shown_the_link(
    site: Site, people: list[User], game: str, browse: Callable[..., Browser]
) -> None:
    link = watch_link(site, game)
    assert link in browse(people[0]).open(f"/games/{game}").html
    watcher = browse()
    watcher.open(link)
    assert link not in watcher.page.html


def test_the_organiser_without_a_seat_may_look(
    site: Site, people: list[User], browse: Callable[..., Browser], drain: Callable[[], None]
) -> None:
    games = {
        watch: create(
            site, people[0].id, "medang", {"temple": "sewu"}, [Wish("bot")] * 2, pace=None, watch=watch
        )
        for watch in ("link", "seats")
    }
    drain()
    ada = browse(people[0])
    assert ada.open(f"/games/{games['link']}").status == 200
    assert ada.open(f"/games/{games['seats']}").status == 403


def test_a_link_opens_only_a_table_that_is_watched_by_link(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    closed = start_game(2)
    browser = browse()
    assert browser.open(watch_link(site, closed)).status == 401
    assert browser.open("/w/" + sign(site, "turn", closed)).status == 404
    assert browser.open("/w/damaged").status == 404


def test_opening_it_writes_nothing(site: Site, app: Flask, game: str) -> None:
    before = {key: site.queue_bytes.dump(key) for key in site.queue_bytes.keys("*")}
    assert app.test_client().get(bare(watch_link(site, game))).status_code == 303
    assert {key: site.queue_bytes.dump(key) for key in site.queue_bytes.keys("*")} == before


@pytest.mark.parametrize(("asked", "kept"), [("link", "link"), ("public", "public"), ("everybody", "seats")])
def test_it_is_chosen_when_a_game_is_created(
    site: Site, people: list[User], browse: Callable[..., Browser], asked: str, kept: str
) -> None:
    from service.load import load

    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send("Start the game", kind1="bot", watch=asked)
    assert load(site, page.address.rpartition("/")[2]).record.table.watch == kept

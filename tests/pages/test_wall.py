"""Pages for whoever is signed in: the form stands there, and leads back."""

from collections.abc import Callable

import pytest

from service import keys
from service.links import sign, sign_in_link
from service.site import Site
from service.users import User, find_user
from tests.pages.browser import Browser


def letter_link(site: Site) -> str:
    """The link in the one sign-in letter that is to be written."""
    (row,) = [
        row for row in site.redis.zrange(keys.outbox(keys.PARTITIONS[0]), 0, -1) if row.startswith("signin|")
    ]
    _, user_id, nonce, *_ = row.split("|")
    return sign_in_link(site, user_id, nonce, find_user(site, user_id).epoch)


@pytest.mark.parametrize(
    "address", ["/new", "/account", "/games/{game}", "/games/{game}/turn", "/games/{game}/leave"]
)
def test_a_wall_has_the_form_and_one_friendly_sentence(
    start_game: Callable[..., str], browse: Callable[..., Browser], address: str
) -> None:
    page = browse().open(address.format(game=start_game(2)))
    assert page.status == 401
    assert "Sign in first" in page.text
    assert "earer" not in page.html
    assert page.form("Send the letter").buttons == [True]


def test_signing_in_leads_to_the_page_that_was_asked_for(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    asking, reading = browse(), browse()  # the letter may be opened in another browser
    asking.open(f"/games/{game}/turn?d=keep")
    asking.send("Send the letter", address=people[0].address)
    assert "Look into your mailbox" in asking.page.text
    reading.open(letter_link(site))
    page = reading.send("Sign in as")
    assert page.address == f"/games/{game}/turn?d=keep"
    assert "The opening, Ada" in page.text


def test_what_was_asked_for_is_kept_when_the_address_was_mistyped(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open("/new")
    assert browser.send("Send the letter", address="ada at example").status == 422
    browser.send("Send the letter", address=people[0].address)
    browser.open(letter_link(site))
    assert browser.send("Sign in as").address == "/new"


@pytest.mark.parametrize("path", ["https://evil.example/", "//evil.example/", "/\\evil.example", 7])
def test_nobody_is_led_to_another_site(
    site: Site, people: list[User], browse: Callable[..., Browser], path: object
) -> None:
    browser = browse()
    for token in ("forged", sign(site, "join", path), sign(site, "onward", path)):
        site.redis.delete(keys.outbox(keys.PARTITIONS[0]))
        browser.open("/sign-in")
        browser.send("Send the letter", address=people[0].address, onward=token)
        browser.open(letter_link(site))
        answer = browser.client.post(browser.page.address, data=browser.page.form("Sign in as").fields)
        assert answer.headers["Location"] == "/"


def test_a_used_link_offers_another_letter(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    link = sign_in_link(site, people[0].id, "nonce", 0)
    first, second = browse(), browse()
    first.open(link)
    first.send("Sign in as")
    page = second.open(link)
    assert "This link has been used" in page.text
    assert "Look into your mailbox" in second.send("Send the letter", address=people[0].address).text

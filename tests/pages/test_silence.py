"""“Never write to me again.”"""

from collections.abc import Callable

from service.links import silence_link
from service.site import Site
from service.users import User, is_silent
from tests.pages.browser import Browser, bare


def test_opening_the_link_changes_nothing_and_the_button_does(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """B6."""
    address, browser = people[0].address, browse()
    link = silence_link(site, address)
    for _ in range(3):
        browser.open(link)
        browser.client.head(bare(link))
    assert not is_silent(site, address)
    assert "No letter comes any more" in browser.send("Stop all letters").text
    assert is_silent(site, address)
    browser.follow("Let letters come again")
    assert is_silent(site, address)  # it asks first
    browser.send("Let letters come again")
    assert not is_silent(site, address)
    assert "Never write to you again?" in browser.open(f"{link}/lift").text


def test_one_click_unsubscription_is_one_post_and_can_be_repeated(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """B6 and RFC 8058: no cookie, no token, no page before it."""
    client = browse().client
    for _ in range(2):
        answer = client.post(
            bare(silence_link(site, people[0].address)),
            data={"List-Unsubscribe": "One-Click"},
            headers={"Sec-Fetch-Site": "cross-site"},
        )
        assert answer.status_code == 204
        assert is_silent(site, people[0].address)


def test_lifting_needs_the_form(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    client, link = browse().client, bare(silence_link(site, people[0].address))
    client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert client.post(f"{link}/lift", data={"List-Unsubscribe": "One-Click"}).status_code == 403
    assert is_silent(site, people[0].address)


def test_the_account_stops_and_starts_letters(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    for follow, send, silent in (
        ("Never write to me again", "Stop all letters", True),
        ("Let letters come again", "Let letters come again", False),
    ):
        ada.open("/account")
        ada.follow(follow)
        assert is_silent(site, people[0].address) is not silent  # it asks first
        ada.send(send)
        assert is_silent(site, people[0].address) is silent

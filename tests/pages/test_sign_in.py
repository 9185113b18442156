"""Signing in by letter."""

from collections.abc import Callable

from service import keys
from service.links import join_link, sign_in_link
from service.lobby import Wish, create
from service.revoke import revoke
from service.site import Site
from service.users import User, find_user, user_of
from tests.pages.browser import Browser, bare


def rows(site: Site) -> list[str]:
    return [
        row for row in site.redis.zrange(keys.outbox(keys.PARTITIONS[0]), 0, -1) if row.startswith("signin|")
    ]


def test_a_newcomer_is_signed_in_by_the_link_of_a_letter(site: Site, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open("/")
    browser.send("Send the letter", address="Nora@Example.org")
    assert "Look into your mailbox" in browser.page.text
    (row,) = rows(site)
    _, user_id, nonce, _ = row.split("|")
    assert find_user(site, user_id).address == "Nora@example.org"
    page = browser.open(sign_in_link(site, user_id, nonce))
    assert "What shall we call you?" in page.text
    browser.send("Sign in as", name="Nora", zone="Asia/Jakarta")
    assert browser.page.address == "/"
    assert "No game waits for you, Nora" in browser.page.text
    assert find_user(site, user_id).zone == "Asia/Jakarta"


def test_a_link_signs_in_once(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    """B1: however often a scanner has opened it before."""
    link = sign_in_link(site, people[0].id, "nonce")
    for _ in range(5):
        scanner = browse()
        scanner.open(link)
        scanner.client.head(bare(link))
    ada, again = browse(), browse()
    ada.open(link)
    again.open(link)
    assert "for you, Ada" in ada.send("Sign in as").text
    page = again.send("Sign in as")
    assert page.status == 401
    assert "This link has been used" in page.text
    assert "This link has been used" in again.open(link).text


def test_the_same_link_spelt_differently_is_used_up_too(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """The last character of a base64 text has bits that say nothing."""
    link = sign_in_link(site, people[0].id, "nonce")
    ada = browse()
    ada.open(link)
    ada.send("Sign in as")
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for last in alphabet:
        assert browse().open(link[:-1] + last).status == 401


def test_a_forged_or_foreign_link_signs_nobody_in(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    from service.links import sign_timed

    assert browse().open("/sign-in/abc").status == 401
    token = sign_timed(site, "user", people[0].id, "nonce", 0)
    assert browse().open(f"/sign-in/{token}").status == 401


def test_a_name_is_needed_and_the_link_is_not_used_up_without(
    site: Site, browse: Callable[..., Browser]
) -> None:
    user = user_of(site, "nora@example.org")
    browser = browse()
    browser.open(sign_in_link(site, user.id, "nonce"))
    page = browser.send("Sign in as", name="  ")
    assert page.status == 422
    assert "A name has 1 to 40" in page.text
    assert "for you, Nora" in browser.send("Sign in as", name="Nora").text


def test_a_bad_address_is_shown_in_the_form(browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open("/sign-in")
    page = browser.send("Send the letter", address="nora at example")
    assert page.status == 422
    assert page.form("Send the letter").fields["address"] == "nora at example"


def test_letters_to_one_address_are_limited(site: Site, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open("/sign-in")
    form = browser.page
    for _ in range(5):
        browser.page = form
        assert browser.send("Send the letter", address="nora@example.org").status == 200
    browser.page = form
    assert browser.send("Send the letter", address="NORA@example.org").status == 429
    assert len(rows(site)) == 5


def test_requests_of_one_client_are_limited(browse: Callable[..., Browser]) -> None:
    browser = browse()
    form = browser.open("/sign-in")
    answers = []
    for number in range(21):
        browser.page = form
        answers.append(browser.send("Send the letter", address=f"n{number}@example.org").status)
    assert answers == [200] * 20 + [429]


def test_signing_out(people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    ada.open("/account")
    assert "Sign in by letter" in ada.send("Sign out of this browser").text
    assert ada.open("/account").status == 401


def test_revoking_voids_other_sessions_and_turn_links(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    here, there = browse(people[0]), browse(people[0])
    here.open("/account")
    here.send("Make all tokens and links void")
    assert here.page.status == 200
    assert there.open("/account").status == 401
    assert int(site.redis.hget(keys.about(game), "epoch:0")) == 1
    assert site.redis.hget(keys.about(game), "epoch:1") is None


def test_revoking_voids_invitations_and_sign_in_links(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """“Make everything void: all links in letters.” The next letters have good ones again."""
    wishes = [Wish("me"), Wish("invite", people[0].address)]
    game = create(site, people[1].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    old = (sign_in_link(site, people[0].id, "nonce"), join_link(site, game, 1, people[0].id))
    revoke(site, people[0].id)
    assert [browse().open(link).status for link in old] == [401, 404]
    new = (sign_in_link(site, people[0].id, "nonce", 1), join_link(site, game, 1, people[0].id, 1))
    assert [browse().open(link).status for link in new] == [200, 200]

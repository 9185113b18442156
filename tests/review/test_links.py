"""Links that outlive what they were made for."""

from collections.abc import Callable

import pytest

from service import keys
from service.links import sign_in_link, turn_link
from service.load import load
from service.record import Record
from service.revoke import revoke
from service.site import Site
from service.users import User, find_user
from tests.pages.browser import Browser, bare

pytestmark = pytest.mark.usefixtures("at_once")
OWN = "only you see it"


def whole_turn(record: Record) -> str:
    """A turn that ends: a tile without choices after it, then the top of the pile."""
    hand = record.rules.view(record.state, record.actors.seats[0])["you"]["hand"]
    tile = min(hand, key=lambda code: code[1] == "1")
    return f"play {tile} 2;take pile"


def play_by_link(site: Site, game: str, browser: Browser) -> tuple[str, dict[str, str]]:
    """The seat to move makes a turn by its link; returns the link and what was posted."""
    record = load(site, game).record
    link = turn_link(site, game, record.actors.seats[0], record.head.point, 0)
    fields = browser.open(link).form("Send turn").fields | {"d": whole_turn(record)}
    assert browser.came(browser.client.post(bare(link), data=fields)).address.startswith("/s/")
    return link, fields


def test_the_address_of_a_verdict_shows_no_hand_once_the_game_has_moved_on(
    site: Site, opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """It stays in the history of a browser; like an old turn link it must not show later hands."""
    game, browser, other = opened_game(), browse(), browse()
    play_by_link(site, game, browser)
    verdict = browser.page.address
    play_by_link(site, game, other)  # the other seat
    if load(site, game).record.actors.sealed:
        return
    play_by_link(site, game, other)  # the first seat again: new tiles in its hand
    assert OWN not in browse().open(verdict).text


def test_a_void_turn_link_is_not_traded_for_the_address_of_a_verdict(
    site: Site, people: list[User], opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """The owner has made all links void; whoever kept the letter sends the old turn once more."""
    game, browser = opened_game(), browse()
    seat = load(site, game).record.actors.seats[0]
    link, fields = play_by_link(site, game, browser)
    revoke(site, people[seat].id)
    thief = browse()
    assert OWN not in thief.open(link).text
    answer = thief.came(thief.client.post(bare(link), data=fields))
    assert OWN not in answer.text, answer.address


def test_a_stale_turn_link_is_not_traded_for_the_address_of_a_verdict(
    site: Site, opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """What was played stands in the history, the point in the letter: nothing secret is needed."""
    game, browser, thief = opened_game(), browse(), browse()
    link, fields = play_by_link(site, game, browser)
    play_by_link(site, game, browse())
    play_by_link(site, game, browse())
    assert OWN not in thief.open(link).text
    answer = thief.came(thief.client.post(bare(link), data=fields))
    assert OWN not in answer.text, answer.address


def test_a_void_turn_link_does_not_open_a_table_that_only_its_seats_may_watch(
    site: Site, people: list[User], opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = opened_game()
    record = load(site, game).record
    seat = record.actors.seats[0]
    link = turn_link(site, game, seat, record.head.point, 0)
    revoke(site, people[seat].id)
    page = browse().open(link)
    assert "The newest leaves" not in page.text
    sent = browse().client.post(bare(link) + "/fresh", data=page.forms[0].fields if page.forms else {})
    assert sent.status_code in (403, 404)
    assert site.redis.zscore(keys.outbox(keys.partition(game)), f"turn|{game}|{seat}") is None


def test_a_sign_in_link_made_before_everything_was_made_void_signs_nobody_in(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """“If a letter has come into other hands, make everything void: all links in letters.”"""
    link = sign_in_link(site, people[0].id, "nonce")
    revoke(site, people[0].id)
    thief = browse()
    page = thief.open(link)
    if page.status == 200:
        page = thief.send("Sign in as")
    assert page.status == 401
    assert find_user(site, people[0].id).epoch == 1


def test_a_void_turn_link_is_not_traded_for_a_good_one(
    site: Site, people: list[User], opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """The seat has sent half its turn and made its links void; the page of the verdict says how to go on."""
    game, thief = opened_game(), browse()
    record = load(site, game).record
    seat = record.actors.seats[0]
    link = turn_link(site, game, seat, record.head.point, 0)
    half = whole_turn(record).partition(";")[0]
    fields = browse().open(link).form("Send turn").fields | {"d": half}
    browse().client.post(bare(link), data=fields)
    assert load(site, game).record.actors.seats == (seat,)
    revoke(site, people[seat].id)
    page = thief.came(thief.client.post(bare(link), data=fields))
    assert [href for href, _ in page.links if href.startswith("/t/")] == []


def test_a_seat_that_is_to_move_again_at_once_is_not_told_of_a_letter_that_does_not_exist(
    site: Site, opened_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """No letter was or will be written about the rest of a turn that was sent in parts."""
    game = opened_game()
    record = load(site, game).record
    link = turn_link(site, game, record.actors.seats[0], record.head.point, 0)
    half = whole_turn(record).partition(";")[0]
    fields = browse().open(link).form("Send turn").fields | {"d": half}
    browse().client.post(bare(link), data=fields)
    assert load(site, game).record.actors.seats == record.actors.seats
    assert "the newest letter has the link for it" not in browse().open(link).text

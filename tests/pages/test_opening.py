"""The opening of Medang: a sealed choice."""

from collections.abc import Callable

from service.links import turn_link
from service.load import load
from service.sealing import own_opening
from service.seals import matches
from service.site import Site
from service.users import User
from tests.pages.browser import Browser


def test_sealing_and_changing_the_seal(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    browser = browse()
    page = browser.open(turn_link(site, game, 0, 1, 0))
    assert page.form("Seal this choice").buttons == [False]
    browser.follow("discard the")
    page = browser.send("Seal this choice")
    assert "Your choice is sealed" in page.text
    loaded = load(site, game)
    kept, seal = own_opening(site, loaded, 0), loaded.record.table.seal_of(0)
    assert kept is not None
    assert seal is not None
    assert kept.nonce in page.text
    assert seal.commitment in page.text
    assert matches(seal.commitment, loaded.record.origin, loaded.record.head.point_text, 0, kept)
    browser.follow("Choose again")
    browser.follow("Keep all of them")
    browser.send("Seal this choice")
    changed = own_opening(site, load(site, game), 0)
    assert changed is not None
    assert changed.move == {"kind": "Discard", "tiles": []}


def test_the_other_seat_sees_that_it_was_sealed_and_not_what(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    ada = browse(people[0])
    ada.open(f"/games/{game}/turn?d=keep")
    ada.send("Seal this choice")
    kept = own_opening(site, load(site, game), 0)
    assert kept is not None
    page = browse(people[1]).open(f"/games/{game}/turn")
    assert "seals a choice" in page.text.lower()
    assert kept.nonce not in page.html
    assert "keep all your tiles" not in page.text


def test_whoever_seals_last_reads_that_it_opens_at_once(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    ada = browse(people[0]).open(f"/games/{game}/turn?d=keep")
    assert "Until everybody has sealed you can choose again" in ada.text
    browser = browse(people[1])
    browser.open(f"/games/{game}/turn?d=keep")
    browser.send("Seal this choice")
    last = browse(people[0]).open(f"/games/{game}/turn?d=keep")
    assert "You are the last: it opens at once and cannot be changed." in last.text
    assert "Until everybody has sealed" not in last.text


def test_the_last_seal_opens_all_and_leads_on(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    for seat in (0, 1):
        browser = browse()
        browser.open(turn_link(site, game, seat, 1, 0))
        browser.follow("discard the")
        browser.send("Seal this choice")
    assert "Opened" in browser.page.text
    assert "The market opens with" in browser.page.text
    record = load(site, game).record
    assert record.head.point == 2
    assert any(href.startswith("/t/") for href, _ in browser.page.links) == (record.actors.seats == (1,))


def test_a_choice_that_is_not_in_the_hand_is_refused(
    site: Site, start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    record = load(site, game).record
    hand = record.rules.view(record.state, 0)["you"]["hand"]
    other = next(tile for tile in ("b5", "g5", "p5", "r5", "y5") if tile not in hand)
    browser = browse()
    browser.open(turn_link(site, game, 0, 1, 0))
    page = browser.send("Seal this choice", d=f"discard {other}")
    assert page.status == 422
    assert page.form("Seal this choice").buttons == [False]
    assert load(site, game).record.head == record.head


def test_an_empty_seal_is_refused(
    site: Site, start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    browser = browse()
    browser.open(turn_link(site, game, 0, 1, 0))
    assert browser.send("Seal this choice").status == 422
    assert load(site, game).record.table.seals == ()

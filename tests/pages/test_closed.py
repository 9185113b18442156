"""Everybody has sealed, and somebody keeps the opening of his seal."""

from collections.abc import Callable

import pytest

from service.load import load
from service.sealing import Wanted, seal, take_seal
from service.seals import Opening, commitment, new_nonce
from service.site import Site
from service.users import User
from tests.pages.browser import Browser


@pytest.fixture
def closed(site: Site, start_game: Callable[..., str]) -> str:
    """A game in whose opening Budi's program keeps what it has sealed."""
    game = start_game(2)
    record = load(site, game).record
    keep, point = record.rules.notation.read("keep"), record.head.point_text
    opening = Opening(record.rules.codec.dump(keep), new_nonce())
    take_seal(site, game, 1, point, Wanted(commitment(record.origin, point, 1, opening), None), "seat:1")
    seal(site, game, 0, point, keep, "seat:0")
    assert load(site, game).record.openers == (1,)
    return game


def test_pages_say_for_whom_the_game_waits_and_do_not_look_again_every_moment(
    people: list[User], closed: str, browse: Callable[..., Browser]
) -> None:
    for user in people[:2]:
        for address in (f"/games/{closed}", f"/games/{closed}/turn"):
            page = browse(user).open(address)
            assert "Budi keeps the opening of a seal" in page.text
            assert "look-again" not in page.html
            assert 'http-equiv="refresh"' not in page.html
            assert "Choose again" not in page.text


def test_the_page_of_ones_own_seal_waits_quietly_too(
    people: list[User], closed: str, browse: Callable[..., Browser], site: Site
) -> None:
    from service.links import sign

    point = load(site, closed).record.head.point_text
    page = browse().open(f"/s/{sign(site, 'submission', closed, 0, f'seal-{point}', 0)}")
    assert "Budi keeps an opening that is waited for." in page.text
    assert "look-again" not in page.html

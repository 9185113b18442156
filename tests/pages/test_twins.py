"""No page tells a seat what it may not know: twins, games that differ only in that, give equal pages."""

import random
import re
from collections.abc import Callable, Sequence

import pytest

from service.links import turn_link
from service.load import load
from service.site import Site
from service.users import User
from tests.conftest import app_of
from tests.pages.browser import Browser
from tests.service.test_spine import play_on
from tests.twins import make_twin


@pytest.mark.parametrize("moves", [8, 20])
@pytest.mark.parametrize("seat", [0, 1])
def test_pages_of_a_seat_are_equal_for_twins(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    drain: Callable[[], None],
    seat: int,
    moves: int,
) -> None:
    game = start_game(3, "borobudur")
    play_on(site, game, drain, random.Random(moves), most=moves)
    twin = make_twin(site, game, seat, random.Random(1))
    assert seen(site, site, people[seat], game, seat) == seen(twin, site, people[seat], game, seat)


@pytest.mark.parametrize("phase", ["plan", "move", "rest"])
@pytest.mark.parametrize("seat", [0, 1])
def test_pages_of_a_seat_of_the_festivals_are_equal_for_twins(
    site: Site, people: list[User], voyage: Callable[..., str], seat: int, phase: str
) -> None:
    game = voyage(lambda view: view["phase"] == phase and view["round"] == (2 if phase == "plan" else 1))
    twin = make_twin(site, game, seat, random.Random(1))
    more = [
        f"/games/{game}/turn?d={line}" for line in ("stay", "plan+y", "go+bali+y", "rest+pool", "name+red")
    ]
    assert seen(site, site, people[seat], game, seat, more) == seen(
        twin, site, people[seat], game, seat, more
    )


def seen(shown: Site, named: Site, user: User, game: str, seat: int, more: Sequence[str] = ()) -> list[str]:
    """Every page of a game for a seat, the chain's hashes and receipts aside."""
    head = load(shown, game).record.head
    point = load(named, game).record.head.point
    addresses = [
        f"/games/{game}", f"/games/{game}?all=1", f"/games/{game}/turn", "/",
        turn_link(named, game, seat, point, 0), turn_link(named, game, seat, point - 1, 0),
        f"/games/{game}/leaf/{head.version}",
        f"/games/{game}/turn?d=take+pile", f"/games/{game}/turn?d=play+b5+1", *more,
    ]  # fmt: skip
    browser = Browser(app_of(shown.config).test_client(), {})
    with browser.client.session_transaction() as session:
        session["user"], session["epoch"] = user.id, user.epoch
    pages = [browser.open(address).html for address in addresses]
    hashes = (head.point_text, head.hash, " ".join((head.hash[:4], head.hash[4:8], head.hash[8:12])))
    for secret in hashes:
        pages = [page.replace(secret, "#") for page in pages]
    return [re.sub(r"[0-9a-f]{64}|eyJ[\w.-]+", "#", page) for page in pages]

"""The replay of a game, leaf by leaf."""

from collections.abc import Callable

from service.load import load
from service.site import Site
from service.users import User
from tests.pages.browser import Browser


def test_every_leaf_can_be_looked_at_by_a_seat(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    open_choices: Callable[[str], None],
    browse: Callable[..., Browser],
) -> None:
    game = start_game(2)
    open_choices(game)
    last = load(site, game).record.head.version
    ada = browse(people[0])
    assert f"/games/{game}/leaf/{last}" in ada.open(f"/games/{game}").html
    ada.open(f"/games/{game}/leaf/{last}")
    assert f"Leaf {last} of {last}" in ada.page.text
    assert "The market opens with" in ada.page.text
    for version in range(last - 1, 0, -1):
        ada.follow("The leaf before")
        assert ada.page.status == 200
        assert f"Leaf {version} of {last}" in ada.page.text
    assert ada.open(f"/games/{game}/leaf/{last + 1}").status == 404
    assert ada.open(f"/games/{game}/leaf/0").status == 404
    assert browse(people[2]).open(f"/games/{game}/leaf/1").status == 403


def test_looking_back_shows_the_hand_of_then_to_its_owner_alone(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    open_choices: Callable[[str], None],
    browse: Callable[..., Browser],
) -> None:
    game = start_game(2)
    open_choices(game)
    assert "only you see it" in browse(people[0]).open(f"/games/{game}/leaf/3").text
    own, other = (browse(user).open(f"/games/{game}/leaf/3").html for user in people[:2])
    assert own != other

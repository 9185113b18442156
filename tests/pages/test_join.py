"""Invitations and open seats."""

from collections.abc import Callable

import pytest

from service.links import join_link
from service.load import load
from service.lobby import Wish, cancel, create
from service.site import Site
from service.users import User, find_user, is_silent, silence, user_of
from tests.pages.browser import Browser


@pytest.fixture
def invitation(site: Site, people: list[User]) -> tuple[str, str]:
    """A game of Ada's to which Nora, who has no name here, is invited; and her link."""
    wishes = [Wish("me"), Wish("invite", "nora@example.org"), Wish("open")]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=86400)
    return game, join_link(site, game, 1, user_of(site, "nora@example.org").id)


def test_sitting_down(site: Site, invitation: tuple[str, str], browse: Callable[..., Browser]) -> None:
    game, link = invitation
    nora = browse()
    page = nora.open(link)
    assert "Ada invites you" in page.text
    assert "Sewu, table of three" in page.text
    assert "1 day for each move" in page.text.lower()
    nora.send("Sit down", name="Nora", zone="Asia/Tokyo", cut="seven")
    assert "You sit at the table" in nora.page.text
    table = load(site, game).record.table
    assert table.chairs[1].status == "joined"
    assert table.cuts == ((0, ""), (1, "seven"))
    user = user_of(site, "nora@example.org")
    assert (user.name, user.zone) == ("Nora", "Asia/Tokyo")
    assert nora.open("/account").status == 401  # a link that can be forwarded signs nobody in
    assert "You sit at the table" in nora.open(link).text


@pytest.fixture
def last_seat(site: Site, people: list[User]) -> tuple[str, str]:
    """A game of Ada's in which only Budi's seat is empty; and his link."""
    game = create(
        site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("invite", people[1].address)],
        pace=None,
    )  # fmt: skip
    return game, join_link(site, game, 1, people[1].id)


def test_who_sits_down_last_is_told_that_the_game_has_begun(
    last_seat: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, link = last_seat
    budi = browse()
    budi.open(link)
    page = budi.send("Sit down")
    assert "the game has begun" in page.text
    assert "A letter with the link of your first choice is on its way to budi@example.org" in page.text
    assert page.href("sign in") == f"/games/{game}/turn"


def test_who_is_signed_in_and_sits_down_last_goes_straight_on(
    people: list[User], last_seat: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    budi = browse(people[1])
    budi.open(last_seat[1])
    budi.send("Sit down")
    assert "Letters" not in budi.page.text
    assert "The opening, Budi" in budi.follow("Play").text


def test_who_gets_no_letters_is_not_told_to_wait_for_one(
    site: Site, people: list[User], last_seat: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    silence(site, people[1].address)
    budi = browse()
    budi.open(last_seat[1])
    page = budi.send("Sit down")
    assert "is on its way" not in page.text
    assert "No letter goes to budi@example.org" in page.text
    assert page.href("Sign in here") == f"/games/{last_seat[0]}/turn"


def test_a_forwarded_link_renames_nobody(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    game = create(
        site,
        people[0].id,
        "medang",
        {"temple": "sewu"},
        [Wish("me"), Wish("invite", people[1].address)],
        pace=None,
    )
    stranger = browse()
    stranger.open(join_link(site, game, 1, people[1].id))
    stranger.send("Sit down", name="Mallory")
    assert find_user(site, people[1].id).name == "Budi"


def test_a_bad_name_is_said_and_nothing_is_done(
    site: Site, invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, link = invitation
    nora = browse()
    nora.open(link)
    page = nora.send("Sit down", name="N" * 41, cut="seven")
    assert page.status == 422
    assert page.form("Sit down").fields["cut"] == "seven"
    assert load(site, game).record.table.chairs[1].status == "invited"


def test_declining_and_coming_back(
    site: Site, invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, link = invitation
    nora = browse()
    nora.open(link)
    assert "You have declined" in nora.send("Decline").text
    assert load(site, game).record.table.chairs[1].status == "declined"
    assert "You sit at the table" in nora.send("Sit down", name="Nora").text


def test_never_again(site: Site, invitation: tuple[str, str], browse: Callable[..., Browser]) -> None:
    game, link = invitation
    nora = browse()
    nora.open(link)
    nora.send("never write to me again")
    assert is_silent(site, "nora@example.org")
    assert load(site, game).record.table.chairs[1].status == "declined"


def test_a_game_that_was_called_off(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, link = invitation
    nora = browse()
    nora.open(link)
    cancel(site, game, people[0].id)
    assert nora.send("Sit down", name="Nora").status >= 400
    assert "called off" in nora.open(link).text


def test_an_open_seat_is_for_whoever_is_signed_in(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, _ = invitation
    assert "Sign in by letter" in browse().open(f"/games/{game}").text
    citra = browse(people[2])
    citra.open(f"/games/{game}")
    citra.send("Sit down", cut="three")
    assert load(site, game).record.table.chairs[2].user == people[2].id


def test_the_organiser_starts_with_bots(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, _ = invitation
    ada = browse(people[0])
    ada.open(f"/games/{game}")
    ada.follow("Start now")
    assert "nora@example.org cannot sit down any more" in ada.page.text
    assert load(site, game).record.table.status == "open"
    ada.send("Start with bots")
    assert load(site, game).record.table.status == "running"
    assert "Your turn, Ada" in ada.page.text


def test_calling_off_is_asked_for_twice(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, _ = invitation
    ada = browse(people[0])
    ada.open(f"/games/{game}")
    ada.follow("Call the game off")
    assert load(site, game).record.table.status == "open"
    assert "This game was called off" in ada.send("Call the game off").text


def test_the_organiser_sees_whom_he_has_invited_and_nobody_else_does(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, link = invitation
    assert "nora@example.org has not answered yet" in browse(people[0]).open(f"/games/{game}").text
    assert "nora" not in browse(people[2]).open(f"/games/{game}").text
    nora = browse()
    nora.open(link)
    nora.send("Decline")
    page = browse(people[0]).open(f"/games/{game}")
    assert "nora@example.org has declined" in page.text
    assert "Nobody else can be invited to a seat that was declined." in page.text


def test_only_the_organiser_starts_or_calls_off(
    site: Site, people: list[User], invitation: tuple[str, str], browse: Callable[..., Browser]
) -> None:
    game, _ = invitation
    citra = browse(people[2])
    page = citra.open(f"/games/{game}")
    assert not [name for _, name in page.links if "Start now" in name or "Call the game off" in name]
    token = page.form("Sit down").fields["form"]
    for action in ("start", "cancel"):
        assert citra.client.get(f"/games/{game}/{action}").status_code == 403
        assert citra.client.post(f"/games/{game}/{action}", data={"form": token}).status_code == 403


def test_a_stranger_is_shown_nothing_of_a_closed_table(
    people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    assert browse(people[3]).open(f"/games/{game}").status == 403
    page = browse().open(f"/games/{game}")
    assert page.status == 401
    assert "Ada" not in page.text

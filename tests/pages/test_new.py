"""Starting a game."""

from collections.abc import Callable

import pytest

from service.load import load
from service.site import Site
from service.users import User
from tests.pages.browser import Browser


def test_a_game_with_everybody(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    ada.send(
        "Start the game",
        temple="plaosan", kind1="invite", address1="budi@example.org", kind2="bot", kind3="open",
        pace="hours", hours="36", watch="public", neutral_dynasties="ignore", title="Friday", cut="seven",
    )  # fmt: skip
    game = ada.page.address.split("/")[2]
    loaded = load(site, game)
    table = loaded.record.table
    assert loaded.title == "Friday"
    assert [chair.status for chair in table.chairs] == ["joined", "invited", "joined", "open"]
    assert table.chairs[1].user == people[1].id
    assert (table.pace, table.watch) == (36 * 3600, "public")
    assert dict(table.options) == {"temple": "plaosan", "neutral_dynasties": "ignore"}
    assert table.cuts == ((0, "seven"),)
    assert "2 of 4 have sat down" in ada.page.text


def test_a_game_against_one_bot_is_two_clicks_away(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/")
    ada.follow("Choose the players  in Java")
    ada.follow("one bot")
    ada.send("Start the game")
    table = load(site, ada.page.address.split("/")[2]).record.table
    assert [bool(chair.bot) for chair in table.chairs] == [False, True]
    assert table.pace is None
    many = ada.open("/new/java?bots=99").form("Start the game").fields
    assert [many[f"kind{number}"] for number in range(4)] == ["me", "bot", "bot", "bot"]


def test_what_was_typed_is_kept_with_what_is_wrong(
    people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send(
        "Start the game", kind1="invite", address1="budi at example", title="Friday", pace="hours", hours="x"
    )
    assert page.status == 422
    fields = page.form("Start the game").fields
    assert (fields["address1"], fields["title"], fields["hours"]) == ("budi at example", "Friday", "x")
    assert "Seat 2: That is no mail address" in page.text
    assert "Write the hours as a number" in page.text


def test_kalasan_is_for_two(people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send("Start the game", temple="kalasan", kind1="bot", kind2="bot")
    assert page.status == 422
    assert "Kalasan" in page.text
    assert page.form("Start the game").fields["temple"] == "kalasan"


def test_an_address_for_nobody_is_asked_about(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send("Start the game", kind1="bot", kind2="none", address2="budi@example.org")
    assert page.status == 422
    assert "Seat 3: This seat is for nobody, and an address stands here" in page.text
    ada.send("Start the game", address2="")
    chairs = load(site, ada.page.address.split("/")[2]).record.table.chairs
    assert [chair.bot for chair in chairs] == [None, "random"]


def test_an_address_without_a_dot_is_asked_about_once(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send("Start the game", kind1="invite", address1="nina@example")
    assert page.status == 422
    assert "“example” has no dot. Is the address whole?" in page.text
    page = ada.send("Start the game")
    assert "nina@example has not answered yet" in page.text


@pytest.mark.parametrize("address", ["nina@localhost", "nina@example.org"])
def test_a_whole_address_is_not_asked_about(
    people: list[User], browse: Callable[..., Browser], address: str
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    assert ada.send("Start the game", kind1="invite", address1=address).status == 200


def test_hours_beside_another_time_are_asked_about(
    people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    page = ada.send("Start the game", kind1="bot", hours="36")
    assert page.status == 422
    assert "Hours stand here, and another time is chosen" in page.text


STRANGE: list[dict[str, str]] = [
    {"temple": "angkor"},
    {"kind1": "king"},
    {"pace": "fast"},
    {"pace": "-5"},
    {"pace": "hours", "hours": "1e400"},
    {"pace": "hours", "hours": "nan"},
]


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_values_are_refused(
    people: list[User], browse: Callable[..., Browser], strange: dict[str, str]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    assert ada.send("Start the game", **({"kind1": "bot"} | strange)).status == 422


def test_signed_out_nobody_starts_a_game(browse: Callable[..., Browser]) -> None:
    page = browse().open("/new")
    assert page.status == 401
    assert "/sign-in" in page.html


def test_which_game_is_chosen_first(people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    page = ada.open("/new")
    assert "Which game?" in page.text
    assert page.href("Medang") == "/new/medang"
    ada.follow("The Festivals")
    assert "Start a game of The Festivals" in ada.page.text
    assert "2 to 4 seats" in ada.page.text


def test_a_game_of_the_festivals(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    ada.open("/new/festivals")
    ada.send(
        "Start the game", kind1="invite", address1="budi@example.org", kind2="bot", typhoons="2",
        typhoon_tie="airplane", title="Across the sea",
    )  # fmt: skip
    table = load(site, ada.page.address.split("/")[2]).record.table
    assert table.rules == "festivals"
    assert dict(table.options) == {"typhoons": "2", "typhoon_tie": "airplane"}
    assert [chair.bot for chair in table.chairs] == [None, None, "traveller"]
    assert "2 typhoons" in ada.page.text


@pytest.mark.parametrize("strange", [{"typhoons": "4"}, {"typhoon_tie": "captain"}, {"kind1": "none"}])
def test_what_the_festivals_do_not_have_is_refused_in_words(
    people: list[User], browse: Callable[..., Browser], strange: dict[str, str]
) -> None:
    ada = browse(people[0])
    ada.open("/new/festivals")
    page = ada.send("Start the game", **({"kind1": "bot", "title": "Kept"} | strange))
    assert page.status == 422
    assert "Not started yet" in page.text
    assert page.form("Start the game").fields["title"] == "Kept"


def test_five_do_not_fit_on_the_islands(people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    page = ada.open("/new/festivals")
    assert "kind4" not in page.form("Start the game").fields
    ada.open("/new/medang")
    assert "kind4" in ada.page.form("Start the game").fields


@pytest.mark.parametrize("rules", ["medang", "festivals"])
def test_every_game_can_be_played_against_bots_at_once(
    site: Site, people: list[User], browse: Callable[..., Browser], rules: str
) -> None:
    ada = browse(people[0])
    ada.open("/")
    form = next(form for form in ada.page.forms if form.action == f"/new/{rules}/bots")
    ada.came(ada.client.post(form.action, data=form.fields))
    table = load(site, ada.page.address.split("/")[2]).record.table
    assert table.rules == rules
    assert [chair.bot is None for chair in table.chairs] == [True, False, False]


def test_there_is_no_form_for_no_game(people: list[User], browse: Callable[..., Browser]) -> None:
    ada = browse(people[0])
    ada.open("/new/festivals")
    assert ada.client.post("/new/chess", data=ada.page.form("Start the game").fields).status_code == 404
    assert ada.open("/new/chess").status == 404

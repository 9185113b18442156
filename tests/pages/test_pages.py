"""Home, game pages, help, errors, mailbox."""

from collections.abc import Callable
from zoneinfo import ZoneInfo

from service import create_app
from service.config import Config
from service.load import load
from service.site import Site
from service.users import User
from tests.pages.browser import Browser


def test_home_sorts_games_by_what_they_ask(
    people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2, pace=3 * 86400)
    page = browse(people[0]).open("/")
    assert "One game waits for you, Ada" in page.text
    assert "3 days left." in page.text or "2 days 23 hours left." in page.text
    assert page.href("Play") == f"/games/{game}/turn"
    assert "No game waits for you, Citra" in browse(people[2]).open("/").text


def test_a_public_game_is_for_everybody(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/new/medang")
    ada.send("Start the game", kind1="bot", watch="public")
    page = browse().open(ada.page.address)
    assert page.status == 200
    assert "Everybody chooses at the same time" in page.text
    assert "only you see it" not in page.text


def test_leaving_is_asked_for_twice(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    ada = browse(people[0])
    ada.open(f"/games/{game}")
    ada.follow("Leave the game")
    assert load(site, game).record.table.chairs[0].status == "joined"
    ada.send("Leave Medang")
    assert load(site, game).record.table.chairs[0].status == "resigned"
    assert "You have left this game" in ada.page.text
    assert "You have left" in ada.open("/").text
    assert "Your first game" not in ada.page.text
    page = ada.open(f"/games/{game}")
    assert page.status == 200
    assert not [name for _, name in page.links if "Leave the game" in name or name == "Play"]
    assert ada.open(f"/games/{game}/turn").status == 403


def test_a_seat_token_is_shown_once(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    ada = browse(people[0])
    ada.open(f"/games/{game}")
    assert "seat." in ada.send("Make a token").text
    assert "seat." not in ada.open(f"/games/{game}").text


def test_every_rule_has_its_place_in_the_help(browse: Callable[..., Browser]) -> None:
    from engine.medang.rulebook import RULES
    from service.paragraphs import anchor

    html = browse().open("/help/medang").html
    assert [rule for rule in RULES if f'id="{anchor(rule)}"' not in html] == []
    assert len({anchor(rule) for rule in RULES}) == len(RULES)


def test_errors_are_pages(browse: Callable[..., Browser]) -> None:
    browser = browse()
    for address, status in (
        ("/nowhere", 404),
        ("/games/aaaaaaaaaaaa", 404),
        ("/account", 401),
        ("/t/x", 404),
    ):
        page = browser.open(address)
        assert page.status == status
        assert "<h1>" in page.html
        assert "Traceback" not in page.html
    assert browser.client.delete("/help").status_code == 405
    assert browser.client.post("/sign-in", data={"address": "x" * 70000}).status_code == 413


def test_a_failure_nobody_foresaw_is_a_page_without_a_trace(site: Site, config: Config) -> None:
    def broken() -> str:
        raise RuntimeError("the secret of the state")

    app = create_app(config)
    app.add_url_rule("/broken", view_func=broken)
    page = Browser(app.test_client(), {}).open("/broken")
    assert page.status == 500
    assert "Something broke here" in page.text
    assert "secret" not in page.html


def test_no_page_asks_another_site_or_carries_script_or_style(
    people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    for address in (
        "/",
        "/new",
        "/account",
        "/help",
        "/help/medang",
        f"/games/{game}",
        f"/games/{game}/turn",
    ):
        html = browse(people[0]).open(address).html
        assert "<style" not in html
        assert " style=" not in html
        assert "<script>" not in html
        assert " onclick" not in html
        assert 'src="http' not in html


def test_times_in_words() -> None:
    from service.times import due, moment, span

    berlin, now = ZoneInfo("Europe/Berlin"), 1_796_040_000_000  # Monday 30 November 2026, 13:00 in Berlin
    assert span(30 * 3_600_000) == "1 day 6 hours"
    assert span(59_000) == "less than a minute"
    assert moment(now, now, berlin) == "today 13:00"
    assert moment(now + 20 * 3_600_000, now, berlin) == "tomorrow 09:00"
    assert moment(now + 3 * 86_400_000, now, berlin) == "Thursday 13:00"
    assert moment(now + 60 * 86_400_000, now, berlin) == "29 January 2027 13:00"
    late = due(now - 1, now, berlin)
    assert late is not None
    assert late.past
    soon = due(now + 3_600_000, now, berlin)
    assert soon is not None
    assert soon.urgent
    assert soon.until == "until today 14:00, Berlin"

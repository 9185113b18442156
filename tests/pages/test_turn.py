"""The page of a turn: drafts in the address, one POST, and what becomes of it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from service import keys
from service.boards.medang.names import say
from service.links import turn_link
from service.load import load
from service.record import Record
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, bare


@pytest.fixture
def game(start_game: Callable[..., str], open_choices: Callable[[str], None]) -> str:
    """A game of two, after the opening."""
    game = start_game(2)
    open_choices(game)
    return game


def link_of(site: Site, game: str) -> str:
    """The turn link of whoever is to move."""
    record = load(site, game).record
    return turn_link(site, game, record.actors.seats[0], record.head.point, 0)


def view_of(record: Record) -> Any:
    return record.rules.view(record.state, record.actors.seats[0])


def whole_turn(record: Record) -> list[str]:
    """A short turn in the notation: a tile without choices after it, then the top of the pile."""
    tile = min(view_of(record)["you"]["hand"], key=lambda code: code[1] == "1")
    return [f"play {tile} 2", "take pile"]


def test_a_turn_is_made_with_links_and_one_button(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    before = load(site, game).record
    seat, tile = before.actors.seats[0], view_of(before)["you"]["hand"][0]
    browser = browse()
    page = browser.open(link_of(site, game))
    assert "Choose one of your 4 tiles." in page.text
    assert page.form("Send turn").buttons == [False]
    browser.follow("play the")
    assert "Choose a column for the" in browser.page.text
    browser.follow("column 2, floor 1")
    assert f"play {tile} 2" in browser.page.text
    browser.follow("top of the pile")
    assert "You see it when the turn is sent" in browser.page.text
    assert browser.page.form("Send turn").buttons == [True]
    assert load(site, game).record.head == before.head
    page = browser.send("Send turn")
    assert page.address.startswith("/s/")
    assert "Played" in page.text
    after = load(site, game).record
    assert after.head.point == before.head.point + 1
    assert after.rules.view(after.state, None)["columns"][1] == [tile]
    assert f"Takes the {drawn(before, after, seat, tile)} from the pile" in page.text


def drawn(before: Record, after: Record, seat: int, played: str) -> str:
    """The tile that came into the hand, in words."""
    hands = [Counter(record.rules.view(record.state, seat)["you"]["hand"]) for record in (before, after)]
    (tile,) = hands[1] - (hands[0] - Counter([played]))
    return say(tile)


def test_take_back_is_a_link(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    first = browser.page.address
    browser.follow("play the")
    browser.follow("column 2, floor 1")
    assert "column 2, floor 1" not in [name for _, name in browser.page.links]
    browser.follow("Take back the last")
    assert bare(browser.page.address) == first


def test_an_illegal_draft_names_the_rule_and_is_kept(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d="take pile")
    assert page.status == 200
    assert "Line 1, “take pile”: a turn begins with a tile of your hand" in page.text
    rule = page.href("Rule: How to Play 3")
    assert rule.startswith("/help/medang?back=")
    assert rule.endswith("#how-to-play-3")
    assert page.form("Read orders").fields["d"] == "take pile"
    assert page.form("Send turn").fields["d"] == ""


MISREAD = {
    "play b3 seven": "a column is a number from 1 to 10.",
    "play b3": "play needs a tile and a column, such as play b1 5.",
    "play b9 3": "there is no tile 'b9'.",
    "swap four": "swap needs a place, column and floor, such as swap 5.2.",
    "take": "take needs one tile, such as take g3 or take pile.",
    "go east": "'go' is no move.",
}


@pytest.mark.parametrize("line", MISREAD)
def test_a_line_that_says_no_move_is_named_with_what_is_wrong_with_it(
    site: Site, game: str, browse: Callable[..., Browser], line: str
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d=f"\n{line}")
    assert "Not understood" in page.text
    assert f"Line 2, “{line}”: {MISREAD[line]}" in page.text
    assert "kept" not in page.text


def test_only_what_fits_of_a_draft_is_shown_as_draft(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    line = whole_turn(load(site, game).record)[0]
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d=f"{line}\nplay z9 1\ntake pile")
    assert "Line 2, “play z9 1”: there is no tile" in page.text
    assert "kept as far as it fits" in page.text
    assert page.form("Send turn").fields["d"] == line


def test_an_illegal_turn_is_refused_with_the_draft_kept(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    before = load(site, game).record.head
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Send turn", d="take pile")
    assert page.status == 422
    assert "a turn begins with a tile of your hand" in page.text
    assert "is kept" not in page.text
    assert page.form("Read orders").fields["d"] == "take pile"
    assert load(site, game).record.head == before


def test_moves_behind_a_draw_are_not_taken(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    record = load(site, game).record
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Send turn", d=";".join([*whole_turn(record), "take pile"]))
    assert page.status == 422
    assert "Look first" in page.text
    assert load(site, game).record.head == record.head


def test_a_bare_button_press_plays_nothing(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    """B4: what presses buttons without having chosen anything."""
    before = load(site, game).record.head
    scanner = browse()
    link = link_of(site, game)
    page = scanner.open(link)
    for form in page.forms:
        if form.method == "post":
            answer = scanner.client.post(bare(link), data=form.fields)
            assert answer.status_code == 422
    assert scanner.client.post(bare(link), data={}).status_code == 403
    assert load(site, game).record.head == before


def test_a_scanner_uses_nothing_up(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    """B1: five looks by different agents, then the person."""
    link, before = link_of(site, game), load(site, game).record
    for number in range(5):
        scanner = browse(**{"User-Agent": f"scanner {number}"})
        scanner.open(link)
        scanner.client.head(bare(link))
    person = browse()
    person.open(link)
    person.send("Send turn", d=";".join(whole_turn(before)))
    assert "Played" in person.page.text
    assert load(site, game).record.head.version == before.head.version + 1


def test_sending_twice_plays_once(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    before = load(site, game).record
    browser = browse()
    link = link_of(site, game)
    fields = browser.open(link).form("Send turn").fields | {"d": ";".join(whole_turn(before))}
    answers = [browser.client.post(bare(link), data=fields) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {303}
    assert len({answer.headers["Location"] for answer in answers}) == 1
    assert load(site, game).record.head.version == before.head.version + 1


def test_a_stale_page_is_told_so(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    """Another turn was sent meanwhile, from another window."""
    before = load(site, game).record
    ada = browse(people[before.actors.seats[0]])
    page = ada.open(f"/games/{game}/turn")
    fields = page.form("Send turn").fields
    other = browse()
    other.open(link_of(site, game))
    other.send("Send turn", d=whole_turn(before)[0])
    lines = whole_turn(before)
    answer = ada.client.post(
        bare(page.address), data=fields | {"d": ";".join([f"{lines[0][:-1]}3", lines[1]])}
    )
    assert answer.status_code == 409
    assert load(site, game).record.head.version == before.head.version + 1


def test_a_stale_link_shows_what_everybody_sees(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    """The seat's hand and dynasty stay hidden, although its link was good once and nobody else may watch."""
    before = load(site, game).record
    seat, link = before.actors.seats[0], link_of(site, game)
    browser = browse()
    browser.open(link)
    browser.send("Send turn", d=";".join(whole_turn(before)))
    page = browser.open(link)
    assert page.status == 200
    assert "The game has moved on" in page.text
    assert "only you see it" not in page.text
    assert "takes a tile from the pile" in page.text.lower()
    dynasty = {"g": "Samara", "y": "Dharmasetu", "p": "Dharanindra", "r": "Panangkaran", "b": "Rakai"}
    assert dynasty[before.rules.view(before.state, seat)["you"]["dynasty"]] not in page.text


def test_a_fresh_link_goes_to_the_seat_by_letter(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    record = load(site, game).record
    seat = record.actors.seats[0]
    browser = browse()
    browser.open(turn_link(site, game, seat, record.head.point - 1, 0))
    page = browser.send("Send a fresh link")
    assert "A letter is on its way" in page.text
    assert site.redis.zscore(keys.outbox(keys.partition(game)), f"turn|{game}|{seat}") is not None
    for _ in range(2):
        browser.open(turn_link(site, game, seat, record.head.point - 1, 0))
        browser.send("Send a fresh link")
    browser.open(turn_link(site, game, seat, record.head.point - 1, 0))
    assert browser.send("Send a fresh link").status == 429


@pytest.mark.parametrize(
    "change", [lambda token: token[:-2] + "xx", lambda token: "x" + token, lambda token: ""]
)
def test_a_forged_link_opens_nothing(
    site: Site, game: str, browse: Callable[..., Browser], change: Callable[[str], str]
) -> None:
    token = link_of(site, game).rpartition("/")[2]
    page = browse().open(f"/t/{change(token)}")
    assert page.status == 404
    assert "only you see it" not in page.text


def test_a_revoked_link_shows_no_hand(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    link, seat = link_of(site, game), load(site, game).record.actors.seats[0]
    site.redis.hincrby(keys.about(game), f"epoch:{seat}", 1)
    assert "only you see it" not in browse().open(link).text


def test_a_join_token_is_no_turn_token(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    from service.links import sign

    record = load(site, game).record
    token = sign(site, "join", game, record.actors.seats[0], record.head.point, 0)
    assert browse().open(f"/t/{token}").status == 404


def test_the_way_on_is_open_at_the_point_that_the_turn_led_to_and_at_no_later_one(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    """The address of a verdict stays in histories and logs; it must not become a key to later turns."""
    before = load(site, game).record
    lines = whole_turn(before)
    browser = browse()
    browser.open(link_of(site, game))
    browser.send("Send turn", d=lines[0])
    verdict = browser.page.address
    record = load(site, game).record
    if record.actors.seats == before.actors.seats:
        assert "Sent." in browser.page.text
        browser.send("Send turn", d="take pile")
    later = load(site, game).record
    other = browse()
    other.open(link_of(site, game))
    other.send("Send turn", d=";".join(whole_turn(later)))
    assert browser.open(verdict).status == 200
    assert "only you see it" not in browser.page.text
    assert not any(href.startswith("/t/") for href, _ in browser.page.links)


def test_the_other_seat_sees_no_turn_page(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    waiting = 1 - load(site, game).record.actors.seats[0]
    page = browse(people[waiting]).open(f"/games/{game}/turn")
    assert page.address == f"/games/{game}"
    assert "A letter comes when it is your turn" in page.text


def test_a_stranger_sees_no_turn_page(game: str, people: list[User], browse: Callable[..., Browser]) -> None:
    assert browse().open(f"/games/{game}/turn").status == 401
    assert browse(people[3]).open(f"/games/{game}/turn").status == 403


GARBAGE = [
    "pick=zz", "pick=b", "pick=%00", "pick=exchange&x=zz+zz+zz+zz+zz", "x=" + "b1+" * 50, "d=%F0%9F%98%80",
    "d=" + ";".join(["take pile"] * 61).replace(" ", "+"), "d=play", "d=play+b1+999999", "d=%3Cscript%3E",
    "d=;;;", "d=exchange", "change=1",
]  # fmt: skip


@pytest.mark.parametrize("query", GARBAGE)
def test_a_strange_address_is_a_page(
    site: Site, game: str, browse: Callable[..., Browser], query: str
) -> None:
    page = browse().open(f"{link_of(site, game)}?{query}")
    assert page.status in (200, 422)
    assert "<script>" not in page.html

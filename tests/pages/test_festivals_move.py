"""The Festivals: ways over the islands, what follows by itself, and the refusals."""

from collections.abc import Callable
from typing import Any

import pytest

from service.load import load
from service.pages.festivals.pending import pending
from service.record import Record
from service.sealing import FirstDice
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, bare
from tests.pages.travelling import lines, link_of, plan, plan_all, play, travel, view_of


@pytest.fixture
def game(site: Site, voyage: Callable[..., str]) -> str:
    """Ada shows a ticket of each colour on Jawa and is to move; nobody else shows any."""
    game = voyage()
    plan(site, game, 0, "plan y k b")
    plan_all(site, game, lambda legal: "stay")
    return game


def test_when_plans_have_been_opened_they_stand_at_the_top(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    page = browse().open(link_of(site, game))
    assert "Round 1: the plans are open" in page.text
    assert page.html.index("the plans are open") < page.html.index('id="board"')
    play(site, game, "go bali y")
    page = browse().open(link_of(site, game))
    assert "the plans are open" not in page.text
    assert "Plans, opened together" in page.text
    assert 'aria-label="1 yellow ticket"' in page.html.partition("opened together")[2]


def test_a_way_is_made_by_clicking_islands(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser, before = browse(), load(site, game).record.head
    page = browser.open(link_of(site, game))
    assert "Which island first?" in page.text
    browser.follow("Kalimantan, yellow ticket: go there")
    assert "Which island next?" in browser.page.text
    browser.follow("Sulawesi, blue ticket: go there")
    assert browser.page.form("Send turn").buttons == [False]
    browser.follow("Bali, black ticket: go there")
    page = browser.page
    assert "You go from Sulawesi to Bali by black ticket" in page.text
    assert page.form("Send").fields["d"] == "go kalimantan y;go sulawesi b;go bali k"
    assert load(site, game).record.head == before
    page = browser.send("Send way")
    assert page.address.startswith("/s/")
    assert "Played" in page.text
    assert view_of(site, game)["seats"][0]["island"] == "bali"


def test_take_back_is_a_link(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    first = browser.open(link_of(site, game)).address
    browser.follow("Kalimantan, yellow ticket: go there")
    browser.follow("Take back the last")
    assert bare(browser.page.address) == bare(first)


def test_where_an_island_takes_two_colours_one_says_which(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    browser.follow("Kalimantan: choose the ticket")
    assert "Kalimantan: with which ticket?" in browser.page.text
    browser.follow("Blue ticket")
    assert "go kalimantan b" in browser.page.text


def test_what_follows_by_itself_stands_in_the_draft(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """A step that is the only one is made at once, and so are those of the others."""
    game, line, steps = forced(site, voyage)
    page = browse().open(f"{link_of(site, game)}?d={line.replace(' ', '+')}")
    draft = page.html.partition('<ol class="draft">')[2].partition("</ol>")[0]
    assert draft.count('<span class="number">') >= steps
    assert draft.count("That follows by itself.") >= steps - 1


def forced(site: Site, voyage: Callable[..., str]) -> tuple[str, str, int]:
    """A game for two, a step of whoever is to move, and how many steps are made with it."""
    game = voyage(to_move, seats=2)
    for seed in range(60):
        record = load(site, game).record
        (seat,) = record.actors.seats
        for line in lines(record, seat):
            steps = moved(record, seat, line)
            if steps > 1:
                return game, line, steps
        play(site, game, lines(record, seat)[0])
        if not travel(site, game, to_move, seed):
            break
    raise AssertionError("no step is forced")


def to_move(view: dict[str, Any]) -> bool:
    """Somebody is to move."""
    return bool(view["phase"] == "move")


def moved(record: Record, seat: int, line: str) -> int:
    """How many steps are made with this one, whoever’s they are."""
    happened = record.rules.decide(record.state, {seat: record.rules.notation.read(line)}, FirstDice())
    return sum(record.rules.tell(event, None)["kind"] == "Moved" for event in happened)


def test_a_round_that_ends_with_a_turn_is_known_up_to_the_next_festival(site: Site, game: str) -> None:
    """Before the turn is sent nobody can know which festival is turned up behind the next."""
    play(site, game, "go bali y", "go sulawesi b", "go maluku k")
    while True:
        record = load(site, game).record
        (seat,) = record.actors.seats
        before = record.rules.view(record.state, seat)
        view, told = pending(record.rules, record.state, seat, record.rules.default(record.state, seat))
        if "Gathered" in [one["kind"] for one in told]:
            break
        play(site, game, lines(record, seat)[0])
    assert (view["festival"], view["next"], view["left"]) == (
        before["festival"],
        before["next"],
        before["left"],
    )
    assert "FestivalChanged" not in [one["kind"] for one in told]


WRONG = {
    "go papua y": ("is not adjacent to Jawa", "Move 13"),
    "go bali b": ("has no free slot for a blue ticket", "Move 13"),
    "rest pool": ("You are to move".lower(), "Move 11"),
}


@pytest.mark.parametrize("line", WRONG)
def test_an_illegal_step_is_refused_with_its_rule_and_the_draft_kept(
    site: Site, game: str, browse: Callable[..., Browser], line: str
) -> None:
    said, rule = WRONG[line]
    before = load(site, game).record.head
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Send turn", d=f"go bali y;{line}" if line == "rest pool" else line)
    assert page.status == 422
    assert said in page.text.replace("You are", "you are")
    assert page.href(f"Rule: {rule}").startswith("/help/festivals?back=")
    assert line in page.form("Read orders").fields["d"]
    assert load(site, game).record.head == before


MISREAD = {
    "bali y": "a move begins with what you do, such as go bali y.",
    "go bali": "go needs an island and a ticket, such as go bali y.",
    "go bali yellow": "a ticket is written as one letter: y for yellow, k for black, b for blue.",
    "go lombok y": "there is no island 'lombok'.",
    "fly": "'fly' is no move.",
}


@pytest.mark.parametrize("line", MISREAD)
def test_a_line_that_says_no_move_is_named_with_what_is_wrong_with_it(
    site: Site, game: str, browse: Callable[..., Browser], line: str
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d=f"go bali y\n{line}")
    assert "Not understood" in page.text
    assert f"Line 2, “{line}”: {MISREAD[line]}" in page.text
    assert page.form("Send").fields["d"] == "go bali y"


def test_a_typhoon_closes_a_way(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(typhoons="2")  # Sulawesi and Bali, Kalimantan and Jawa
    plan(site, game, 0, "plan y k b")
    plan_all(site, game, lambda legal: "stay")
    browser = browse()
    page = browser.open(link_of(site, game))
    assert not [name for _, name in page.links if "Kalimantan, " in name]
    page = browser.send("Read orders", d="go kalimantan y")
    assert "a typhoon closes the way from Jawa to Kalimantan" in page.text
    assert page.href("Rule: ruling 20").endswith("#ruling-20")


GARBAGE = [
    "pick=bali", "pick=%00", "x=red+red+zz", "x=" + "y+" * 60, "d=go", "d=go+bali+y;go+bali+y;go+bali+y",
    "d=plan+y", "d=%3Cscript%3E", "pick=kalimantan&x=b", "order=rest+pool", "change=1",
]  # fmt: skip


@pytest.mark.parametrize("query", GARBAGE)
def test_a_strange_address_is_a_page(
    site: Site, game: str, browse: Callable[..., Browser], query: str
) -> None:
    page = browse().open(f"{link_of(site, game)}?{query}")
    assert page.status == 200
    assert "<script>" not in page.html


def test_who_waits_sees_plans_and_no_choices(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    page = browse(people[1]).open(f"/games/{game}")
    assert "Ada is to move" in page.text
    assert "Plans, opened together" in page.text
    assert not [name for _, name in page.links if "go there" in name]

"""The Festivals: what a plan says of its way and of its orders before it is sealed."""

from collections.abc import Callable

import pytest

from service.site import Site
from service.standing.giving import give
from tests.pages.browser import Browser
from tests.pages.travelling import link_of, view_of

Browse = Callable[..., Browser]
LINE = "d=plan+y+k+b&order=route+kalimantan+y,+sulawesi+b"


@pytest.fixture
def game(voyage: Callable[..., str]) -> str:
    """A game of four in its first round; everybody stands on Jawa."""
    return voyage()


def test_a_step_that_is_taken_back_takes_its_ticket_along(site: Site, game: str, browse: Browse) -> None:
    browser = browse()
    first = browser.open(link_of(site, game, 0)).address
    browser.follow("show the black ticket")
    browser.follow("Kalimantan, yellow ticket: plan to go there")
    browser.follow("Sulawesi, blue ticket: plan to go there")
    browser.follow("Take back the last")
    fields = browser.page.form("Seal this plan").fields
    assert (fields["d"], fields["order"]) == ("plan y k", "route kalimantan y")
    browser.follow("Take back the last")
    fields = browser.page.form("Seal this plan").fields
    assert fields["d"] == "plan k" and "order" not in fields
    browser.follow("take back the black ticket")
    assert browser.page.address == first


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("y k b", "Your way uses 2 of 3 tickets; you will be asked about the black ticket."),
        (
            "y k k b",
            "Your way uses 2 of 4 tickets; you will be asked about the other 2: 2 black tickets.",
        ),
    ],
)
def test_a_way_that_is_shorter_than_the_plan_says_which_tickets_have_no_step(
    site: Site, game: str, browse: Browse, shown: str, said: str
) -> None:
    page = browse().open(
        f"{link_of(site, game, 0)}?d=plan+{shown.replace(' ', '+')}&{LINE.partition('&')[2]}"
    )
    assert said in page.text
    assert page.form("Seal this plan").buttons == [True]


def test_a_way_for_all_tickets_says_nothing_of_the_kind(site: Site, game: str, browse: Browse) -> None:
    page = browse().open(f"{link_of(site, game, 0)}?d=plan+y+b&{LINE.partition('&')[2]}")
    assert "Take back the last" in page.text and "you will be asked about" not in page.text


def summary(browser: Browser) -> str:
    """What the page repeats before the button that seals."""
    return browser.page.text.partition("All plans open together")[2].partition("Until everybody has sealed")[
        0
    ]


def test_the_summary_repeats_the_orders_that_come_with_a_plan(site: Site, game: str, browse: Browse) -> None:
    give(site, game, 0, ["discard y k b", "rest pool"])
    browser = browse()
    browser.open(f"{link_of(site, game, 0)}?{LINE}&order=nonsense")
    said = summary(browser)
    assert "route kalimantan y, sulawesi b This round you go to Kalimantan with a yellow ticket" in said
    assert "You always rest from the pool. This stands already, and holds until you change it." in said
    assert said.index("route") < said.index("discard y k b") and "nonsense" not in said


def test_an_answer_for_the_rest_says_that_it_holds_on(site: Site, game: str, browse: Browse) -> None:
    browser = browse()
    browser.open(link_of(site, game, 0))
    browser.follow("Stay: show none")
    assert "Your answer holds for every round, until you change it" in browser.page.text
    assert "rest" not in summary(browser).lower()
    browser.follow("Always from the middle")
    assert "else from the pool. This holds until you change it." in summary(browser)
    browser.follow("Ask me")
    assert "rest" not in summary(browser).lower()
    give(site, game, 0, ["rest middle"])
    browser.open(browser.page.address)
    assert "This stands already" in summary(browser)
    browser.follow("Ask me")
    assert "You are asked how to rest." in summary(browser)


def test_how_far_a_festival_is_counts_steps(site: Site, game: str, browse: Browse) -> None:
    """Slots and hand do not count, so it is no number of tickets."""
    page = browse().open(link_of(site, game, 0))
    view = view_of(site, game, 0)
    assert view["festival"]["island"] != "jawa"
    assert " away" in page.text and "from you" not in page.text

"""Java: whole games and their ends on pages; looking writes nothing, and nobody sees what is hidden."""

import random
import re
from collections.abc import Callable

import pytest

from service.load import load
from service.record import Record
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, Page, bare
from tests.pages.test_never_writes import everything
from tests.pages.test_twins import seen
from tests.pages.travelling import lines, link_of, play, view_of
from tests.twins import make_twin

OTHERS = re.compile(
    r"\b(medang|temple|dynast\w*|tickets?|islands?|craftsman|stupa|airplane)\b", re.IGNORECASE
)


def phase(wanted: str, turn: int = 1) -> Callable[[Record], bool]:
    """Has a game come to this phase, in this turn or later?"""

    def enough(record: Record) -> bool:
        view = record.rules.view(record.state, None)
        return bool(view["phase"] == wanted and view["turn"] >= turn)

    return enough


def last_turn(record: Record) -> bool:
    """Is it somebody’s last turn, who has not done his final scoring?"""
    view = record.rules.view(record.state, None)
    if not view["final"] or view["phase"] != "turn":
        return False
    return not view["seats"][view["turn_of"]]["scored"] and any(row["scored"] for row in view["seats"])


def test_in_the_last_turn_no_tile_is_owed_and_the_final_scoring_is_told_before(
    site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = terraces(last_turn)
    (seat,) = load(site, game).record.actors.seats
    browser, before = browse(), view_of(site, game)["seats"][seat]["points"]
    page = browser.open(link_of(site, game))
    assert "the last of each" in page.text
    assert "A land tile is still to be laid" not in page.text
    page = browser.follow("End the turn")
    said = re.search(r"You score (\d+) points? in the end", page.text)
    assert said is not None
    browser.send("Send turn")
    assert view_of(site, game)["seats"][seat]["points"] == before + int(said[1])


def test_the_points_of_an_ended_game_add_up_palace_by_palace(
    site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
) -> None:
    game = terraces(last_turn)
    while load(site, game).record.table.status != "ended":
        play(site, game, "end")
    scores = view_of(site, game)["scores"]
    page = browse(people[0]).open(f"/games/{game}")
    table = page.html.partition('<table class="tally by-palace">')[2].partition("</table>")[0]
    rows = [re.findall(r'<td class="n[^"]*">(\d*)</td>', row) for row in table.split("<tr")[2:]]
    together, of_game, of_end, *palaces = [[int(number or 0) for number in row] for row in rows]
    assert together == [score["total"] for score in scores]
    assert [a + b for a, b in zip(of_game, of_end, strict=True)] == together
    assert [sum(row[seat] for row in palaces) for seat in range(4)] == of_end
    assert "only you see" not in page.text
    best = [seat for seat, score in enumerate(scores) if score["total"] == max(together)]
    names = " and ".join(people[seat].name for seat in best)
    assert re.search(rf"{names} (has most fame|share the victory)", page.text)
    assert [name for _, name in page.links if "log" in name.lower()] == ["Get the log"]
    assert [name for _, name in page.links if "dealt" in name] == ["How this game was dealt"]


def test_no_page_of_java_writes(
    site: Site, people: list[User], terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    turning, bidding = terraces(phase("turn", 14)), terraces(phase("bid"))
    asking = terraces(phase("auction"), first=18, festivals="open")
    record = load(site, turning).record
    (seat,) = record.actors.seats
    picks = ("three", "two", "rice", "village", "enter", "walk", "palace", "irrigate", "festival")
    pages = [
        *(f"{link_of(site, turning)}?pick={pick}" for pick in picks),
        *(f"{link_of(site, turning)}?pick={pick}&x=j7" for pick in picks),
        *(f"{link_of(site, turning)}?d={line.replace(' ', '+')}" for line in lines(record, seat)[::150]),
        f"{link_of(site, turning)}?d=draw+deck", f"{link_of(site, turning)}?d=token;draw+open",
        *(link_of(site, game) for game in (bidding, asking)),
        *(f"{link_of(site, game)}?d={lines(load(site, game).record, asked(site, game))[-1].replace(' ', '+')}"
          for game in (bidding, asking)),
        *(f"/games/{game}{path}" for game in (turning, bidding, asking) for path in ("", "/turn", "/leaf/9")),
        "/help/java", "/new/java",
    ]  # fmt: skip
    before = everything(site)
    for browser in (browse(), browse(people[0]), browse(people[1])):
        for address in pages:
            assert browser.client.get(bare(address), headers=browser.headers).status_code < 500, address
            assert everything(site) == before, address


def asked(site: Site, game: str) -> int:
    """Whoever is asked first."""
    return load(site, game).record.actors.seats[0]


@pytest.mark.parametrize(
    ("wanted", "festivals"), [("turn", "sealed"), ("bid", "sealed"), ("auction", "open")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_pages_of_a_seat_of_java_are_equal_for_twins(
    site: Site, people: list[User], terraces: Callable[..., str], seat: int, wanted: str, festivals: str
) -> None:
    game = terraces(phase(wanted, 4), first=18 if wanted == "auction" else 0, festivals=festivals)
    twin = make_twin(site, game, seat, random.Random(1))
    queries = (
        "pick=three",
        "pick=festival",
        "d=token;draw+deck",
        "d=draw+open",
        "d=end",
        "d=pass",
        "d=bid+nothing",
    )
    more = [f"/games/{game}/turn?{query}" for query in queries]
    ours = seen(site, site, people[seat], game, seat, more)
    assert ours == seen(twin, site, people[seat], game, seat, more)


def test_no_page_of_java_speaks_of_another_game(
    site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
) -> None:
    games = (
        terraces(phase("turn", 9)),
        terraces(phase("bid")),
        terraces(phase("auction"), first=18, festivals="open"),
    )
    for game in games:
        for address in (
            f"/games/{game}",
            f"/games/{game}/turn",
            f"/games/{game}?all=1",
            f"/games/{game}/dealt",
        ):
            for user in people[:2]:
                assert OTHERS.findall(browse(user).open(address).text) == [], address


@pytest.mark.parametrize("festivals", ["sealed", "open"])
def test_two_play_a_whole_game_with_links_and_buttons(
    site: Site,
    terraces: Callable[..., str],
    people: list[User],
    browse: Callable[..., Browser],
    festivals: str,
) -> None:
    """From its last quarter on, so that festivals and the end are among it."""
    game = terraces(phase("turn", 42), seats=2, festivals=festivals)
    chance, at = random.Random(4), [browse(people[0]), browse(people[1])]
    for _ in range(2500):
        record = load(site, game).record
        if record.table.status == "ended":
            break
        browser = at[record.unsealed[0]]
        if "/turn" not in browser.page.address:
            browser.open(f"/games/{game}/turn")
        one_step(browser, chance)
        assert browser.page.status == 200, browser.page.text[:300]
    page = at[0].open(f"/games/{game}")
    assert "won," in page.text or "share the victory" in page.text


def one_step(browser: Browser, chance: random.Random) -> None:
    """One more choice, or off with what is ready."""
    (asking, *_) = [form for form in browser.page.forms if "point" in form.fields]
    if asking.buttons == [True]:
        browser.send(asking.text.strip())
        browser.page = Page("/", 200, "", {})  # look again
        return
    finish = [href for href, name in browser.page.links if name.startswith("End the turn")]
    if finish and chance.random() < 0.5:
        browser.open(finish[0])
        return
    browser.open(chance.choice(choices(browser.page)))


WORDS = (
    " here", "AP", "action point", "left", "yours:", "in hand", "on the board", "move him", "enlarge it",
    "palace of", "the card with", "Begin with these", "Bid nothing", "Bid these", "Go on, to", "Raise, to",
    "Pass", "Share", "+", "ends the turn", "End the turn",
)  # fmt: skip


def choices(page: Page) -> list[str]:
    """Links that add to a draft."""
    made = [(href, name) for href, name in page.links if "look=" not in href]
    inside = [(href, name) for href, name in made if "d=" in href or "pick=" in href or "x=" in href]
    return [href for href, name in inside if any(word in name for word in WORDS)]

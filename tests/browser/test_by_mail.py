"""People play whole games by clicking, each by the links of the letters that reach him."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from service.audit import verify
from service.config import Config
from service.load import Loaded
from tests.browser.beginning import begin, cuts, dealt, golden
from tests.browser.builder import Builder
from tests.browser.letters import first_link
from tests.browser.person import Person
from tests.browser.traveller import Traveller
from tests.browser.visiting import SETTINGS, Window
from tests.browser.world import World, until

SEED = 8
NAMES = ("Ada", "Budi", "Citra", "Dewi")
LAST = 2  # turns that are left of a game when its people take over
LONGEST = 900.0  # seconds for all of it on a busy machine


@contextmanager
def people(world: World, browser: Browser, kind: type[Person], number: int) -> Iterator[list[Person]]:
    """So many people, none of whom has ever been here."""
    chance = random.Random(SEED)
    contexts = [browser.new_context(**SETTINGS) for _ in range(number)]
    windows = [Window(context.new_page(), world.address) for context in contexts]
    yield [
        kind(name, f"{name.lower()}@example.org", window.page, world.post, random.Random(chance.random()))
        for name, window in zip(NAMES, windows, strict=False)
    ]
    complaints = [complaint for window in windows for complaint in window.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


def sign_in(ada: Person, address: str) -> None:
    """By letter, with a name, from the first page or from a page that asks for it."""
    if ada.page.url == "about:blank":
        ada.page.goto(address)
    ada.page.get_by_label("Your mail address").fill(ada.mailbox)
    ada.page.get_by_role("button", name="Send the letter").click()
    ada.page.get_by_role("heading", name="Look into your mailbox").wait_for()
    ada.follow(until(lambda: next(ada.letters(), None), "a letter to sign in"))
    name = ada.page.get_by_label("What shall we call you?")
    if name.count():
        name.fill(ada.name)
    ada.press("Sign in as")


def start_a_game(
    ada: Person,
    guests: list[Person],
    game: str,
    options: tuple[str, ...],
    cut: str = "the third wave at dawn",
) -> None:
    """Ada names the addresses of the others, and chooses these options."""
    page = ada.page
    page.get_by_role("link", name=f"Choose the players in {game}").click()
    for number, guest in enumerate(guests, 2):
        page.get_by_label(f"Seat {number}", exact=True).select_option("invite")
        page.get_by_label(f"Address for seat {number}").fill(guest.mailbox)
    for option in options:
        page.get_by_role("radio", name=option).check()
    page.get_by_label("Cut the pack").fill(cut)
    ada.press("Start the game")
    page.get_by_role("heading", name=f"1 of {len(guests) + 1} have sat down").wait_for()


def sit_down(guest: Person, cut: str = "blown on the tiles") -> None:
    """By the link of the invitation."""
    guest.follow(until(lambda: next(guest.letters(), None), f"an invitation of {guest.name}"))
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_label("Cut the pack").fill(cut)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("heading", name="You sit at the table").wait_for()


def play(people: list[Person]) -> None:
    """Everybody follows the link of each letter, until everybody has heard that the game is over."""
    end = time.monotonic() + LONGEST
    while not all("over" in person.heard for person in people):
        assert time.monotonic() < end, [person.heard for person in people]
        for person in people:
            for mail in person.letters():
                if person.heard[-1] in ("started", "turn") and "/t/" in first_link(mail):
                    person.follow(mail)
                    person.move()
        time.sleep(0.02)


def account(people: list[Person], seconds: float) -> str:
    """How long a game took, how many letters were read, and what was clicked how often."""
    letters = sum(len(person.heard) for person in people)
    done = sum((person.done for person in people), Counter())
    clicked = ", ".join(f"{kind} {times}" for kind, times in sorted(done.items()))
    return f"{len(people)} people, {seconds:.0f} s, {letters} letters: {clicked}"


def get_the_log(page: Page, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name="Get the log").click()
    download.value.save_as(folder / "game.jsonl")
    return (folder / "game.jsonl").read_text()


@pytest.mark.parametrize(
    ("kind", "number", "game", "options"),
    [
        (Person, 2, "Medang", ("Kalasan",)),
        pytest.param(Person, 3, "Medang", ("Borobudur",), marks=pytest.mark.torture),
        pytest.param(Traveller, 2, "The Festivals", ("One the advanced mode",), marks=pytest.mark.torture),
        pytest.param(Traveller, 3, "The Festivals", ("None the festival mode",), marks=pytest.mark.torture),
        pytest.param(Traveller, 4, "The Festivals", ("Three the islands",), marks=pytest.mark.torture),
        *(
            pytest.param(Builder, number, "Java", (form,), marks=pytest.mark.torture)
            for number in (2, 3, 4)
            for form in ("By sealed bids", "As an open auction")
        ),
    ],
)
def test_a_whole_game_through_the_links_of_letters(
    world: World,
    browser: Browser,
    config: Config,
    tmp_path: Path,
    kind: type[Person],
    number: int,
    game: str,
    options: tuple[str, ...],
) -> None:
    with people(world, browser, kind, number) as (ada, *guests):
        sign_in(ada, world.address)
        start_a_game(ada, guests, game, options)
        for guest in guests:
            sit_down(guest)
        start = time.monotonic()
        play([ada, *guests])
        print(account([ada, *guests], time.monotonic() - start))
        assert kind is not Builder or any(person.done["Festival"] for person in (ada, *guests))
        see_it_end([ada, *guests], world, config, tmp_path)


def test_the_last_turns_of_java_through_the_links_of_letters(
    world: World, browser: Browser, config: Config, tmp_path: Path
) -> None:
    """Both sit down by letter; the first turns are those of a golden game, and the others are theirs."""
    log = golden("java", "shared")
    with people(world, browser, Builder, 2) as (ada, budi):
        sign_in(ada, world.address)
        cut, *others = cuts(log)
        with dealt(log):
            start_a_game(ada, [budi], "Java", ("By sealed bids",), cut)
        game = ada.page.url.rpartition("/")[2]
        sit_down(budi, *others)
        until(lambda: world.load(game).record.state is not None, "the deal")
        begin(world, game, log, LAST)
        forget(ada, budi)
        budi.done = ada.done  # what one of them has done is nothing new to the other
        start = time.monotonic()
        play([ada, budi])
        print(account([ada], time.monotonic() - start))
        see_it_end([ada, budi], world, config, tmp_path)
        assert ada.done["Festival"], ada.done


def test_the_last_rounds_of_the_festivals_through_the_links_of_letters(
    world: World, browser: Browser, config: Config, tmp_path: Path
) -> None:
    """Both sit down by letter; the first rounds are anybody's, and the others are theirs."""
    with people(world, browser, Traveller, 2) as (ada, budi):
        sign_in(ada, world.address)
        start_a_game(ada, [budi], "The Festivals", ("One the advanced mode",))
        game = ada.page.url.rpartition("/")[2]
        sit_down(budi)
        until(lambda: world.load(game).record.state is not None, "the deal")
        world.play_on(game, late)
        forget(ada, budi)
        for seat, person in enumerate((ada, budi)):  # a letter to whoever has just moved waits two minutes
            person.page.goto(world.address + world.link(game, seat))
            person.move()
        play([ada, budi])
        see_it_end([ada, budi], world, config, tmp_path)


def late(loaded: Loaded) -> bool:
    """Is one of the last rounds planned?"""
    view = loaded.record.rules.view(loaded.record.state, None)
    return view["phase"] == "plan" and view["round"] >= 9


def forget(*people: Person) -> None:
    """The letters that came meanwhile lead nowhere any more; the last one may."""
    for person in people:
        person.read = len(person.post.to(person.mailbox)) - 1


def see_it_end(people: list[Person], world: World, config: Config, folder: Path) -> None:
    """Everybody has heard the same result, and the log holds."""
    for person in people:
        assert person.heard[-1] == "over"
        assert "refused" not in person.heard
        person.page.goto(world.address + "/")
    results = {see_the_result(person) for person in people}
    assert len({result.partition(",")[2] for result in results}) == 1, results
    proof = verify(get_the_log(people[0].page, folder), config.release)
    assert proof.holds, proof.failed


def see_the_result(person: Person) -> str:
    """What the page behind the last letter says; who has never signed in does so now, by letter."""
    last = person.post.to(person.mailbox)[person.read - 1]
    answer = person.page.goto(next(line for line in last.text.splitlines() if "/games/" in line))
    assert answer is not None
    if answer.status == 401:
        if person.page.get_by_label("Your mail address").count() == 0:
            person.page.get_by_role("link", name="Sign in by letter").click()
        sign_in(person, person.page.url)
        person.follow(last)
    result = person.page.locator(".call.over h1")
    result.wait_for()
    return result.inner_text()

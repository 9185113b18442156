"""Coming in: the first page, signing in by letter, one's own list, the account."""

from collections.abc import Callable

from playwright.sync_api import Page

from service.load import Loaded
from service.users import silence
from service.wishes import Wish
from tests.browser.letters import first_link
from tests.browser.tours.stop import Stop, Stops
from tests.browser.world import World

DAY = 86_400


def signing_in(world: World) -> Stops:
    """From the first page to the button behind the link, and the link once it is used."""
    yield Stop("welcome", "/")
    yield Stop("sign-in", "/sign-in")
    yield Stop("sign-in-wrong", "/sign-in", do=lambda page: ask(page, "ada at example"))
    yield Stop("sign-in-sent", "/sign-in", do=lambda page: ask(page, "new@example.org"))
    link = world.path(first_link(world.letter("new@example.org", "sign-in")))
    yield Stop("sign-in-new", link)
    yield Stop("sign-in-no-name", link, do=nameless)
    yield Stop("home-empty", link, do=come_in)
    yield Stop("sign-in-used", link, status=401)
    world.user("Ada")
    yield Stop("sign-in-again", "/sign-in", do=lambda page: ask(page, "ada@example.org"))
    yield Stop("sign-in-known", world.path(first_link(world.letter("ada@example.org", "sign-in"))))


def ask(page: Page, address: str) -> None:
    page.evaluate("document.forms[0].noValidate = true")
    page.get_by_label("Your mail address").fill(address)
    page.get_by_role("button", name="Send the letter").click()


def nameless(page: Page) -> None:
    page.evaluate("document.forms[0].noValidate = true")
    page.get_by_label("What shall we call you?").fill(" ")
    page.get_by_role("button").click()


def come_in(page: Page) -> None:
    page.get_by_label("What shall we call you?").fill("Nyi Roro")
    page.get_by_role("button").click()
    page.get_by_role("heading", name="No game waits for you").wait_for()


def lists(world: World) -> Stops:
    """Ada's list with every kind of game in it, and what else is hers."""
    invited = [Wish("me"), Wish("invite", world.user("Ada").address), Wish("bot")]
    world.invite("Budi", invited, {"temple": "plaosan"}, pace=3 * DAY)
    world.invite("Ada", [Wish("me"), Wish("open")], {"temple": "kalasan"}, title="Anybody?")
    over = world.start("Ada", temple="kalasan", bots=1)
    world.play_on(over)
    for mine in (True, False):
        game = world.start("Ada", "Budi", "Citra", "Dewi", pace=DAY // 4, temple="borobudur")
        world.keep(game)
        world.play_on(game, later_turn(0 if mine else 1))
    world.start("Ada", "Budi", "Citra", "Dewi", "Eka", pace=DAY, title="A whole table, by the river")
    yield Stop("home", "/", "Ada")
    yield Stop("new", "/new", "Ada")
    yield Stop("new-medang", "/new/medang", "Ada")
    yield Stop("new-wrong", "/new/medang", "Ada", do=start_wrongly)
    yield Stop("account", "/account", "Ada")
    yield Stop("account-wrong", "/account", "Ada", do=unname)
    silence(world.site, world.user("Ada").address)
    yield Stop("account-silent", "/account", "Ada")


def later_turn(seat: int) -> Callable[[Loaded], bool]:
    """Some turns in, and this seat is to move."""
    return lambda at: at.record.head.point > 12 and at.record.unsealed == (seat,)


def start_wrongly(page: Page) -> None:
    page.get_by_label("Address for seat 2").fill("budi at example")
    page.locator("[name=pace][value=hours]").check()
    page.locator("[name=hours]").fill("some")
    page.get_by_role("button", name="Start the game").click()


def unname(page: Page) -> None:
    page.evaluate("[...document.forms].forEach(form => form.noValidate = true)")
    page.get_by_label("Your name", exact=True).fill(" ")
    page.get_by_role("button", name="Save").click()

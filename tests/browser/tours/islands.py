"""The Festivals: plans under seal, what opens, ways, every question, rests, typhoons, the end."""

from collections.abc import Callable

from playwright.sync_api import Page

from service.load import Loaded
from tests.browser.tours.stop import Stop, Stops
from tests.browser.tours.tables import HOUR
from tests.browser.world import World

PEOPLE = ("Ada", "Budi", "Citra", "Dewi")
QUESTIONS = {"name": "0", "order": "0", "rest": "0", "return": "0", "shift": "3", "favour": "3"}


def planning(world: World) -> Stops:
    """The hand, a way on the board, a rest, a sealed plan; and what all see when the last has sealed."""
    game = world.cross(*PEOPLE, pace=72 * HOUR, watch="public")
    link = world.link(game, 0)
    yield Stop("plan", link)
    yield Stop("plan-chosen", f"{link}?d=plan k b")
    yield Stop("plan-which", f"{link}?pick=kalimantan")
    yield Stop("plan-way", f"{link}?d=plan y b&order=route kalimantan y, sulawesi b")
    yield Stop("plan-stay", f"{link}?d=stay&order=rest pool")
    yield Stop("plan-refused", f"{link}?d=plan b b b b b b")
    yield Stop("plan-sent", f"{link}?d=plan y k b", do=seal_it)
    yield Stop("plan-sealed", link)
    yield Stop("game-planning", f"/games/{game}", "Budi")
    for seat in (1, 2):
        world.seal(game, seat, "stay")
    yield Stop("plans-open", f"{world.link(game, 3)}?d=stay", do=seal_it)
    yield Stop("move", world.link(game))
    yield Stop("move-which", f"{world.link(game)}?pick=kalimantan")
    yield Stop("move-begun", f"{world.link(game)}?d=go kalimantan y")
    yield Stop("move-ready", f"{world.link(game)}?d=go kalimantan y;go sulawesi b;go bali k")
    yield Stop("move-refused", f"{world.link(game)}?d=go papua y")
    yield Stop("game-moving", f"/games/{game}", "Budi")
    yield Stop("game-moving-watched", f"/games/{game}")
    yield Stop("move-sent", f"{world.link(game)}?d=go kalimantan y;go sulawesi b;go bali k", do=send_it)


def questions(world: World) -> Stops:
    """Every question, and its answer before it is sent."""
    for phase, typhoons in QUESTIONS.items():
        tie = "airplane" if phase == "favour" else "nobody"
        game = world.cross(*PEOPLE, typhoons=typhoons, typhoon_tie=tie)
        world.play_on(game, asks(phase))
        if world.load(game).record.table.status == "ended":
            continue
        yield Stop(phase, world.link(game))
        yield Stop(f"{phase}-chosen", world.link(game), do=choose)


def arriving(world: World) -> Stops:
    """The end, and the pages beside the game."""
    game = world.cross("Ada", "Budi", typhoons="1", watch="public")
    world.play_on(game)
    yield Stop("islands-over", f"/games/{game}", "Ada")
    yield Stop("islands-leaf", f"/games/{game}/leaf/20", "Ada")
    yield Stop("islands-help", "/help/festivals")
    yield Stop("islands-new", "/new/festivals", "Ada")


def asks(phase: str) -> Callable[[Loaded], bool]:
    """A game that asks this question."""
    return lambda at: at.record.rules.view(at.record.state, None)["phase"] == phase


def seal_it(page: Page) -> None:
    page.get_by_role("button", name="Seal this plan").click()
    page.wait_for_url("**/s/*")


def send_it(page: Page) -> None:
    page.locator(".step button.btn").click()
    page.wait_for_url("**/s/*")


def choose(page: Page) -> None:
    """The first thing on offer."""
    before = page.url
    page.locator(".step a.act, .step a.pick").first.click()
    page.wait_for_url(lambda url: url != before)

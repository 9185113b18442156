"""The end of a game, looking back, help, the mailbox, and what cannot be shown."""

from unittest import mock

from playwright.sync_api import Page

from service.links import sign, silence_link
from service.load import Loaded
from service.lobby import resign
from service.users import silence
from tests.browser.tours.stop import Stop, Stops
from tests.browser.tours.turns import send
from tests.browser.world import World


def endings(world: World) -> Stops:
    """A game that is over, to its seats and to others; and one that somebody leaves."""
    game = world.start("Ada", "Budi", "Citra", temple="sewu", watch="public", title="Candi Sewu by night")
    world.keep(game)
    world.play_on(game, last_play)
    link, seat = world.link(game), world.load(game).record.actors.seats[0]
    yield Stop("turn-last", f"{link}?d={last_play(world.load(game))}")
    yield Stop("played-the-end", f"{link}?d={last_play(world.load(game))}", do=send)
    yield Stop("game-over", f"/games/{game}", ("Ada", "Budi", "Citra")[seat])
    yield Stop("game-over-all", f"/games/{game}?all=1")
    yield Stop("gone-over", link)
    last = world.load(game).record.head.version
    yield Stop("leaf-first", f"/games/{game}/leaf/1")
    yield Stop("leaf-dealt", f"/games/{game}/leaf/4", "Budi")
    yield Stop("leaf-middle", f"/games/{game}/leaf/{last // 2}", "Budi")
    yield Stop("leaf-last", f"/games/{game}/leaf/{last}")
    yield Stop("play-again", f"/games/{game}/again", ("Ada", "Budi", "Citra")[seat])
    left = world.start("Ada", "Budi", "Citra", temple="borobudur")
    world.keep(left)
    resign(world.site, left, 1)
    yield Stop("game-left", f"/games/{left}", "Ada")


def last_play(at: Loaded) -> str:
    """The play that completes the temple, if there is one now."""
    record = at.record
    if record.actors.sealed or not record.actors.seats:
        return ""
    view = record.rules.view(record.state, record.actors.seats[0])
    free = sum(view["capacities"]) - sum(map(len, view["columns"]))
    legal = map(record.rules.notation.write, record.rules.legal(record.state, record.actors.seats[0]))
    return next((line for line in sorted(legal) if free == 1 and line.startswith("play")), "")


def reading(world: World) -> Stops:
    """Help, letters, and the way out of letters."""
    yield Stop("help", "/help")
    yield Stop("help-medang", "/help/medang")
    yield Stop("help-rule", "/help/medang#ruling-9")
    yield Stop("mailbox-empty", "/mailbox")
    game = world.start("Ada", "Budi", temple="kalasan", pace=86_400)
    world.keep(game)
    world.letter(world.user("Budi").address, "started")
    mail = world.letter(world.user("Ada").address, "started")
    yield Stop("mailbox", "/mailbox")
    yield Stop("letter", "/mailbox", do=lambda page: page.get_by_text(mail.header("Subject")).first.click())
    yield Stop("silence", world.path(silence_link(world.site, "ada@example.org")))
    silence(world.site, "ada@example.org")
    yield Stop("silenced", world.path(silence_link(world.site, "ada@example.org")))


def refusals(world: World) -> Stops:
    """What is not there, not allowed, not now."""
    game = world.start("Ada", "Budi", temple="kalasan")
    yield Stop("error-nothing", "/nothing/here", status=404)
    yield Stop("error-no-game", "/games/aa2222222222", status=404)
    yield Stop("error-damaged-link", "/t/damaged", status=404)
    yield Stop("error-sign-in", f"/games/{game}", status=401)
    yield Stop("error-forbidden", f"/games/{game}", "Dewi", status=403)
    yield Stop("error-no-seat", f"/games/{game}/turn", "Dewi", status=403)
    yield Stop("error-not-this-way", "/sign-out", status=405)
    yield Stop("error-void", f"/s/{sign(world.site, 'submission', game, 0, 'x', 7)}", status=404)
    yield Stop("error-old-form", "/sign-in", do=old_form)
    with mock.patch(
        "service.pages.help.render_template", side_effect=RuntimeError("a failure for this test")
    ):
        yield Stop("error-broken", "/help", status=500)


def old_form(page: Page) -> None:
    page.get_by_label("Your mail address").fill("ada@example.org")
    page.evaluate("document.querySelector('[name=form]').value = 'old'")
    page.get_by_role("button", name="Send the letter").click()
    page.get_by_role("heading", level=1).wait_for()

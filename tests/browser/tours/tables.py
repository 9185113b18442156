"""Before the first turn: invitations, the table that fills, the sealed opening."""

from unittest import mock

from playwright.sync_api import Page

from service import lobby
from service.lobby import cancel, decline, join
from service.log import server_time
from service.site import Site
from service.wishes import Wish
from tests.browser.letters import first_link
from tests.browser.tours.stop import Stop, Stops
from tests.browser.world import World

HOUR = 3600


def invitations(world: World) -> Stops:
    """What a link in an invitation shows, and the table's own page."""
    wishes = [
        Wish("me"),
        Wish("invite", "guest@example.org"),
        Wish("invite", world.user("Budi").address),
        Wish("open"),
    ]
    game = world.invite("Ada", wishes, {"temple": "borobudur"}, pace=72 * HOUR, title="Across the sea")
    link = world.path(first_link(world.letter("guest@example.org", "invitation")))
    known = world.path(first_link(world.letter(world.user("Budi").address, "invitation")))
    yield Stop("invitation", link)
    yield Stop("invitation-no-name", link, do=nameless)
    yield Stop("invitation-known", known)
    yield Stop("lobby", f"/games/{game}")
    yield Stop("lobby-organiser", f"/games/{game}", "Ada")
    yield Stop("lobby-invited", f"/games/{game}", "Budi")
    yield Stop("lobby-may-join", f"/games/{game}", "Dewi")
    yield Stop("invitation-joined", link, do=sit_down)
    decline(world.site, game, world.user("Budi").id)
    yield Stop("invitation-declined", known)
    join(world.site, game, world.user("Dewi").id, None, "")
    with world.workers.resting():
        join(world.site, game, world.user("Budi").id, None, "")
        yield Stop("lobby-being-dealt", f"/games/{game}", "Ada")
    other = world.invite("Ada", [Wish("me"), Wish("invite", world.user("Eka").address)], {"temple": "sewu"})
    cancelled = world.path(first_link(world.letter(world.user("Eka").address, "invitation")))
    cancel(world.site, other, world.user("Ada").id)
    yield Stop("invitation-off", cancelled)
    yield Stop("lobby-off", f"/games/{other}", "Ada")
    third = world.invite("Ada", [Wish("me"), Wish("invite", world.user("Citra").address)], {"temple": "sewu"})
    begun = world.path(first_link(world.letter(world.user("Citra").address, "invitation")))
    lobby.start(world.site, third, world.user("Ada").id)
    yield Stop("invitation-begun", begun)


def nameless(page: Page) -> None:
    page.evaluate("[...document.forms].forEach(form => form.noValidate = true)")
    page.get_by_label("Your name").fill(" ")
    page.get_by_role("button", name="Sit down").click()


def sit_down(page: Page) -> None:
    page.get_by_label("Your name").fill("Nyi Roro")
    page.get_by_label("Cut the pack").fill("di timur matahari")
    page.get_by_role("button", name="Sit down").click()


def opening(world: World) -> Stops:
    """The sealed choice: open, chosen, sealed, changed, opened by all."""
    game = world.start("Ada", "Budi", "Citra", temple="borobudur", pace=72 * HOUR, watch="public")
    link = world.link(game, 1)
    yield Stop("opening", link)
    yield Stop("opening-chosen", link, do=change_two)
    yield Stop("opening-refused", f"{link}?d=discard+x9")
    world.seal(game, 0, "keep")
    yield Stop("opening-sent", link, do=seal_two)
    yield Stop("opening-sealed", link)
    yield Stop("opening-change", f"{link}?change=1")
    yield Stop("game-opening", f"/games/{game}", "Citra")
    yield Stop("game-sealed", f"/games/{game}", "Budi")
    yield Stop("game-opening-watched", f"/games/{game}")
    with mock.patch("service.pages.scene.server_time", lambda site: later(site, 71)):
        yield Stop("opening-urgent", world.link(game, 2))
    yield Stop("opening-opened", world.link(game, 2), do=seal_two)
    yield Stop("opening-stale", link)


def later(site: Site, hours: int) -> int:
    """The time on the server, so many hours from now."""
    return server_time(site) + hours * HOUR * 1000


def change_two(page: Page) -> None:
    for number in (0, 2):
        page.locator(".hand a.pick").nth(number).click()
        page.wait_for_url("**/*discard*")


def seal_two(page: Page) -> None:
    change_two(page)
    page.get_by_role("button", name="Seal this choice").click()
    page.wait_for_url("**/s/*")

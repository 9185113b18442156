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
    """What a link in an invitation shows, and the table's own page, until everybody sits."""
    invited = [Wish("invite", "guest@example.org"), Wish("invite", world.user("Budi").address)]
    wishes = [Wish("me"), *invited, Wish("open")]
    game = world.invite("Ada", wishes, {"temple": "borobudur"}, pace=72 * HOUR, title="Across the sea")
    link, known = invited_by(world, "guest@example.org"), invited_by(world, world.user("Budi").address)
    yield Stop("invitation", link)
    yield Stop("invitation-no-name", link, do=nameless)
    yield Stop("invitation-known", known)
    yield Stop("lobby", f"/games/{game}")
    for name, who in (("organiser", "Ada"), ("invited", "Budi"), ("may-join", "Dewi")):
        yield Stop(f"lobby-{name}", f"/games/{game}", who)
    yield Stop("invitation-joined", link, do=sit_down)
    decline(world.site, game, world.user("Budi").id)
    yield Stop("invitation-declined", known)
    join(world.site, game, world.user("Dewi").id, None, "")
    with world.workers.resting():
        join(world.site, game, world.user("Budi").id, None, "")
        yield Stop("lobby-being-dealt", f"/games/{game}", "Ada")
    yield from too_late(world)


def too_late(world: World) -> Stops:
    """Invitations to a game that was called off, and to one that has begun without the guest."""
    for name, ends in (("off", cancel), ("begun", lobby.start)):
        guest = world.user("Eka" if name == "off" else "Citra").address
        game = world.invite("Ada", [Wish("me"), Wish("invite", guest)], {"temple": "sewu"})
        link = invited_by(world, guest)
        ends(world.site, game, world.user("Ada").id)
        yield Stop(f"invitation-{name}", link)
        yield Stop(f"lobby-{name}", f"/games/{game}", "Ada")


def invited_by(world: World, address: str) -> str:
    """The link of the newest invitation to this address."""
    return world.path(first_link(world.letter(address, "invitation")))


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

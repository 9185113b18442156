"""A turn in every phase, every effect among them, and what becomes of it."""

from collections.abc import Iterator
from unittest import mock

from playwright.sync_api import Page

from service.links import sign
from service.load import Loaded
from service.preview import preview
from service.submissions import Submission, find
from tests.browser.person import SEND
from tests.browser.tours.stop import Stop, Stops
from tests.browser.tours.tables import HOUR, later
from tests.browser.world import World, until

EFFECTS = {1: "craftsman", 2: "merchant", 3: "monk", 4: "general", 5: "leader"}


def composing(world: World) -> Stops:
    """The page of a turn, from the first look to the last moment before sending."""
    game = world.start("Ada", "Budi", "Citra", temple="borobudur", pace=72 * HOUR)
    world.keep(game)
    yield Stop("turn-first", world.link(game))
    world.play_on(game, lambda at: at.record.head.point > 9 and quiet_play(at))
    link, line = world.link(game), quiet_play(world.load(game))
    tile = line.split()[1]
    yield Stop("turn", link)
    yield Stop("turn-picked", f"{link}?pick={tile}")
    yield Stop("turn-take", f"{link}?d={line}")
    yield Stop("turn-ready", f"{link}?d={line};take pile")
    yield Stop("turn-refused", f"{link}?d={line};play {tile} 12")
    yield Stop("turn-misread", f"{link}?d=go east")
    with mock.patch("service.pages.scene.server_time", lambda site: later(site, 70)):
        yield Stop("turn-urgent", link)
    with mock.patch("service.pages.scene.server_time", lambda site: later(site, 80)):
        yield Stop("turn-late", link)


def effects(world: World) -> Stops:
    """Every trade's effect on offer, and chosen."""
    wanted = set(EFFECTS)
    game = world.start("Ada", "Budi", "Citra", temple="sewu")
    world.keep(game)

    def found(at: Loaded) -> dict[int, str]:
        return {trade: line for trade, line in offers(at) if trade in wanted}

    while wanted:
        world.play_on(game, found)
        here = found(world.load(game))
        assert here, f"nobody can use {sorted(wanted)}"
        for trade, line in here.items():
            wanted.discard(trade)
            link = f"{world.link(game)}?d={line}"
            yield Stop(f"effect-{EFFECTS[trade]}", link)
            yield Stop(f"effect-{EFFECTS[trade]}-chosen", link, do=choose_effect)
        world.play(game, next(iter(here.values())), "take pile")


def quiet_play(at: Loaded) -> str:
    """A play after which only a tile is taken, if there is one."""
    return next((line for trade, line in plays(at) if not trade), "")


def offers(at: Loaded) -> Iterator[tuple[int, str]]:
    """Every trade whose effect a play would bring on offer, and the play."""
    return ((trade, line) for trade, line in plays(at) if trade)


def plays(at: Loaded) -> Iterator[tuple[int, str]]:
    """Every play of whoever is to move, and the trade whose effect it offers, or 0."""
    record = at.record
    if record.actors.sealed or not record.actors.seats:
        return
    (seat,) = record.actors.seats
    for move in record.rules.legal(record.state, seat):
        line = record.rules.notation.write(move)
        seen = preview(record, seat, [move])
        view = record.rules.view(seen.state, seat)
        if line.startswith("play") and not seen.chance and view["phase"] in ("effect", "take"):
            yield view["effect"] or 0, line


def choose_effect(page: Page) -> None:
    """The effect's first choice; for a new hand every tile of it but the last."""
    if page.get_by_text("A new hand").count():
        page.get_by_text("A new hand").click()
        for number in range(3):
            page.get_by_text(f"{number} of 4 chosen").wait_for()
            page.locator(".market a.pick:not(.on)").first.click()
        page.get_by_text("3 of 4 chosen").wait_for()
        return
    before = page.url
    page.locator(".board a.go, .market a:has-text('buy the'), .hand a.pick").first.click()
    page.wait_for_url(lambda url: url != before)


def verdicts(world: World) -> Stops:
    """What became of a turn."""
    game = world.start("Ada", "Budi", "Citra", temple="plaosan", watch="public", pace=72 * HOUR)
    world.keep(game)
    world.play_on(game, lambda at: at.record.head.point > 7 and merchant(at))
    link, before, buy = world.link(game), world.load(game).record, merchant(world.load(game))
    yield Stop("played-to-go-on", f"{link}?d={buy};{world_market(world, game)}", do=send)
    world.play(game, "take pile")
    yield Stop("gone", link)
    play = next(line for _, line in plays(world.load(game)))
    yield Stop("played", f"{world.link(game)}?d={play};take pile", do=send)
    world.play_on(game, lambda at: at.record.unsealed == before.actors.seats)
    yield Stop("gone-to-move", link)
    yield Stop("fresh-sent", link, do=ask_again)
    yield from unlucky(world, game, before.head.point_text)


def merchant(at: Loaded) -> str:
    return next((line for trade, line in offers(at) if trade == 2), "")


def world_market(world: World, game: str) -> str:
    record = world.load(game).record
    return f"buy {record.rules.view(record.state, None)['market'][0]}"


def unlucky(world: World, game: str, past: str) -> Stops:
    """A turn that waits, one that the rules refuse, one that comes too late."""
    record = world.load(game).record
    seat = record.actors.seats[0]
    tile = record.rules.view(record.state, seat)["you"]["hand"][0]
    with world.workers.resting():
        waits = world.submit(game, seat, f"play {tile} 12")
        yield Stop("verdict-waiting", verdict(world, waits))
    judged(world, waits)
    yield Stop("verdict-refused", verdict(world, waits))
    late = world.submit(game, seat, f"play {tile} 3", point=past)
    judged(world, late)
    yield Stop("verdict-stale", verdict(world, late))
    yield Stop("game-to-move", f"/games/{game}", NAMES[seat])
    yield Stop("game-waiting", f"/games/{game}", NAMES[seat - 1])
    yield Stop("game-watched", f"/games/{game}")
    yield Stop("leave", f"/games/{game}/leave", NAMES[seat])
    yield Stop("game-token", f"/games/{game}", NAMES[seat], do=make_token)
    yield Stop("leaf", f"/games/{game}/leaf/8")


NAMES = ("Ada", "Budi", "Citra")


def judged(world: World, sent: Submission) -> None:
    until(lambda: find(world.site, sent.game, sent.id).status != "waiting", "a verdict")


def verdict(world: World, sent: Submission) -> str:
    return f"/s/{sign(world.site, 'submission', sent.game, sent.seat, sent.id, 0)}"


def send(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name=SEND).locator("visible=true").click()
    page.wait_for_url(lambda url: url != before)


def ask_again(page: Page) -> None:
    page.get_by_role("button", name="Send a fresh link").click()
    page.wait_for_url("**/sent")


def make_token(page: Page) -> None:
    page.get_by_text("Let a program play this seat").click()
    page.get_by_role("button", name="Make a token").click()
    page.get_by_text("shown once").wait_for()

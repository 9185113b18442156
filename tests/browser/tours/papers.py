"""What can be checked, who may sit down and look on, and the account with all its papers."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from service import keys
from service.audit import export
from service.links import move_link, silence_link, watch_link, way_back_link
from service.lobby import cancel
from service.log import read
from service.readdress import ask_to_move, move
from service.tokens import issue
from service.users import find_user, silence
from service.wishes import Wish
from tests.browser.tours.stop import Stop, Stops
from tests.browser.world import World

DAY = 86_400


def proofs(world: World) -> Stops:
    """A log that holds, one that was changed, and how a game was dealt."""
    yield Stop("verify", "/verify")
    yield Stop("verify-nothing", "/verify", do=lambda page: check(page))
    off = world.invite("Ada", [Wish("me"), Wish("open")], {"temple": "sewu"}, cut="")
    yield Stop("dealt-uncut", f"/games/{off}/dealt", "Ada")
    cancel(world.site, off, world.user("Ada").id)
    yield Stop("dealt-called-off", f"/games/{off}/dealt", "Ada")
    game = world.start("Ada", "Budi", temple="kalasan", watch="public", title="Candi Kalasan")
    yield Stop("dealt-running", f"/games/{game}/dealt")
    world.play_on(game)
    yield Stop("dealt", f"/games/{game}/dealt")
    letter = world.letter(world.user("Budi").address, "over")
    with TemporaryDirectory() as folder:
        good, bad, saved = (
            Path(folder) / "game.jsonl",
            Path(folder) / "bad.jsonl",
            Path(folder) / "letter.txt",
        )
        lines = list(export(read(world.site, game)))
        good.write_text("".join(lines))
        lines[9] = json.dumps({**json.loads(lines[9]), "at": 1}) + "\n"
        bad.write_text("".join(lines))
        saved.write_bytes(letter.raw)
        yield Stop("verify-holds", "/verify", do=lambda page: check(page, good, saved))
        yield Stop("verify-holds-as-said", "/verify", do=lambda page: said(page, good))
        yield Stop("verify-fails", "/verify", do=lambda page: check(page, bad))


def check(page: Page, log: Path | None = None, letter: Path | None = None) -> None:
    page.evaluate("document.forms[0].noValidate = true")
    if log:
        page.get_by_label("The log", exact=True).set_input_files(log)
    if letter:
        page.get_by_label("Letters and receipts").set_input_files(letter)
    page.get_by_role("button", name="Check it").click()
    page.locator(".call, .wrong").first.wait_for()


def said(page: Page, log: Path) -> None:
    check(page, log)
    page.get_by_text("As the command says it").click()


def company(world: World) -> Stops:
    """Tables with a free seat, games to watch, and a watch link."""
    yield Stop("tables-none", "/tables")
    for number in range(3):
        cancel(world.site, table(world, f"called off {number}"), world.user("Ada").id)
    table(world, "Where the river bends, and the temple has stood since ever", pace=DAY)
    table(world, "", pace=3 * DAY)
    for title in ("Candi Sewu by night", ""):
        game = world.start("Ada", "Budi", "Citra", "Dewi", "Eka", temple="sewu", watch="public", title=title)
        world.keep(game)
    yield Stop("tables", "/tables")
    yield Stop("tables-signed-in", "/tables", "Ada")
    linked = world.start("Ada", "Budi", temple="kalasan", watch="link")
    yield Stop("watch-link", f"/games/{linked}", "Ada")
    yield Stop("watched-by-link", world.path(watch_link(world.site, linked)))


def table(world: World, title: str, **more: int) -> str:
    """A table of Ada's with free seats."""
    wishes = [Wish("me"), Wish("open"), Wish("invite", world.user("Budi").address), Wish("open")]
    return world.invite("Ada", wishes, {"temple": "borobudur"}, title=title, **more)


def accounts(world: World) -> Stops:
    """Tokens, letters and what became of them, and another address."""
    ada, site = world.user("Ada"), world.site
    for name in ("A bot at home", "A very long name for a program of mine"):
        issue(site, ada, name, ["games:read", "games:play", "games:create"], 90)
    game = world.start("Ada", "Budi", pace=DAY)
    world.keep(game)
    world.letter(ada.address, "started")
    yield Stop("account-tokens", "/account", "Ada")
    yield Stop("account-new-token", "/account", "Ada", do=make_token)
    yield Stop("account-no-token", "/account", "Ada", do=make_no_token)
    site.redis.delete(keys.mailed(game))
    site.redis.hset(keys.mailed(game), "4:0:turn", "refused 550 5.1.1 <ada@example.org>: no such user here")
    ask_to_move(site, ada, "ada.lovelace.at.work@new-address.example")
    yield Stop("account-refused", "/account", "Ada")
    yield Stop("account-bad-address", "/account", "Ada", do=bad_address)
    yield Stop("account-quiet", "/account/silence", "Ada")
    silence(site, ada.address)
    yield Stop("account-loud", "/account/silence", "Ada")
    yield Stop("silence-lift", f"{world.path(silence_link(site, ada.address))}/lift")
    nonce = json.loads(site.redis.get(keys.new_address(ada.id)))[0]
    link = move_link(site, ada.id, nonce, ada.epoch)
    yield Stop("address-confirm", world.path(link))
    yield Stop("address-taken", world.path(link), do=lambda page: page.get_by_role("button").click())
    site.redis.delete(keys.old_addresses(ada.id))
    ask_to_move(site, find_user(site, ada.id), "ada@third.example")
    nonce = json.loads(site.redis.get(keys.new_address(ada.id)))[0]
    move(site, move_link(site, ada.id, nonce, ada.epoch).rpartition("/")[2])
    back = site.redis.lindex(keys.old_addresses(ada.id), 0).partition("|")[0]
    way_back = world.path(way_back_link(site, ada.id, back))
    yield Stop("address-way-back", way_back)
    yield Stop("address-taken-back", way_back, do=lambda page: page.get_by_role("button").click())


def make_token(page: Page) -> None:
    page.get_by_text("Make a token").click()
    page.get_by_label("For which program?").fill("A new bot")
    page.get_by_role("button", name="Make this token").click()
    page.get_by_role("heading", name="shown once").wait_for()


def make_no_token(page: Page) -> None:
    page.get_by_text("Make a token").click()
    page.get_by_label("For which program?").fill("A new bot")
    for scope in ("games:read", "games:play"):
        page.get_by_label(scope).uncheck()
    page.get_by_role("button", name="Make this token").click()
    page.get_by_role("alert").wait_for()


def bad_address(page: Page) -> None:
    page.evaluate("[...document.forms].forEach(form => form.noValidate = true)")
    page.get_by_label("The new address").fill("ada at work")
    page.get_by_role("button", name="Send the letter").click()

"""Java: a turn from its first tile to its words, festivals under seal and in the open, the end."""

import random
from collections.abc import Callable
from typing import Any
from unittest import mock

from playwright.sync_api import Page

from service.record import Record
from tests.browser.tours.stop import Stop, Stops
from tests.browser.tours.tables import HOUR
from tests.browser.tours.turns import send
from tests.browser.world import World
from tests.pages.building import build
from tests.pages.travelling import lines
from worker.drain import settle_all

PEOPLE = ("Ada", "Budi", "Citra", "Dewi")
SEALED, OPEN = 5, 22  # seeds of games with much in them
WANTED = {"walk", "exit", "enter", "palace", "irrigate", "draw", "token"}


def building(world: World) -> Stops:
    """The first turn; one with everything in it; a festival by sealed bids; the last turn and the end."""
    chance, options = random.Random(SEALED), {"festivals": "sealed"}
    game = world.begin(PEOPLE[:3], options, rules="java", pace=72 * HOUR, watch="public")
    link = world.link(game)
    yield Stop("java-where", f"{link}?pick=three")
    yield Stop("java-turnings", f"{link}?pick=three&x=j7")
    go_on(world, game, rich, chance)
    link, legal = world.link(game), legal_lines(world, game)
    walk = next(line for line in legal if line.startswith("walk"))
    place = next(line for line in legal if line.startswith("place"))
    palace = next(line for line in reversed(legal) if line.startswith("palace"))
    yield Stop("java-turn", link)
    yield Stop("java-walk", f"{link}?pick=walk&x={walk.split()[1]}")
    yield Stop("java-palace", f"{link}?d={place}&pick=palace&x={palace.split()[1]}")
    yield Stop("java-draft", f"{link}?d={palace};{place};token;{walk};end")
    yield Stop("java-draw", f"{link}?d={place};draw deck")
    yield Stop("java-refused", f"{world.link(game)}?d=palace j7 12")
    yield Stop("java-watched", f"/games/{game}")
    yield from sealed_festival(world, game, chance)
    go_on(world, game, may_draw, chance)
    yield Stop("java-drawn", f"{world.link(game)}?d=draw open", do=send)
    go_on(world, game, last_turn, chance)
    yield Stop("java-last", f"{world.link(game)}?d=end")
    go_on(world, game, lambda record: False, chance)
    yield Stop("java-over", f"/games/{game}", "Ada")
    yield Stop("java-help", "/help/java")
    yield Stop("java-new", "/new/java", "Ada")


def sealed_festival(world: World, game: str, chance: random.Random) -> Stops:
    """A bid before it is made, chosen, sealed."""
    go_on(world, game, lambda record: len(bidders(record)) > 1, chance)
    seat = bidders(world.load(game).record)[0]
    link = world.link(game, seat)
    yield Stop("java-bid-chosen", f"{link}?d={bids(world.load(game).record, seat)[-1]}")
    yield Stop("java-bid-sent", f"{link}?d={bids(world.load(game).record, seat)[-1]}", do=seal_it)
    yield Stop("java-bid-sealed", link)
    yield Stop("java-bidding", f"/games/{game}")


def auctions(world: World) -> Stops:
    """An open festival: asked to go on, in a tie, and at its beginning."""
    chance = random.Random(OPEN)
    game = world.begin(PEOPLE, {"festivals": "open"}, rules="java", pace=72 * HOUR)
    go_on(world, game, lambda record: raises(record) and not tied(record), chance)
    yield Stop("java-auction", world.link(game))
    yield Stop("java-raise", f"{world.link(game)}?d={bids(world.load(game).record)[0]}")
    go_on(world, game, lambda record: raises(record) and tied(record), chance)
    yield Stop("java-tie", world.link(game))
    go_on(world, game, opening, chance)
    festival = opening(world.load(game).record)
    words = festival.split()[1:]
    yield Stop("java-festival-cards", f"{world.link(game)}?pick=festival&x={' '.join(words)}")


def go_on(world: World, game: str, enough: Callable[[Record], Any], chance: random.Random) -> None:
    """Random turns until there is enough of it, judged here and at once."""
    judged = (mock.patch(f"service.{door}.wake", settle_all) for door in ("submissions", "sealing"))
    with world.workers.resting(), next(judged), next(judged):
        build(world.site, game, enough, chance)


def rich(record: Record) -> bool:
    """A turn, some way in, in which almost everything can be done."""
    if record.actors.sealed or view_of(record)["turn"] < 9:
        return False
    return {line.split()[0] for line in lines(record, record.actors.seats[0])} >= WANTED


def bidders(record: Record) -> list[int]:
    """Who can bid something in a sealed festival, more than one way."""
    asked = record.unsealed if record.actors.sealed else ()
    return [seat for seat in asked if len(bids(record, seat)) > 1]


def bids(record: Record, seat: int | None = None) -> list[str]:
    """What somebody may bid now, beside nothing."""
    asked = record.actors.seats[0] if seat is None else seat
    return [line for line in lines(record, asked) if line.startswith("bid") and line != "bid nothing"]


def raises(record: Record) -> bool:
    """Is somebody asked in an open festival who can go on?"""
    return view_of(record)["phase"] == "auction" and bool(bids(record))


def tied(record: Record) -> bool:
    """Is it asked whether one shares?"""
    return bool(view_of(record)["bidding"]["tie"])


def may_draw(record: Record) -> bool:
    """Can somebody take the open card?"""
    return "draw open" in lines(record, record.unsealed[0])


def last_turn(record: Record) -> bool:
    """A turn behind which the final scoring comes."""
    view = view_of(record)
    return bool(view["final"]) and view["phase"] == "turn"


def opening(record: Record) -> str:
    """How a festival can be begun now with most cards."""
    if view_of(record)["phase"] != "turn":
        return ""
    held = [line for line in lines(record, record.actors.seats[0]) if line.startswith("festival")]
    return max(held, key=len, default="")


def view_of(record: Record) -> dict[str, Any]:
    view: dict[str, Any] = record.rules.view(record.state, None)
    return view


def legal_lines(world: World, game: str) -> list[str]:
    record = world.load(game).record
    return lines(record, record.actors.seats[0])


def seal_it(page: Page) -> None:
    page.get_by_role("button", name="Seal this bid").click()
    page.wait_for_url("**/s/*")

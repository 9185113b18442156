"""Standing orders and letters: none about a turn that an order makes; what it did, and what was dropped."""

from collections.abc import Callable

import pytest

from service import keys
from service.load import load
from service.record import Record
from service.site import Site
from service.standing.giving import dismiss, give
from tests.worker.mail.catcher import Catcher
from tests.worker.test_standing import a_turn, mover, orders_for, send

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing", "medang_orders")


@pytest.fixture
def game(open_game: Callable[..., str], deliver: Run, post: Catcher) -> str:
    made = open_game(3)
    deliver()
    post.reset()
    return made


def told(post: Catcher) -> list[tuple[str, str]]:
    """Kind and recipient of every letter."""
    return [(mail.kind, mail.to.partition("@")[0]) for mail in post.taken]


NAMES = ("ada", "budi", "citra")


def after(record: Record, steps: int) -> int:
    return (mover(record) + steps) % 3


def test_a_turn_that_an_order_makes_is_not_asked_for_by_letter(
    site: Site, game: str, drain: Run, deliver: Run, post: Catcher
) -> None:
    first = load(site, game).record
    give(site, game, after(first, 1), ["take pile", *orders_for(first, after(first, 1))])
    send(site, game, *a_turn(first))
    drain()
    deliver()
    assert told(post) == [("turn", NAMES[after(first, 2)])]


def test_whoever_was_not_there_when_an_order_moved_for_him_is_asked_at_once(
    site: Site, game: str, drain: Run, deliver: Run, post: Catcher
) -> None:
    """An order makes the first half of a turn: the seat was asked before and is asked again, and sits
    nowhere."""
    first = load(site, game).record
    seat = after(first, 1)
    give(site, game, seat, orders_for(first, seat))
    send(site, game, *a_turn(first))
    drain()
    assert load(site, game).record.actors.seats == (seat,)
    deliver()
    assert told(post) == [("turn", NAMES[seat])]


def test_a_letter_waits_for_the_drain_that_may_answer_what_it_asks(
    site: Site, game: str, drain: Run, deliver: Run, post: Catcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit that asks and the one that answers a delivery is at work."""
    first = load(site, game).record
    give(site, game, after(first, 1), ["take pile"])
    send(site, game, *a_turn(first))
    with monkeypatch.context() as patch:
        patch.setattr("worker.orders.at_rest", lambda *_: deliver())
        drain()
    assert told(post) == []
    drain()
    part = keys.partition(game)
    site.redis.zadd(keys.outbox(part), dict.fromkeys(site.redis.zrange(keys.outbox(part), 0, -1), 0))
    site.redis.sadd(keys.HINTS, game)
    drain()
    deliver()
    assert told(post) == [("turn", NAMES[after(first, 1)])]


def test_what_orders_did_is_news(site: Site, game: str, drain: Run, deliver: Run, post: Catcher) -> None:
    """Since the player's own last turn, also what was played for him meanwhile."""
    first = load(site, game).record
    seat = mover(first)
    send(site, game, *a_turn(first))
    drain()
    for _ in range(2):
        send(site, game, *a_turn(load(site, game).record))
        drain()
    give(site, game, seat, a_turn(load(site, game).record))
    drain()
    for _ in range(2):
        send(site, game, *a_turn(load(site, game).record))
        drain()
    give(site, game, seat, ["take pile"])
    drain()
    post.reset()
    deliver()
    text = post.last(f"{NAMES[seat]}@example.org").text
    news = text.partition("Since your last turn")[2].partition("(Only you see this.)")[0]
    assert news.count(", you\n") == 1 and news.count("[play ") == 5


@pytest.mark.parametrize("dismissed", [False, True])
def test_a_dropped_order_is_told_to_its_seat_in_the_letter_that_asks(
    site: Site, game: str, drain: Run, deliver: Run, post: Catcher, dismissed: bool
) -> None:
    first = load(site, game).record
    seat = after(first, 1)
    tile = first.rules.view(first.state, seat)["you"]["hand"][0]
    give(site, game, seat, [f"play {tile} 99"])
    send(site, game, *a_turn(first))
    drain()
    if dismissed:
        dismiss(site, game, seat)
    deliver()
    (mail,) = post.taken
    for text in (mail.text, mail.html):
        words = " ".join(text.split())
        said = "Your standing order" in words and f"was dropped: “play {tile} 99” is not possible." in words
        assert said is not dismissed

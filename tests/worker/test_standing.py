"""Standing orders: played when their seat is asked, replaced, withdrawn, dropped; nobody else can tell."""

import json
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from engine.festivals.islands import NEIGHBOURS
from engine.festivals.travellers import TRAVELLERS
from engine.game import Illegal
from service import keys
from service.audit.reading import export
from service.errors import Forbidden, NoOrder, NotFound, NotNow, Stale
from service.load import load
from service.lobby import resign
from service.log import read
from service.preview import preview, read_lines
from service.record import Record
from service.replay import replay_all
from service.sealing import seal
from service.site import Site
from service.standing import STANDING, giving
from service.standing.giving import dismiss, give, own_orders, put, withdraw
from service.submissions import Submission, accept, find
from service.users import User
from tests.orders import MEDANG
from worker import clock, standing
from worker import drain as drains

Play = Callable[[], None]


def mover(record: Record) -> int:
    (seat,) = record.actors.seats
    return seat


def send(site: Site, game: str, *lines: str) -> str:
    """The seat to move sends these lines as its turn."""
    record = load(site, game).record
    seat = mover(record)
    body = [record.rules.codec.dump(move) for move in read_lines(record, ";".join(lines))]
    name = f"{record.head.version}-{seat}"
    point = record.head.point_text
    accept(site, Submission(name, game, seat, "turn", point, body, 1, f"seat:{seat}"))
    return name


def a_turn(record: Record) -> list[str]:
    """The moves of a whole turn of the seat to move that ends with the top of the pile."""
    seat = mover(record)
    for move in record.rules.legal(record.state, seat):
        line = record.rules.notation.write(move)
        after = preview(record, seat, [move])
        follows = map(record.rules.notation.write, record.rules.legal(after.state, seat))
        if not after.chance and "take pile" in follows:
            return [line, "take pile"]
    raise AssertionError("no such turn")


def lines_of(site: Site, game: str, seat: int) -> list[str]:
    return [order.line for order in own_orders(site, load(site, game), seat).orders]


def notices_of(site: Site, game: str, seat: int) -> list[tuple[str, str]]:
    return [(one.line, one.why) for one in own_orders(site, load(site, game), seat).notices]


@pytest.mark.usefixtures("medang_orders")
class TestPlayed:
    """Orders that answer."""

    def test_at_once_when_the_seat_is_asked_already(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        give(site, game, seat, turn)
        drain()
        after = load(site, game).record
        assert (after.head.version, mover(after)) == (record.head.version + 1, 1 - seat)
        assert lines_of(site, game, seat) == ["take pile"]  # the other is used up
        assert lines_of(site, game, 1 - seat) == []

    def test_when_the_seat_is_asked_later(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        first = load(site, game).record
        other = 1 - mover(first)
        hand = first.rules.view(first.state, other)["you"]["hand"]
        give(site, game, other, ["take pile", f"play {hand[0]} 2"])
        drain()
        assert load(site, game).record.head == first.head
        send(site, game, *a_turn(first))
        drain()
        commits = read(site, game)[first.head.version :]
        assert [commit["by"] for commit in commits] == [f"seat:{1 - other}", f"seat:{other}"]
        assert mover(load(site, game).record) == 1 - other

    def test_only_up_to_the_first_draw_and_the_rest_is_asked_as_always(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        """One order for the play alone: what to take is its player's affair."""
        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        give(site, game, seat, turn[:1])
        drain()
        after = load(site, game).record
        assert (after.head.version, mover(after)) == (record.head.version + 1, seat)
        assert [list(one) for one in read(site, game)[-1]["moves"]] == [[str(seat)]]
        assert lines_of(site, game, seat) == turn[:1]  # while the turn goes on
        send(site, game, "take pile")
        drain()
        assert lines_of(site, game, seat) == []

    def test_an_order_that_concerns_another_question_leaves_this_one(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        give(site, game, mover(record), ["take pile"])
        drain()
        assert load(site, game).record.head == record.head

    def test_the_commit_is_like_one_that_the_seat_has_sent(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        give(site, game, mover(record), a_turn(record))
        drain()
        (by_order,) = read(site, game)[record.head.version :]
        other = load(site, game).record
        send(site, game, *a_turn(other))
        drain()
        (sent,) = read(site, game)[other.head.version :]
        assert by_order.keys() == sent.keys()
        assert by_order["by"] == f"seat:{mover(record)}" and sent["by"] == f"seat:{mover(other)}"
        assert by_order["point"] == record.head.point_text
        kinds = [event["kind"] for event in by_order["events"]]
        assert kinds == [event["kind"] for event in sent["events"]]
        assert "order" not in json.dumps(by_order).lower()


@pytest.mark.usefixtures("medang_orders")
class TestChanged:
    """Orders that are replaced, withdrawn or dropped."""

    def test_a_second_order_of_a_topic_replaces_the_first(
        self, site: Site, open_game: Callable[..., str]
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat = 1 - mover(record)
        tile = record.rules.view(record.state, seat)["you"]["hand"][0]
        give(site, game, seat, [f"way {tile} 1, g3", "take pile"])
        give(site, game, seat, [f"way {tile} 2, g3"])
        assert lines_of(site, game, seat) == [f"way {tile} 2, g3", "take pile"]
        put(site, game, seat, [f"WAY  {tile} 2, g3"])
        assert lines_of(site, game, seat) == [f"way {tile} 2, g3"]

    def test_one_line_that_does_not_read_keeps_all_out(
        self, site: Site, open_game: Callable[..., str]
    ) -> None:
        game = open_game()
        give(site, game, 0, ["take pile"])
        for function in (give, put):
            with pytest.raises(NoOrder, match="“nonsense”: “nonsense” is no order") as refusal:
                function(site, game, 0, ["way b1 2, g3", "nonsense"])
            assert refusal.value.extra["order"] == 1
        assert lines_of(site, game, 0) == ["take pile"]

    def test_a_list_is_put_against_a_point_if_one_is_named(
        self, site: Site, open_game: Callable[..., str]
    ) -> None:
        game = open_game()
        seat = 1 - mover(load(site, game).record)
        with pytest.raises(Stale):
            put(site, game, seat, ["take pile"], "1." + "0" * 32)
        put(site, game, seat, ["take pile"], load(site, game).record.head.point_text)
        assert lines_of(site, game, seat) == ["take pile"]

    def test_what_was_withdrawn_is_not_played(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        give(site, game, seat, [play])
        withdraw(site, game, seat, "play")
        with pytest.raises(NotFound):
            withdraw(site, game, seat, "play")
        drain()
        assert load(site, game).record.head == record.head

    @pytest.mark.parametrize("answered", ["withdrawn", "replaced"])
    def test_what_was_withdrawn_while_a_drain_judges_is_not_played(
        self,
        site: Site,
        open_game: Callable[..., str],
        drain: Play,
        monkeypatch: pytest.MonkeyPatch,
        answered: str,
    ) -> None:
        """OGS #2182: cancel did not cancel. Here it is answered between a drain's look and its commit."""
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        give(site, game, seat, [play])
        real, times = standing.append_turn, []

        def late(*arguments: Any, **more: Any) -> Any:
            if not times:
                times.append(1)
                if answered == "withdrawn":
                    withdraw(site, game, seat, "play")
                else:
                    give(site, game, seat, ["play " + play.split()[1] + " 99"])
            return real(*arguments, **more)

        monkeypatch.setattr(standing, "append_turn", late)
        drain()
        assert times and load(site, game).record.head == record.head
        assert len(notices_of(site, game, seat)) == (answered == "replaced")

    def test_a_withdrawal_that_meets_a_turn_sees_what_was_played(
        self, site: Site, open_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The other way round: the turn is appended first, so the withdrawal looks again."""
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        give(site, game, seat, [play, "take pile"])
        real, times = giving.store, []

        def late(*arguments: Any) -> bool:
            if not times:
                times.append(1)
                drains.settle_all(site, game)
            return real(*arguments)

        monkeypatch.setattr(giving, "store", late)
        with pytest.raises(NotFound, match="used up"):
            withdraw(site, game, seat, "play")
        assert load(site, game).record.head.version == record.head.version + 1

    def test_what_has_lost_its_premise_is_dropped_with_a_notice(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        """18xx #9316: a programmed action fired under false premises."""
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        tile = play.split()[1]
        give(site, game, seat, [f"play {tile} 99", "take pile"])
        drain()
        assert load(site, game).record.head == record.head
        assert notices_of(site, game, seat) == [(f"play {tile} 99", f"“play {tile} 99” is not possible.")]
        assert lines_of(site, game, seat) == ["take pile"]
        dismiss(site, game, seat)
        assert notices_of(site, game, seat) == []

    def test_of_several_steps_none_is_made_when_one_is_not_possible(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        """F4: never half executed."""
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        _, tile, column = play.split()
        missing = next(
            code for code in ("b1", "b2", "g1", "g2", "p1", "p2", "y1")
            if code not in record.rules.view(record.state, seat)["market"]
        )  # fmt: skip
        give(site, game, seat, [f"way {tile} {column}, {missing}"])
        drain()
        assert load(site, game).record.head == record.head
        assert notices_of(site, game, seat) == [
            (f"way {tile} {column}, {missing}", f"“take {missing}” is not possible.")
        ]

    def test_several_steps_are_made_in_one_turn(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        """lila #1578: only the first step ran."""
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        _, tile, column = play.split()
        after = preview(record, seat, read_lines(record, play)).state
        free = record.rules.view(after, seat)["market"][0]
        give(site, game, seat, [f"way {tile} {column}, {free}"])
        drain()
        (commit,) = read(site, game)[record.head.version :]
        assert len(commit["moves"]) == 2
        assert lines_of(site, game, seat) == []

    def test_notices_stay_until_the_seat_has_moved(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        give(site, game, seat, [f"play {turn[0].split()[1]} 99"])
        drain()
        assert len(notices_of(site, game, seat)) == 1
        send(site, game, *turn)
        drain()
        assert notices_of(site, game, seat) == []

    def test_what_orders_have_played_is_unseen_until_the_seat_moves(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        give(site, game, seat, turn)
        drain()
        assert own_orders(site, load(site, game), seat).since == record.head.version
        send(site, game, *a_turn(load(site, game).record))
        drain()
        assert own_orders(site, load(site, game), seat).since == record.head.version
        send(site, game, *a_turn(load(site, game).record))
        drain()
        assert own_orders(site, load(site, game), seat).since is None


@pytest.mark.usefixtures("medang_orders")
def test_withdrawals_and_drains_at_the_same_instant(site: Site, open_game: Callable[..., str]) -> None:
    """Withdrawn and never played, or played once and nothing left to withdraw; whoever is faster."""
    for number in range(18):
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        give(site, game, seat, [play, "take pile"])
        with ThreadPoolExecutor(3) as pool:
            start = time.monotonic() + 0.01
            answer = pool.submit(at, start, withdraw, site, game, seat, "play")
            when = start + 0.002 * (number - 9)
            judging = [pool.submit(at, when, drains.settle_all, site, game) for _ in range(2)]
            assert [one.result() for one in judging] == [None, None]
            withdrawn = answer.exception() is None
        drains.settle_all(site, game)
        version = load(site, game).record.head.version
        assert version == record.head.version + (not withdrawn)


def at(moment: float, act: Callable[..., object], *arguments: object) -> object:
    time.sleep(max(0.0, moment - time.monotonic()))
    return act(*arguments)


@pytest.mark.usefixtures("medang_orders")
class TestHolders:
    """Orders belong to whoever gave them."""

    def test_whoever_leaves_takes_his_orders_with_him(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        seat = 1 - mover(load(site, game).record)
        give(site, game, seat, ["take pile"])
        resign(site, game, seat)
        assert site.redis.hgetall(keys.orders(game)) == {}
        with pytest.raises(Forbidden):
            give(site, game, seat, ["take pile"])
        assert site.redis.hgetall(keys.orders(game)) == {}

    def test_a_new_holder_neither_sees_nor_plays_what_the_old_one_wanted(
        self, site: Site, open_game: Callable[..., str], drain: Play, people: list[User]
    ) -> None:
        """C13, also when something has kept the orders alive."""
        from service.lobby import at_table

        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        with_orders = {}

        def keep_alive(*_: Any) -> None:
            with_orders.update(site.redis.hgetall(keys.orders(game)))

        give(site, game, seat, turn)
        keep_alive()
        event = {"kind": ".reseated", "seat": seat, "user": people[3].id, "bot": None}
        at_table(site, game, lambda loaded: ([event], "table"))
        assert site.redis.hgetall(keys.orders(game)) == {}
        site.redis.hset(keys.orders(game), mapping=with_orders)
        assert lines_of(site, game, seat) == []
        drain()
        assert load(site, game).record.head.point == record.head.point

    def test_after_the_end_nothing_is_kept(
        self, site: Site, start_game: Callable[..., str], drain: Play
    ) -> None:
        game = start_game(2, "kalasan")
        for seat in (0, 1):
            give(site, game, seat, ["take pile"])
        for seat in (0, 1):
            resign(site, game, seat)
            drain()
        assert load(site, game).record.table.status == "ended"
        assert not site.redis.exists(keys.orders(game))
        with pytest.raises(NotNow):
            give(site, game, 0, ["take pile"])

    def test_rebuilding_from_the_logs_keeps_them_while_the_game_runs(
        self, site: Site, start_game: Callable[..., str], open_game: Callable[..., str], drain: Play
    ) -> None:
        running, over = open_game(), start_game(2, "kalasan")
        give(site, running, 0, ["take pile"])
        give(site, over, 0, ["take pile"])
        left = site.redis.hgetall(keys.orders(over))
        for seat in (0, 1):
            resign(site, over, seat)
        drain()
        site.redis.hset(keys.orders(over), mapping=left)  # as in a backup
        assert replay_all(site, lambda line: None) == 0
        assert lines_of(site, running, 0) == ["take pile"]
        assert not site.redis.exists(keys.orders(over))

    def test_nothing_is_kept_readably(
        self, site: Site, open_game: Callable[..., str], drain: Play, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        game = open_game()
        record = load(site, game).record
        seat, (play, _) = mover(record), a_turn(record)
        bad = f"play {play.split()[1]} 99"
        give(site, game, 1 - seat, ["take pile"])
        give(site, game, seat, [bad])
        drain()
        kept = site.redis.hgetall(keys.orders(game))
        assert sorted(kept) == sorted([f"orders:{1 - seat}", f"unseen:{seat}"])
        raw = site.queue_bytes
        everything = b"".join(raw.dump(key) for key in raw.keys("*")) + caplog.text.encode()
        assert b"take pile" not in everything and bad.encode() not in everything
        assert b"not possible" not in everything


@pytest.mark.usefixtures("medang_orders")
class TestWorkersDie:
    """Nothing is lost and nothing done twice, whenever a worker dies."""

    def test_before_it_has_answered(self, site: Site, open_game: Callable[..., str], drain: Play) -> None:
        """The turn before is appended, its hint is gone, and nobody has looked at the orders."""
        game = open_game()
        first = load(site, game).record
        give(site, game, 1 - mover(first), ["take pile", *orders_for(first, 1 - mover(first))])
        send(site, game, *a_turn(first))
        site.redis.delete(keys.HINTS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("worker.orders.obey", dies)
            with pytest.raises(Killed):
                drains.settle_all(site, game)
        assert load(site, game).record.head.version == first.head.version + 1
        tick(site)
        drain()
        assert load(site, game).record.head.version == first.head.version + 2
        assert game not in site.redis.smembers(keys.ready(keys.partition(game)))

    def test_after_it_has_written(self, site: Site, open_game: Callable[..., str], drain: Play) -> None:
        game = open_game()
        record = load(site, game).record
        seat = mover(record)
        give(site, game, seat, a_turn(record))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(standing, "append_turn", dies_after(standing.append_turn))
            with pytest.raises(Killed):
                drains.settle_all(site, game)
        drain()
        tick(site)
        drain()
        assert load(site, game).record.head.version == record.head.version + 1

    def test_a_lost_hint_of_an_order_is_repeated(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        record = load(site, game).record
        give(site, game, mover(record), a_turn(record))
        site.redis.delete(keys.HINTS)
        drain()
        assert load(site, game).record.head == record.head
        tick(site)
        drain()
        assert load(site, game).record.head.version == record.head.version + 1

    def test_the_clock_does_not_wake_a_drain_that_has_looked(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        game = open_game()
        give(site, game, mover(load(site, game).record), ["take pile"])
        drain()
        site.redis.delete(keys.HINTS)
        tick(site)
        assert not site.redis.smembers(keys.HINTS)

    def test_an_order_given_behind_a_look_is_not_forgotten(
        self, site: Site, open_game: Callable[..., str], drain: Play
    ) -> None:
        """Between a drain's look and its “at rest” somebody gives an order, and the hint is lost."""
        game = open_game()
        record = load(site, game).record
        seat = mover(record)
        give(site, game, seat, ["take pile"])
        with pytest.MonkeyPatch.context() as patch:
            real = drains.orders.at_rest

            def late(*arguments: Any) -> bool:
                give(site, game, seat, a_turn(record))
                return real(*arguments)

            patch.setattr("worker.orders.at_rest", late)
            drains.settle_all(site, game)
        assert load(site, game).record.head == record.head
        site.redis.delete(keys.HINTS)
        tick(site)
        drain()
        assert load(site, game).record.head.version == record.head.version + 1

    def test_an_order_that_breaks_its_reader_holds_nobody_up(
        self,
        site: Site,
        open_game: Callable[..., str],
        drain: Play,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        game = open_game()
        record = load(site, game).record
        seat, turn = mover(record), a_turn(record)
        give(site, game, seat, ["take pile"])
        monkeypatch.setattr(MEDANG, "answer", breaks)
        drain()
        assert "standing orders in game" in caplog.text and "take pile" not in caplog.text
        name = send(site, game, *turn)
        drain()
        assert find(site, game, name).status == "settled"


@pytest.mark.usefixtures("medang_orders")
def test_a_late_seat_has_its_orders_played_before_its_default(
    site: Site, open_game: Callable[..., str], drain: Play
) -> None:
    game = open_game(pace=3600)
    record = load(site, game).record
    seat = mover(record)
    give(site, game, seat, ["take pile"])
    drain()
    point = record.head.point_text
    accept(site, Submission("default-1-0", game, seat, "default", point, None, 1, "clock"))
    drain()
    commits = read(site, game)[record.head.version :]
    assert [commit["by"] for commit in commits] == ["clock", f"seat:{seat}"]
    assert find(site, game, "default-1-0").status == "settled"


def test_a_game_without_orders_says_so(site: Site, open_game: Callable[..., str]) -> None:
    with pytest.raises(NotNow, match="no standing orders"):
        give(site, open_game(), 0, ["take pile"])


class Killed(BaseException):
    """The process is gone."""


def dies(*arguments: object, **more: object) -> Any:
    raise Killed


def dies_after(function: Callable[..., Any]) -> Callable[..., Any]:
    def done(*arguments: Any, **more: Any) -> Any:
        function(*arguments, **more)
        raise Killed

    return done


def breaks(*arguments: object) -> Any:
    raise KeyError("take pile")


def orders_for(record: Record, seat: int) -> list[str]:
    """An order to play the seat's first tile in the first column that is free enough for two more."""
    view = record.rules.view(record.state, seat)
    room = [
        number
        for number, (most, column) in enumerate(zip(view["capacities"], view["columns"], strict=True), 1)
        if most - len(column) >= 2
    ]
    return [f"play {view['you']['hand'][0]} {room[0]}"]


def tick(site: Site) -> None:
    for part in keys.PARTITIONS:
        clock.repeat_hints(site, part)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_travellers_who_plan_and_let_orders_do_the_rest(
    site: Site,
    start_game: Callable[..., str],
    drain: Play,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
) -> None:
    """A route is gone to its end or not at all; whoever is asked in spite of his orders moves at random."""
    monkeypatch.setattr("service.lobby.secrets.token_bytes", lambda size: bytes(range(size)))
    chance, game = random.Random(seats), start_game(seats, rules="festivals", typhoons="1")
    ways: dict[int, str] = {}
    gone = dropped = 0
    while (record := load(site, game).record).table.status != "ended":
        by_hand = None if record.actors.sealed else mover(record)
        if by_hand is None:
            ways = {seat: plan_and_order(site, game, seat, chance) for seat in record.unsealed}
        else:
            dropped += len(notices_of(site, game, by_hand))
            legal = [*map(record.rules.notation.write, record.rules.legal(record.state, by_hand))]
            send(site, game, chance.choice(legal))
        drain()
        for commit in read(site, game)[record.head.version :]:
            kind, _, seat = commit["by"].partition(":")
            moves = [next(iter(choices.values())) for choices in commit["moves"]]
            if kind == "seat" and int(seat) != by_hand and any(move["kind"] == "Go" for move in moves):
                steps = [event for event in commit["events"] if event["kind"] == "Moved"]
                mine = [step["island"] for step in steps if step["seat"] == int(seat)]
                assert mine[-1] == ways[int(seat)].split()[-2], (ways, commit)
                gone += 1
    assert gone > 5 and (dropped or seats < 4)
    log = "".join(export(read(site, game)))
    assert not any(word in log for word in ("route", "discard y", "rest middle"))


def plan_and_order(site: Site, game: str, seat: int, chance: random.Random) -> str:
    """A seat seals a plan at random, and orders all that it can; returns its way, if it has found one."""
    record = load(site, game).record
    move = chance.choice([*record.rules.legal(record.state, seat)])
    way = a_way(record, seat, list(move.tickets), chance)
    lines = [
        f"first {' '.join(TRAVELLERS[: len(record.table.chairs)])}",
        "discard y k b",
        "rest middle",
        "hold",
    ]
    give(site, game, seat, [*lines, *([f"route {way}"] if way else [])])
    seal(site, game, seat, record.head.point_text, move, f"seat:{seat}")
    return way


def a_way(record: Record, seat: int, tickets: list[str], chance: random.Random) -> str:
    """A way with all these tickets on the islands as they are now, if one is found."""
    view = record.rules.view(record.state, seat)
    for _ in range(50):
        here, steps = view["seats"][seat]["island"], []
        for ticket in chance.sample(tickets, len(tickets)):
            here = chance.choice(NEIGHBOURS[here])
            steps.append(f"{here} {ticket}")
        try:
            return STANDING["festivals"].read("route " + ", ".join(steps), view).line[6:] if steps else ""
        except Illegal:
            continue
    return ""

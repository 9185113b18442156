"""The doctor says everything that was looked at, and what is wrong with it."""

import socket
from collections.abc import Callable, Iterator

import pytest
from flask.testing import FlaskClient

from service import keys
from service.bundled import Server
from service.config import Config
from service.doctor import examine
from service.heartbeat import PROCESSES, beat_once, last_beats
from service.log import server_time
from service.ports import free_port
from service.readiness import oldest_due
from service.site import Site, open_site
from service.standing.giving import give
from service.submissions import Submission, accept
from tests.conftest import environment

MINUTE = 60_000  # ms


def said(site: Site) -> tuple[int, list[str], list[str]]:
    """The exit status, what is well and what is wrong."""
    lines: list[str] = []
    status = examine(site, lines.append)
    return (
        status,
        [line[7:] for line in lines if line.startswith("ok")],
        [line[7:] for line in lines if line.startswith("wrong")],
    )


@pytest.fixture
def healthy(site: Site, redis_server: Server) -> Iterator[Site]:
    """A deployment with a mail server and all its processes."""
    with socket.create_server(("127.0.0.1", 0)) as mail:
        port = mail.getsockname()[1]
        there = {**environment(redis_server.url), "SMTP_URL": f"smtp://127.0.0.1:{port}"}
        found = open_site(Config.from_environment(there))
        for process in PROCESSES:
            beat_once(found, process)
        yield found


def test_everything_that_is_well_is_said(healthy: Site, start_game: Callable[..., str]) -> None:
    start_game(2)
    status, well, wrong = said(healthy)
    assert (status, wrong) == (0, [])
    everything = "\n".join(well)
    for word in ("http://localhost:8000", "mail server", "noeviction", "DURABILITY is disk", "Outbox: ",
                 "set aside", "Inboxes: 0", "Games: 1 can be read, 0 cannot", *PROCESSES,
                 healthy.keyring.thumbprints()[0]):  # fmt: skip
        assert word in everything


def test_without_anything_everything_is_wrong(redis_server: Server) -> None:
    nowhere = {**environment(f"redis://127.0.0.1:{free_port(27_000)}"), "BASE_URL": "http://games.example"}
    status, _, wrong = said(open_site(Config.from_environment(nowhere)))
    assert status == 1 and len(wrong) == 3
    assert wrong[0].startswith("BASE_URL is http")
    assert wrong[1].startswith("The mail server 127.0.0.1:1 cannot be reached")
    assert wrong[2].startswith("Redis does not answer")


def test_silent_processes_are_named(healthy: Site) -> None:
    healthy.redis.hset(keys.BEAT, "worker", server_time(healthy) - 5 * MINUTE)
    healthy.redis.hdel(keys.BEAT, "mail")
    status, _, wrong = said(healthy)
    assert status == 1 and wrong == [
        "`worker` last showed a sign of life 5 minutes ago.",
        "`mail` has never shown a sign of life.",
    ]


def test_letters_that_do_not_go_out_are_counted(healthy: Site) -> None:
    healthy.redis.zadd(keys.outbox("aa"), {"letters|aabbccddeeff|1": server_time(healthy) - 20 * MINUTE})
    healthy.redis.hset(keys.aside("ba"), "letters|babbccddeeff|7", "Undelivered: no room")
    status, _, wrong = said(healthy)
    assert status == 1 and wrong == [
        "Outbox: 1 follow-ups; the oldest that is due has waited for 20 minutes.",
        "Follow-ups set aside after many tries: 1.",
        "Set aside: letters of babbccddeeff, Undelivered: no room",
    ]


def test_an_inbox_that_nobody_judges_is_named(healthy: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    accept(healthy, Submission("s", game, 0, "turn", "1.x", [], server_time(healthy) - 3 * MINUTE, "seat:0"))
    status, _, wrong = said(healthy)
    assert status == 1 and wrong[1:] == [f"The inbox of game {game} has not been judged for 3 minutes."]


def test_a_game_that_cannot_be_read_is_named_and_older_keys_are_counted(
    healthy: Site, redis_server: Server, start_game: Callable[..., str]
) -> None:
    bad, _ = start_game(2), start_game(2)
    healthy.redis.hset(keys.head(bad), "hash", "0" * 64)
    rotating = {
        **environment(redis_server.url),
        "SERVICE_KEY": f"{'N' * 43},{environment('')['SERVICE_KEY']}",
    }
    status, well, wrong = said(open_site(Config.from_environment(rotating)))
    assert status == 1 and f"Game {bad} cannot be read: The log of game {bad} does not lead" in wrong[-1]
    assert "1 of their seeds are encrypted under an older key; `lontar rotate` renews them." in well


def test_standing_orders_are_counted_and_not_read_out(
    healthy: Site, redis_server: Server, start_game: Callable[..., str]
) -> None:
    game = start_game(2, rules="festivals")
    give(healthy, game, 0, ["rest pool"])
    rotating = {
        **environment(redis_server.url),
        "SERVICE_KEY": f"{'N' * 43},{environment('')['SERVICE_KEY']}",
    }
    _, well, _ = said(open_site(Config.from_environment(rotating)))
    found = "Standing orders: 1 are kept, those of 0 games cannot be read; 1 are under an older key"
    assert any(line.startswith(found) for line in well) and not any("rest pool" in line for line in well)
    healthy.redis.hset(keys.orders(game), "orders:0", "not readable")
    assert any("those of 1 games cannot be read" in line for line in said(healthy)[2])


def test_readiness_tells_the_outbox_and_the_heartbeats(site: Site, client: FlaskClient) -> None:
    beat_once(site, "worker")
    site.redis.zadd(keys.outbox("ca"), {"letters|cabbccddeeff|1": server_time(site) - 5000})
    site.redis.zadd(keys.outbox("aa"), {"archive|aabbccddeeff": server_time(site) + 5000})
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json["status"], answer.json["wrong"]) == (200, "ready", [])
    assert 5 <= answer.json["outbox"] < 60
    assert answer.json["beats"]["worker"] == 0 and answer.json["beats"]["mail"] is None


def test_readiness_fails_with_the_reasons(site: Site, client: FlaskClient) -> None:
    site.redis.config_set("maxmemory-policy", "allkeys-lru")
    try:
        answer = client.get("/readyz")
    finally:
        site.redis.config_set("maxmemory-policy", "noeviction")
    assert (answer.status_code, answer.json["status"]) == (503, "not ready")
    assert "noeviction" in answer.json["wrong"][0]


def test_only_the_silence_of_the_pages_is_an_outage(site: Site) -> None:
    long_ago = server_time(site) - 10 * MINUTE
    site.redis.hset(keys.BEAT, mapping=dict.fromkeys(PROCESSES, long_ago))
    for process in ("worker", "mail"):
        beat_once(site, process)
    assert not site.redis.lrange(keys.OUTAGES, 0, -1)
    beat_once(site, "web")
    assert len(site.redis.lrange(keys.OUTAGES, 0, -1)) == 1
    assert last_beats(site, server_time(site))["worker"] == 0
    assert oldest_due(site, server_time(site)) == 0

"""What strangers can read, block, or find in logs."""

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from service import create_app
from service.bundled import Server
from service.config import Config, ConfigError
from service.links import turn_link
from service.load import load
from service.log import server_time
from service.site import Site, open_site
from service.users import User
from tests.conftest import environment
from tests.pages.browser import bare
from worker import mail

FORWARDED = {"HTTP_X_FORWARDED_FOR": "198.51.100.7", "HTTP_X_FORWARDED_PROTO": "https"}


@pytest.fixture
def without_redis(tmp_path: Path, config: Config) -> Flask:
    """The application while its Redis does not answer."""
    app = create_app(replace(config, redis_url=f"unix://{tmp_path}/nobody.sock"))
    app.testing = False
    return app


def test_a_public_address_and_a_mailbox_of_everybodys_letters_do_not_go_together(config: Config) -> None:
    """/mailbox shows the sign-in letters of all; whoever can open it is whoever he likes."""
    environment = {
        "REDIS_URL": config.redis_url,
        "BASE_URL": "https://games.example.org",
        "SERVICE_KEY": "A" * 43 + "=",
        "SMTP_URL": "smtp://127.0.0.1:1025",
        "MAIL_FROM": "games@example.org",
        "MAILBOX_DIR": "/tmp/mailbox",
    }
    with pytest.raises(ConfigError):
        Config.from_environment(environment)


@pytest.mark.parametrize(
    ("host", "client"), [("localhost:8000", "192.0.2.9"), ("evil.example.org:8000", "127.0.0.1")]
)
def test_the_mailbox_is_for_this_machine_alone(
    config: Config, tmp_path: Path, host: str, client: str
) -> None:
    """Neither for a neighbour in the network, nor for a page whose name was rebound to this machine."""
    (tmp_path / "box").mkdir()
    for name in ("cur", "new", "tmp"):
        (tmp_path / "box" / name).mkdir()
    app = create_app(replace(config, mailbox_dir=str(tmp_path / "box")))
    answer = app.test_client().get("/mailbox", headers={"Host": host}, environ_base={"REMOTE_ADDR": client})
    assert answer.status_code in (400, 403, 404)


def test_one_client_behind_the_router_does_not_use_up_the_sign_in_letters_of_all(
    site: Site, redis_server: Server
) -> None:
    """Behind a router every request comes from its address; the client stands in X-Forwarded-For."""
    config = Config.from_environment({**environment(redis_server.url), "DYNO": "web.1"})
    client = create_app(config).test_client()

    def ask(number: int, forwarded: str) -> int:
        page = client.get("/sign-in").get_data(as_text=True)
        token = page.partition('name="form" value="')[2].partition('"')[0]
        return client.post(
            "/sign-in",
            data={"address": f"a{number}@example.org", "form": token},
            environ_base={"REMOTE_ADDR": "10.1.2.3"},
            headers={"X-Forwarded-For": forwarded},
        ).status_code

    assert {ask(number, "198.51.100.7") for number in range(20)} == {200}
    assert ask(20, "203.0.113.5") == 200


def test_pages_say_that_the_database_is_away(without_redis: Flask) -> None:
    answer = without_redis.test_client().get("/help")
    assert answer.status_code == 200
    client = without_redis.test_client()
    with client.session_transaction() as session:
        session["user"], session["epoch"] = "u0123456789abcdef", 0
    for path in ("/", "/account", "/games/aakx7m2qp4rt"):
        answer = client.get(path)
        assert answer.status_code == 503, path
        assert answer.headers["Retry-After"]
        assert "Lontar" in answer.get_data(as_text=True)


def test_no_link_stands_in_the_log_when_a_page_fails(
    site: Site, without_redis: Flask, opened_game: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    """Links are capabilities and never appear in logs; Flask writes the path beside a traceback."""
    game = opened_game()
    record = load(site, game).record
    link = turn_link(site, game, record.actors.seats[0], record.head.point, 0)
    with caplog.at_level(logging.DEBUG):
        without_redis.test_client().get(bare(link))
    assert link.rpartition("/")[2] not in caplog.text


def test_a_sign_in_letter_that_could_not_be_sent_for_hours_is_not_sent_any_more(
    site: Site, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its page says “within an hour”; after an outage of the mail server nobody waits for it."""
    from service import keys, signin

    signin.ask_for_letter(site, people[0].address, "client")
    (row,) = site.redis.zrange(keys.outbox(keys.PARTITIONS[0]), 0, -1)
    _, *arguments = row.split("|")
    sent: list[str] = []
    monkeypatch.setattr("worker.smtp.Sender.send", lambda self, message, to: sent.append(to))
    real = server_time(site)
    monkeypatch.setattr("worker.mail.server_time", lambda site: real + 10 * 3_600_000)
    mail.sign_in(site, *arguments)
    assert sent == []
    assert open_site(site.config) is site

"""A real Redis for every test process, the site on it, and people to play."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service import create_app, keys
from service.bundled import Server, serve
from service.config import Config
from service.lobby import Wish, create, join
from service.site import Site, open_site
from service.users import User, find_user, update_user, user_of
from tests.guard import guarded
from worker import drain as drains
from worker import outbox

SERVICE_KEY = urlsafe_b64encode(bytes(range(32))).decode()


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One bundled server for the whole process, stopped at its end."""
    server = serve(tmp_path_factory.mktemp("redis"))
    with guarded(server.pid):
        yield server
        server.stop()


def environment(redis_url: str) -> dict[str, str]:
    """The settings of a site on this Redis."""
    return {
        "REDIS_URL": redis_url,
        "QUEUE_REDIS_URL": redis_url,
        "BASE_URL": "http://localhost:8000",
        "SERVICE_KEY": SERVICE_KEY,
        "SMTP_URL": "smtp://127.0.0.1:1",
        "MAIL_FROM": "Lontar <games@lontar.example>",
    }


@pytest.fixture(scope="session")
def config(redis_server: Server) -> Config:
    return Config.from_environment(environment(redis_server.url))


@pytest.fixture
def site(config: Config) -> Site:
    """The site, on an empty Redis."""
    site = open_site(config)
    identity = site.keyring.identity().hex()  # known to this process already, so it must stay
    site.redis.flushall()
    site.redis.set(keys.IDENTITY, site.keyring.encrypt(identity))
    return site


@pytest.fixture
def app(site: Site, config: Config) -> Flask:
    """The application, the same one for all tests of a process."""
    return app_of(config)


app_of = cache(create_app)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def drain(site: Site) -> Callable[[], None]:
    """What a worker does: judge everything that is ready."""
    return lambda: drains.work(site, stay=0)


@pytest.fixture
def deliver(site: Site) -> Callable[[], None]:
    """What the mail worker does: everything in the outbox that is due."""
    return lambda: outbox.work(site)


@pytest.fixture
def people(site: Site) -> list[User]:
    """Ada, Budi, Citra, Dewi and Eka, each with a name and a time zone."""
    zones = {
        "Ada": "Europe/Berlin",
        "Budi": "Asia/Jakarta",
        "Citra": "Asia/Makassar",
        "Dewi": "UTC",
        "Eka": "UTC",
    }
    users = []
    for name, zone in zones.items():
        user = user_of(site, f"{name.lower()}@example.org")
        update_user(site, user.id, name, zone)
        users.append(find_user(site, user.id))
    return users


@pytest.fixture
def start_game(site: Site, people: list[User], drain: Callable[[], None]) -> Callable[..., str]:
    """A running game with so many people; returns its id. Other words are its options."""

    def start(
        seats: int = 2,
        temple: str = "sewu",
        pace: int | None = None,
        bots: int = 0,
        rules: str = "medang",
        **more: str,
    ) -> str:
        guests = [Wish("invite", user.address) for user in people[1:seats]]
        wishes = [Wish("me"), *guests, *[Wish("bot")] * bots]
        options = {"temple": temple, **more} if rules == "medang" else more
        game = create(site, people[0].id, rules, options, wishes, pace=pace, cut="Ada cuts")
        for user in people[1:seats]:
            join(site, game, user.id, None, f"{user.name} cuts")
        drain()
        return game

    return start


def repository() -> Path:
    return Path(__file__).parent.parent

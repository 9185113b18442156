"""What cannot keep its promises does not start, and says why in one sentence."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis

from service.bundled import Server, serve
from service.check import Unfit, check
from service.config import Config
from service.durability import waiting_command
from service.ports import free_port
from service.site import Site, open_site
from tests.conftest import environment
from tests.deploy.tls import encrypted
from tests.guard import guarded
from tests.torture.processes import COMMANDS, REPOSITORY

TOOLS = Path(sys.executable).parent
STARTED = [["lontar", "check"], *COMMANDS.values()]


def run(command: list[str], settings: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run one process of the Procfile with these settings and no others."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    program, *rest = command
    return subprocess.run(
        [str(TOOLS / program), *rest],
        env={**kept, "PYTHONPATH": str(REPOSITORY), **settings},
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        timeout=60,
    )


def one_sentence(told: str) -> str:
    """What was said on stderr: one line, no traceback."""
    (line,) = told.splitlines()
    assert line.startswith("lontar: ")
    return line.removeprefix("lontar: ")


@contextmanager
def setting(redis: Redis, name: str, value: str, before: str) -> Iterator[None]:
    redis.config_set(name, value)
    try:
        yield
    finally:
        redis.config_set(name, before)


@pytest.mark.parametrize("command", STARTED, ids=" ".join)
def test_nothing_starts_on_a_redis_that_forgets(site: Site, redis_server: Server, command: list[str]) -> None:
    with setting(site.redis, "maxmemory-policy", "allkeys-lru", "noeviction"):
        ended = run(command, environment(redis_server.url))
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "set maxmemory-policy to noeviction" in one_sentence(ended.stderr)


@pytest.mark.parametrize("command", STARTED, ids=" ".join)
def test_nothing_starts_without_its_settings(redis_server: Server, command: list[str]) -> None:
    settings = environment(redis_server.url)
    del settings["SERVICE_KEY"]
    ended = run(command, settings)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert one_sentence(ended.stderr).startswith("SERVICE_KEY is not set")


def test_a_whole_deployment_may_be_released(redis_server: Server) -> None:
    ended = run(["lontar", "check"], environment(redis_server.url))
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_release_waits_for_no_redis_for_long(tmp_path: Path) -> None:
    settings = environment(f"redis://127.0.0.1:{free_port(25_000)}")
    began = time.monotonic()
    ended = run(["lontar", "check"], settings)
    assert ended.returncode == 1 and time.monotonic() - began < 15
    assert one_sentence(ended.stderr).startswith("Redis does not answer: ")


@pytest.mark.torture
@pytest.mark.parametrize("command", COMMANDS.values(), ids=" ".join)
def test_no_process_waits_for_redis_for_ever(command: list[str]) -> None:
    ended = run(command, environment(f"redis://127.0.0.1:{free_port(25_000)}"))
    assert ended.returncode == 1
    assert one_sentence(ended.stderr).startswith("Redis does not answer: ")


def test_a_certificate_that_nobody_vouches_for_is_named(redis_server: Server) -> None:
    with encrypted(redis_server.socket) as port:
        ended = run(["lontar", "check"], environment(f"rediss://localhost:{port}"))
        trusting = run(
            ["lontar", "check"], {**environment(f"rediss://localhost:{port}"), "REDIS_TLS_INSECURE": "1"}
        )
    assert ended.returncode == 1 and "REDIS_TLS_INSECURE" in one_sentence(ended.stderr)
    assert trusting.returncode == 0


@pytest.mark.parametrize(
    ("name", "value", "command"),
    [
        ("PORT", "http", COMMANDS["web"]),
        ("WEB_CONCURRENCY", "0", COMMANDS["web"]),
        ("WEB_CONCURRENCY", "many", ["lontar", "check"]),  # gunicorn itself is less friendly
    ],
    ids=str,
)
def test_numbers_of_the_web_process_are_numbers(
    redis_server: Server, name: str, value: str, command: list[str]
) -> None:
    ended = run(command, {**environment(redis_server.url), name: value})
    assert ended.returncode == 2 and one_sentence(ended.stderr).startswith(f"{name} must be a number")


Changed = Callable[..., Site]


@pytest.fixture
def changed(redis_server: Server) -> Iterator[Changed]:
    """The site with settings of one's own."""

    def change(**settings: str) -> Site:
        return open_site(Config.from_environment({**environment(redis_server.url), **settings}))

    waiting_command.cache_clear()
    yield change
    waiting_command.cache_clear()


def test_a_redis_that_writes_nothing_down_is_refused_unless_that_is_said(
    site: Site, changed: Changed
) -> None:
    with setting(site.redis, "appendonly", "no", "yes"):
        with pytest.raises(Unfit, match="DURABILITY is disk, and this Redis does not write to disk"):
            check(changed(), 0)
        check(changed(DURABILITY="memory"), 0)


def test_a_replica_that_is_promised_must_be_there(changed: Changed) -> None:
    with pytest.raises(Unfit, match="no replica follows"):
        check(changed(DURABILITY="replica"), 0)


def test_another_deployments_key_is_refused(site: Site, changed: Changed) -> None:
    check(site, 0)
    site.redis.set("identity", site.keyring.encrypt("00" * 32))
    with pytest.raises(Unfit, match="SERVICE_KEY opens nothing"):
        check(changed(SERVICE_KEY="B" * 43), 0)
    check(changed(SERVICE_KEY=f"{'C' * 43},{environment('')['SERVICE_KEY']}"), 0)


def test_a_password_is_missing(site: Site, redis_server: Server, changed: Changed) -> None:
    site.redis.config_set("requirepass", "word")
    try:
        with pytest.raises(Unfit, match="Redis wants another password"):
            check(changed(SMTP_URL="smtp://other.example"), 0)
    finally:
        Redis(unix_socket_path=str(redis_server.socket), password="word").config_set("requirepass", "")


def test_the_pages_may_start_a_little_before_their_redis(tmp_path: Path) -> None:
    folder = tmp_path / "redis"
    settings = {**environment(f"unix://{folder}/redis.sock"), "PORT": str(free_port(26_000))}
    started: list[Server] = []
    threading.Timer(3, lambda: started.append(serve(folder))).start()
    process = subprocess.Popen(
        [str(TOOLS / COMMANDS["web"][0]), *COMMANDS["web"][1:]],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), **settings, "HOST": "127.0.0.1"},
        cwd=REPOSITORY,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with guarded(process.pid):
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            said.append(line)
            if "Booting worker" in line:
                break
        process.send_signal(signal.SIGTERM)
        process.wait(15)
        process.stderr.close()
    for server in started:
        server.stop()
    assert started and "Booting worker" in said[-1] and "Traceback" not in "".join(said)

"""The bundled server: real processes in temporary folders."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis

from service import bundled
from service.bundled import NoServer, Server, serve

Start = Callable[[Path], Server]


@pytest.fixture
def start() -> Iterator[Start]:
    """serve(), with a promise to stop the server."""
    servers: list[Server] = []

    def start(folder: Path) -> Server:
        servers.append(serve(folder))
        return servers[-1]

    yield start
    for server in reversed(servers):
        server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "redis"


def connect(server: Server) -> Redis:
    return Redis.from_url(server.url, decode_responses=True)


def impostor(folder: Path, name: str, script: str) -> Path:
    """An executable of that name which is no server."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_every_write_is_on_disk_before_it_is_acknowledged(start: Start, folder: Path) -> None:
    with connect(start(folder)) as redis:
        assert redis.config_get("append*")["appendonly"] == "yes"
        assert redis.config_get("appendfsync") == {"appendfsync": "always"}
        assert redis.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
        assert redis.info("persistence")["aof_enabled"] == 1


def test_only_its_user_reaches_it(start: Start, folder: Path) -> None:
    with connect(start(folder)) as redis:
        assert redis.config_get("port") == {"port": "0"}
    assert folder.stat().st_mode & 0o077 == 0
    assert bundled.socket_of(folder).stat().st_mode & 0o077 == 0


def test_a_restart_keeps_the_data(start: Start, folder: Path) -> None:
    server = start(folder)
    with connect(server) as redis:
        redis.xadd("log", {"leaf": "1"}, id="1-0")
    server.stop()
    assert not bundled.answers(bundled.socket_of(folder))
    with connect(start(folder)) as redis:
        assert redis.xrange("log") == [("1-0", {"leaf": "1"})]


def test_a_killed_server_has_lost_nothing(start: Start, folder: Path) -> None:
    server = start(folder)
    assert server.process is not None
    with connect(server) as redis:
        for number in range(100):
            redis.rpush("list", number)
        server.process.kill()
        server.process.wait()
    with connect(start(folder)) as redis:
        assert redis.llen("list") == 100


START_AND_LEAVE = """
import pathlib, sys, service.bundled
print(service.bundled.serve(pathlib.Path(sys.argv[1])).pid)
"""


def test_a_server_that_answers_already_is_used_and_can_be_stopped(start: Start, folder: Path) -> None:
    left = subprocess.run([sys.executable, "-c", START_AND_LEAVE, folder], capture_output=True, check=True)
    server = start(folder)
    assert (server.pid, server.process) == (int(left.stdout), None)
    server.stop()
    assert not bundled.answers(server.socket)


@pytest.mark.parametrize("name", ["with space", "it's 100% #1?", "ü" * 60])
def test_any_folder_will_do(tmp_path: Path, start: Start, name: str) -> None:
    with connect(start(tmp_path / name / "redis")) as redis:
        assert redis.ping()


def test_the_socket_of_a_long_path_lies_in_a_private_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    deep = tmp_path / ("x" * 120)
    socket = bundled.socket_of(deep)
    assert len(os.fsencode(socket)) < len(os.fsencode(deep))
    assert socket.parent.stat().st_mode & 0o077 == 0
    socket.parent.chmod(0o777)
    with pytest.raises(NoServer, match="not this user's alone"):
        bundled.socket_of(deep)


def test_a_server_on_path_comes_first_unless_it_is_too_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    packaged = next(bundled.binaries())
    old = impostor(tmp_path, "valkey-server", "echo 'Redis server v=6.0.16 sha=00000000:0'")
    new = impostor(tmp_path, "redis-server", "echo 'Redis server v=7.0.15 sha=00000000:0'")
    assert bundled.version(str(old)) == (6, 0, 16)
    assert list(bundled.binaries()) == [str(new), packaged]


def test_when_the_first_server_does_not_take_the_data_the_next_one_is_tried(
    start: Start, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    impostor(tmp_path, "valkey-server", "[ $1 = --version ] && echo v=9.9.9")
    with connect(start(folder)) as redis:
        assert redis.ping()


def test_without_any_server_it_says_what_to_do(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = impostor(tmp_path, "broken", "exit 1")
    monkeypatch.setattr(bundled, "binaries", lambda: iter([str(broken), str(tmp_path / "missing")]))
    with pytest.raises(NoServer, match=r"(?s)broken: .*missing: No such file.*set REDIS_URL"):
        serve(folder)

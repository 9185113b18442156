"""Whoever waits for news when the pages are told to end is answered at once, and they end."""

import http.client
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from service.announce import answers
from service.bundled import Server
from service.links import seat_token
from service.load import load
from service.ports import free_port
from service.site import Site
from tests.conftest import environment
from tests.guard import guarded
from tests.torture.processes import COMMANDS, REPOSITORY


def test_a_long_poll_does_not_hold_up_the_end(
    site: Site, redis_server: Server, start_game: Callable[..., str]
) -> None:
    game, port = start_game(2), free_port(28_000)
    version, token = load(site, game).record.head.version, seat_token(site, game, 0, 0)
    settings = {
        **environment(redis_server.url),
        "PORT": str(port),
        "HOST": "127.0.0.1",
        "WEB_CONCURRENCY": "1",
    }
    program, *rest = COMMANDS["web"]
    web = subprocess.Popen(
        [str(Path(sys.executable).parent / program), *rest],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), **settings},
        cwd=REPOSITORY,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    with guarded(web.pid):
        while not answers(port):
            time.sleep(0.1)
        answered: list[int] = []
        path = f"/api/games/{game}/history?after={version}&wait=25"
        waiting = threading.Thread(target=lambda: answered.append(status_of(port, path, token)))
        waiting.start()
        time.sleep(1)
        assert not answered
        began = time.monotonic()
        os.killpg(web.pid, signal.SIGTERM)
        waiting.join(20)
        assert answered == [200]
        assert web.wait(20) == 0
        assert time.monotonic() - began < 6


def status_of(port: int, path: str, token: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        return connection.getresponse().status
    finally:
        connection.close()

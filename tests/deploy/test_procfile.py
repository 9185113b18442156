"""The Procfile as it stands, run as platforms run it: settings from the environment, Redis behind TLS."""

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from service.announce import answers
from service.audit import export, verify
from service.bundled import serve
from service.config import Config
from service.heartbeat import PROCESSES
from service.links import seat_token
from service.lobby import Wish, create
from service.log import read
from service.ports import free_port
from service.site import open_site
from service.users import user_of
from tests.conftest import environment
from tests.deploy.person import Person, links, wait_for_link
from tests.deploy.secrets import secrets_of
from tests.deploy.tls import encrypted
from tests.guard import guarded
from tests.torture.players import Client, Ledger, play
from tests.torture.processes import REPOSITORY, catching


@pytest.fixture
def platform(tmp_path: Path) -> Iterator[dict[str, str]]:
    """What a platform sets: a Redis with its own certificate, a port, how many processes, a mail server."""
    server, web = serve(tmp_path / "redis"), free_port(40_000 + os.getpid() % 10_000)
    with guarded(server.pid), encrypted(server.socket) as port, catching(tmp_path / "mail") as smtp_port:
        yield {
            **environment(f"rediss://localhost:{port}/0"),
            "REDIS_TLS_INSECURE": "1",
            "SMTP_URL": f"smtp://127.0.0.1:{smtp_port}",
            "BASE_URL": f"http://localhost:{web}",
            "PORT": str(web),
            "WEB_CONCURRENCY": "2",
        }
        server.stop()


@pytest.fixture
def started(platform: dict[str, str], tmp_path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """`honcho start`."""
    settings = {name: value for name, value in platform.items() if name != "QUEUE_REDIS_URL"}
    tools = Path(sys.executable).parent
    with (tmp_path / "honcho.log").open("wb") as log:
        process = subprocess.Popen(
            [str(tools / "honcho"), "start"],
            cwd=REPOSITORY,
            env={
                **os.environ,
                **settings,
                "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
                "PYTHONPATH": str(REPOSITORY),
            },
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    with guarded(process.pid):
        yield process
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(20)


def test_a_whole_game_with_redis_behind_tls(
    platform: dict[str, str], started: "subprocess.Popen[bytes]", tmp_path: Path
) -> None:
    port, said = int(platform["PORT"]), tmp_path / "honcho.log"
    wait_until_it_answers(port, started, said)
    site, ada = open_site(Config.from_environment(platform)), Person(port, tmp_path / "mail")
    ada.sign_in("ada.lovelace@example.org", "Countess Ada")
    assert "Countess Ada" in ada.open("/").text
    wishes = [Wish("me"), Wish("bot"), Wish("bot")]
    user = user_of(site, "ada.lovelace@example.org").id
    game = create(site, user, "medang", {"temple": "sewu"}, wishes, pace=3600, cut="Babbage", title="Engine")
    assert ada.open(wait_for_link(tmp_path / "mail", "/t/")).status == 200
    token = seat_token(site, game, 0, 0)
    assert play(game, {0: Client(port, token)}, random.Random(1), Ledger(), time.monotonic() + 90)
    assert verify("".join(export(read(site, game))), site.config.release).holds
    wait_for_link(tmp_path / "mail", "/games/")
    nothing_is_wrong(platform)
    misspelt(port, links(tmp_path / "mail")[-1])
    began = time.monotonic()
    started.send_signal(signal.SIGTERM)
    assert started.wait(20) in (0, 143, -signal.SIGTERM)
    assert time.monotonic() - began < 10
    log = said.read_text()
    assert "Traceback" not in log and "level=error" not in log, log
    secrets = {token, "ada.lovelace", "Countess", "Engine", platform["SERVICE_KEY"]}
    for secret in secrets | secrets_of(site, game, tmp_path / "mail", ada):
        assert secret not in log, secret
    asked = re.search(r"event=received .*submission=(\w+) request=(\w+)", log)
    assert asked and f"request={asked[2]}" in log and re.search(f"event=judged .*submission={asked[1]}", log)


def nothing_is_wrong(platform: dict[str, str]) -> None:
    """The doctor and /readyz see every process."""
    lontar = str(Path(sys.executable).parent / "lontar")
    doctor = subprocess.run(
        [lontar, "doctor"], env={**os.environ, **platform}, capture_output=True, text=True
    )
    assert (doctor.returncode, doctor.stderr) == (0, ""), doctor
    assert doctor.stdout.splitlines()[-1] == "Nothing wrong found."
    for word in ("noeviction", "DURABILITY", "mail server", "Outbox", "Inboxes", "1 can be read", *PROCESSES):
        assert word in doctor.stdout, doctor.stdout
    print(doctor.stdout)
    with urlopen(f"http://127.0.0.1:{platform['PORT']}/readyz", timeout=10) as answer:
        ready = json.load(answer)
    assert ready["status"] == "ready" and ready["outbox"] < 60
    assert all(0 <= ready["beats"][process] < 60 for process in PROCESSES), ready


def misspelt(port: int, link: str) -> None:
    """A request that gunicorn refuses, and a link that lacks its end."""
    with socket.create_connection(("127.0.0.1", port)) as broken:
        broken.sendall(f"GET {link}\r\n\r\n".encode())
        assert b"400" in broken.recv(1000)
    with pytest.raises(HTTPError):
        urlopen(link[:-1], timeout=10)


def wait_until_it_answers(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + 60
    while not answers(port):
        assert process.poll() is None and time.monotonic() < end, log.read_text()
        time.sleep(0.2)

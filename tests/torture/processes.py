"""A whole deployment in child processes that may be killed at any moment."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from service.announce import answers
from service.bundled import Server, serve
from service.config import Config
from service.ports import free_port
from service.site import Site, open_site
from tests.conftest import SERVICE_KEY
from tests.guard import release, watch
from worker import mailbox

COMMANDS = {
    "web": ["gunicorn", "--config", "service/gunicorn.conf.py", "service.wsgi:app"],
    "worker": ["lontar", "worker"],
    "mail": ["lontar", "mail"],
    "clock": ["lontar", "clock"],
}
REPOSITORY = Path(__file__).parent.parent.parent


@contextmanager
def catching(folder: Path) -> Iterator[int]:
    """The local mailbox, in a thread; gives its port."""
    port, stop = free_port(30_000 + os.getpid() % 10_000), threading.Event()
    thread = threading.Thread(target=mailbox.run, args=("127.0.0.1", port, folder, stop))
    thread.start()
    try:
        yield port
    finally:
        stop.set()
        thread.join()


class Deployment:
    """Redis, web, worker, mail and clock, each killable and started again."""

    def __init__(self, folder: Path, smtp_port: int, **settings: str) -> None:
        """`settings` are added to the environment; with REDIS_URL only the address differs: the server is
        there all the same.
        """
        self.folder = folder
        self.port = free_port(20_000 + os.getpid() % 10_000)
        self.redis = self.start_redis()
        self.environment = {
            "REDIS_URL": self.redis.url,
            "BASE_URL": f"http://localhost:{self.port}",
            "SERVICE_KEY": SERVICE_KEY,
            "SMTP_URL": f"smtp://127.0.0.1:{smtp_port}",
            "MAIL_FROM": "Lontar <games@lontar.example>",
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "WEB_CONCURRENCY": "1",
            **settings,
        }
        self.processes = {name: self.start(name) for name in COMMANDS}

    def start(self, name: str) -> "subprocess.Popen[bytes]":
        program, *rest = COMMANDS[name]
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                [str(Path(sys.executable).parent / program), *rest],
                cwd=REPOSITORY,
                env={**os.environ, "PYTHONPATH": str(REPOSITORY), **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        watch(process.pid)
        return process

    def start_redis(self) -> Server:
        server = serve(self.folder / "redis")
        watch(server.pid)
        return server

    def site(self) -> Site:
        """The site of these settings, for whoever looks from outside."""
        return open_site(Config.from_environment(self.environment))

    def log(self) -> str:
        """What all processes have said so far."""
        return "".join((self.folder / f"{name}.log").read_text() for name in COMMANDS)

    def wait_for_pages(self, seconds: float = 30) -> None:
        """Wait until the web process answers."""
        end = time.monotonic() + seconds
        while not answers(self.port):
            assert self.processes["web"].poll() is None, self.log()
            assert time.monotonic() < end, "the pages do not answer"
            time.sleep(0.1)

    def kill(self, name: str) -> None:
        """kill -9, with every child, and start it again."""
        if name == "redis":
            os.kill(self.redis.pid, signal.SIGKILL)
            if self.redis.process is not None:
                self.redis.process.wait()
            release(self.redis.pid)
            time.sleep(0.1)
            self.redis = self.start_redis()
            return
        process = self.processes[name]
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        release(process.pid)
        self.processes[name] = self.start(name)

    def end(self, *names: str) -> float:
        """SIGTERM to every process of these at once, as platforms do; returns the seconds until all ended.

        One that has not within 15 s is killed.
        """
        began = time.monotonic()
        ending = [self.processes[name] for name in names or COMMANDS]
        for process in ending:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        for process in ending:
            try:
                process.wait(max(0.0, began + 15 - time.monotonic()))
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            release(process.pid)
        return time.monotonic() - began

    def restart(self, *names: str, **settings: str) -> None:
        """End these, and start them with these settings besides."""
        self.end(*names)
        self.environment |= settings
        self.processes |= {name: self.start(name) for name in names or COMMANDS}

    def stop(self) -> None:
        """SIGTERM to everything, Redis last."""
        self.end()
        self.redis.stop()
        release(self.redis.pid)

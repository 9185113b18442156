"""A whole deployment in child processes that may be killed at any moment."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.bundled import Server, serve
from service.ports import free_port
from tests.conftest import SERVICE_KEY
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

    def __init__(self, folder: Path, smtp_port: int) -> None:
        self.folder = folder
        self.port = free_port(20_000 + os.getpid() % 10_000)
        self.redis: Server = serve(folder / "redis")
        self.environment = {
            "REDIS_URL": self.redis.url,
            "QUEUE_REDIS_URL": self.redis.url,
            "BASE_URL": f"http://localhost:{self.port}",
            "SERVICE_KEY": SERVICE_KEY,
            "SMTP_URL": f"smtp://127.0.0.1:{smtp_port}",
            "MAIL_FROM": "Lontar <games@lontar.example>",
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "WEB_CONCURRENCY": "1",
        }
        self.processes = {name: self.start(name) for name in COMMANDS}

    def start(self, name: str) -> "subprocess.Popen[bytes]":
        program, *rest = COMMANDS[name]
        with (self.folder / f"{name}.log").open("ab") as log:
            return subprocess.Popen(
                [str(Path(sys.executable).parent / program), *rest],
                cwd=REPOSITORY,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self, name: str) -> None:
        """kill -9, with every child, and start it again."""
        if name == "redis":
            os.kill(self.redis.pid, signal.SIGKILL)
            if self.redis.process is not None:
                self.redis.process.wait()
            time.sleep(0.1)
            self.redis = serve(self.folder / "redis")
            return
        process = self.processes[name]
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self.processes[name] = self.start(name)

    def stop(self) -> None:
        """SIGTERM to everything, Redis last."""
        for process in self.processes.values():
            os.killpg(process.pid, signal.SIGTERM)
        for process in self.processes.values():
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        self.redis.stop()

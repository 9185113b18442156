"""What runs beside a browser: a web server, a worker that may rest, and a mail server with its mailbox."""

import mailbox
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from flask import Flask
from werkzeug.serving import make_server

from service.ports import free_port
from service.site import Site
from tests.worker.mail.catcher import Catcher
from worker import drain, outbox

PAUSE = 0.1  # seconds between two looks into the outbox
STAY = 0.5  # seconds that the drain waits for a hint; it comes at once


class Post(Catcher):
    """A mail server that also keeps every letter in the Maildir that /mailbox shows."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.maildir = mailbox.Maildir(folder, create=True)

    def clear(self) -> None:
        """Forget every letter."""
        self.reset()
        self.maildir.clear()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.maildir.add(envelope.content)
        return await super().handle_DATA(server, session, envelope)


@contextmanager
def mail_taken(folder: Path) -> Iterator[Controller]:
    """A mail server on a port of its own; its handler is a Post."""
    controller = Controller(Post(folder), hostname="127.0.0.1", port=free_port(26_000 + os.getpid() % 5_000))
    controller.start()
    try:
        yield controller
    finally:
        controller.stop()


@contextmanager
def serving(app: Flask, port: int) -> Iterator[str]:
    """The app on a port of this machine; gives its address, without a slash at its end."""
    server = make_server("127.0.0.1", port, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Workers:
    """The work of `lontar worker` and `lontar mail`, each in a thread."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.end, self.judging = threading.Event(), threading.Lock()
        self.threads = [
            threading.Thread(target=self.loop, args=(work,)) for work in (self.judge, self.deliver)
        ]

    def judge(self) -> None:
        with self.judging:
            drain.work(self.site, stay=STAY)
        self.end.wait(0.001)  # else nobody who wants a rest ever gets the lock

    def deliver(self) -> None:
        outbox.work(self.site)
        self.end.wait(PAUSE)

    def loop(self, work: Callable[[], None]) -> None:
        while not self.end.is_set():
            work()

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Nothing is judged meanwhile."""
        with self.judging:
            yield


@contextmanager
def working(site: Site) -> Iterator[Workers]:
    """Somebody judges and delivers, until the end."""
    workers = Workers(site)
    for thread in workers.threads:
        thread.start()
    try:
        yield workers
    finally:
        workers.end.set()
        for thread in workers.threads:
            thread.join()

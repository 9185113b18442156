"""The command line: `lontar COMMAND`; COMMANDS lists them."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from threading import Event
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

from redis.exceptions import RedisError

from service.config import Config, ConfigError

Command = Callable[[argparse.Namespace], int]


class BadFile(Exception):
    """A file that a command was given cannot be read; the message names it."""

    status = 2  # of the process that it ends


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    chosen = parser().parse_args(arguments)
    try:
        return COMMANDS[chosen.command](chosen)
    except (ConfigError, BadFile) as error:
        print(f"lontar: {error}", file=sys.stderr)
        return error.status
    except RedisError as error:
        print(f"lontar: Redis cannot be used: {' '.join(str(error).split())}", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="lontar", description="Board games by mail that you can check.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, function in COMMANDS.items():
        one = commands.add_parser(name, help=(function.__doc__ or "").partition("\n")[0])
        if name == "verify":
            one.add_argument("file", help="an exported log, game.jsonl")
            one.add_argument("--receipt", metavar="FILE", nargs="+", action="extend", default=[],
                             help="receipts, or letters that hold some, to lay beside it")  # fmt: skip
            one.add_argument("--jwks", metavar="FILE", help="the key set of the service, as it publishes it")
        if name == "run":
            one.add_argument("beside", nargs=argparse.REMAINDER, metavar="COMMAND",
                             help="run this instead, with the same settings, beside it or alone")  # fmt: skip
        if name == "export":
            one.add_argument("game", help="the id of a finished game")
    return top


def config() -> Config:
    return Config.from_environment(os.environ)


def opened_site() -> Any:
    from service.site import open_site

    return open_site(config())


def started_site(process: str) -> Any:
    """The site for a process that stays, once Redis is there. Raises ConfigError."""
    from service.check import check
    from service.logs import log_to_stderr

    site = opened_site()
    check(site)
    log_to_stderr(process)
    return site


def until_stopped() -> Event:
    """An event that SIGTERM and SIGINT set."""
    stop = Event()

    def end(number: int, frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    return stop


def run(chosen: argparse.Namespace) -> int:
    """Everything on this machine: Redis, web, workers, clock and a local mailbox."""
    from service.run import run as run_all
    from service.run import run_beside

    if chosen.beside:
        return run_beside(Path(".lontar"), os.environ, chosen.beside)
    return run_all(Path(".lontar"), os.environ)


def serve(chosen: argparse.Namespace) -> int:
    """The web pages and the interface for programs."""
    config()
    settings = str(Path(__file__).with_name("gunicorn.conf.py"))
    os.execvp("gunicorn", ["gunicorn", "--config", settings, "service.wsgi:app"])


def worker(chosen: argparse.Namespace) -> int:
    """Judge submitted turns: an RQ worker on the queue “turns”."""
    return work("worker", "turns")


def mail(chosen: argparse.Namespace) -> int:
    """Send letters: an RQ worker on the queue “mail”."""
    return work("mail", "mail")


def work(process: str, queue: str) -> int:
    from service.heartbeat import start_beating

    import_module("worker.drain")  # once, before any job
    import_module("worker.outbox")
    site = started_site(process)
    start_beating(site, process)
    import_module("worker.rq_worker").run_worker(queue, site.queue_bytes)
    return 0


def clock(chosen: argparse.Namespace) -> int:
    """Watch the deadlines: a plain loop."""
    site = started_site("clock")
    import_module("worker.clock").run(site, until_stopped())
    return 0


def mailbox(chosen: argparse.Namespace) -> int:
    """A local mailbox: an SMTP server that keeps every letter in a Maildir."""
    settings = config()
    if settings.mailbox_dir is None:
        raise ConfigError("MAILBOX_DIR is not set: the Maildir that the local mailbox fills.")
    at = urlsplit(settings.smtp_url)
    import_module("worker.mailbox").run(at.hostname, at.port, Path(settings.mailbox_dir), until_stopped())
    return 0


def verify(chosen: argparse.Namespace) -> int:
    """Prove a finished game from its exported log, offline."""
    from service import audit

    text = text_of(chosen.file)
    receipts = [text_of(file, errors="replace") for file in chosen.receipt]
    proof = audit.verify(text, version("lontar"), receipts, json_of(chosen.jwks) if chosen.jwks else None)
    audit.say(proof, print)
    return 0 if proof.holds else 1


def text_of(file: str, errors: str = "strict") -> str:
    """A file's text, its lines as they end. Raises BadFile."""
    try:
        return Path(file).read_bytes().decode("utf-8", errors)
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file} is no text.") from None


def json_of(file: str) -> Any:
    """What a file of JSON says. Raises BadFile."""
    try:
        return json.loads(text_of(file))
    except (ValueError, RecursionError):
        raise BadFile(f"{file} is no JSON.") from None


def export(chosen: argparse.Namespace) -> int:
    """Print the log of a finished game, as `verify` reads it."""
    from service.audit import export as lines
    from service.errors import Problem
    from service.load import load
    from service.log import read

    site = opened_site()
    try:
        if load(site, chosen.game).record.table.status != "ended":
            print("lontar: the game still runs; its log is complete when it has ended.", file=sys.stderr)
            return 1
        sys.stdout.writelines(lines(read(site, chosen.game)))
    except Problem as problem:
        print(f"lontar: {problem.detail}", file=sys.stderr)
        return 1
    return 0


def replay_all(chosen: argparse.Namespace) -> int:
    """Rebuild every snapshot, summary, index and due time from the logs."""
    from service.replay import replay_all as rebuild

    return rebuild(opened_site(), print)


def doctor(chosen: argparse.Namespace) -> int:
    """Check settings, Redis, outbox and games, and say what was found."""
    from service.doctor import examine

    return examine(opened_site(), print)


def check(chosen: argparse.Namespace) -> int:
    """Check settings and Redis before a release: refuse what could not keep its promises."""
    from service.check import check as check_site

    check_site(opened_site(), patience=5)
    print("Settings and Redis are as they must be.", flush=True)
    if "HONCHO_PROCESS_NAME" in os.environ:  # there, the first process that ends takes the others along
        until_stopped().wait()
    return 0


def rotate(chosen: argparse.Namespace) -> int:
    """Encrypt everything under the first of several service keys, beside the running service."""
    from service.rotate import rotate as renew

    return renew(started_site("rotate"), print)


def openapi(chosen: argparse.Namespace) -> int:
    """Print the OpenAPI document."""
    from service.api.document import document

    sys.stdout.write(document())
    return 0


COMMANDS: Mapping[str, Command] = {
    "run": run,
    "serve": serve,
    "worker": worker,
    "mail": mail,
    "clock": clock,
    "mailbox": mailbox,
    "verify": verify,
    "export": export,
    "replay-all": replay_all,
    "check": check,
    "doctor": doctor,
    "rotate": rotate,
    "openapi": openapi,
}

"""`lontar run`: everything that a deployment has, on this machine, with nothing to set up."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from honcho.environ import parse_procfile

from service.announce import announce
from service.bundled import NoServer, serve
from service.local import local_settings, remember, remembered
from service.processes import Runner, Stop

PROCFILE = Path(__file__).resolve().parent.parent / "Procfile"


class AlreadyRunning(Exception):
    """Another `lontar run` keeps this folder; the message names its process."""


def run(folder: Path, environment: Mapping[str, str], procfile: Path = PROCFILE) -> int:
    """Run web, workers, clock and the local mailbox until told to stop; data is kept in `folder`.

    Returns the exit status. What the environment sets is used as it is: with REDIS_URL no server is started,
    with SMTP_URL letters leave the machine.
    """
    stop = Stop()
    try:
        with only_one(folder), redis_url(folder, environment) as url:
            settings = local_settings(folder.resolve(), environment, url)
            remember(folder, settings)
            runner = Runner(commands(procfile, settings), settings, procfile.parent)
            return runner.run(stop, lambda: announce(settings, folder.resolve()))
    except (AlreadyRunning, NoServer) as problem:
        print(problem, file=sys.stderr)
        return 1


def run_beside(folder: Path, environment: Mapping[str, str], command: list[str]) -> int:
    """Run one command (`lontar doctor`) with the settings of this machine, whether `lontar run` is up or not.

    Returns its exit status.
    """
    try:
        with only_one(folder), redis_url(folder, environment) as url:
            return run_with(local_settings(folder.resolve(), environment, url), command)
    except AlreadyRunning:
        return run_with({**environment, **remembered(folder)}, command)
    except NoServer as problem:
        print(problem, file=sys.stderr)
        return 1


def run_with(settings: Mapping[str, str], command: list[str]) -> int:
    """The exit status of the command, 127 when there is no such command, as shells have it."""
    program = shutil.which(command[0], path=settings["PATH"])
    if program is None:
        print(f"lontar: there is no command {command[0]!r}.", file=sys.stderr)
        return 127
    return subprocess.run([program, *command[1:]], env=settings, check=False).returncode


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Hold the folder; raises AlreadyRunning. Such a lock dies with its process and is not inherited."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / "run.lock").open("a+") as lock:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise AlreadyRunning(f"Lontar already runs in {folder} (process {lock.read()}).") from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


@contextmanager
def redis_url(folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """The Redis of the environment, or the bundled one, which is stopped last."""
    if url := environment.get("REDIS_URL"):
        yield url
        return
    server = serve(folder / "redis")
    try:
        yield server.url
    finally:
        server.stop()


def commands(procfile: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """The Procfile's that stay, and the mailbox that catches the letters unless they leave the machine."""
    processes = dict(parse_procfile(procfile.read_text()).processes)
    processes.pop("release", None)
    return {**processes, "mailbox": "lontar mailbox"} if "MAILBOX_DIR" in settings else processes

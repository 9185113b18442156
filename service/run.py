"""`lontar run`: everything that a deployment has, on this machine, with nothing to set up."""

import fcntl
import os
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

    Returns its exit status. Raises NoServer.
    """
    try:
        with only_one(folder), redis_url(folder, environment) as url:
            settings = local_settings(folder.resolve(), environment, url)
            return subprocess.run(command, env=settings, check=False).returncode
    except AlreadyRunning:
        settings = {**environment, **remembered(folder)}
        return subprocess.run(command, env=settings, check=False).returncode


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
    """The Procfile's, and the mailbox that catches the letters unless they leave the machine."""
    processes = dict(parse_procfile(procfile.read_text()).processes)
    return {**processes, "mailbox": "lontar mailbox"} if "MAILBOX_DIR" in settings else processes


if __name__ == "__main__":
    sys.exit(run_beside(Path(".lontar"), os.environ, sys.argv[1:]))

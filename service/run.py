"""`lontar run`: everything that a deployment has, on this machine, with nothing to set up."""

import fcntl
import json
import os
import secrets
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from honcho.environ import parse_procfile

from service.announce import announce
from service.bundled import NoServer, serve
from service.ports import free_port
from service.processes import Runner, Stop

PROCFILE = Path(__file__).resolve().parent.parent / "Procfile"
SETTINGS = "settings.json"  # in the folder: the settings of what runs there
OURS = {"REDIS_URL", "QUEUE_REDIS_URL", "SERVICE_KEY", "BASE_URL", "HOST", "PORT", "SMTP_URL", "MAIL_FROM",
        "MAILBOX_DIR", "DURABILITY"}  # fmt: skip
WEB_PORT = 8000
SMTP_PORT = 1025


class AlreadyRunning(Exception):
    """Another `lontar run` keeps this folder; the message names its process."""


def run(folder: Path, environment: Mapping[str, str], procfile: Path = PROCFILE) -> int:
    """Run web, workers, clock and the local mailbox until told to stop; data is kept in `folder`.

    Returns the exit status. What the environment sets is used as it is: with REDIS_URL no server is started,
    with SMTP_URL letters leave the machine.
    """
    folder = folder.resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    environment = {name: value for name, value in environment.items() if value}
    stop = Stop()
    try:
        with only_one(folder), redis_url(folder, environment) as url:
            settings = local_settings(folder, {**environment, "REDIS_URL": url})
            write_private(
                folder / SETTINGS, json.dumps({name: settings[name] for name in OURS & settings.keys()})
            )
            runner = Runner(commands(procfile, settings), settings, procfile.parent)
            return runner.run(stop, lambda: announce(settings, folder))
    except (AlreadyRunning, NoServer) as problem:
        print(problem, file=sys.stderr)
        return 1


def run_beside(folder: Path, environment: Mapping[str, str], command: list[str]) -> int:
    """Run one command (`lontar doctor`) as a process of this machine, while `lontar run` is up or not.

    Returns its exit status. Raises NoServer.
    """
    folder = folder.resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with only_one(folder), redis_url(folder, environment) as url:
            settings = local_settings(folder, {**environment, "REDIS_URL": url})
            return subprocess.run(command, env=settings, check=False).returncode
    except AlreadyRunning:
        settings = {**environment, **json.loads((folder / SETTINGS).read_text())}
        return subprocess.run(command, env=settings, check=False).returncode


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Hold the folder; raises AlreadyRunning. Such a lock dies with its process and is not inherited."""
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


def local_settings(folder: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of the processes: what is set already, and what this machine needs beyond it."""
    port = free_port(int(environment.get("PORT", WEB_PORT)))
    settings = {
        "HOST": "127.0.0.1",
        "BASE_URL": f"http://localhost:{port}",
        "MAIL_FROM": "Lontar <lontar@localhost>",
        "GUNICORN_CMD_ARGS": "--graceful-timeout 3",
        "PYTHONUNBUFFERED": "1",
    }
    if "SERVICE_KEY" not in environment:
        settings["SERVICE_KEY"] = service_key(folder / "service.key")
    if "SMTP_URL" not in environment:
        settings["SMTP_URL"] = f"smtp://127.0.0.1:{free_port(SMTP_PORT)}"
        settings["MAILBOX_DIR"] = str(folder / "mailbox")
    scripts = Path(sys.executable).parent
    path = f"{scripts}{os.pathsep}{environment.get('PATH', os.defpath)}"
    return {**settings, **environment, "PORT": str(port), "PATH": path}


def service_key(path: Path) -> str:
    """The key kept in that file, for its owner's eyes only; made at the first start."""
    if not path.exists():
        write_private(path, urlsafe_b64encode(secrets.token_bytes(32)).decode())
    return path.read_text().strip()


def write_private(path: Path, text: str) -> None:
    """Write a file that its owner alone can read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)


if __name__ == "__main__":
    sys.exit(run_beside(Path(".lontar"), os.environ, sys.argv[1:]))

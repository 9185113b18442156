"""`lontar run`: real processes, with a Procfile of the test's own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis import Redis

from service import bundled
from service.run import commands, run_beside
from tests.guard import release, watch

RUN = """
import os, pathlib, sys
from honcho import manager
from service import processes, run
processes.SOON = 0.5
manager.KILL_WAIT = 1.5
folder = pathlib.Path(sys.argv[1])
sys.exit(run.run(folder / "data", os.environ, folder / "Procfile"))
"""
BESIDE = """
import os, pathlib, sys
from service.run import run_beside
sys.exit(run_beside(pathlib.Path(sys.argv[1]) / "data", os.environ, ["sh", "-c", "echo $REDIS_URL $PORT"]))
"""
NOTE = "echo $$ >> pids-{0}; exec"  # leaves its process id in a file, then becomes the command
SERVE = f"{sys.executable} -m http.server --bind 127.0.0.1 $PORT"


class Running:
    """A `lontar run` in a folder: its process, and what its processes have left behind."""

    def __init__(self, folder: Path, procfile: str) -> None:
        self.folder = folder
        self.output = folder / "output"
        (folder / "Procfile").write_text(procfile)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.begun: list[int] = []
        self.process = self.again()

    def again(self, stdout: int | None = None) -> "subprocess.Popen[bytes]":
        """Begin it (again); what it prints goes to a file, unless told otherwise."""
        settings = {"SMTP_URL": "smtp://localhost:1", "PORT": str(self.port), "REDIS_URL": ""}
        with self.output.open("wb") as file:
            process = subprocess.Popen(
                [sys.executable, "-c", RUN, self.folder],
                env={**os.environ, **settings},
                stdout=file if stdout is None else stdout,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        watch(process.pid)
        self.begun.append(process.pid)
        return process

    def pids(self, name: str, count: int = 1) -> list[int]:
        """The process ids noted under that name, once there are so many."""
        path = self.folder / f"pids-{name}"
        wait_for(lambda: path.exists() and len(path.read_text().split()) >= count)
        return [int(pid) for pid in path.read_text().split()]

    def says(self, words: str) -> None:
        """Wait until it has printed these words."""
        wait_for(lambda: words in self.output.read_text())

    @property
    def socket(self) -> Path:
        return bundled.socket_of(self.folder / "data" / "redis")

    def redis(self) -> Redis:
        return Redis(unix_socket_path=str(self.socket), decode_responses=True)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Callable[[str], Running]]:
    begun: list[Running] = []

    def begin(procfile: str) -> Running:
        begun.append(Running(tmp_path, procfile))
        return begun[-1]

    yield begin
    for each in begun:
        each.process.terminate()
        each.process.wait(timeout=20)
        for pid in each.begun:
            release(pid)
        if bundled.answers(each.socket):
            bundled.serve(each.socket.parent).stop()


Begin = Callable[[str], Running]


def wait_for(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.02)


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_stops_all_and_leaves_no_process(running: Begin, number: signal.Signals) -> None:
    it = running(f"web: {NOTE.format('web')} {SERVE}\nworker: {NOTE.format('worker')} sleep 1000\n")
    it.says("Lontar is running.")
    with it.redis() as redis:
        redis.set("kept", "yes")
    server = int(bundled.client(it.socket).info("server")["process_id"])
    pids = [*it.pids("web"), *it.pids("worker"), server]
    assert all(map(alive, pids))
    began = time.monotonic()
    it.process.send_signal(number)
    assert it.process.wait(timeout=20) == 0
    assert time.monotonic() - began < 5
    assert not any(map(alive, pids))


def test_who_does_not_stop_when_asked_is_killed(running: Begin) -> None:
    it = running("worker: trap '' TERM; echo $$ > pids-worker; while :; do sleep 0.2; done\n")
    pids = it.pids("worker")
    it.process.terminate()
    assert it.process.wait(timeout=20) == 0
    assert not any(map(alive, pids))


def test_a_signal_before_everything_has_started_stops_it_too(running: Begin) -> None:
    it = running(f"worker: {NOTE.format('worker')} sleep 1000\n")
    wait_for(lambda: bundled.answers(it.socket))
    it.process.terminate()
    assert it.process.wait(timeout=20) == 0
    assert not bundled.answers(it.socket)


def test_a_process_that_dies_is_started_again(running: Begin) -> None:
    it = running(f"web: {NOTE.format('web')} {SERVE}\nworker: {NOTE.format('worker')} sleep 1000\n")
    it.says("Lontar is running.")
    [web], [worker] = it.pids("web"), it.pids("worker")
    time.sleep(0.6)
    os.kill(worker, signal.SIGKILL)
    assert alive(it.pids("worker", 2)[1])
    assert it.pids("web") == [web]
    began = time.monotonic()
    it.process.terminate()
    assert it.process.wait(timeout=20) == 0
    assert time.monotonic() - began < 5


def test_a_process_that_cannot_start_stops_all_with_its_status(running: Begin) -> None:
    it = running(f"web: exit 7\nworker: {NOTE.format('worker')} sleep 1000\n")
    assert it.process.wait(timeout=20) == 7
    assert not any(map(alive, it.pids("worker")))
    assert not bundled.answers(it.socket)


def test_a_killed_runner_takes_its_processes_along_and_the_next_finds_the_data(running: Begin) -> None:
    it = running(f"worker: {NOTE.format('worker')} sleep 1000\n")
    pids = it.pids("worker")
    with it.redis() as redis:
        redis.set("kept", "yes")
    it.process.kill()
    it.process.wait()
    wait_for(lambda: not any(map(alive, pids)))
    it.process = it.again()
    it.pids("worker", 2)
    with it.redis() as redis:
        assert redis.get("kept") == "yes"


def test_a_folder_is_run_once_at_a_time(running: Begin) -> None:
    it = running(f"worker: {NOTE.format('worker')} sleep 1000\n")
    it.pids("worker")
    second = it.again()
    it.says(f"already runs in {it.folder / 'data'} (process {it.process.pid})")
    assert second.wait(timeout=20) == 1
    assert it.process.poll() is None


def beside(it: Running) -> "subprocess.CompletedProcess[str]":
    """Run a command of the same folder that says where its Redis is."""
    return subprocess.run(
        [sys.executable, "-c", BESIDE, it.folder], capture_output=True, text=True, check=True
    )


def test_a_command_beside_it_has_the_same_settings(running: Begin) -> None:
    it = running(f"web: {NOTE.format('web')} {SERVE}\n")
    it.says("Lontar is running.")
    url, port = beside(it).stdout.split()
    assert (str(it.socket) in url, port) == (True, str(it.port))
    assert bundled.answers(it.socket)
    it.process.terminate()
    it.process.wait(timeout=20)
    assert beside(it).stdout.split()[0] == url
    assert not bundled.answers(it.socket)


def test_a_command_that_there_is_not_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run_beside(tmp_path, {"REDIS_URL": "redis://localhost", "SMTP_URL": "smtp://localhost"}, ["lontra"])
        == 127
    )
    assert capsys.readouterr().err.endswith("lontar: there is no command 'lontra'.\n")


def test_output_that_nobody_reads_any_more_leaves_no_process(running: Begin) -> None:
    it = running(f"worker: {NOTE.format('worker')} sh -c 'while :; do echo still here; sleep 0.1; done'\n")
    it.pids("worker")
    it.process.terminate()
    it.process.wait(timeout=20)
    reading, writing = os.pipe()
    it.process = it.again(writing)
    os.close(writing)
    pids = it.pids("worker", 2)
    os.close(reading)
    it.process.wait(timeout=20)
    wait_for(lambda: not any(map(alive, pids)))
    assert not bundled.answers(it.socket)


def test_what_runs_is_what_stays_and_letters_are_caught_unless_they_leave(tmp_path: Path) -> None:
    procfile = tmp_path / "Procfile"
    procfile.write_text("web: serve\nrelease: check\n")
    assert commands(procfile, {}) == {"web": "serve"}
    assert commands(procfile, {"MAILBOX_DIR": "m"}) == {"web": "serve", "mailbox": "lontar mailbox"}

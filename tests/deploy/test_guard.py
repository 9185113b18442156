"""What tests start does not outlive them."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.torture.processes import REPOSITORY

TESTS = """
import pathlib, sys, time
from service.bundled import serve
from tests.guard import guarded
server = serve(pathlib.Path(sys.argv[1]))
with guarded(server.pid):
    print(server.pid, flush=True)
    time.sleep(60)
"""


def test_a_server_ends_with_tests_that_are_killed_outright(tmp_path: Path) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", TESTS, tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        start_new_session=True,
    )
    assert tests.stdout is not None
    server = int(tests.stdout.readline())
    assert alive(server)
    os.killpg(tests.pid, signal.SIGKILL)  # with every process beside it, as Ctrl-C would
    tests.wait()
    tests.stdout.close()
    end = time.monotonic() + 10
    while alive(server) and time.monotonic() < end:
        time.sleep(0.02)
    assert not alive(server)


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    return False

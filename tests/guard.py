"""A guard for what tests start: it ends it when the tests are gone, however they ended.

A pytest that is killed outright runs the end of no fixture. A small process beside it reads from a pipe that
closes with it.
"""

import atexit
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

WATCH = """
import os, signal, sys, time
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for number, pause in ((signal.SIGTERM, 5), (signal.SIGKILL, 0)):
    for group in groups:
        try:
            os.killpg(group, number)
        except ProcessLookupError:
            pass
    end = time.monotonic() + pause
    while time.monotonic() < end and any(os.path.exists(f"/proc/{group}") for group in groups):
        time.sleep(0.05)
"""


@cache
def guard() -> "subprocess.Popen[str]":
    """The one guard of this process; in a session of its own, so that Ctrl-C does not reach it."""
    command = [sys.executable, "-I", "-S", "-c", WATCH]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)
    atexit.register(process.communicate)  # closes the pipe, and waits
    return process


def watch(group: int) -> None:
    """From now on, the end of the tests is the end of this process group."""
    say("+", group)


def release(group: int) -> None:
    """It has ended, and its number may become another's."""
    say("-", group)


@contextmanager
def guarded(group: int) -> Iterator[None]:
    """Watch this process group while this lasts."""
    watch(group)
    try:
        yield
    finally:
        release(group)


def say(word: str, group: int) -> None:
    pipe = guard().stdin
    assert pipe is not None
    pipe.write(f"{word}{group}\n")
    pipe.flush()

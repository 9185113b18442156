"""Waiting: a quarter of the threads of a web process may wait, whatever for; the others go on answering."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, Event

THREADS = 8  # of a web process: service/gunicorn.conf.py
SHORTEST, LONGEST = 0.02, 0.25  # seconds between two looks
LONGEST_WAIT = 25  # seconds that a request may ask to wait; routers cut at 30
WAITING = BoundedSemaphore(THREADS // 4)
STOPPING = Event()


@contextmanager
def room() -> Iterator[bool]:
    """Whether one more may wait, and his place while he does."""
    free = WAITING.acquire(blocking=False)
    try:
        yield free
    finally:
        if free:
            WAITING.release()


def looks(seconds: float) -> Iterator[None]:
    """Time to look: after pauses that grow, for so many seconds, or until this process is to end."""
    until, pause = time.monotonic() + seconds, SHORTEST
    while (left := until - time.monotonic()) > 0 and not STOPPING.is_set():
        time.sleep(min(pause, left))
        yield
        pause = min(pause * 1.5, LONGEST)


def stop_waiting() -> None:
    """Whoever waits in this process is answered as things stand: it is to end."""
    STOPPING.set()

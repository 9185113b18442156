"""SafeJob: an RQ job that runs only what this project enqueues.

Whoever can write to the queue's Redis could otherwise have any importable function called, by name.
"""

from typing import Any

from rq.job import Job

from service.queue import DELIVER, DRAIN

ALLOWED = frozenset({DRAIN, DELIVER})


class Forbidden(Exception):
    """A job names a function that is not one of ours."""


class SafeJob(Job):
    """A job without callbacks and webhooks, whose function must be on the list."""

    @property
    def func(self) -> Any:
        """The function to call. Raises Forbidden, which fails the job."""
        if self.func_name not in ALLOWED or self.instance is not None:
            raise Forbidden(f"{self.func_name} is not a job of this project.")
        return super().func

    @property
    def success_callback(self) -> None:
        return None

    @property
    def failure_callback(self) -> None:
        return None

    @property
    def stopped_callback(self) -> None:
        return None

    def send_webhooks(self, *_: Any, **__: Any) -> None:
        return None

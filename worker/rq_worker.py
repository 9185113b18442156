"""The RQ worker behind `lontar worker` and `lontar mail`: one queue each, jobs in its own process.

One queue, because only then RQ moves a job from queue to worker in one step, so that none is lost when the
worker dies in between. No fork a job, because either job serves many games, and a fork buys them nothing.
"""

import logging
import signal
from types import FrameType
from typing import Any, NoReturn

from rq import SimpleWorker
from rq.job import Job
from rq.serializers import JSONSerializer
from rq.worker import WorkerStatus

from service.redis import Connection
from worker.ending import ENDING
from worker.safe_job import SafeJob

GRACE = 3  # seconds that a job may go on after SIGTERM


logger = logging.getLogger(__name__)


class Stopping(BaseException):
    """Ends a job from outside; not an Exception, lest the job take it for one of its own failures."""


class PromptWorker(SimpleWorker):
    """Stops at once when idle, and soon when at work: every job is safe to cut short and run again."""

    def handle_exception(self, job: Job, *exc_info: Any) -> None:
        """Log what failed; to be cut short is no failure."""
        if exc_info[0] is Stopping:
            logger.info("cut short, to be done again", extra={"queue": job.origin})
        else:
            logger.error("a job failed", exc_info=exc_info[1], extra={"queue": job.origin})

    def handle_warm_shutdown_request(self) -> None:
        ENDING.set()
        if self.get_state() == WorkerStatus.BUSY:
            signal.signal(signal.SIGALRM, end_job)
            signal.alarm(GRACE)


def end_job(number: int, frame: FrameType | None) -> NoReturn:
    raise Stopping


def run_worker(queue: str, connection: Connection) -> None:
    """Run the jobs of a queue until SIGTERM or SIGINT. `connection` must answer bytes."""
    PromptWorker(
        [queue],
        connection=connection,
        job_class=SafeJob,
        serializer=JSONSerializer,
        worker_ttl=30,  # an idle worker looks around every 15 s
        maintenance_interval=20,  # … and then returns jobs of workers that have died
        job_monitoring_interval=10,
    ).work(logging_level="WARNING")

"""The RQ worker: which jobs it runs, and how it stops."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis
from rq import Callback, Queue, Retry
from rq.job import Job, JobStatus
from rq.serializers import JSONSerializer
from rq.webhook import Webhook

from service.queue import DELIVER, DRAIN
from service.site import Site
from worker.rq_worker import PromptWorker
from worker.safe_job import ALLOWED, SafeJob

WORK = """
import sys
from worker import rq_worker, safe_job
from service.redis import connect_bytes
safe_job.ALLOWED = {"time.sleep"}
rq_worker.GRACE = 1
rq_worker.run_worker("turns", connect_bytes(sys.argv[1]))
"""


@pytest.fixture
def turns(site: Site) -> Queue:
    return Queue("turns", connection=site.queue_bytes, serializer=JSONSerializer)


def work_off(queue: Queue) -> None:
    worker = PromptWorker([queue], connection=queue.connection, job_class=SafeJob, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="CRITICAL")


def test_only_the_two_jobs_of_this_project_may_run() -> None:
    assert ALLOWED == {DRAIN, DELIVER} == {"worker.drain.drain", "worker.outbox.deliver"}


def test_any_other_function_fails_without_being_called(turns: Queue, tmp_path: Path) -> None:
    made = tmp_path / "made"
    job = turns.enqueue("os.mkdir", str(made))
    work_off(turns)
    assert job.get_status() == JobStatus.FAILED
    assert not made.exists()


def test_callbacks_and_webhooks_of_a_job_are_not_called(
    turns: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = []
    monkeypatch.setattr("worker.drain.drain", lambda: called.append("drain"))
    monkeypatch.setattr("service.queue.post", lambda *_: called.append("callback"))
    monkeypatch.setattr(Job, "send_webhooks", lambda *_, **__: called.append("webhook"))
    callback, webhook = Callback("service.queue.post"), Webhook("http://127.0.0.1:1/", "finished")
    job = turns.enqueue(DRAIN, on_success=callback, on_failure=callback, webhooks=[webhook])
    failing = turns.enqueue("os.getcwd", on_failure=callback, webhooks=[webhook])
    work_off(turns)
    assert (job.get_status(), failing.get_status()) == (JobStatus.FINISHED, JobStatus.FAILED)
    assert called == ["drain"]


@pytest.fixture
def worker(site: Site) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen([sys.executable, "-c", WORK, site.config.queue_redis_url])
    yield process
    process.kill()
    process.wait()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 15
    while not condition():
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.02)


def seconds_to_stop(worker: "subprocess.Popen[bytes]") -> float:
    began = time.monotonic()
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(timeout=20) == 0
    return time.monotonic() - began


def test_an_idle_worker_stops_at_once(worker: "subprocess.Popen[bytes]", turns: Queue) -> None:
    wait_for(lambda: is_idle(turns.connection))
    assert seconds_to_stop(worker) < 2


def test_a_job_that_goes_on_is_cut_short_and_put_back(
    worker: "subprocess.Popen[bytes]", turns: Queue
) -> None:
    job = turns.enqueue("time.sleep", 60, retry=Retry(max=2))
    wait_for(lambda: job.get_status() == JobStatus.STARTED)
    assert seconds_to_stop(worker) < 4
    assert job.get_status() == JobStatus.QUEUED


def is_idle(connection: Redis) -> bool:
    workers = PromptWorker.all(connection=connection, serializer=JSONSerializer)
    return [each.get_state() for each in workers] == ["idle"]

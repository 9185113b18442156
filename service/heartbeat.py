"""The heartbeat of a process: a thread that says every 10 s that it lives.

While the pages are silent people cannot play, so their silence is an outage that deadlines give back; that of
workers is told by `lontar doctor` and /readyz.
"""

import logging
import threading
import time

from redis.exceptions import RedisError

from service import keys
from service.deadlines import BEAT_EVERY, beat
from service.log import server_time
from service.site import Site

PROCESSES = ("web", "worker", "mail", "clock")

logger = logging.getLogger(__name__)


def start_beating(site: Site, process: str) -> None:
    """Start the thread of a web, worker or mail process; it ends with it. The clock ticks by itself."""
    threading.Thread(target=keep_beating, args=(site, process), daemon=True).start()


def keep_beating(site: Site, process: str) -> None:
    while True:
        try:
            beat_once(site, process)
        except RedisError:
            logger.warning("no heartbeat: Redis does not answer")
        time.sleep(BEAT_EVERY / 1000)


def beat_once(site: Site, process: str) -> None:
    now = server_time(site)
    if process == "web":
        beat(site, process, now)
    else:
        site.redis.hset(keys.BEAT, process, now)


def last_beats(site: Site, now: int) -> dict[str, int | None]:
    """How many seconds ago each kind of process was last alive; None: never."""
    told = site.redis.hmget(keys.BEAT, PROCESSES)
    return {
        process: None if last is None else max(0, (now - int(last)) // 1000)
        for process, last in zip(PROCESSES, told, strict=True)
    }

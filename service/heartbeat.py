"""The heartbeat of a web process: a thread that says every 10 s that people could have played."""

import logging
import threading
import time

from redis.exceptions import RedisError

from service.deadlines import BEAT_EVERY, beat
from service.log import server_time
from service.site import Site

logger = logging.getLogger(__name__)


def start_beating(site: Site) -> None:
    """Start the thread; it ends with its process."""
    threading.Thread(target=keep_beating, args=(site,), daemon=True).start()


def keep_beating(site: Site) -> None:
    while True:
        try:
            beat(site, "web", server_time(site))
        except RedisError:
            logger.warning("no heartbeat: Redis does not answer")
        time.sleep(BEAT_EVERY / 1000)

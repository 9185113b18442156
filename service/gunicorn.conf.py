"""gunicorn: threads, since most of a request is waiting for Redis; numbers fit a router that cuts at 30 s."""

import os
import socket
from typing import Any

from service.config import Config
from service.heartbeat import start_beating
from service.site import open_site
from service.waiting import THREADS

any_address = "[::]" if socket.has_dualstack_ipv6() else "0.0.0.0"
bind = f"{os.environ.get('HOST', any_address)}:{os.environ.get('PORT', '8000')}"
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
worker_class = "gthread"
threads = THREADS  # of which a quarter may wait
preload_app = True
timeout = 20
graceful_timeout = 20  # hosts send SIGKILL after 30
keepalive = 95  # longer than the router's 90, so that it is never the one to find the connection closed
accesslog = None  # paths hold links, and links are capabilities
control_socket_disable = True
if "DYNO" in os.environ:
    forwarded_allow_ips = "*"  # only the router reaches a dyno


def post_worker_init(worker: Any) -> None:
    """Each web process says that it lives; threads do not survive the fork, so not before it."""
    start_beating(open_site(Config.from_environment(os.environ)))

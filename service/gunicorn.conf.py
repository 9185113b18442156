"""gunicorn: threads, since most of a request is waiting for Redis; numbers fit a router that cuts at 30 s."""

import os
import signal
import socket
import sys
from types import FrameType
from typing import Any

from service.config import Config, ConfigError, port_of, web_processes
from service.heartbeat import start_beating
from service.site import open_site
from service.waiting import THREADS, stop_waiting

try:
    port, workers = port_of(os.environ), web_processes(os.environ)
except ConfigError as error:
    print(f"lontar: {error}", file=sys.stderr)
    sys.exit(error.status)

any_address = "[::]" if socket.has_dualstack_ipv6() else "0.0.0.0"
bind = f"{os.environ.get('HOST', any_address)}:{port}"
worker_class = "gthread"
threads = THREADS  # of which a quarter may wait
preload_app = True
timeout = 20
graceful_timeout = 8  # everything ends within 10; who waits for a verdict is sent away before
keepalive = 95  # longer than the router's 90, so that it is never the one to find the connection closed
accesslog = None  # paths hold links, and links are capabilities; see service/request_log.py
logger_class = "service.server_log.ServerLog"
control_socket_disable = True
if "DYNO" in os.environ:
    forwarded_allow_ips = "*"  # only the router reaches a dyno


def post_worker_init(worker: Any) -> None:
    """Each web process says that it lives; threads do not survive the fork, so not before it.

    Told to end, it answers at once who waits for something, and then everybody else.
    """

    def end(number: int, frame: FrameType | None) -> None:
        stop_waiting()
        worker.handle_exit(number, frame)

    signal.signal(signal.SIGTERM, end)
    signal.siginterrupt(signal.SIGTERM, False)
    start_beating(open_site(Config.from_environment(os.environ)), "web")

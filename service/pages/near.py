"""near(): does a request come from this machine, by a name of this machine, past no proxy?

A neighbour in the network does not, and neither does a page elsewhere whose name was made to lead here.
"""

from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from flask import request

from service.access import site
from service.config import LOOPBACK

PORTS = {"http": 80, "https": 443}
RELAYED = ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-Ip", "Forwarded", "Via")  # proxies leave these


def near() -> bool:
    """Nobody else can have sent it."""
    config = site().config
    relayed = config.proxies > 0 or any(name in request.headers for name in RELAYED)
    return not relayed and is_loopback(request.remote_addr or "") and is_ours(request.host, config.base_url)


def is_loopback(address: str) -> bool:
    """Is this an address of the machine itself?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_ours(host: str, base_url: str) -> bool:
    """Is this Host a loopback name with the port of BASE_URL?"""
    try:
        asked, base = urlsplit(f"//{host}"), urlsplit(base_url)
        return asked.hostname in LOOPBACK and port_of(asked, base) == port_of(base, base)
    except ValueError:  # a port that is no number
        return False


def port_of(parts: SplitResult, base: SplitResult) -> int | None:
    return parts.port or PORTS.get(base.scheme)

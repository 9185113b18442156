"""What a deployment stands on: settings, mail server, Redis, keys, processes."""

import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from service.check import key_fault
from service.config import LOOPBACK
from service.doctor.finding import Finding, seconds
from service.durability import find_waiting_command
from service.heartbeat import last_beats
from service.log import server_time
from service.site import Site
from service.storage import storage

SILENCE = 60  # seconds without a heartbeat that are too many
TIMEOUT = 5  # seconds for the mail server to take a connection


def settings(site: Site) -> Iterator[Finding]:
    config = site.config
    yield Finding(
        True, f"Settings are complete; letters point to {config.base_url} (release {config.release})."
    )
    if config.mailbox_dir:
        yield Finding(True, "Letters are kept on this machine and shown at /mailbox.")
    if not config.secure_cookies and urlsplit(config.base_url).hostname not in LOOPBACK:
        yield Finding(False, "BASE_URL is http: links in letters are keys, and travel readably. Use https.")


def mail_server(site: Site) -> Iterator[Finding]:
    parts = urlsplit(site.config.smtp_url)
    port = parts.port or (465 if parts.scheme == "smtps" else 25)
    name = f"The mail server {parts.hostname}:{port}"
    try:
        socket.create_connection((parts.hostname or "", port), timeout=TIMEOUT).close()
    except OSError as error:
        yield Finding(False, f"{name} cannot be reached: {error}")
    else:
        yield Finding(True, f"{name} takes connections.")


def redis(site: Site) -> Iterator[Finding]:
    faults = list(storage(site))
    yield from (Finding(False, fault) for fault in faults)
    if faults:
        return
    told = site.redis.info()
    most = int(told.get("maxmemory", 0))
    room = f"{int(told['used_memory']) >> 20} MB of {f'{most >> 20} MB' if most else 'no fixed limit'}"
    yield Finding(
        True, f"Redis {told['redis_version']} keeps what it is given (noeviction); {room} are used."
    )
    yield Finding(True, f"DURABILITY is {site.config.durability}: {promise(site)}.")
    if site.config.queue_redis_url != site.config.redis_url:
        yield Finding(
            True, f"The queue has a Redis of its own, {site.queue.info('server')['redis_version']}."
        )


def promise(site: Site) -> str:
    """What an acknowledged write has survived."""
    if site.config.durability == "memory":
        return "a restart of Redis may lose what was acknowledged"
    waiting = find_waiting_command(site)
    return "every write is on disk before it is answered" if waiting is None else f"{waiting[0]} waits for it"


def keys(site: Site) -> Iterator[Finding]:
    if fault := key_fault(site):
        yield Finding(False, fault)
    first, *older = site.keyring.thumbprints()
    yield Finding(True, f"Receipts are signed by the key {first}.")
    for thumbprint in older:
        yield Finding(True, f"What the key {thumbprint} signed and encrypted is accepted too.")


def processes(site: Site) -> Iterator[Finding]:
    for process, age in last_beats(site, server_time(site)).items():
        if age is None:
            yield Finding(False, f"`{process}` has never shown a sign of life.")
        else:
            yield Finding(age <= SILENCE, f"`{process}` last showed a sign of life {seconds(age)} ago.")

"""Config: what the environment says, checked once at start."""

from base64 import urlsafe_b64decode
from binascii import Error as BadBase64
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from importlib.metadata import version
from urllib.parse import urlsplit

from service.redis import address

LOOPBACK = ("localhost", "127.0.0.1", "::1")
DURABILITIES = ("memory", "disk", "replica")


class ConfigError(Exception):
    """A setting is missing or wrong; the message is one sentence that says which and what to do."""

    status = 2  # of the process that it ends


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one deployment."""

    base_url: str  # without a trailing slash; every link begins with it
    redis_url: str  # the record
    queue_redis_url: str  # RQ's queues and hints
    service_keys: tuple[bytes, ...]  # 32 bytes each; the first encrypts and signs, all decrypt and check
    smtp_url: str  # smtp://[user:password@]host:port, or smtps://
    mail_from: str
    mailbox_dir: str | None  # a Maildir to show at /mailbox, to this machine alone
    durability: str  # one of DURABILITIES
    secure_cookies: bool
    proxies: int  # how many proxies stand in front and may be believed about the client's address
    release: str  # the version of this program, named in every commit

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> "Config":
        """Read the settings; raise ConfigError naming the first one that is missing or wrong."""
        base_url = base_address(environment)
        mailbox_dir = environment.get("MAILBOX_DIR") or None
        if mailbox_dir and urlsplit(base_url).hostname not in LOOPBACK:
            raise ConfigError("MAILBOX_DIR shows all letters: it goes with a BASE_URL of this machine alone.")
        durability = environment.get("DURABILITY") or "disk"
        if durability not in DURABILITIES:
            raise ConfigError(f"DURABILITY must be one of {', '.join(DURABILITIES)}.")
        port_of(environment), web_processes(environment)
        redis_url = redis_address(environment, "REDIS_URL")
        return cls(
            base_url=base_url.rstrip("/"),
            redis_url=redis_url,
            queue_redis_url=(
                redis_address(environment, "QUEUE_REDIS_URL")
                if environment.get("QUEUE_REDIS_URL")
                else redis_url
            ),
            service_keys=service_keys(
                required(
                    environment, "SERVICE_KEY", "32 random bytes in base64url, several divided by commas"
                )
            ),
            smtp_url=smtp_address(environment),
            mail_from=sender(environment),
            mailbox_dir=mailbox_dir,
            durability=durability,
            secure_cookies=base_url.startswith("https://"),
            proxies=proxies(environment),
            release=version("lontar"),
        )


def required(environment: Mapping[str, str], name: str, meaning: str) -> str:
    if not (value := environment.get(name, "").strip()):
        raise ConfigError(f"{name} is not set: {meaning}.")
    return value


def base_address(environment: Mapping[str, str]) -> str:
    url = required(environment, "BASE_URL", "the address that links in letters begin with")
    try:
        usable = urlsplit(url).scheme in ("http", "https") and urlsplit(url).hostname
    except ValueError:
        usable = False
    if not usable:
        raise ConfigError(f"BASE_URL must begin with http:// or https:// and a host, not be {url!r}.")
    return url


def redis_address(environment: Mapping[str, str], name: str) -> str:
    """A Redis that the environment names, as redis-py takes it. Never said: it holds a password."""
    url = required(environment, name, "the address of the Redis that keeps the games")
    try:
        return address(url, environment)
    except ValueError:
        raise ConfigError(f"{name} is no address of a Redis: it looks like redis://host:6379/0, "
                          "rediss://… with TLS, or unix:///path.") from None  # fmt: skip


def smtp_address(environment: Mapping[str, str]) -> str:
    url = required(environment, "SMTP_URL", "the mail server, as smtp://host:port")
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ConfigError("SMTP_URL is no mail server: it looks like smtp://user:password@host:587.")
    return url


def sender(environment: Mapping[str, str]) -> str:
    text = required(environment, "MAIL_FROM", "the address that letters come from")
    if "@" not in parseaddr(text)[1]:
        raise ConfigError("MAIL_FROM holds no address: it looks like Lontar <games@example.org>.")
    return text


def service_keys(text: str) -> tuple[bytes, ...]:
    try:
        keys = tuple(urlsafe_b64decode(part.strip() + "==") for part in text.split(","))  # padded or not
    except (BadBase64, ValueError):
        raise ConfigError("SERVICE_KEY is not base64url.") from None
    if any(len(key) != 32 for key in keys):
        raise ConfigError("SERVICE_KEY: every key must be exactly 32 bytes.")
    return keys


def proxies(environment: Mapping[str, str]) -> int:
    """TRUSTED_PROXIES; one where a platform's router is the only way in."""
    text = environment.get("TRUSTED_PROXIES", "1" if "DYNO" in environment else "0")
    if not text.isdecimal() or int(text) > 9:
        raise ConfigError("TRUSTED_PROXIES is how many proxies stand in front: 0 to 9.")
    return int(text)


def port_of(environment: Mapping[str, str]) -> int:
    return number(environment, "PORT", 8000, 65535)


def web_processes(environment: Mapping[str, str]) -> int:
    return number(environment, "WEB_CONCURRENCY", 2, 100)


def number(environment: Mapping[str, str], name: str, default: int, most: int) -> int:
    """A setting that counts something. Raises ConfigError."""
    text = environment.get(name) or str(default)
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= most):
        raise ConfigError(f"{name} must be a number from 1 to {most}.")
    return int(text)

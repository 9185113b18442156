"""Config: what the environment says, checked once at start."""

from base64 import urlsafe_b64decode
from binascii import Error as BadBase64
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")
DURABILITIES = ("memory", "disk", "replica")


class ConfigError(Exception):
    """A setting is missing or wrong; the message is one sentence that says which and what to do."""


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
        redis_url = required(environment, "REDIS_URL", "the address of the Redis that keeps the games")
        base_url = required(environment, "BASE_URL", "the address that links in letters begin with")
        if urlsplit(base_url).scheme not in ("http", "https"):
            raise ConfigError(f"BASE_URL must begin with http:// or https://, not {base_url!r}.")
        mailbox_dir = environment.get("MAILBOX_DIR") or None
        if mailbox_dir and urlsplit(base_url).hostname not in LOOPBACK:
            raise ConfigError("MAILBOX_DIR shows all letters: it goes with a BASE_URL of this machine alone.")
        durability = environment.get("DURABILITY", "disk")
        if durability not in DURABILITIES:
            raise ConfigError(f"DURABILITY must be one of {', '.join(DURABILITIES)}.")
        return cls(
            base_url=base_url.rstrip("/"),
            redis_url=redis_url,
            queue_redis_url=environment.get("QUEUE_REDIS_URL", redis_url),
            service_keys=service_keys(
                required(
                    environment, "SERVICE_KEY", "32 random bytes in base64url, several divided by commas"
                )
            ),
            smtp_url=required(environment, "SMTP_URL", "the mail server, as smtp://host:port"),
            mail_from=required(environment, "MAIL_FROM", "the address that letters come from"),
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


def service_keys(text: str) -> tuple[bytes, ...]:
    try:
        keys = tuple(urlsafe_b64decode(part.strip()) for part in text.split(","))
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

"""Settings: what is missing is said at start, in one sentence."""

from base64 import urlsafe_b64encode

import pytest

from service.config import Config, ConfigError

GOOD = {
    "REDIS_URL": "redis://localhost",
    "BASE_URL": "https://games.example/",
    "SERVICE_KEY": urlsafe_b64encode(bytes(32)).decode(),
    "SMTP_URL": "smtp://localhost:25",
    "MAIL_FROM": "games@games.example",
}


def test_a_whole_environment() -> None:
    config = Config.from_environment(GOOD)
    assert config.base_url == "https://games.example"
    assert config.queue_redis_url == config.redis_url
    assert config.secure_cookies


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_missing_setting_is_named(name: str) -> None:
    with pytest.raises(ConfigError, match=name):
        Config.from_environment({**GOOD, name: " "})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BASE_URL", "games.example"),
        ("BASE_URL", "https://"),
        ("BASE_URL", "http://[::1"),
        ("REDIS_URL", "localhost:6379"),
        ("REDIS_URL", "redis://"),
        ("REDIS_URL", "redis://:pass/word@localhost"),
        ("REDIS_URL", "rediss://localhost?ssl_cert_reqs=perhaps"),
        ("QUEUE_REDIS_URL", "redis://localhost?colour=blue"),
        ("SMTP_URL", "localhost:25"),
        ("SMTP_URL", "smtp://localhost:smtp"),
        ("MAIL_FROM", "Lontar"),
        ("TRUSTED_PROXIES", "all"),
        ("SERVICE_KEY", "short"),
        ("SERVICE_KEY", "AAAA"),
        ("DURABILITY", "maybe"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=name) as caught:
        Config.from_environment({**GOOD, name: value})
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


def test_a_password_is_never_part_of_what_is_said() -> None:
    """Unquoted, its first half looks like a port, and libraries say so."""
    with pytest.raises(ConfigError) as caught:
        Config.from_environment({**GOOD, "REDIS_URL": "redis://:pass/word@localhost"})
    assert "pass" not in str(caught.value)


@pytest.mark.parametrize("key", ["A" * 43, "A" * 43 + "="])
def test_a_key_is_read_with_and_without_padding(key: str) -> None:
    assert len(Config.from_environment({**GOOD, "SERVICE_KEY": key}).service_keys[0]) == 32


PLATFORM, INSECURE = {"DYNO": "web.1"}, {"REDIS_TLS_INSECURE": "1"}


@pytest.mark.parametrize(
    ("url", "environment", "used"),
    [
        ("rediss://:word@host:7000", {}, "rediss://:word@host:7000"),
        ("rediss://:w%40rd@host:7000", PLATFORM, "rediss://:w%40rd@host:7000?ssl_cert_reqs=none"),
        ("rediss://host/1", INSECURE, "rediss://host/1?ssl_cert_reqs=none"),
        ("rediss://host", {"REDIS_TLS_INSECURE": "0"}, "rediss://host"),
        ("rediss://host?ssl_cert_reqs=required", PLATFORM, "rediss://host?ssl_cert_reqs=required"),
        ("rediss://host?ssl_cert_reqs=None", {}, "rediss://host?ssl_cert_reqs=none"),
        ("rediss://host?ssl_cert_reqs=CERT_NONE", {}, "rediss://host?ssl_cert_reqs=none"),
        ("redis://host:6379", PLATFORM, "redis://host:6379"),
        ("unix:///tmp/a%20b?db=0", PLATFORM, "unix:///tmp/a%20b?db=0"),
    ],
)
def test_a_certificate_that_nobody_vouches_for_is_accepted_where_it_is_usual(
    url: str, environment: dict[str, str], used: str
) -> None:
    config = Config.from_environment({**GOOD, "REDIS_URL": url, **environment})
    assert config.redis_url == config.queue_redis_url == used

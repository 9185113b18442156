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
        ("SERVICE_KEY", "short"),
        ("SERVICE_KEY", "AAAA"),
        ("DURABILITY", "maybe"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=name):
        Config.from_environment({**GOOD, name: value})

"""The settings of a deployment on one machine."""

from pathlib import Path

from service.local import local_settings, service_key

REDIS = "unix:///redis.sock"


def test_the_service_key_is_made_once_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "service.key"
    key = service_key(path)
    assert service_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_the_environment_sets_is_used(tmp_path: Path) -> None:
    given = {"SERVICE_KEY": "mine", "SMTP_URL": "smtp://mail.example:25", "BASE_URL": "https://x.example"}
    settings = local_settings(tmp_path, given, REDIS)
    assert given.items() <= settings.items()
    assert "MAILBOX_DIR" not in settings
    assert not (tmp_path / "service.key").exists()


def test_without_a_mail_server_letters_go_to_the_local_mailbox(tmp_path: Path) -> None:
    settings = local_settings(tmp_path, {}, REDIS)
    assert settings["SMTP_URL"].startswith("smtp://127.0.0.1:")
    assert settings["MAILBOX_DIR"] == str(tmp_path / "mailbox")
    assert settings["BASE_URL"] == f"http://localhost:{settings['PORT']}"

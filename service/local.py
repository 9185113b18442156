"""The settings of a deployment on one machine: what the environment says, and the rest filled in."""

import json
import os
import secrets
import sys
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from pathlib import Path

from service.ports import free_port

WEB_PORT = 8000
SMTP_PORT = 1025
FILE = "settings.json"  # what was chosen for the run that goes on in the folder
KEPT = ("REDIS_URL", "QUEUE_REDIS_URL", "SERVICE_KEY", "BASE_URL", "HOST", "PORT", "SMTP_URL", "MAIL_FROM",
        "MAILBOX_DIR", "DURABILITY", "REDIS_TLS_INSECURE", "PATH")  # fmt: skip


def local_settings(folder: Path, environment: Mapping[str, str], redis_url: str) -> dict[str, str]:
    """The environment of every process; `folder` keeps the key and the mailbox."""
    given = {name: value for name, value in environment.items() if value}
    port = free_port(int(given.get("PORT", WEB_PORT)))
    settings = {
        "HOST": "127.0.0.1",
        "BASE_URL": f"http://localhost:{port}",
        "MAIL_FROM": "Lontar <lontar@localhost>",
        "GUNICORN_CMD_ARGS": "--graceful-timeout 3 --log-level warning",
        "LOG_LEVEL": "warning",
        "PYTHONUNBUFFERED": "1",
    }
    if "SERVICE_KEY" not in given:
        settings["SERVICE_KEY"] = service_key(folder / "service.key")
    if "SMTP_URL" not in given:
        settings["SMTP_URL"] = f"smtp://127.0.0.1:{free_port(SMTP_PORT)}"
        settings["MAILBOX_DIR"] = str(folder / "mailbox")
    path = f"{Path(sys.executable).parent}{os.pathsep}{given.get('PATH', os.defpath)}"
    return {**settings, **given, "REDIS_URL": redis_url, "PORT": str(port), "PATH": path}


def remember(folder: Path, settings: Mapping[str, str]) -> None:
    """Note what was chosen, for the commands that are run beside."""
    kept = {name: settings[name] for name in KEPT if name in settings}
    write_private(folder / FILE, json.dumps(kept, indent=1))


def remembered(folder: Path) -> dict[str, str]:
    """What was chosen for the run that goes on in the folder."""
    return dict(json.loads((folder / FILE).read_text()))


def service_key(path: Path) -> str:
    """The key kept in that file, for its owner's eyes only; made at the first start."""
    if not path.exists():
        write_private(path, urlsafe_b64encode(secrets.token_bytes(32)).decode())
    return path.read_text().strip()


def write_private(path: Path, text: str) -> None:
    """Write a file that its owner alone can read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)

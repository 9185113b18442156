"""What `lontar run` says when it is up: where to click, and how to stop."""

import http.client
import threading
import time
from collections.abc import Mapping
from pathlib import Path

TRIES = 600
PAUSE = 0.1  # seconds


def announce(settings: Mapping[str, str], folder: Path) -> None:
    """Print where to click as soon as the web process answers; returns at once."""
    threading.Thread(target=wait_and_say, args=(settings, folder), daemon=True).start()


def wait_and_say(settings: Mapping[str, str], folder: Path) -> None:
    for _ in range(TRIES):
        if answers(int(settings["PORT"])):
            print(words(settings, folder), flush=True)
            return
        time.sleep(PAUSE)


def answers(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse().read()
    except OSError:
        return False
    finally:
        connection.close()
    return True


def words(settings: Mapping[str, str], folder: Path) -> str:
    """The block that is printed."""
    base = settings["BASE_URL"].rstrip("/")
    letters = f"{base}/mailbox" if "MAILBOX_DIR" in settings else f"leave by {settings['SMTP_URL']}"
    lines = [
        "",
        "  Lontar is running.",
        "",
        f"    Play     {base}/",
        f"    Letters  {letters}",
        f"    Data     {folder}",
        "    Stop     Ctrl-C; nothing is lost, and `make run` goes on from there",
        "",
    ]
    return "\n".join(lines)

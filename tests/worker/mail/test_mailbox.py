"""The local mailbox keeps what it is sent, byte for byte."""

import mailbox
import smtplib
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from service.ports import free_port
from worker.mailbox import run

LETTER = b"From: a@example.org\r\nSubject: =?utf-8?q?=C3=BC?=\r\n\r\n.one line\r\n\r\nand more \xc3\xbc\r\n"


@pytest.fixture
def box(tmp_path: Path) -> Iterator[tuple[int, Path, Event]]:
    port, stop, folder = free_port(2625), Event(), tmp_path / "data" / "mailbox"
    thread = Thread(target=run, args=("127.0.0.1", port, folder, stop))
    thread.start()
    yield port, folder, stop
    stop.set()
    thread.join(5)
    assert not thread.is_alive()


def connected(port: int) -> smtplib.SMTP:
    for _ in range(100):
        try:
            return smtplib.SMTP("127.0.0.1", port, timeout=5)
        except OSError:
            time.sleep(0.02)
    raise AssertionError("the mailbox does not answer")


def test_letters_are_kept_as_they_come(box: tuple[int, Path, Event]) -> None:
    port, folder, _ = box
    with connected(port) as server:
        server.sendmail("a@example.org", ["b@example.org"], LETTER)
        server.sendmail("a@example.org", ["b@example.org", "c@example.org"], LETTER)
    kept = mailbox.Maildir(folder, create=False)
    assert [kept.get_bytes(name) for name in kept.keys()] == [LETTER] * 2  # noqa: SIM118


def test_a_folder_that_is_full_is_said_and_the_letter_comes_again(
    box: tuple[int, Path, Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(mailbox.Maildir, "add", full)
    with connected(box[0]) as server:
        with pytest.raises(smtplib.SMTPDataError, match="no room"):
            server.sendmail("a@example.org", ["b@example.org"], LETTER)
        monkeypatch.undo()
        server.sendmail("a@example.org", ["b@example.org"], LETTER)


def test_it_answers_until_it_is_stopped(box: tuple[int, Path, Event]) -> None:
    port, _, stop = box
    connected(port).quit()
    stop.set()
    time.sleep(0.3)
    with pytest.raises(OSError, match="refused"):
        smtplib.SMTP("127.0.0.1", port, timeout=2)

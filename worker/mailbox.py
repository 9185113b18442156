"""The local mailbox: a mail server for this machine alone, which keeps every letter in a Maildir."""

import logging
import mailbox
from pathlib import Path
from threading import Event

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

LARGEST = 20 * 1024 * 1024  # bytes of one letter

logger = logging.getLogger(__name__)


class Keeper:
    """Keeps what it is sent, as it came."""

    def __init__(self, maildir: Path) -> None:
        self.maildir = mailbox.Maildir(maildir, create=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """A letter has come: it is taken once it is on the disk."""
        assert isinstance(envelope.content, bytes)
        try:
            self.maildir.add(envelope.content)
        except OSError as error:
            logger.error("a letter could not be kept: %s", error)
            return "452 There is no room for this letter now"
        return "250 Kept"


def run(host: str, port: int, maildir: Path | str, stop: Event) -> None:
    """Take letters at this address until `stop` is set. Raises OSError when the port is taken."""
    Path(maildir).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    controller = Controller(
        Keeper(Path(maildir)), hostname=host, port=port, data_size_limit=LARGEST, enable_SMTPUTF8=True
    )
    controller.start()
    try:
        stop.wait()
    finally:
        controller.stop()

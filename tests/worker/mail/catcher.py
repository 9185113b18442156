"""A mail server that keeps what it is given, and refuses whom it is told to."""

from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session


@dataclass(frozen=True)
class Mail:
    """One message as it was taken."""

    to: str
    sender: str
    raw: bytes

    @property
    def message(self) -> EmailMessage:
        read: Any = message_from_bytes(self.raw, policy=default)
        assert not read.defects
        return read

    def header(self, name: str) -> str:
        return str(self.message[name])

    @property
    def kind(self) -> str:
        """The last word of its Message-ID."""
        return self.header("Message-ID").partition("@")[0].rpartition(".")[2]

    def part(self, kind: str) -> str:
        body = self.message.get_body((kind,))
        assert body is not None
        return str(body.get_content()).replace("\r\n", "\n")

    @property
    def text(self) -> str:
        return self.part("plain")

    @property
    def html(self) -> str:
        return self.part("html")

    @property
    def pictures(self) -> dict[str, bytes]:
        """The pictures by Content-ID."""
        return {
            str(part["Content-ID"]).strip("<>"): part.get_payload(decode=True)
            for part in self.message.walk()
            if part.get_content_maintype() == "image"
        }


@dataclass
class Catcher:
    """Every message that was taken, in order, and who is refused with what answer."""

    taken: list[Mail] = field(default_factory=list)
    refuse: dict[str, str] = field(default_factory=dict)
    hang_up: set[str] = field(default_factory=set)  # recipients at whom the connection breaks
    connections: int = 0

    def reset(self) -> None:
        self.taken, self.refuse, self.hang_up, self.connections = [], {}, set(), 0

    async def handle_EHLO(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, hostname: str, responses: list[str]
    ) -> list[str]:
        self.connections += 1
        session.host_name = hostname
        return responses

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.hang_up:
            server.transport.close()
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.taken.append(Mail(envelope.rcpt_tos[0], str(envelope.mail_from), envelope.content))
        return "250 OK"

    def to(self, address: str) -> list[Mail]:
        """What one address got, oldest first."""
        return [mail for mail in self.taken if mail.to == address]

    def last(self, address: str) -> Mail:
        return self.to(address)[-1]

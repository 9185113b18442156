"""SMTP: hands messages to the mail server. The only file that speaks it."""

import contextlib
import smtplib
import ssl
from email.message import EmailMessage
from types import TracebackType
from typing import Self
from urllib.parse import SplitResult, unquote, urlsplit

TIMEOUT = 20  # seconds, for every answer of the server
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Failed(Exception):
    """This message was not taken now; later it may be."""


class Unreachable(Failed):
    """The mail server cannot be used at all at the moment: there is no point in trying other messages."""


class Refused(Exception):
    """This recipient or message will never be taken; begins with the server's code."""


class Sender:
    """One connection for a batch of messages, opened for the first of them, and again when it breaks."""

    def __init__(self, url: str, sender: str) -> None:
        """`url` is smtp://[user:password@]host[:port] or smtps://…; `sender` is where failures return to."""
        self.url = url
        self.sender = sender
        self.server: smtplib.SMTP | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Say goodbye, if there is somebody to say it to."""
        if self.server is not None:
            with contextlib.suppress(smtplib.SMTPException, OSError):
                self.server.quit()
            self.server.close()
            self.server = None

    def send(self, message: EmailMessage, recipient: str) -> None:
        """Hand over one message for one address. Raises Refused, Unreachable or Failed."""
        if self.server is None:
            self.server = connect(self.url)
        address = ascii_domain(recipient)
        options = eight_bit(self.server, message, address)
        try:
            self.server.send_message(message, self.sender, [address], options)
        except smtplib.SMTPRecipientsRefused as refused:
            code, text = next(iter(refused.recipients.values()))
            raise judged(code, text) from None
        except smtplib.SMTPDataError as refused:
            raise judged(refused.smtp_code, refused.smtp_error) from None
        except smtplib.SMTPSenderRefused as refused:
            raise too_large(refused) or Failed(words(refused)) from None
        except smtplib.SMTPNotSupportedError as refused:
            raise Refused(f"553 {refused}") from None
        except (smtplib.SMTPException, OSError) as error:
            self.close()
            raise Failed(words(error)) from None


def connect(url: str) -> smtplib.SMTP:
    """A connection, encrypted where the server can. Raises Unreachable."""
    parts = urlsplit(url)
    context = ssl.create_default_context()
    host = parts.hostname or "localhost"
    try:
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
    except (smtplib.SMTPException, OSError) as error:
        raise Unreachable(words(error)) from None
    try:
        introduce(server, parts, context)
    except (smtplib.SMTPException, OSError) as error:
        server.close()
        raise Unreachable(words(error)) from None
    return server


def introduce(server: smtplib.SMTP, parts: SplitResult, context: ssl.SSLContext) -> None:
    """Greet, encrypt and log in. A password never leaves this machine in clear text."""
    server.ehlo_or_helo_if_needed()
    safe = parts.scheme == "smtps" or parts.hostname in LOOPBACK
    if parts.scheme != "smtps" and server.has_extn("starttls"):
        server.starttls(context=context)
        server.ehlo()
        safe = True
    if parts.username:
        if not safe:
            raise smtplib.SMTPException("The server offers no encryption, so the password was not sent.")
        server.login(unquote(parts.username), unquote(parts.password or ""))


def eight_bit(server: smtplib.SMTP, message: EmailMessage, address: str) -> list[str]:
    """Send it as it is where the server takes 8 bits (RFC 6152), else in ASCII; returns the options."""
    if not server.has_extn("8bitmime"):
        message.policy = message.policy.clone(cte_type="7bit")
        return []
    return ["BODY=8BITMIME"] if address.isascii() else []  # else it is said with SMTPUTF8


def ascii_domain(address: str) -> str:
    """The address with its domain as it travels (IDNA). Raises Refused when that domain cannot exist."""
    front, _, domain = address.rpartition("@")
    try:
        return f"{front}@{domain.encode('idna').decode()}"
    except UnicodeError:
        raise Refused(f"553 {domain!r} is no domain.") from None


def too_large(refused: smtplib.SMTPSenderRefused) -> Refused | None:
    """The only fault of a message that a server may see at the envelope: its size (RFC 1870)."""
    return Refused(f"552 {words(refused)}") if refused.smtp_code == 552 else None


def judged(code: int, text: bytes | str) -> Failed | Refused:
    """What a refusal means: 5xx for ever, else for now."""
    said = text.decode(errors="replace") if isinstance(text, bytes) else text
    message = f"{code} {' '.join(said.split())}"
    return Refused(message) if 500 <= code < 600 else Failed(message)


def words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"

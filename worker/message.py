"""Messages: what was written, as a mail with its headers."""

from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from hashlib import sha256

from service.site import Site
from service.users import User
from worker.letters import Letter
from worker.smtp import ascii_domain

LINES = SMTP.clone(max_line_length=990)  # a folded link would be encoded, and no program would know it


@dataclass(frozen=True, slots=True)
class Written:
    """A letter in words. The picture (PNG) is shown where the HTML says cid:board."""

    subject: str
    text: str
    html: str
    picture: bytes | None = None


def message(site: Site, user: User, written: Written, name: str, time: int) -> EmailMessage:
    """The mail. `name` makes its Message-ID, so that a repeated letter is known for the same; time in ms."""
    mail = EmailMessage(policy=LINES)
    mail["From"] = site.config.mail_from
    mail["Reply-To"] = site.config.mail_from
    mail["To"] = recipient(user)
    mail["Subject"] = written.subject
    mail["Date"] = format_datetime(datetime.fromtimestamp(time // 1000, UTC))
    mail["Message-ID"] = f"<{name}@{domain(site)}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["X-Auto-Response-Suppress"] = "All"
    mail.set_content(written.text)  # as it is, 8 bit: so a receipt is one line in a saved letter too
    cid = f"{name}.board@{domain(site)}"
    html = written.html.replace('src="cid:board"', f'src="cid:{cid}"')
    mail.add_alternative(html, subtype="html", cte="quoted-printable")
    if written.picture is not None:
        part = mail.get_payload()[1]  # type: ignore[index]
        part.add_related(  # type: ignore[union-attr]
            written.picture, "image", "png", cid=f"<{cid}>", filename="board.png", disposition="inline"
        )
    bound(mail, name)
    return mail


def bound(mail: EmailMessage, name: str) -> None:
    """Part it where it is parted every time, so that the same letter has the same bytes."""
    mark = sha256(name.encode()).hexdigest()[:32]
    for number, part in enumerate(part for part in mail.walk() if part.is_multipart()):
        part.set_boundary(f"=_{mark}.{number}")


def about_game(site: Site, mail: EmailMessage, letter: Letter, silence: str) -> EmailMessage:
    """Add what holds for every letter about a game: its thread, its list, the way out (RFC 8058)."""
    root = f"<{letter.game}.root@{domain(site)}>"
    mail["In-Reply-To"] = root
    mail["References"] = root
    mail["List-Id"] = f"<{letter.game}.{domain(site)}>"
    mail["List-Unsubscribe"] = f"<{silence}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def recipient(user: User) -> Address:
    """Whom it is for. Raises Refused when the domain cannot exist."""
    front, _, host = ascii_domain(user.address).rpartition("@")
    return Address(user.name if user.named else "", front, host)


def domain(site: Site) -> str:
    """Where letters come from, as part of their Message-IDs."""
    return parseaddr(site.config.mail_from)[1].rpartition("@")[2] or "localhost"

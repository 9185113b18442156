"""A letter of the mailbox as a page shows it."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import parsedate_to_datetime

from markupsafe import Markup, escape

ADDRESS = re.compile(r"https?://[^\s<>\"]+[^\s<>\".,;:!?)]")
WIDTH = 72  # of a line
CID = re.compile(r"cid:([^\"'\s>]+)")


@dataclass(frozen=True, slots=True)
class Letter:
    """Its envelope and its two texts."""

    name: str  # in the Maildir
    subject: str
    sender: str
    to: str
    at: datetime
    text: str
    html: str

    @property
    def linked(self) -> Markup:
        """The text with its addresses as links; a word longer than a line, as a receipt is, may break."""
        lines = self.text.split("\n")
        return Markup("\n").join(
            Markup("<span>{}</span>").format(linked(line)) if longest(line) > WIDTH else linked(line)
            for line in lines
        )


def longest(line: str) -> int:
    """How long the longest word of a line is. A map has none."""
    return max(map(len, line.split()), default=0)


def linked(text: str) -> Markup:
    """The text with its addresses as links."""
    parts, end = [], 0
    for match in ADDRESS.finditer(text):
        parts.append(escape(text[end : match.start()]))
        parts.append(Markup('<a href="{0}">{0}</a>').format(match.group()))
        end = match.end()
    return Markup("").join([*parts, escape(text[end:])])


def read_letter(name: str, message: EmailMessage) -> Letter:
    """A letter from its message."""
    return Letter(
        name,
        str(message.get("Subject", "(no subject)")),
        str(message.get("From", "")),
        str(message.get("To", "")),
        written(message),
        body(message, "plain"),
        body(message, "html"),
    )


def written(message: EmailMessage) -> datetime:
    """When it was written; long ago when it does not say so."""
    try:
        at = parsedate_to_datetime(str(message["Date"]))
    except (TypeError, ValueError):
        return datetime(1970, 1, 1, tzinfo=UTC)
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def body(message: EmailMessage, kind: str) -> str:
    """The plain or the html part, decoded; empty where there is none."""
    part = message.get_body(preferencelist=(kind,))
    if part is None:
        return ""
    try:
        return str(part.get_content())
    except (LookupError, UnicodeDecodeError):
        return "This part cannot be read."


def inside(html: str, pictures: str) -> str:
    """The HTML for a frame: pictures from their route, links into the whole window."""
    html = CID.sub(lambda match: pictures + match.group(1), html)
    base = '<base target="_top">'
    return (
        re.sub(r"(?i)<head[^>]*>", lambda match: match.group() + base, html, count=1)
        if re.search(r"(?i)<head", html)
        else base + html
    )

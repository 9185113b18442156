"""The local mailbox: the letters that did not leave this machine, for whoever sits at it.

Only where a Maildir is configured. Reading never changes a letter: nothing is marked as seen.
"""

import mailbox as maildirs
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from flask import Response, render_template

from service.access import site
from service.errors import NotFound
from service.pages.blueprint import pages
from service.pages.letter import Letter, inside, read_letter
from service.pages.near import near

SHOWN = 200  # letters in the list
FRAME_POLICY = (
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-same-origin allow-top-navigation-by-user-activation allow-popups"  # no script runs in it
)


@pages.get("/mailbox")
def mailbox() -> str:
    """The list of letters, newest first."""
    found = [read_letter(name, message_of(content)) for name, content in contents(maildir())]
    found.sort(key=lambda one: one.at, reverse=True)
    return render_template("mailbox.html", letters=found)


@pages.get("/mailbox/<name>")
def letter(name: str) -> str:
    """One letter, both parts."""
    return render_template("letter.html", letter=one_letter(name))


@pages.get("/mailbox/<name>/html")
def letter_html(name: str) -> Response:
    """The HTML part, for its frame: no scripts, nothing from outside."""
    html = inside(one_letter(name).html, f"/mailbox/{name}/part/")
    return Response(
        html, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": FRAME_POLICY}
    )


@pages.get("/mailbox/<name>/part/<cid>")
def letter_part(name: str, cid: str) -> Response:
    """A picture of a letter, by its Content-ID."""
    for part in message_of(raw(maildir(), name)).walk():
        if part.get("Content-ID", "").strip("<>") == cid and part.get_content_maintype() == "image":
            return Response(part.get_payload(decode=True), content_type=part.get_content_type())
    raise NotFound("This letter has no such picture.")


@pages.get("/mailbox/<name>/source")
def letter_source(name: str) -> Response:
    """A letter as it came."""
    return Response(raw(maildir(), name), content_type="text/plain; charset=utf-8")


def has_mailbox() -> bool:
    """Is there a mailbox, and may whoever asks open it? Its sign-in letters open every account."""
    return site().config.mailbox_dir is not None and near()


def maildir() -> Any:
    """The configured Maildir. Raises NotFound where there is none, and for everybody farther away."""
    folder = site().config.mailbox_dir
    if folder is None or not has_mailbox():
        raise NotFound("Letters leave this machine; there is no mailbox here.")
    try:
        return maildirs.Maildir(folder, create=False)
    except maildirs.NoSuchMailboxError:
        raise NotFound("No letter has come yet. Look again in a moment.") from None


def raw(box: Any, name: str) -> bytes:
    """The bytes of a letter. Raises NotFound."""
    try:
        return bytes(box.get_bytes(name))
    except (KeyError, OSError):
        raise NotFound("There is no such letter.") from None


def contents(box: Any) -> Iterator[tuple[str, bytes]]:
    """The newest letters by their arrival, each with its name."""
    newest = sorted(box.iterkeys(), key=lambda name: float(name.partition(".")[0]), reverse=True)
    return ((name, raw(box, name)) for name in newest[:SHOWN])


def message_of(content: bytes) -> EmailMessage:
    """The message in these bytes."""
    read = message_from_bytes(content, policy=policy.default)
    assert isinstance(read, EmailMessage)
    return read


def one_letter(name: str) -> Letter:
    """The letter with this name. Raises NotFound."""
    return read_letter(name, message_of(raw(maildir(), name)))

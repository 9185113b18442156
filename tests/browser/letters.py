"""Letters as their readers use them: the link, and the HTML with its pictures."""

import re
from base64 import b64encode

from tests.worker.mail.catcher import Mail


def first_link(mail: Mail) -> str:
    """The one link that a letter is about: the first of its text."""
    found = re.search(r"https?://\S+", mail.text)
    assert found is not None, mail.text
    return found.group()


def kind_of(mail: Mail) -> str:
    """sign-in, invitation, started, turn, refused, over, called-off …: as its Message-ID says."""
    parts = mail.header("Message-ID").strip("<").partition("@")[0].split(".")
    return parts[-1] if len(parts) > 2 else parts[0]  # game, what of it, seat and kind; or kind and number


def as_page(mail: Mail) -> str:
    """The HTML part, with its pictures inside."""
    html = mail.html
    for cid, picture in mail.pictures.items():
        html = html.replace(f"cid:{cid}", f"data:image/png;base64,{b64encode(picture).decode()}")
    return html

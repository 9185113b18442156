"""A person at a deployment: a browser that speaks HTTP to it, and a mailbox."""

import re
import time
from email import message_from_bytes
from email.policy import default
from pathlib import Path

from werkzeug.exceptions import NotFound
from werkzeug.middleware.http_proxy import ProxyMiddleware
from werkzeug.test import Client

from tests.pages.browser import Browser

LINK = re.compile(r"https?://[^\s\"<>]+")


class Person(Browser):
    """Opens pages at a port, and letters of a Maildir."""

    def __init__(self, port: int, mail: Path) -> None:
        there = {"target": f"http://127.0.0.1:{port}/", "host": f"localhost:{port}"}
        wire = ProxyMiddleware(NotFound(), {"": there})
        wire.targets = {"/": there}  # it would make "//" of it
        super().__init__(Client(wire), {})  # type: ignore[arg-type]
        self.mail = mail

    def sign_in(self, address: str, name: str) -> None:
        """By letter, as everybody does."""
        self.open("/sign-in")
        self.fill_in(address=address)
        self.open(wait_for_link(self.mail, "/sign-in/"))
        self.fill_in(name=name)

    def fill_in(self, **fields: str) -> None:
        """Send the first form that has all these fields."""
        found = [form for form in self.page.forms if fields.keys() <= form.fields.keys()]
        assert found, (self.page.status, self.page.html)
        form = found[0]
        self.came(self.client.post(form.action or self.page.address, data=form.fields | fields))


def wait_for_link(mail: Path, part: str, seconds: float = 60) -> str:
    """The first link with this part in any letter."""
    end = time.monotonic() + seconds
    while not (found := [link for link in links(mail) if part in link]):
        assert time.monotonic() < end, f"no letter with {part}: {links(mail)}"
        time.sleep(0.2)
    return found[0]


def links(mail: Path) -> list[str]:
    """Every link in the text of every letter."""
    found: list[str] = []
    for letter in sorted((mail / "new").glob("*")):
        text = message_from_bytes(letter.read_bytes(), policy=default).get_body(("plain",))
        assert text is not None
        found += LINK.findall(text.get_content())
    return found

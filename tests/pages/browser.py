"""A browser for tests: it follows links, fills in forms, and knows nothing but the page."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urljoin, urlsplit

from flask.testing import FlaskClient


@dataclass
class Form:
    """A form of the page: where it goes, and its fields as they stand."""

    method: str
    action: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[bool] = field(default_factory=list)  # can each be pressed?
    text: str = ""


class Page(HTMLParser):
    """What a person sees of a page: its words, links and forms."""

    def __init__(self, address: str, status: int, html: str, headers: Any) -> None:
        super().__init__()
        self.address, self.status, self.html, self.headers = address, status, html, headers
        self.links: list[tuple[str, str]] = []  # (href, accessible name)
        self.forms: list[Form] = []
        self.words: list[str] = []
        self._open: list[int] = []
        self._form: Form | None = None
        self._select: str | None = None
        self._option = False  # its text is its value
        self._area: str | None = None
        self.feed(html)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "a" and "href" in found:
            self.links.append((found["href"], found.get("aria-label", "")))
            self._open.append(len(self.links) - 1)
        if tag == "form":
            self._form = Form(found.get("method", "get").lower(), found.get("action", ""))
            self.forms.append(self._form)
        if self._form is not None:
            self.handle_field(tag, found)

    def handle_field(self, tag: str, found: dict[str, str]) -> None:
        assert self._form is not None
        fields = self._form.fields
        if tag == "input" and found.get("type") == "radio":
            if "checked" in found:
                fields[found["name"]] = found["value"]
        elif tag == "input":
            fields[found["name"]] = found.get("value", "")
        elif tag == "textarea":
            self._area = found["name"]
            fields[self._area] = ""
        elif tag == "select":
            self._select = found["name"]
        elif tag == "option" and self._select and ("selected" in found or self._select not in fields):
            fields[self._select] = found.get("value", "")
            self._option = "value" not in found
        elif tag == "button":
            self._form.buttons.append("disabled" not in found)

    def handle_endtag(self, tag: str) -> None:
        if tag == "a" and self._open:
            self._open.pop()
        if tag == "form":
            self._form = None
        if tag in ("select", "textarea"):
            self._select = self._area = None

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        for number in self._open:
            href, name = self.links[number]
            self.links[number] = (href, f"{name} {data}".strip())
        if self._form is not None:
            self._form.text += data
            if self._select and self._option:
                self._form.fields[self._select], self._option = data, False
            if self._area:
                self._form.fields[self._area] += data

    def href(self, name: str) -> str:
        """Where the first link with these words leads. Raises AssertionError."""
        found = [href for href, said in self.links if name in said]
        assert found, f"no link {name!r} among {[said for _, said in self.links]}"
        return found[0]

    def form(self, words: str) -> Form:
        """The first form with these words on it. Raises AssertionError."""
        found = [form for form in self.forms if words in form.text]
        assert found, f"no form {words!r} among {[form.text for form in self.forms]}"
        return found[0]


class Browser:
    """A person's browser, with its cookies."""

    def __init__(self, client: FlaskClient, headers: dict[str, str]) -> None:
        self.client, self.headers = client, headers
        self.page = Page("/", 0, "", {})

    def open(self, address: str) -> Page:
        """GET, redirects followed."""
        return self.came(self.client.get(bare(address), headers=self.headers))

    def follow(self, name: str) -> Page:
        """Follow the first link with these words."""
        return self.open(urljoin(self.page.address, self.page.href(name)))

    def send(self, words: str, **fields: str) -> Page:
        """Send the first form with these words on it, redirects followed."""
        form = self.page.form(words)
        address = urljoin(self.page.address, form.action)
        values = form.fields | fields
        if form.method == "get":
            return self.came(
                self.client.get(bare(address).partition("?")[0], query_string=values, headers=self.headers)
            )
        return self.came(self.client.post(bare(address), data=values, headers=self.headers))

    def came(self, response: Any) -> Page:
        for _ in range(5):
            if response.status_code not in (301, 302, 303):
                break
            address = urljoin(self.page.address, response.headers["Location"])
            response = self.client.get(bare(address), headers=self.headers)
        path = response.request.full_path.rstrip("?")
        self.page = Page(path, response.status_code, response.get_data(as_text=True), response.headers)
        return self.page


def bare(address: str) -> str:
    """A path with its query, without host and fragment."""
    parts = urlsplit(address)
    return parts.path + (f"?{parts.query}" if parts.query else "")

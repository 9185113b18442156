"""The local mailbox: letters as they came, for whoever sits at this machine, and for nobody else."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from mailbox import Maildir
from pathlib import Path

import pytest
from flask import Flask

from service import create_app
from service.config import Config
from service.pages.letter import Letter
from service.site import Site
from tests.pages.browser import Browser

HERE = {"Host": "localhost:8000"}


@pytest.fixture
def box(tmp_path: Path) -> Maildir:
    """A mailbox with one letter in it."""
    letter = EmailMessage()
    letter["Subject"], letter["From"], letter["To"] = (
        "Your turn, Ada",
        "lontar@example.org",
        "ada@example.org",
    )
    letter["Date"] = "Mon, 30 Nov 2026 12:00:00 +0000"
    letter.set_content("Play: http://localhost/t/abc. <b>")
    letter.add_alternative(
        '<html><head></head><body><img src="cid:board"><script>1</script></body></html>', subtype="html"
    )
    letter.get_payload()[1].add_related(b"PNG", "image", "png", cid="<board>")
    box = Maildir(tmp_path / "mail", create=True)
    box.add(letter.as_bytes())
    return box


@pytest.fixture
def app(site: Site, config: Config, box: Maildir) -> Flask:
    return create_app(replace(config, mailbox_dir=str(box._path)))


def test_a_map_keeps_its_lines_and_only_a_long_word_may_break() -> None:
    table = "a b   c\n" + "~~  " * 20
    letter = Letter("", "", "", "", datetime.now(UTC), f"{table}\n{'x' * 500}\n<b>", "")
    assert letter.linked == f"{table}\n<span>{'x' * 500}</span>\n&lt;b&gt;"


def test_the_mailbox_shows_letters_and_changes_none(app: Flask, box: Maildir) -> None:
    before = sorted(path.name for path in Path(box._path).rglob("*"))
    browser = Browser(app.test_client(), HERE)
    assert "Your turn, Ada" in browser.open("/mailbox").text
    page = browser.follow("Your turn, Ada")
    assert page.href("http://localhost/t/abc") == "http://localhost/t/abc"
    frame = browser.client.get(f"{page.address}/html", headers=HERE)
    assert f'src="{page.address}/part/board"' in frame.get_data(as_text=True)
    assert '<base target="_top">' in frame.get_data(as_text=True)
    assert browser.client.get(f"{page.address}/part/board", headers=HERE).data == b"PNG"
    source = browser.client.get(f"{page.address}/source", headers=HERE)
    assert b"Subject: Your turn, Ada" in source.data
    assert browser.open("/mailbox/nothing").status == 404
    assert sorted(path.name for path in Path(box._path).rglob("*")) == before


def test_no_script_of_a_letter_runs(app: Flask) -> None:
    browser = Browser(app.test_client(), HERE)
    browser.open("/mailbox")
    page = browser.follow("Your turn, Ada")
    frame = browser.client.get(f"{page.address}/html", headers=HERE).headers["Content-Security-Policy"]
    assert "default-src 'none'" in frame
    assert "script-src" not in frame
    assert "allow-scripts" not in frame
    assert "allow-scripts" not in page.html


def test_without_a_mailbox_there_is_no_such_page(site: Site, config: Config) -> None:
    browser = Browser(create_app(config).test_client(), HERE)
    assert browser.open("/mailbox").status == 404
    assert "Mailbox" not in browser.open("/").text


@pytest.mark.parametrize(
    ("host", "client", "more"),
    [
        ("localhost:8000", "192.0.2.9", {}),
        ("localhost:8000", "2001:db8::9", {}),
        ("evil.example.org:8000", "127.0.0.1", {}),
        ("localhost.evil.example.org:8000", "127.0.0.1", {}),
        ("localhost:9000", "127.0.0.1", {}),
        ("localhost", "127.0.0.1", {}),
        ("localhost:8000", "127.0.0.1", {"X-Forwarded-For": "192.0.2.9"}),
        ("localhost:8000", "127.0.0.1", {"Forwarded": "for=192.0.2.9"}),
    ],
)
def test_nobody_but_this_machine_finds_it(app: Flask, host: str, client: str, more: dict[str, str]) -> None:
    """Neither a neighbour, nor a page whose name was rebound to this machine, nor whoever a proxy lets in."""
    for path in ("/mailbox", "/mailbox/x", "/mailbox/x/html", "/mailbox/x/part/board", "/mailbox/x/source"):
        answer = app.test_client().get(
            path, headers={"Host": host, **more}, environ_base={"REMOTE_ADDR": client}
        )
        assert answer.status_code == 404
        assert "no mailbox here" in answer.get_data(as_text=True)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
@pytest.mark.parametrize("client", ["127.0.0.1", "::1"])
def test_this_machine_finds_it_by_each_of_its_names(app: Flask, host: str, client: str) -> None:
    answer = app.test_client().get("/mailbox", headers={"Host": host}, environ_base={"REMOTE_ADDR": client})
    assert answer.status_code == 200


def test_behind_trusted_proxies_there_is_no_mailbox(site: Site, config: Config, box: Maildir) -> None:
    app = create_app(replace(config, mailbox_dir=str(box._path), proxies=1))
    answer = app.test_client().get("/mailbox", headers={**HERE, "X-Forwarded-For": "127.0.0.1"})
    assert answer.status_code == 404


def test_a_sign_in_page_names_the_mailbox_only_to_whoever_may_open_it(
    app: Flask, browse: Callable[..., Browser]
) -> None:
    assert "mailbox" in browse(**HERE).open("/").text
    assert "mailbox" not in browse(Host="lontar.local:8000").open("/").text

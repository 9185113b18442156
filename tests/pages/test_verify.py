"""Checking a game on a page."""

import json
import random
from collections.abc import Callable
from importlib.metadata import version
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from service.audit import export, say, verify
from service.chain import Head
from service.load import load
from service.log import read
from service.pages import verify as pages
from service.receipts import receipt
from service.site import Site
from service.users import User
from tests.conftest import repository
from tests.pages.browser import Browser, Page
from tests.service.test_spine import play_on

LOG = repository() / "tests" / "logs" / "medang" / "kalasan-2.jsonl"


def upload(browser: Browser, log: str | bytes, *letters: str, **fields: str) -> Page:
    """Send a log, and what is laid beside it, by the form of the page."""
    token = browser.open("/verify").form("Check it").fields["form"]
    content = log.encode() if isinstance(log, str) else log
    data: dict[str, Any] = {"form": token, "log": FileStorage(BytesIO(content), "game.jsonl"), **fields}
    data["receipts"] = [FileStorage(BytesIO(one.encode()), f"{n}.txt") for n, one in enumerate(letters)]
    boundary, body = encode_multipart(data)  # in memory, where the client would use a file
    kind = f"multipart/form-data; boundary={boundary}"
    return browser.came(browser.client.post("/verify", data=body, content_type=kind))


@pytest.fixture
def ended(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> tuple[str, str, str]:
    """A game that is over, its log, and a receipt for how it stood."""
    game = start_game(2, "kalasan")
    head = load(site, game).record.head
    kept = receipt(site, "turn", game, 0, head.point_text, head, 1_796_000_000_000)
    play_on(site, game, drain, random.Random(2))
    return game, "".join(export(read(site, game))), kept


def test_it_says_what_the_command_says(browse: Callable[..., Browser]) -> None:
    text = LOG.read_text()
    proof = verify(text, version("lontar"))
    page = upload(browse(), text)
    assert "All of it holds" in page.text
    assert f'<p class="hash">{proof.hash}</p>' in page.html
    said: list[str] = []
    say(proof, said.append)
    for line in (*said, *proof.proved, *proof.not_proved):
        assert " ".join(line.split())[1:] in page.text


def test_a_log_that_was_changed_fails_with_its_commit(browse: Callable[..., Browser]) -> None:
    lines = LOG.read_text().splitlines(keepends=True)
    data = json.loads(lines[20])
    data["at"] += 1
    lines[20] = json.dumps(data) + "\n"
    page = upload(browse(), "".join(lines))
    assert page.status == 200
    assert "Not proved: commit 22" in page.text
    assert "All of it holds" not in page.text


def test_letters_and_receipts_are_laid_beside_it(
    site: Site, ended: tuple[str, str, str], browse: Callable[..., Browser]
) -> None:
    game, log, kept = ended
    for page in (upload(browse(), log, f"Your turn, Ada\n\n{kept}\n"), upload(browse(), log, pasted=kept)):
        assert "The receipt fits: up to commit" in page.text
    other = receipt(site, "turn", game, 0, f"0.{'0' * 32}", Head(3, "f" * 64), 1)
    assert "This is another history" in upload(browse(), log, kept, other).text
    assert "Text 1 of those given holds no receipt" in upload(browse(), log, "Dear Ada").text


def test_what_is_no_log_is_said_and_nothing_is_lost(browse: Callable[..., Browser]) -> None:
    browser = browse()
    page = upload(browser, b"\xff\xfe\x00", pasted="eyJ")
    assert page.status == 422
    assert "This file is no text" in page.text
    assert page.form("Check it").fields["pasted"] == "eyJ"
    assert "Line 1 is no commit" in upload(browser, "Dear Ada").text
    token = browser.open("/verify").form("Check it").fields["form"]
    answer = browser.client.post("/verify", data={"form": token}, content_type="multipart/form-data")
    assert answer.status_code == 422
    assert "Choose the log" in answer.get_data(as_text=True)


def test_up_to_two_megabytes_are_taken_here_and_nowhere_else(
    people: list[User], browse: Callable[..., Browser]
) -> None:
    page = upload(browse(), LOG.read_text(), "a" * 1_900_000)
    assert page.status == 200
    page = upload(browse(), LOG.read_text(), "a" * 2_200_000)
    assert page.status == 413
    assert "2 MB" in page.text
    ada = browse(people[0])
    form = ada.open("/account").form("Save").fields
    assert ada.client.post("/account", data={**form, "name": "a" * 70_000}).status_code == 413


def test_it_is_a_post_of_our_own_page_and_writes_nothing(
    site: Site, client: FlaskClient, browse: Callable[..., Browser]
) -> None:
    assert client.post("/verify", data={"log": (BytesIO(b"x"), "x")}).status_code == 403
    before = set(site.redis.keys("*"))
    upload(browse(), LOG.read_text())
    assert {key.partition(":")[0] for key in set(site.redis.keys("*")) - before} <= {"rate"}


def test_somebody_who_sends_log_after_log_is_asked_to_wait(
    monkeypatch: pytest.MonkeyPatch, browse: Callable[..., Browser]
) -> None:
    monkeypatch.setattr(pages, "AN_HOUR", 2)
    browser = browse()
    assert [upload(browser, LOG.read_text()).status for _ in range(3)] == [200, 200, 429]


def test_one_log_is_checked_at_a_time(
    monkeypatch: pytest.MonkeyPatch, browse: Callable[..., Browser]
) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 0.01)
    with pages.ONE_BY_ONE:
        assert upload(browse(), LOG.read_text()).status == 503
    assert upload(browse(), LOG.read_text()).status == 200

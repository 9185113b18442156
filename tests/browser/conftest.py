"""Chromium, a live server with workers and mail, and axe.

Without Chromium or axe these tests are skipped, or fail where they are required.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright

from service.boards import java, medang
from service.config import Config
from service.ports import free_port
from service.site import Site
from tests.browser.running import Post, Workers, mail_taken, serving, working
from tests.browser.world import World

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
RUN = "options => axe.run(options).then(results => results.violations)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")


def need(thing: str | None, reason: str) -> str:
    """The thing, or a skipped test, or a failed one where LONTAR_REQUIRE_BROWSER=1."""
    if thing:
        return thing
    if os.environ.get("LONTAR_REQUIRE_BROWSER") == "1":
        pytest.fail(f"{reason}, and LONTAR_REQUIRE_BROWSER=1.")
    pytest.skip(f"{reason}.")


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole process."""
    path = need(chromium(), f"None of {', '.join(NAMES)} is on PATH")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page with no cookies, 1280 px wide."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def mail_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Controller]:
    with mail_taken(tmp_path_factory.mktemp("post") / "mailbox") as controller:
        yield controller


@pytest.fixture(scope="session")
def config(config: Config, mail_server: Controller) -> Config:
    """Links in letters lead to the live server; letters go to the mail server and into its mailbox."""
    return replace(
        config,
        base_url=f"http://localhost:{free_port(21_000 + os.getpid() % 5_000)}",
        smtp_url=f"smtp://127.0.0.1:{mail_server.port}",
        mailbox_dir=str(mail_server.handler.maildir._path),
    )


@pytest.fixture
def post(mail_server: Controller) -> Post:
    """The mail server, empty."""
    taken: Post = mail_server.handler
    taken.clear()
    return taken


@pytest.fixture(autouse=True)
def one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every letter shows the same board: drawing takes a while, and nobody looks."""
    for board in (medang, java):
        monkeypatch.setattr(board, "png", only_the_first(board.png))


def only_the_first(draw: Callable[..., bytes]) -> Callable[..., bytes]:
    """What draws once, and then gives that again."""
    drawn: list[bytes] = []

    def first(*arguments: Any) -> bytes:
        if not drawn:
            drawn.append(draw(*arguments))
        return drawn[0]

    return first


@pytest.fixture
def address(app: Flask, config: Config) -> Iterator[str]:
    """The address of a live server of the app, without a slash at its end."""
    with serving(app, int(config.base_url.rpartition(":")[2])) as served:
        yield served


@pytest.fixture
def workers(site: Site, post: Post) -> Iterator[Workers]:
    """Somebody judges turns and sends letters."""
    with working(site) as found:
        yield found


@pytest.fixture
def world(site: Site, app: Flask, address: str, post: Post, workers: Workers) -> World:
    return World(site, app, address, post, workers)


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[Any]]:
    """What axe-core finds wrong with a page, by all rules or by those named; AXE_CORE names its script."""
    script = Path(need(os.environ.get("AXE_CORE"), "AXE_CORE does not name axe.min.js")).read_text()

    def violations(page: Page, *rules: str, contrast: bool = True) -> list[Any]:
        page.evaluate(f"() => {{ if (!window.axe) {{ {script} }} }}")  # a <script> the content policy forbids
        options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
        found = page.evaluate(RUN, {**options, "runOnly": list(rules)} if rules else options)
        return [(each["id"], [node["html"] for node in each["nodes"]]) for each in found]

    return violations

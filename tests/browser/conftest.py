"""Chromium, a live server, and axe. Without them these tests are skipped, or fail where they are required."""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import make_server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole process."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    path = need(found, f"None of {', '.join(NAMES)} is on PATH")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page with no cookies, 1280 px wide."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture
def address(app: Flask) -> Iterator[str]:
    """The address of a live server of the app, without a slash at its end."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[Any]]:
    """What axe-core finds wrong with a page; its script is the file that AXE_CORE names."""
    script = Path(need(os.environ.get("AXE_CORE"), "AXE_CORE does not name axe.min.js")).read_text()

    def violations(page: Page) -> list[Any]:
        page.evaluate(script)  # not a <script> of the page: its content policy forbids that
        found = page.evaluate("axe.run().then(results => results.violations)")
        return [(each["id"], [node["html"] for node in each["nodes"]]) for each in found]

    return violations

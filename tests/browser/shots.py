"""Pictures of every page and letter, to look at: `python -m tests.browser.shots FOLDER [tour …]`."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from service import create_app
from service.bundled import serve
from service.config import Config
from service.ports import free_port
from service.site import open_site
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.judging import WIDTHS
from tests.browser.letters import as_page, kind_of
from tests.browser.running import mail_taken, serving, working
from tests.browser.tours import TOURS
from tests.browser.visiting import Visitor
from tests.browser.world import World
from tests.conftest import environment
from tests.worker.mail.catcher import Mail

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def main(folder: Path, wanted: list[str]) -> None:
    """Look at everything that the tours pass, and at every kind of letter that is written meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for tour in wanted or TOURS:
            with a_world() as world:
                print(tour)
                walk(browser, world, tour, folder)
                show_letters(browser, world.post.taken, folder / "letters" / tour.replace(" ", "-"))
        browser.close()


@contextmanager
def a_world() -> Iterator[World]:
    """A service of its own, with an empty Redis."""
    with TemporaryDirectory() as kept:
        redis, port = serve(Path(kept) / "redis"), free_port(21_000 + os.getpid() % 5_000)
        try:
            with mail_taken(Path(kept) / "mailbox") as mail:
                config = replace(
                    Config.from_environment(environment(redis.url)),
                    base_url=f"http://localhost:{port}",
                    smtp_url=f"smtp://127.0.0.1:{mail.port}",
                    mailbox_dir=str(Path(kept) / "mailbox"),
                )
                site, app = open_site(config), create_app(config)
                with serving(app, port) as address, working(site) as workers:
                    yield World(site, app, address, mail.handler, workers)
        finally:
            redis.stop()


def walk(browser: Browser, world: World, tour: str, folder: Path) -> None:
    with Visitor(browser, world) as visitor:
        for number, stop in enumerate(TOURS[tour](world), 1):
            page = visitor.open(stop).page
            shoot(page, folder / f"{list(TOURS).index(tour)}{number:02}-{stop.name}")


def shoot(page: Page, path: Path) -> None:
    """The whole page, wide and narrow, light and dark."""
    for width, viewport in WIDTHS.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(full_page=True, path=f"{path}-{width}-{scheme}.png")


def show_letters(browser: Browser, mails: list[Mail], folder: Path) -> None:
    """The last letter of every kind, as a mail program with pictures shows it, and its text."""
    page = browser.new_page()
    for kind, mail in {kind_of(mail): mail for mail in mails}.items():
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / kind
        path.with_suffix(".txt").write_text(f"{mail.header('Subject')}\n\n{mail.text}")
        path.with_suffix(".html").write_text(as_page(mail))
        page.goto(path.with_suffix(".html").absolute().as_uri())
        shoot(page, path)
    page.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])

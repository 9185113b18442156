"""Visiting a stop: a window for everybody who looks, and what the window complained of."""

from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from flask import Flask
from flask.sessions import SecureCookieSessionInterface
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from service.users import User
from tests.browser.tours.stop import Stop
from tests.browser.world import World

DESKTOP = {"width": 1280, "height": 900}
SETTINGS: dict[str, Any] = {
    "viewport": DESKTOP,
    "timezone_id": "Asia/Jakarta",
    "reduced_motion": "reduce",
}  # no fading colours

STAY = (
    "for (let id = setTimeout(() => 0); id >= 0; id--) clearTimeout(id)"  # a page that looks again by itself
)


def cookie(app: Flask, user: User) -> str:
    """The session cookie of a signed-in user."""
    serializer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert serializer is not None
    return str(serializer.dumps({"_permanent": True, "user": user.id, "epoch": user.epoch}))


def sign_in(context: BrowserContext, app: Flask, address: str, user: User) -> None:
    """Give a browser the session of this user."""
    context.add_cookies([{"name": "lontar", "value": cookie(app, user), "url": address}])


class Window:
    """A page of one browser, and everything that it complains of or asks others for."""

    def __init__(self, page: Page, home: str) -> None:
        self.page, self.home, self.complaints = page, home, list[str]()
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        page.on("console", self.said)
        page.on("request", self.asked)

    def said(self, message: ConsoleMessage) -> None:
        refused = "the server responded with a status of" in message.text  # a refusal is an answer, too
        if not refused:
            self.complaints.append(f"{message.type}: {message.text}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.home}/", "data:")):
            self.complaints.append(f"asks {request.url}")


class Visitor(AbstractContextManager["Visitor"]):
    """Goes from stop to stop, as whoever it is there."""

    def __init__(self, browser: Browser, world: World, **options: Any) -> None:
        self.browser, self.world, self.options = browser, world, options
        self.windows: dict[str | None, Window] = {}

    def window(self, who: str | None) -> Window:
        if who not in self.windows:
            context = self.browser.new_context(**{**SETTINGS, **self.options})
            if who:
                sign_in(context, self.world.app, self.world.address, self.world.user(who))
            self.windows[who] = Window(context.new_page(), self.world.address)
        return self.windows[who]

    def open(self, stop: Stop) -> Window:
        """The stop as it shows itself. Raises AssertionError when it answers otherwise."""
        window = self.window(stop.who)
        window.complaints.clear()
        window.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        window.page.emulate_media(color_scheme="light")
        answer = window.page.goto(self.world.address + stop.path)
        assert answer is None or answer.status == stop.status, f"{stop.name}: {answer.status}"
        if stop.do:
            stop.do(window.page)
        window.page.evaluate(STAY)
        return window

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for window in self.windows.values():
            window.page.context.close()

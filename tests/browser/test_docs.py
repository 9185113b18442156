"""The interface's own page in a browser: nothing from outside, and an operation tried with a token."""

from playwright.sync_api import Page

from service.site import Site
from service.tokens import issue
from service.users import User


def test_an_operation_is_tried_with_a_token(page: Page, address: str, site: Site, people: list[User]) -> None:
    errors: list[str] = []
    requests: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(f"{message.type}: {message.text}"))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{address}/docs")
    page.get_by_role("button", name="Authorize").click()
    token = issue(site, people[0], "My browser", ["account"], 1)[1]
    page.locator("#auth-bearer-value").fill(token)
    page.get_by_role("button", name="Apply credentials").first.click()
    page.get_by_role("button", name="Close").first.click()
    operation = page.locator("#operations-me-getMe")
    operation.locator(".opblock-summary-control").click()
    operation.get_by_role("button", name="Try it out").click()
    operation.get_by_role("button", name="Execute").click()
    operation.locator(".live-responses-table .microlight", has_text=people[0].address).first.wait_for()
    assert errors == []
    assert [url for url in requests if not url.startswith((f"{address}/", "data:"))] == []

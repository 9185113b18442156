"""The page of the interface: everything from here, nothing inline."""

import re

import pytest

from tests.api.program import Program


def test_everything_that_it_shows_is_served_from_here(anonymous: Program) -> None:
    page = anonymous.client.get("/docs")
    assert page.mimetype == "text/html"
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", page.text), "nothing inline"
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert len(addresses) > 4
    for address in addresses:
        assert address.startswith(("/", "data:"))
        if address.startswith("/"):
            assert anonymous.client.get(address).status_code == 200, address


def test_its_parts_are_kept_by_browsers_and_may_be_asked_for_again(anonymous: Program) -> None:
    whole = anonymous.client.get("/docs/swagger-ui.css")
    assert "max-age=86400" in whole.headers["Cache-Control"]
    again = anonymous.client.get("/docs/swagger-ui.css", headers={"If-None-Match": whole.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("name", ["swagger-ui.js", "..%2F__init__.py", "nothing"])
def test_nothing_else_is_served(anonymous: Program, name: str) -> None:
    assert anonymous.client.get(f"/docs/{name}").status_code == 404

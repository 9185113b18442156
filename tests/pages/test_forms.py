"""A POST is taken from our own pages only."""

from collections.abc import Callable

import pytest

from service.links import sign_timed
from service.site import Site
from service.users import User, find_user
from tests.pages.browser import Browser

FOREIGN = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example"},
    {"Origin": "https://localhost.evil.example"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_site_cannot_post(
    people: list[User], browse: Callable[..., Browser], headers: dict[str, str]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    answer = ada.client.post("/account", data=ada.page.form("Save").fields | {"name": "Eve"}, headers=headers)
    assert answer.status_code == 403


def test_a_form_without_its_token_is_not_taken(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    answer = ada.client.post("/account", data={"name": "Eve", "zone": "UTC"})
    assert answer.status_code == 403
    assert find_user(site, people[0].id).name == "Ada"


def test_the_token_of_another_session_is_not_taken(
    people: list[User], browse: Callable[..., Browser]
) -> None:
    eve, ada = browse(people[1]), browse(people[0])
    token = eve.open("/account").form("Save").fields["form"]
    nobody = browse().open("/sign-in").form("Send").fields["form"]
    for stolen in (token, nobody):
        answer = ada.client.post("/account", data={"name": "Eve", "zone": "UTC", "form": stolen})
        assert answer.status_code == 403


def test_without_a_referrer_the_origin_is_null_and_the_token_decides(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0], Origin="null")
    ada.open("/account")
    ada.send("Save", name="Ada B.")
    assert find_user(site, people[0].id).name == "Ada B."


def test_every_form_that_posts_carries_a_token(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    for address in ("/", "/new", "/account", f"/sign-in/{sign_timed(site, 'sign-in', people[0].id, 'n', 0)}"):
        for form in ada.open(address).forms:
            assert form.method == "get" or form.fields["form"]

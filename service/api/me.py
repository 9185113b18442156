"""The user who is asking."""

from typing import Any

from service.access import site
from service.api import examples
from service.api.asking import user, writing
from service.api.operation import Answer, operation, part
from service.schemas.people import Me, MyWish
from service.users import User, find_user, update_user

blueprint = part("me", "Yourself.")
MYSELF = {200: Answer("You.", Me, examples.ME)}


@operation(blueprint, "GET", "/me", "getMe", asks=user, scope="account", answers=MYSELF, refuses=(401, 403))
def get_me() -> Any:
    """Who am I?

    The user of the token, with the address that letters go to.
    """
    return me_document(user())


@operation(
    blueprint, "PUT", "/me", "updateMe",
    asks=user, scope="account",
    answers=MYSELF,
    refuses=(401, 403, 429),
    body=MyWish, example=examples.MY_WISH,
)  # fmt: skip
def update_me(body: dict[str, Any]) -> Any:
    """Change your name and time zone

    Those who play with you see the name; letters and pages tell times in your zone.
    """
    me = writing()
    update_user(site(), me.id, **body)
    return me_document(find_user(site(), me.id))


def me_document(me: User) -> dict[str, Any]:
    return {"user": me.id, "address": me.address, "name": me.name, "zone": me.zone}

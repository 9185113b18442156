"""A user's games, page by page, from the summaries alone."""

import json
from collections.abc import Iterator
from typing import Any

from service import keys
from service.api.showing import listed, seat_of
from service.site import Site
from service.users import User

BATCH = 50


def page(
    site: Site, user: User, limit: int, status: str | None = None, after: str | None = None
) -> dict[str, Any]:
    """At most `limit` games of this user behind the game `after`, and where to go on."""
    ids = site.redis.zrevrange(keys.user_games(user.id), 0, -1)
    if after is not None:
        ids = ids[ids.index(after) + 1 :] if after in ids else []
    found: list[dict[str, Any]] = []
    for each in summaries(site, ids):
        if (status is None or each["status"] == status) and concerns(each, user):
            found.append(each)
        if len(found) > limit:
            break
    items = listed(found[:limit], user.id)
    return {"items": items, "next": items[-1]["game"]} if len(found) > limit else {"items": items}


def concerns(game: dict[str, Any], user: User) -> bool:
    """Does he organise it, or sit there, or is he asked to?"""
    return game["organiser"] == user.id or seat_of(game, user.id) is not None or has_left(game, user)


def has_left(game: dict[str, Any], user: User) -> bool:
    return any(person == user.id and status == "resigned" for status, person, _ in game["chairs"])


def summaries(site: Site, ids: list[str]) -> Iterator[dict[str, Any]]:
    """The summaries of these games in order, read in batches."""
    for start in range(0, len(ids), BATCH):
        pipe = site.redis.pipeline(transaction=False)
        for game in ids[start : start + BATCH]:
            pipe.get(keys.summary(game))
        yield from (json.loads(text) for text in pipe.execute() if text)

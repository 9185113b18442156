"""revoke(): every session, token and link of a user becomes void."""

from service import keys
from service.errors import NotFound
from service.load import load
from service.site import Site


def revoke(site: Site, user_id: str) -> int:
    """Begin a new epoch for the user, and for each seat that he holds; returns the user's."""
    for game in site.redis.zrange(keys.user_games(user_id), 0, -1):
        try:
            table = load(site, game).record.table
        except NotFound:
            continue
        for seat, chair in enumerate(table.chairs):
            if chair.user == user_id:
                site.redis.hincrby(keys.about(game), f"epoch:{seat}", 1)
    return int(site.redis.hincrby(keys.user(user_id), "epoch", 1))

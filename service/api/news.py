"""Waiting for news: an answer as soon as the log has grown, so that programs need not ask every second."""

from service import keys
from service.access import site
from service.api.asking import watcher
from service.load import Loaded
from service.waiting import looks, room

Seen = tuple[Loaded, int | None]
LATER = "5"  # seconds


def news(game: str, after: int, seconds: int) -> tuple[Seen, dict[str, str]]:
    """The game and the seat of whoever asks, once there is a version behind `after`, or in so many seconds.

    At once when the game is over, or when too many wait; then the headers say when to ask again. Raises
    NotFound, SignInNeeded, Forbidden.
    """
    seen = watcher(game)
    record = seen[0].record
    if not seconds or record.head.version > after or record.table.status == "ended":
        return seen, {}
    with room() as free:
        if not free:
            return seen, {"Retry-After": LATER}
        for _ in looks(seconds):
            if int(site().redis.hget(keys.head(game), "version")) > after:
                return watcher(game), {}
    return seen, {}

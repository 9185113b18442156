"""wait_until_quiet(): a moment of patience while bots answer, so that the next page shows what they did."""

from service import keys
from service.load import load
from service.record import Record
from service.site import Site
from service.waiting import looks, room

PATIENCE = 2.0  # seconds


def busy(record: Record) -> bool:
    """Is something about to happen that nobody needs to be asked for?"""
    if record.table.status == "open":
        return record.table.complete
    if record.table.status != "running" or record.openers:
        return False
    waiting = record.unsealed
    return not waiting or any(record.table.chairs[seat].automatic for seat in waiting)


def wait_until_quiet(site: Site, game: str, seconds: float = PATIENCE) -> None:
    """Return when a person is to choose, after so many seconds, or at once when too many wait."""
    with room() as free:
        for _ in looks(seconds if free else 0):
            if not site.redis.llen(keys.inbox(game)) and not busy(load(site, game).record):
                return

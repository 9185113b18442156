"""Times in words, in the reader's zone: never a running counter.

A page is read when it is made, and says "today"; a letter is read later, and names the day.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # ms
URGENT = 12 * HOUR
WEEK_AHEAD = 6 * DAY  # farther away, a weekday alone would be ambiguous


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline as a page says it."""

    left: str  # "1 day 6 hours left", or "The time is up"
    until: str  # "until Sunday 18:00, Berlin", or "since Sunday 18:00, Berlin"
    at: str  # "Sunday 18:00, Berlin"
    urgent: bool
    past: bool


def due(deadline: int | None, now: int, zone: ZoneInfo) -> Due | None:
    """The words for a deadline (ms), or None when there is none."""
    if deadline is None:
        return None
    rest = deadline - now
    left = f"{span(rest)} left" if rest > 0 else "The time is up"
    at = f"{moment(deadline, now, zone)}, {place(zone)}"
    return Due(left, f"until {at}" if rest > 0 else f"since {at}", at, 0 < rest < URGENT, rest <= 0)


def span(length: int) -> str:
    """A length of time (ms) in its two largest units: "1 day 6 hours"."""
    days, rest = divmod(length, DAY)
    hours, rest = divmod(rest, HOUR)
    minutes = rest // MINUTE
    units = [(days, "day"), (hours, "hour"), (minutes if days == 0 else 0, "minute")]
    words = [f"{number} {unit}{'' if number == 1 else 's'}" for number, unit in units if number]
    return " ".join(words[:2]) or "less than a minute"


def left(deadline: int, now: int) -> str:
    """How long until a deadline (ms), as a letter says it: "1 day 6 hours". Empty when it has passed.

    Rounded down, but for a few minutes in a day: a letter that is a second old does not say 23 hours.
    """
    rest = deadline - now
    if rest <= 0:
        return ""
    return span(rest + (5 * MINUTE if rest > 12 * HOUR else 5_000 if rest >= MINUTE else 0))


def day(at: int, now: int, zone: ZoneInfo) -> str:
    """A time (ms) as a letter says it: "Sunday 18:00", far ahead "Sunday 6 December 18:00"."""
    when = local(at, zone)
    date = f" {when.day} {when:%B}" if at - now > WEEK_AHEAD else ""
    return f"{when:%A}{date} {when:%H:%M}"


def moment(at: int, now: int, zone: ZoneInfo) -> str:
    """A time (ms) as people say it now: "today 18:00", "Sunday 18:00", "3 December 18:00"."""
    when, today = local(at, zone), local(now, zone)
    days = (when.date() - today.date()) / timedelta(days=1)
    clock = f"{when:%H:%M}"
    if named := {-1: "yesterday", 0: "today", 1: "tomorrow"}.get(int(days)):
        return f"{named} {clock}"
    if -7 < days < 7:
        return f"{when:%A} {clock}"
    year = "" if when.year == today.year else f" {when.year}"
    return f"{when.day} {when:%B}{year} {clock}"


def local(at: int, zone: ZoneInfo) -> datetime:
    """A time (ms) in a zone."""
    return datetime.fromtimestamp(at / 1000, zone)


def place(zone: ZoneInfo) -> str:
    """A zone's name without its continent: "Berlin"."""
    return zone.key.rpartition("/")[2].replace("_", " ")


def pace_words(pace: int | None) -> str:
    """A pace (seconds) in words: "3 days for each move"."""
    return "no deadline" if pace is None else f"{span(pace * 1000)} for each move"

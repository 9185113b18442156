"""Deadlines in words: how long is left, and until when, in the reader's time zone."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds
WEEK_AHEAD = 6 * DAY  # farther away, a weekday alone would be ambiguous


def left(due: int, now: int) -> str:
    """How long until `due` (both ms), in its two largest units: "1 day 6 hours". Empty when it has passed.

    Rounded down, but for a few minutes in a day: a letter that is a second old does not say 23 hours.
    """
    seconds = (due - now) // 1000
    if seconds < MINUTE:
        return "less than a minute" if due > now else ""
    seconds += 5 * MINUTE if seconds > 12 * HOUR else 5
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // MINUTE
    parts = [(days, "day"), (hours, "hour")] if days else [(hours, "hour"), (minutes, "minute")]
    return " ".join(f"{number} {unit}{'' if number == 1 else 's'}" for number, unit in parts if number)


def moment(due: int, now: int, zone: ZoneInfo) -> str:
    """The time of `due` on the reader's wall: "Sunday 18:00", far ahead "Sunday 6 December 18:00"."""
    local = datetime.fromtimestamp(due / 1000, UTC).astimezone(zone)
    date = f" {local.day} {local:%B}" if due - now > WEEK_AHEAD * 1000 else ""
    return f"{local:%A}{date} {local:%H:%M}"


def pace(seconds: int | None) -> str:
    """The time for each decision: "1 day for each move"."""
    if seconds is None:
        return "no deadlines"
    return f"{left(seconds * 1000, 0)} for each choice"

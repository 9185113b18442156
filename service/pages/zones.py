"""The time zones that a form offers."""

from functools import cache
from zoneinfo import available_timezones

LEFT_OUT = ("Etc/", "SystemV/", "US/", "Canada/", "Mexico/", "Brazil/", "Chile/", "posix/", "right/")


@cache
def zones() -> tuple[str, ...]:
    """UTC, then the zones by continent and city."""
    cities = (zone for zone in available_timezones() if "/" in zone and not zone.startswith(LEFT_OUT))
    return ("UTC", *sorted(cities))

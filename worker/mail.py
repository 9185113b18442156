"""Mail: the follow-ups that the outbox knows."""

from collections.abc import Callable, Mapping

from service.site import Site


def letters(site: Site, game: str, version: str) -> None:
    """Send the letters that a commit causes."""


FOLLOW_UPS: Mapping[str, Callable[..., None]] = {"letters": letters}

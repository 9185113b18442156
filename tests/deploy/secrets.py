"""What no line of a log may hold."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit

from service.log import read
from service.site import Site
from tests.deploy.person import Person, links


def secrets_of(site: Site, game: str, mail: Path, person: Person) -> set[str]:
    """The secrets of a finished game and of a person who has played it."""
    found = {part for link in links(mail) for part in urlsplit(link).path.split("/") if len(part) > 12}
    found -= {game}
    found |= {cookie.value for cookie in person.client._cookies.values()}  # type: ignore[union-attr]
    found |= set(of_log(read(site, game)))
    return found | {quote(secret) for secret in found}


def of_log(contents: list[dict[str, object]]) -> Iterator[str]:
    """Nonces, the seed, and the words that people added to the shuffle."""
    for content in contents:
        events = content["events"]
        assert isinstance(events, list)
        for event in events:
            yield from (event[name] for name in ("nonce", "seed", "cut") if event.get(name))

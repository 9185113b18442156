"""A stop: one page as somebody sees it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from playwright.sync_api import Page

from tests.browser.world import World
from tests.worker.mail.catcher import Mail


@dataclass(frozen=True)
class Stop:
    """Where to look, as whom, after doing what there."""

    name: str  # in one word or two, for file names
    path: str
    who: str | None = None  # who is signed in
    do: Callable[[Page], object] | None = None
    status: int = 200  # of the page at `path`
    letter: bool = False  # a letter by itself, without the page around it


Stops: TypeAlias = Iterator[Stop]
Tour: TypeAlias = Callable[[World], Stops]


def first_link(mail: Mail) -> str:
    """The one link that a letter is about: the first of its text."""
    found = re.search(r"https?://\S+", mail.text)
    assert found is not None, mail.text
    return found.group()

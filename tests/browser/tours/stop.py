"""A stop: one page as somebody sees it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from playwright.sync_api import Page

from tests.browser.world import World


@dataclass(frozen=True)
class Stop:
    """Where to look, as whom, after doing what there."""

    name: str  # in one word or two, for file names
    path: str
    who: str | None = None  # who is signed in
    do: Callable[[Page], object] | None = None
    status: int = 200  # of the page at `path`


Stops: TypeAlias = Iterator[Stop]
Tour: TypeAlias = Callable[[World], Stops]

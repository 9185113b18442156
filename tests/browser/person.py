"""A person with a mailbox and a browser, who plays by following links and pressing buttons."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser.letters import first_link, kind_of
from tests.browser.running import Post
from tests.worker.mail.catcher import Mail

SEND = re.compile("^Send")  # the turn, or its part up to a draw
LEAD_ON = """
all => all.map(one => new URL(one.getAttribute("href"), location))
  .map(url => url.pathname + url.search !== location.pathname + location.search)
"""  # the twin of the tile that is chosen already leads nowhere
LONGEST = 40  # choices in one turn
CHOICES = ", ".join(
    (
        ".hand a.pick:not(.on)",  # a tile to play
        ".board a.go",  # a place on the board
        ".acts a.act:not(.on)",  # an effect
        ".market a.pick:not(.on)",  # a tile of the market
        "#turn .panel > a.act",  # the top of the pile
        "#turn p > a.btn.quiet",  # no tile at all
    )
)


@dataclass
class Person:
    """Somebody at a table of Medang."""

    choices: ClassVar[str] = CHOICES  # where the links of a turn are
    name: str
    mailbox: str  # an address
    page: Page  # of a browser with cookies of its own
    post: Post
    chance: random.Random
    read: int = 0
    heard: list[str] = field(default_factory=list)  # the kinds of the letters that were read
    done: Counter[str] = field(default_factory=Counter)  # what was clicked, and how often

    def letters(self) -> Iterator[Mail]:
        """Every letter that has come and was not read yet."""
        while self.read < len(mails := self.post.to(self.mailbox)):
            self.read += 1
            self.heard.append(kind_of(mails[self.read - 1]))
            yield mails[self.read - 1]

    def follow(self, mail: Mail) -> None:
        """Click the one link of a letter."""
        answer = self.page.goto(first_link(mail))
        assert answer is not None
        assert answer.ok, f"{self.name}, {kind_of(mail)}: {answer.status}"

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button and wait for the page behind it."""
        before = self.page.url
        self.done["buttons"] += 1
        self.button(name).click()
        self.page.wait_for_url(lambda url: url != before)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).locator("visible=true")

    def move(self) -> None:
        """Make the choices that are asked for, and those that follow from them, with what chance says."""
        while True:
            if self.page.get_by_role("heading", name="The opening").count():
                self.change_tiles()
            elif self.page.get_by_role("heading", name=f"Your turn, {self.name}").count():
                self.choose_a_turn()
            elif self.page.get_by_role("link", name="Go on").count():
                self.page.get_by_role("link", name="Go on").click()
                self.page.wait_for_url("**/t/*")
            else:
                return

    def change_tiles(self) -> None:
        """Some tiles of the hand, or none, under seal."""
        self.follow_link(self.page.get_by_role("link", name="Keep all of them"))
        for number in range(self.chance.randint(0, 3)):
            self.follow_link(self.page.locator(".hand a.pick").nth(number))
        self.press("Seal this choice")

    def choose_a_turn(self) -> None:
        """One choice after the other, until the turn can be sent."""
        for _ in range(LONGEST):
            if self.button(SEND).is_enabled():
                return self.press(SEND)
            choices = self.page.locator(self.choices).locator("visible=true")
            new = [number for number, leads_on in enumerate(choices.evaluate_all(LEAD_ON)) if leads_on]
            self.follow_link(choices.nth(self.chance.choice(new)))
        raise AssertionError(f"{self.name} chooses and chooses: {self.page.url}")

    def follow_link(self, link: Locator) -> None:
        """Choose, and wait until the page shows what was chosen."""
        before = self.page.url
        self.done["links"] += 1
        link.click()
        self.page.wait_for_url(lambda url: url != before)

"""A person who plays The Festivals by clicking."""

import re
from dataclasses import dataclass
from typing import ClassVar

from tests.browser.person import Person

STEPS = ", ".join(
    (
        "svg a.go",  # an island or a slot on the board
        ".lines a.act:not(.on)",  # a name, an order, a rest, a typhoon
        "#turn .hand a.pick:not(.on)",  # a ticket to return
        "#turn p > a.btn.quiet",  # no typhoon
    )
)
LONGEST = 40  # choices in one visit


@dataclass
class Traveller(Person):
    """Plans a few tickets, goes where chance leads, and answers whatever the airplane is asked."""

    choices: ClassVar[str] = STEPS

    def move(self) -> None:
        """Make the choices that are asked for, and those that follow from them."""
        for _ in range(LONGEST):
            heading = self.page.locator("h1").first.inner_text()
            if heading.startswith("Plan round"):
                self.plan()
            elif heading == f"Your turn, {self.name}":
                self.choose_a_turn()
            elif self.page.get_by_role("link", name="Go on").count():
                self.follow_link(self.page.get_by_role("link", name="Go on"))
            else:
                return
        raise AssertionError(f"{self.name} is asked again and again: {self.page.url}")

    def plan(self) -> None:
        """A few tickets behind the screen, or none; and seal."""
        tickets = self.page.locator(".hand a.pick:not(.on)")
        number = min(self.chance.randint(0, 3), tickets.count())
        for _ in range(number):
            self.follow_link(tickets.nth(self.chance.randrange(tickets.count())))
        if not number:
            self.follow_link(self.page.get_by_role("link", name=re.compile("^Stay")))
        self.press("Seal this plan")

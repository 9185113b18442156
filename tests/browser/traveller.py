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
        """Walk a few steps on the board, as a standing order; or show a few tickets; or stay, and rest."""
        number = self.chance.randint(0, 3)
        tickets, steps = ".hand a.pick:not(.on)", "svg a.go"
        for _ in range(number):
            links = self.page.locator(steps if number > 1 else tickets).locator("visible=true")
            if links.count():
                self.follow_link(links.nth(self.chance.randrange(links.count())))
        if not self.button("Seal this plan").is_enabled():
            self.follow_link(self.page.get_by_role("link", name=re.compile("^Stay")))
        rest = self.page.get_by_role("link", name=re.compile("^Always from the pool")).locator("visible=true")
        if rest.count() and rest.get_attribute("aria-current") is None:
            self.follow_link(rest)
        self.press("Seal this plan")

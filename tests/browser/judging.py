"""What is wrong with a page that stands open: to axe, on a phone, under a finger."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Faults = list[str]
WIDTHS = {"desktop": {"width": 1280, "height": 900}, "phone": {"width": 360, "height": 740}}
SMALLEST = 24  # pixels of a target, WCAG 2.5.8

MADE_OF = """
[...new Set([...document.querySelectorAll("body *:not(svg *)")].map(one =>
  [one.parentElement, one].map(each => [each.tagName, each.className, each.role].join()).join(" > ")
  + (one.ariaLabel !== null)))]
"""
TARGETS = """
() => [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
  .map(one => one.closest("label") ?? (one.matches("[type=radio], [type=checkbox]") && one.labels[0] || one))
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".skip, svg svg"))
  .filter(one => {
    if (getComputedStyle(one).display !== "inline" || one.closest("svg")) return true;
    const around = one.parentElement.cloneNode(true);
    around.querySelectorAll("a, button, svg, .vh").forEach(inner => inner.remove());
    return !around.textContent.trim();  // a link in running text is as high as its line
  })
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < SMALLEST)
  .map(([one, box]) => `${one.tagName} “${one.textContent.trim().slice(0, 40)}”`
    + ` in ${one.parentElement.className} is ${box.width.toFixed()} by ${box.height.toFixed()}`)
""".replace("SMALLEST", str(SMALLEST))
BAR = """
() => [...document.querySelectorAll("form.bar .btn")]
  .filter(() => innerWidth < 700)
  .filter(one => !one.checkVisibility() || one.getBoundingClientRect().bottom > innerHeight)
  .length
"""


class Judge:
    """Judges pages; the colours of what was judged on other pages are not looked at again."""

    def __init__(self, axe: Callable[..., list[Any]]) -> None:
        self.axe, self.known = axe, set[str]()

    def faults(self, page: Page) -> Faults:
        """Everything wrong with the page as it is, light and dark, wide and narrow."""
        found: Faults = []
        made_of = set(page.evaluate(MADE_OF))
        new = not made_of <= self.known
        for width, viewport in WIDTHS.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.emulate_media(color_scheme="light")
            found += [f"{width}: {fault}" for fault in broken(page)]
            if new or width == "phone":
                found += [f"{width}: {fault}" for fault in self.axe(page, contrast=new)]
        if new:
            page.emulate_media(color_scheme="dark")
            found += [f"dark: {fault}" for fault in self.axe(page, "color-contrast")]
        self.known |= made_of
        return found


def broken(page: Page) -> Faults:
    """Sideways scrolling, targets that are too small for a finger, a phone without the bar of a turn."""
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    wide = [f"it is {width[0]} wide in a window of {width[1]}"] if width[0] > width[1] else []
    small = {re.sub(r"\d+", "9", one): one for one in page.evaluate(TARGETS)}  # one of each kind
    bar = ["the bar with what ends a turn is not in the window"] if page.evaluate(BAR) else []
    return wide + bar + [f"target {one}" for one in small.values()]

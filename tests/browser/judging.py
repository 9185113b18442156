"""What is wrong with a page that stands open: to axe, on a phone, under a finger."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Faults = list[str]
WIDTHS = {"desktop": {"width": 1280, "height": 900}, "phone": {"width": 360, "height": 740}}
SMALLEST = 24  # pixels of a target, WCAG 2.5.8

MAKE = """
[...document.querySelectorAll("body *:not(svg *)")]
  .map(one => [one.tagName, one.className, one.id, one.role, one.ariaLabel !== null].join())
  .join(";")
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
    """Judges pages; what is built like a page that was judged before is only measured."""

    def __init__(self, axe: Callable[..., list[Any]]) -> None:
        self.axe, self.known = axe, set[str]()

    def faults(self, page: Page) -> Faults:
        """Everything wrong with the page as it is, light and dark, wide and narrow."""
        found: Faults = []
        make = page.evaluate(MAKE)
        for width, viewport in WIDTHS.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.emulate_media(color_scheme="light")
            found += [f"{width}: {fault}" for fault in broken(page)]
            if make not in self.known:
                found += [f"{width}: {fault}" for fault in self.axe(page)]
                page.emulate_media(color_scheme="dark")
                found += [f"{width}, dark: {fault}" for fault in self.axe(page, "color-contrast")]
        self.known.add(make)
        return found


def broken(page: Page) -> Faults:
    """Sideways scrolling, targets that are too small for a finger, a phone without the bar of a turn."""
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    wide = [f"it is {width[0]} wide in a window of {width[1]}"] if width[0] > width[1] else []
    small = {re.sub(r"\d+", "9", one): one for one in page.evaluate(TARGETS)}  # one of each kind
    bar = ["the bar with what ends a turn is not in the window"] if page.evaluate(BAR) else []
    return wide + bar + [f"target {one}" for one in small.values()]

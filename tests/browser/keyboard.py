"""A reader without script and without a mouse: Tab, Enter, and for choosing in a list the arrows."""

from playwright.sync_api import Page

MOST = 150  # times Tab on one page
SEEN = """
() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const label = one.labels?.length ? one.labels[0].textContent : "";
  const named = one.getAttribute("aria-label") || label || one.textContent;
  return {tag: one.tagName, name: named.replace(/\\s+/g, " ").trim(),
    seen: box.width > 0 && one.matches(":focus-visible")};
}
"""


class Keyboard:
    """Fingers on the keys of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab(self) -> dict[str, str]:
        """To the next thing; what it is. Raises AssertionError when nobody can see where that is."""
        self.page.keyboard.press("Tab")
        found: dict[str, str] = self.page.evaluate(SEEN)
        assert found["tag"] == "BODY" or found["seen"], f"{found} has the focus, and nothing shows it"
        return found

    def reach(self, *words: str) -> str:
        """Tab on to the first thing with one of these words in its name; its name."""
        names = []
        for _ in range(MOST):
            found = self.tab()
            names.append(found["name"])
            if found["tag"] != "BODY" and any(word in found["name"] for word in words):
                return found["name"]
        raise AssertionError(f"Tab reaches none of {words} on {self.page.url}, but {names}")

    def enter(self, *words: str) -> str:
        """Tab to it and press Enter; wait for what comes."""
        name = self.reach(*words)
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")
        return name

    def skip(self) -> None:
        """The first thing of a turn's page: to the choices."""
        assert self.tab()["name"] == "Skip the board"
        self.page.keyboard.press("Enter")

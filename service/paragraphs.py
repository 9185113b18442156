"""Paragraphs: where a rule stands on the help page of its game."""

import re


def anchor(rule: str) -> str:
    """The place of a rule on that page: "Play a trade tile 3" stands at #play-a-trade-tile-3."""
    return re.sub(r"[^a-z0-9]+", "-", rule.lower()).strip("-")


def place(rules: str, rule: str) -> str:
    """The path of a rule: "/help/medang#play-a-trade-tile-3"."""
    return f"/help/{rules}#{anchor(rule)}"

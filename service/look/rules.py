"""Style rules of the drawings, written once: with var() for pages, with literal colours for pictures.

The renderer of the letters' pictures knows no var() and skips @media, so a drawing carries classes only,
and its rules are written out for whoever shows it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from service.look.palette import Theme, tokens

SANS = '"Lontar Sans", Lato, "Segoe UI", system-ui, "Helvetica Neue", Arial, sans-serif'


@dataclass(frozen=True, slots=True)
class Rule:
    """A CSS rule; a value "@name" stands for the palette's token `name`."""

    selector: str
    properties: tuple[tuple[str, str], ...]


def rule(selector: str, **properties: str) -> Rule:
    """A rule; underscores in property names become hyphens."""
    return Rule(selector, tuple((name.replace("_", "-"), value) for name, value in properties.items()))


def css(rules: Iterable[Rule], theme: Theme | None = None) -> str:
    """The rules as CSS: tokens as var(--name), or as the literal colours of a theme."""
    colours = tokens(theme) if theme else None

    def value(text: str) -> str:
        if not text.startswith("@"):
            return text
        return colours[text[1:]] if colours else f"var(--{text[1:]})"

    return "".join(
        item.selector + "{" + ";".join(f"{name}:{value(text)}" for name, text in item.properties) + "}"
        for item in rules
    )

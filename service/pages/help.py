"""Help: how Lontar goes, and how each game goes."""

from flask import render_template

from service.pages.back import back
from service.pages.blueprint import pages
from service.pages.covers import cover_of
from service.paragraphs import anchor


@pages.get("/help")
def help_page() -> str:
    """How Lontar goes."""
    return render_template("help/lontar.html", back_to=back())


@pages.get("/help/<rules>")
def help_game(rules: str) -> str:
    """How this game goes, its notation, rules and rulings. Raises NotFound."""
    words = cover_of(rules).help_words()
    return render_template(f"help/{rules}.html", rules=rules, anchor=anchor, back_to=back(), **words)

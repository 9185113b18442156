"""The wall: a page that is for whoever is signed in; its form signs in and leads back to it."""

from typing import Any

from flask import render_template, request

from service.errors import SignInNeeded

SENTENCES = {
    "pages.turn": "It opens your turn. The link of your newest letter does that without signing in.",
    "pages.send_signed_in": "You were signed out meanwhile. Nothing was sent.",
    "pages.game": "This game is for those who sit at its table.",
    "pages.leaf": "This game is for those who sit at its table.",
    "pages.new": "Then you can invite others, or play against bots at once.",
    "pages.again": "Then you can invite the same people once more.",
    "pages.account": "Your account is where you change your name, your time zone and what is written to you.",
}


def wall(problem: SignInNeeded) -> Any:
    """What is behind it in a sentence, and the form; of a link that no longer signs in, why not."""
    by_link = "token" in (request.view_args or {})
    return render_template(
        "wall.html",
        title="Ask for a new letter" if by_link else "Sign in first",
        text=problem.detail if by_link else SENTENCES.get(request.endpoint or "", "Then this page opens."),
        leads_back=not by_link,
    )

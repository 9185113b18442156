"""The first page: what Lontar is and how to sign in, or one's own games."""

from flask import render_template

from service.access import site, visitor
from service.pages.blueprint import pages
from service.pages.my_games import my_games
from service.pages.words import number_word


@pages.get("/")
def home() -> str:
    """For nobody yet: what this is. For a user: the games."""
    user = visitor().user
    if user is None:
        return render_template("welcome.html")
    games = my_games(site(), user)
    return render_template("home.html", games=games, hello=hello(len(games.turn), user.name))


def hello(waiting: int, name: str) -> str:
    """ "Two games wait for you, Ada"."""
    if waiting == 0:
        return f"No game waits for you, {name}"
    games = "game waits" if waiting == 1 else "games wait"
    return f"{number_word(waiting).capitalize()} {games} for you, {name}"

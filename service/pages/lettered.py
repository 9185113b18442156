"""What became of somebody's last letters: sent when, or why not."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from service import keys
from service.log import read
from service.pages.my_games import seat_of, title
from service.site import Site
from service.times import moment
from service.users import User

GAMES, SHOWN = 20, 12
KINDS = {
    "invitation": "An invitation",
    "declined": "Somebody declined",
    "started": "The game has begun",
    "turn": "Your turn",
    "opening": "Open your seal",
    "refused": "A turn was not played",
    "over": "Game over",
    "called-off": "The game was called off",
}
NOT_SENT = {
    "silent": "not sent: you want no letters",
    "unwanted": "not sent: you have switched these off",
}


@dataclass(frozen=True, slots=True)
class Lettered:
    """A letter, and what became of it."""

    game: str
    title: str
    about: str
    became: str  # sent, silent, unwanted or refused
    words: str
    order: tuple[int, int]  # when it was sent or refused (ms; 0: neither), and the version that it tells of


def recent_letters(site: Site, user: User, now: int) -> list[Lettered]:
    """The last letters about this user's newest games, the newest first."""
    ids = site.redis.zrevrange(keys.user_games(user.id), 0, GAMES - 1)
    pipe = site.redis.pipeline(transaction=False)
    for game in ids:
        pipe.get(keys.summary(game))
        pipe.hgetall(keys.mailed(game))
    answers = pipe.execute()
    found = [
        lettered(site, one, about, kind, mark, user, now)
        for text, marks in zip(answers[::2], answers[1::2], strict=True)
        if text
        for one in [json.loads(text)]
        for about, kind, mark in letters_of(one, marks, user)
    ]
    return sorted(found, key=lambda letter: letter.order, reverse=True)[:SHOWN]


def letters_of(one: dict[str, Any], marks: Mapping[str, str], user: User) -> Iterator[tuple[str, str, str]]:
    """The letters about one game that were this user's: what each tells of, its kind, and its mark."""
    mine = seat_of(one, user)
    for name, mark in marks.items():
        about, seat, kind = name.rsplit(":", 2)
        if one["organiser"] == user.id if kind == "declined" else seat == str(mine):
            yield about, kind, mark


def lettered(
    site: Site, one: dict[str, Any], about: str, kind: str, mark: str, user: User, now: int
) -> Lettered:
    """One letter in words."""
    version = int(about) if about.isdecimal() else 0
    became, at = ("sent", int(mark)) if mark.isdecimal() else (mark.partition(" ")[0], 0)
    if became == "refused" and version:
        at = read(site, one["game"], version - 1)[0]["at"]  # such letters are rare
    when = moment(at, now, user.timezone) if at else ""
    words = f"sent {when}" if became == "sent" else NOT_SENT.get(became, f"{when} {mark}".strip())
    shown = KINDS.get(kind, kind.replace("-", " ").capitalize())
    return Lettered(one["game"], title(one), shown, became, words, (at, version))

"""What became of somebody's last letters: sent when, or why not."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from service import keys
from service.pages.my_games import seat_of, title
from service.pages.times import moment
from service.site import Site
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
    became: str
    at: int  # ms when it was sent; 0: it was not
    refused: bool


def recent_letters(site: Site, user: User, now: int) -> list[Lettered]:
    """The last letters about this user's newest games; those that were refused stand first."""
    ids = site.redis.zrevrange(keys.user_games(user.id), 0, GAMES - 1)
    pipe = site.redis.pipeline(transaction=False)
    for game in ids:
        pipe.get(keys.summary(game))
        pipe.hgetall(keys.mailed(game))
    answers = pipe.execute()
    found = [
        letter
        for text, marks in zip(answers[::2], answers[1::2], strict=True)
        if text
        for letter in letters_of(json.loads(text), marks, user, now)
    ]
    return sorted(found, key=lambda one: (not one.refused, -one.at))[:SHOWN]


def letters_of(one: dict[str, Any], marks: Mapping[str, str], user: User, now: int) -> Iterator[Lettered]:
    """The letters about one game that were this user's."""
    mine = seat_of(one, user)
    for name, became in marks.items():
        _, seat, kind = name.rsplit(":", 2)
        own = one["organiser"] == user.id if kind == "declined" else seat == str(mine)
        if own:
            sent = became.isdecimal()
            yield Lettered(
                one["game"],
                title(one),
                KINDS.get(kind, kind.replace("-", " ").capitalize()),
                moment(int(became), now, user.timezone) if sent else NOT_SENT.get(became, became),
                int(became) if sent else 0,
                became.startswith("refused"),
            )

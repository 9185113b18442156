"""my_games(): a user's games for the first page, from their summaries, in two round trips."""

import json
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from service import keys
from service.boards import BOARDS
from service.deadlines import Outage, deadline, read_outages
from service.log import server_time
from service.pages.covers import COVERS
from service.pages.scene import about_table
from service.pages.words import listed
from service.present import seat_name
from service.record import Record, from_snapshot
from service.site import Site
from service.times import Due, due, moment
from service.users import User, find_users

MOST = 60  # games that are listed


@dataclass(frozen=True, slots=True)
class Row:
    """One game in the list."""

    game: str
    rules: str
    title: str
    text: str
    due: Due | None
    thumb: Markup
    minis: list[tuple[int, str, bool]]  # seat, name, to move


@dataclass(slots=True)
class MyGames:
    """A user's games, by what they ask of him."""

    turn: list[Row] = field(default_factory=list)
    invitations: list[Row] = field(default_factory=list)
    waiting: list[Row] = field(default_factory=list)
    left: list[Row] = field(default_factory=list)
    finished: list[Row] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Is there no game at all?"""
        return not (self.turn or self.invitations or self.waiting or self.left or self.finished)


def my_games(site: Site, user: User) -> MyGames:
    """The user's games, those that moved last first."""
    ids = site.redis.zrevrange(keys.user_games(user.id), 0, MOST - 1)
    pipe = site.redis.pipeline(transaction=False)
    for game in ids:
        pipe.get(keys.summary(game))
        pipe.get(keys.snapshot(game))
    answers = pipe.execute()
    pairs = [(json.loads(text), shot) for text, shot in zip(answers[::2], answers[1::2], strict=True) if text]
    people = find_users(site, sorted({chair[1] for one, _ in pairs for chair in one["chairs"] if chair[1]}))
    now, outages, sorted_games = server_time(site), read_outages(site), MyGames()
    for one, shot in pairs:
        place(sorted_games, one, user, row(one, shot, user, people, now, outages))
    return sorted_games


def place(games: MyGames, one: dict[str, Any], user: User, row: Row) -> None:
    """Put a game where it belongs for this user."""
    mine = seat_of(one, user)
    status = one["chairs"][mine][0] if mine is not None else ""
    if one["status"] == "ended":
        games.finished.append(row)
    elif status == "invited" and one["status"] == "open":
        games.invitations.append(row)
    elif status == "joined" and mine in one["waiting"]:
        games.turn.append(row)
    elif status == "resigned":
        games.left.append(row)
    elif status == "joined" or one["organiser"] == user.id:
        games.waiting.append(row)


def seat_of(one: dict[str, Any], user: User | None) -> int | None:
    """The first seat of this user, whatever its state."""
    return next((seat for seat, chair in enumerate(one["chairs"]) if user and chair[1] == user.id), None)


def row(
    one: dict[str, Any],
    shot: str | None,
    user: User,
    people: dict[str, User],
    now: int,
    outages: tuple[Outage, ...],
) -> Row:
    """A game as its line in the list."""
    shown, record = names(one, people), recorded(one, shot)
    ends = deadline(one["since"], one["pace"], outages) if one["pace"] and one["waiting"] else None
    return Row(
        one["game"],
        one["rules"],
        title(one),
        sentence(one, record, shown, user, now),
        due(ends, now, user.timezone),
        thumb(one, record),
        [(seat, name, seat in one["waiting"]) for seat, name in enumerate(shown)],
    )


def title(one: dict[str, Any]) -> str:
    """The game's title, or "Medang, Borobudur, table of four"."""
    return one["title"] or about(one)


def about(one: dict[str, Any]) -> str:
    """ "Medang, Borobudur, table of four"."""
    return about_table(one["rules"], one["options"], len(one["chairs"]))


def names(one: dict[str, Any], people: dict[str, User]) -> list[str]:
    """Names of the seats, as `present.names` gives them."""
    return [seat_name(seat, user, bot, people) for seat, (_, user, bot) in enumerate(one["chairs"])]


def recorded(one: dict[str, Any], shot: str | None) -> Record | None:
    """The game of a snapshot, once it has begun."""
    record = from_snapshot(one["game"], shot) if shot else None
    return record if record and record.state is not None else None


def thumb(one: dict[str, Any], record: Record | None) -> Markup:
    """The board as a spectator sees it; before the start, as it will be."""
    if record is None:
        return COVERS[one["rules"]].empty(one["options"], len(one["chairs"]))
    return Markup(BOARDS[record.table.rules].thumb(record.rules.view(record.state, None)))


def sentence(
    one: dict[str, Any], record: Record | None, shown: list[str], user: User | None, now: int
) -> str:
    """How a game stands, in one sentence, to this user or (None) to anybody."""
    mine, waiting = seat_of(one, user), one["waiting"]
    if one["status"] == "open":
        seated = sum(chair[0] == "joined" for chair in one["chairs"])
        return f"{seated} of {len(shown)} have sat down."
    if one["status"] == "ended":
        return result(one, shown, mine)
    if one["sealed"]:
        asked = record.actors.seats if record else range(len(shown))
        own = "You have sealed your choice. " if mine in asked and mine not in waiting else ""
        return f"{own}{len(asked) - len(waiting)} of {len(asked)} have sealed."
    if user and mine in waiting:
        return f"Your turn since {moment(one['since'], now, user.timezone)}."
    return f"{listed([shown[seat] for seat in waiting])} to move." if waiting else "The game is being dealt."


def result(one: dict[str, Any], shown: list[str], mine: int | None) -> str:
    """Who won, and by how much."""
    if not one["outcome"]:
        return "Called off before it began."
    scores = {score["seat"]: score["total"] for score in one["outcome"]["scores"]}
    points = " to ".join(str(total) for total in sorted(scores.values(), reverse=True))
    winners = one["outcome"]["winners"]
    who = listed(["You" if seat == mine else shown[seat] for seat in winners])
    return f"{who} won, {points}."

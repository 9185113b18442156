"""Tables: those with a seat for anybody, and those that anybody may watch, from their summaries."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import render_template
from markupsafe import Markup

from service import keys
from service.access import site, visitor
from service.log import server_time
from service.named import capital
from service.organisers import Organiser, organisers
from service.pages.blueprint import pages
from service.pages.my_games import about, names, recorded, sentence, thumb, title
from service.pages.scene import UTC
from service.pages.words import number_word
from service.record import Record
from service.times import moment, pace_words
from service.users import User, find_users

MOST = 50  # in each list


@dataclass(frozen=True, slots=True)
class Row:
    """A table in one of the lists."""

    game: str
    rules: str
    title: str
    about: str  # the game, its options and the seats; empty where the title says it
    text: str
    pace: str
    since: str  # who opened it and when, or when it last moved
    mine: bool
    thumb: Markup
    minis: list[tuple[int, str, str]]  # seat, name, state of its chair


@pages.app_template_global()
def organiser_of(record: Record) -> Organiser:
    """Who has created a game, as its table shows him."""
    return organisers(site(), [record.table.organiser])[record.table.organiser]


@pages.get("/tables")
def tables() -> str:
    """Where to sit down, and where to look on."""
    user = visitor().user
    return render_template(
        "tables.html",
        free=rows(keys.open_tables(), has_room, user),
        watched=rows(keys.public_games(), may_be_watched, user),
    )


def has_room(one: Mapping[str, Any]) -> bool:
    """Can anybody sit down?"""
    return bool(one["status"] == "open" and any(chair[0] == "open" for chair in one["chairs"]))


def may_be_watched(one: Mapping[str, Any]) -> bool:
    """Is there something to see, for everybody?"""
    return bool(one["watch"] == "public" and one["status"] != "open" and one["why"] != "cancelled")


def rows(index: str, belongs: Any, user: User | None) -> list[Row]:
    """The newest tables of a list that still belong into it."""
    ids = site().redis.zrevrange(index, 0, MOST - 1)
    pipe = site().redis.pipeline(transaction=False)
    for game in ids:
        pipe.get(keys.summary(game))
        pipe.get(keys.snapshot(game))
    answers = pipe.execute()
    pairs = [(json.loads(text), shot) for text, shot in zip(answers[::2], answers[1::2], strict=True) if text]
    found = [(one, shot) for one, shot in pairs if belongs(one)]
    hosts = organisers(site(), sorted({one["organiser"] for one, _ in found}))
    seated = {chair[1] for one, _ in found for chair in one["chairs"] if chair[1]}
    people, now = find_users(site(), sorted(seated)), server_time(site())
    return [row(one, shot, user, hosts[one["organiser"]], people, now) for one, shot in found]


def row(
    one: dict[str, Any],
    shot: str | None,
    user: User | None,
    host: Organiser,
    people: dict[str, User],
    now: int,
) -> Row:
    """A table as its line in a list."""
    shown, record = names(one, people), recorded(one, shot)
    mine = user is not None and user.id in (one["organiser"], *(chair[1] for chair in one["chairs"]))
    when = moment(one["since"], now, user.timezone) if user else f"{moment(one['since'], now, UTC)} UTC"
    return Row(
        one["game"],
        one["rules"],
        title(one),
        about(one) if one["title"] else "",
        f"{sentence(one, record, shown, None, now)}{free(one)}",
        pace_words(one["pace"]),
        since(one, host, mine, when),
        mine,
        thumb(one, record),
        [(seat, name, one["chairs"][seat][0]) for seat, name in enumerate(shown)],
    )


def free(one: Mapping[str, Any]) -> str:
    """How many seats are for anybody; nothing where there are none."""
    seats = sum(chair[0] == "open" for chair in one["chairs"]) if one["status"] == "open" else 0
    return f" {capital(number_word(seats))} {'seat is' if seats == 1 else 'seats are'} free." if seats else ""


def since(one: Mapping[str, Any], host: Organiser, mine: bool, when: str) -> str:
    """Who opened a table and when, and what is known of him; of a game, when it last moved."""
    if one["status"] != "open":
        return f"Last moved {when}."
    opened = f"{'You sit or organise here; opened' if mine else f'Opened by {host.name}'} {when}."
    return f"{opened} {host.sentence}." if host.called_off else opened

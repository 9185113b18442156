"""The lobby: a game is created, people sit down, leave, and it starts or is called off."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from service import keys
from service.bots import bots_of
from service.commit import Commit
from service.errors import Forbidden, Invalid, NotNow
from service.indexes import remember
from service.load import Loaded, load
from service.log import Conflict, Ended, NotYetDurable, Writes, server_time
from service.queue import post, wake
from service.record import Record, advance
from service.site import Site
from service.submissions import Submission, enclose
from service.table import FORMAT, Watch
from service.wishes import Wish, chairs, check_options, clean_key, clean_text, count_created
from service.write import save, write

LONGEST_CUT = 100
LONGEST_TITLE = 60
SHORTEST_PACE, LONGEST_PACE = 60, 90 * 24 * 3600  # seconds


def create(
    site: Site,
    organiser: str,
    rules: str,
    options: Mapping[str, str],
    wishes: Sequence[Wish],
    *,
    pace: int | None,
    watch: Watch = "seats",
    cut: str = "",
    title: str = "",
    key: str | None = None,
) -> str:
    """A new game; returns its id. Invitations go out; it starts when everybody has sat down.

    Raises Invalid, Refused (the rules do not know these options) or TooMany (invitations a day).
    """
    cut, title = clean_text(cut, LONGEST_CUT, "A cut"), clean_text(title, LONGEST_TITLE, "A title")
    if pace is not None and not SHORTEST_PACE <= pace <= LONGEST_PACE:
        raise Invalid("A pace is between one minute and 90 days, or none.")
    check_options(rules, options, len(wishes))
    count_created(site, organiser)
    game, seed, now = keys.new_game_id(), secrets.token_bytes(32), server_time(site)
    event = {
        "kind": ".created",
        "format": FORMAT,
        "game": game,
        "rules": rules,
        "options": dict(options),
        "organiser": organiser,
        "chairs": chairs(site, organiser, rules, wishes, now),
        "pace": pace,
        "watch": watch,
        "cut": cut,
        "seed_hash": hashlib.sha256(seed).hexdigest(),
        "keys": site.keyring.thumbprints(),
    }
    if clean_key(key) is not None:
        event["key"] = key
    content = Commit(now, f"user:{organiser}", site.config.release, [event]).content()
    record = advance(None, game, seed, content)
    writes = Writes()
    writes.add("SET", keys.seed(game), site.keyring.encrypt(seed.hex()))
    writes.add("HSET", keys.about(game), "title", title)
    if record.table.complete:
        enclose(writes, to_start(record, now))
    with suppress(NotYetDurable):  # no receipt is given for a table, and a second one is not wanted
        save(site, record, title, content, writes)
    remember(site, record)
    follow(site, record)
    return game


def to_start(record: Record, now: int) -> Submission:
    """“Start the game”, for the inbox."""
    return Submission("start", record.game, None, "start", record.head.point_text, None, now, "table")


def follow(site: Site, record: Record) -> None:
    """Wake whoever works for this game."""
    if record.table.complete and record.state is None:
        wake(site, record.game)
    post(site)


def at_table(site: Site, game: str, change: Any, *, retries: int = 20) -> Loaded:
    """Append a table commit: `change(loaded)` gives its events and author, and judges. Retries conflicts."""
    for _ in range(retries):
        loaded = load(site, game)
        events, by = change(loaded)
        if not events:
            return loaded
        commit = Commit(loaded.now, by, site.config.release, events)
        writes = Writes()
        after = advance(loaded.record, game, loaded.seed, commit.content())
        if after.table.complete and after.table.status == "open":
            enclose(writes, to_start(after, commit.at))
        try:
            result = write(site, loaded, commit, writes)
        except Conflict:
            continue
        except Ended:
            raise NotNow("The game is over.") from None
        remember(site, result.record)
        follow(site, result.record)
        if result.record.table.status == "running":
            wake(site, game)
        return result
    raise NotNow("Many are changing this table at this moment. Try again.")


def join(
    site: Site, game: str, user: str, seat: int | None, cut: str, *, key: str | None = None
) -> tuple[Loaded, int]:
    """This user sits down: on the seat that he is invited to, or on an open one (None: the first).

    With a `key` (an Ed25519 public key) only seals that it has signed count for the seat. Sitting there
    already changes nothing. Raises NotNow when it is taken or the game has started.
    """
    cut, key = clean_text(cut, LONGEST_CUT, "A cut"), clean_key(key)
    place = -1

    def change(loaded: Loaded) -> tuple[list[dict[str, Any]], str]:
        nonlocal place
        table = loaded.record.table
        place = free_seat(loaded, user, seat)
        if table.chairs[place].status == "joined":
            return [], ""
        if table.status != "open":
            raise NotNow("This game has started or was called off.")
        event = {"kind": ".joined", "seat": place, "user": user, "cut": cut}
        return [event if key is None else {**event, "key": key}], f"user:{user}"

    return at_table(site, game, change), place


def free_seat(loaded: Loaded, user: str, seat: int | None) -> int:
    """The seat that this user may take. Raises NotNow."""
    table = loaded.record.table
    mine = table.seat_of(user)
    if mine is not None and seat in (None, mine):
        return mine
    if mine is not None:
        raise NotNow("You have a seat at this table already; every seat needs another person.")
    for place, chair in enumerate(table.chairs):
        declined = chair.status == "declined" and chair.user == user
        if seat in (None, place) and (chair.status == "open" or declined):
            return place
    raise NotNow("That seat is taken." if seat is not None else "This table is full.")


def decline(site: Site, game: str, user: str) -> Loaded:
    """An invited user says no; the seat stays empty until the organiser calls the game off or fills it."""

    def change(loaded: Loaded) -> tuple[list[dict[str, Any]], str]:
        table = loaded.record.table
        seat = table.seat_of(user)
        if seat is None or table.chairs[seat].status != "invited":
            return [], ""
        return [{"kind": ".declined", "seat": seat}], f"user:{user}"

    return at_table(site, game, change)


def resign(site: Site, game: str, seat: int) -> Loaded:
    """A seat leaves a running game; its default moves are played for it from now on."""

    def change(loaded: Loaded) -> tuple[list[dict[str, Any]], str]:
        table = loaded.record.table
        if table.status != "running":
            raise NotNow("Only a running game can be left. Before the start, decline or call it off.")
        if table.chairs[seat].status == "resigned":
            return [], ""
        return [{"kind": ".resigned", "seat": seat}], f"seat:{seat}"

    return at_table(site, game, change)


def start(site: Site, game: str, user: str) -> Loaded:
    """The organiser starts before everybody has answered: bots take the empty seats."""

    def change(loaded: Loaded) -> tuple[list[dict[str, Any]], str]:
        table = loaded.record.table
        if user != table.organiser:
            raise Forbidden("Only the organiser can start the game early.")
        if table.status != "open":
            raise NotNow("This game has started or was called off.")
        empty = [seat for seat, chair in enumerate(table.chairs) if chair.status != "joined"]
        bot = bots_of(table.rules)[0]
        return [
            {"kind": ".reseated", "seat": seat, "user": None, "bot": bot} for seat in empty
        ], f"user:{user}"

    return at_table(site, game, change)


def cancel(site: Site, game: str, user: str) -> Loaded:
    """The organiser calls a game off before it has started; its seed is published."""

    def change(loaded: Loaded) -> tuple[list[dict[str, Any]], str]:
        table = loaded.record.table
        if user != table.organiser:
            raise Forbidden("Only the organiser can call the game off.")
        if table.status == "running":
            raise NotNow("The game runs: it is played to its end. You can leave your own seat.")
        if table.status == "ended":
            return [], ""
        return [{"kind": ".ended", "why": "cancelled", "seed": loaded.seed.hex()}], f"user:{user}"

    return at_table(site, game, change)

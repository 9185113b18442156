"""The lobby: a game is created, people sit down, leave, and it starts or is called off."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from engine import GAMES
from engine.dice import NoDice
from engine.game import Illegal
from service import keys
from service.bots import BOTS
from service.commit import Commit
from service.errors import Forbidden, Invalid, NotNow, Refused, TooMany
from service.indexes import remember
from service.load import Loaded, load
from service.log import Conflict, Ended, NotYetDurable, Writes, server_time
from service.queue import post, wake
from service.record import Record, advance
from service.seals import read_key
from service.site import Site
from service.submissions import Submission, enclose
from service.table import FORMAT, Watch
from service.users import clean_address, count_invitations, find_user, fingerprint, user_of
from service.write import save, write

GAMES_A_DAY = 50
LONGEST_CUT = 100
TWICE = "Every seat needs another person: somebody stands here twice."
LONGEST_TITLE = 60
SHORTEST_PACE, LONGEST_PACE = 60, 90 * 24 * 3600  # seconds


@dataclass(frozen=True, slots=True)
class Wish:
    """A chair as its organiser wants it: himself, an address to invite, a bot, or open to anybody."""

    kind: Literal["me", "invite", "bot", "open"]
    address: str = ""
    bot: str = "random"


def clean_text(text: str, length: int, what: str) -> str:
    """One line of printable text. Raises Invalid."""
    text = " ".join(text.split())
    if len(text) > length or not text.isprintable():
        raise Invalid(f"{what} has at most {length} printable characters.")
    return text


def clean_key(text: str | None) -> str | None:
    """A seat's public key. Raises Invalid."""
    try:
        if text is not None:
            read_key(text)
    except ValueError as error:
        raise Invalid(f"That is no Ed25519 public key: {error}.") from None
    return text


def check_options(rules: str, options: Mapping[str, str], seats: int) -> None:
    """Raise Invalid or Refused unless this game exists with these options for so many seats."""
    if rules not in GAMES:
        raise Invalid(f"There is no game {rules!r}. There are: {', '.join(sorted(GAMES))}.")
    try:
        GAMES[rules].setup(options, range(seats), FirstDice())
    except Illegal as illegal:
        raise Refused(illegal.sentence, rule=illegal.rule or None) from None


class FirstDice(NoDice):
    """Dice whose result nobody looks at: only whether the options are accepted."""

    def below(self, n: int) -> int:
        return 0


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
        "chairs": chairs(site, organiser, wishes, now),
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


def count_created(site: Site, user: str) -> None:
    """Count a game of this user against the day's allowance. Raises TooMany."""
    key = keys.created(user, datetime.now(UTC).date().isoformat())
    if site.redis.incr(key) > GAMES_A_DAY:
        raise TooMany(f"You can start {GAMES_A_DAY} games a day. Try again tomorrow.")
    site.redis.expire(key, 2 * 24 * 3600)


def chairs(site: Site, organiser: str, wishes: Sequence[Wish], now: int) -> list[dict[str, Any]]:
    """The chairs of `.created`: {user, bot}. Counts the invitations."""
    for wish in wishes:
        if wish.kind == "bot" and wish.bot not in BOTS:
            raise Invalid(f"There is no bot {wish.bot!r}. There are: {', '.join(sorted(BOTS))}.")
    guests = [clean_address(wish.address) for wish in wishes if wish.kind == "invite"]
    people = [fingerprint(site, guest) for guest in guests]
    people += [fingerprint(site, find_user(site, organiser).address) for wish in wishes if wish.kind == "me"]
    if len(set(people)) < len(people):
        raise Invalid(TWICE)
    day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    count_invitations(site, organiser, len(guests), day)
    made = [chair(site, organiser, wish) for wish in wishes]
    users = [one["user"] for one in made if one["user"]]
    if len(set(users)) < len(users):  # somebody has two addresses, for a while
        raise Invalid(TWICE)
    return made


def chair(site: Site, organiser: str, wish: Wish) -> dict[str, Any]:
    """One chair of `.created`; whoever is invited for the first time becomes a user."""
    match wish.kind:
        case "me":
            return {"user": organiser, "bot": None}
        case "invite":
            return {"user": user_of(site, clean_address(wish.address)).id, "bot": None}
        case "bot":
            return {"user": None, "bot": wish.bot}
        case "open":
            return {"user": None, "bot": None}


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
        return [
            {"kind": ".reseated", "seat": seat, "user": None, "bot": "random"} for seat in empty
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

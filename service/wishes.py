"""Wishes: a table as its organiser wants it, and whether it can be had."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from engine import GAMES
from engine.dice import NoDice
from engine.game import Illegal
from service import keys
from service.bots import bots_of
from service.errors import Invalid, Refused, TooMany
from service.seals import read_key
from service.site import Site
from service.users import clean_address, count_invitations, find_user, fingerprint, user_of

GAMES_A_DAY = 50
TWICE = "Every seat needs another person: somebody stands here twice."
DAY = 24 * 3600  # seconds


@dataclass(frozen=True, slots=True)
class Wish:
    """A chair as its organiser wants it: himself, an address to invite, a bot, or open to anybody."""

    kind: Literal["me", "invite", "bot", "open"]
    address: str = ""
    bot: str = ""  # its name; empty: the best that the game has


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


def count_created(site: Site, user: str) -> None:
    """Count a game of this user against the day's allowance. Raises TooMany."""
    key = keys.created(user, datetime.now(UTC).date().isoformat())
    if site.redis.incr(key) > GAMES_A_DAY:
        raise TooMany(f"You can start {GAMES_A_DAY} games a day. Try again tomorrow.", retry_after=DAY)
    site.redis.expire(key, 2 * DAY)


def chairs(site: Site, organiser: str, rules: str, wishes: Sequence[Wish], now: int) -> list[dict[str, Any]]:
    """The chairs of `.created`: {user, bot}. Counts the invitations."""
    for wish in wishes:
        if wish.bot and wish.bot not in bots_of(rules):
            raise Invalid(f"No bot {wish.bot!r} plays this game. There are: {', '.join(bots_of(rules))}.")
    guests = [clean_address(wish.address) for wish in wishes if wish.kind == "invite"]
    people = [fingerprint(site, guest) for guest in guests]
    people += [fingerprint(site, find_user(site, organiser).address) for wish in wishes if wish.kind == "me"]
    if len(set(people)) < len(people):
        raise Invalid(TWICE)
    day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    count_invitations(site, organiser, len(guests), day)
    made = [chair(site, organiser, rules, wish) for wish in wishes]
    users = [one["user"] for one in made if one["user"]]
    if len(set(users)) < len(users):  # somebody has two addresses, for a while
        raise Invalid(TWICE)
    return made


def chair(site: Site, organiser: str, rules: str, wish: Wish) -> dict[str, Any]:
    """One chair of `.created`; whoever is invited for the first time becomes a user."""
    match wish.kind:
        case "me":
            return {"user": organiser, "bot": None}
        case "invite":
            return {"user": user_of(site, clean_address(wish.address)).id, "bot": None}
        case "bot":
            return {"user": None, "bot": wish.bot or bots_of(rules)[0]}
        case "open":
            return {"user": None, "bot": None}

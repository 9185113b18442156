"""What a deployment has to do, and whether it gets done: outbox, inboxes, games."""

from collections.abc import Iterator

from service import keys
from service.doctor.finding import Finding, seconds
from service.errors import Problem
from service.keyring import Unreadable
from service.load import load
from service.log import server_time
from service.readiness import oldest_due
from service.replay import all_games
from service.site import Site
from service.submissions import from_item

LATE = 600  # seconds that a follow-up may be overdue
STUCK = 60  # seconds that a submission may wait for its verdict
NAMED = 10  # examples that are named


def outbox(site: Site) -> Iterator[Finding]:
    waiting = sum(site.redis.zcard(keys.outbox(part)) for part in keys.PARTITIONS)
    age = oldest_due(site, server_time(site))
    due = f"the oldest that is due has waited for {seconds(age)}" if age else "none is overdue"
    yield Finding(age <= LATE, f"Outbox: {waiting} follow-ups; {due}.")
    aside: list[tuple[str, str]] = []
    for part in keys.PARTITIONS:
        aside += site.redis.hgetall(keys.aside(part)).items()
    yield Finding(not aside, f"Follow-ups set aside after many tries: {len(aside)}.")
    for row, error in aside[:NAMED]:
        yield Finding(False, f"Set aside: {' of '.join(row.split('|')[:2])}, {error}")


def inboxes(site: Site) -> Iterator[Finding]:
    """Turns and seals that nobody judges."""
    now, stuck, ready = server_time(site), [], 0
    for part in keys.PARTITIONS:
        for game in site.redis.smembers(keys.ready(part)):
            first = site.redis.lindex(keys.inbox(game), 0)
            if first is None:
                continue
            ready += 1
            if (age := (now - from_item(first).at) // 1000) > STUCK:
                stuck.append((age, game))
    yield Finding(not stuck, f"Inboxes: {ready} hold something, {len(stuck)} of them for too long.")
    for age, game in sorted(stuck, reverse=True)[:NAMED]:
        yield Finding(False, f"The inbox of game {game} has not been judged for {seconds(age)}.")


def orders(site: Site) -> Iterator[Finding]:
    """Standing orders: whether they can be read, and never what they say."""
    kept, older, unreadable = 0, 0, set()
    for game in all_games(site):
        for cipher in site.redis.hvals(keys.orders(game)):
            kept += 1
            older += not site.keyring.is_current(cipher)
            try:
                site.keyring.decrypt(cipher)
            except Unreadable:
                unreadable.add(game)
    if kept:
        text = f"Standing orders: {kept} are kept, those of {len(unreadable)} games cannot be read"
        renewed = f"; {older} are under an older key, `lontar rotate` renews them" if older else ""
        yield Finding(not unreadable, f"{text}{renewed}.")


def games(site: Site) -> Iterator[Finding]:
    """Every game is read, with its newest snapshot."""
    read, older, unreadable = 0, 0, []
    for game in all_games(site):
        try:
            load(site, game)
        except (Problem, Unreadable) as error:
            unreadable.append((game, str(error)))
            continue
        read += 1
        older += not site.keyring.is_current(site.redis.get(keys.seed(game)))
    yield Finding(not unreadable, f"Games: {read} can be read, {len(unreadable)} cannot.")
    for game, why in unreadable[:NAMED]:
        yield Finding(False, f"Game {game} cannot be read: {why}")
    if older:
        yield Finding(
            True, f"{older} of their seeds are encrypted under an older key; `lontar rotate` renews them."
        )

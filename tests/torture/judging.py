"""What must hold after all that was done to a deployment: nothing acknowledged and no letter is lost."""

import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from email import message_from_bytes
from pathlib import Path

from service import keys
from service.audit import export, verify
from service.links import seat_token
from service.load import load
from service.lobby import Wish, create, join
from service.log import read, server_time
from service.site import Site
from service.users import user_of
from tests.torture.players import Client, Ledger, play, settle

KINDS = (
    ("medang", {"temple": "kalasan"}),
    ("festivals", {"typhoons": "1"}),
    ("medang", {"temple": "sewu"}),
    ("medang", {"temple": "borobudur"}),
    ("java", {"festivals": "sealed"}),
)
PATIENCE = 90.0  # seconds for letters that were put off


def new_games(site: Site, number: int) -> list[str]:
    """Games for two, both seated."""
    games = []
    ada, budi = user_of(site, "ada@example.org"), user_of(site, "budi@example.org")
    for place in range(number):
        rules, options = KINDS[place % len(KINDS)]
        game = create(site, ada.id, rules, options, [Wish("me"), Wish("open")], pace=None)
        join(site, game, budi.id, None, "cut")
        games.append(game)
    return games


def players(
    site: Site, port: int, games: Sequence[str], chance: random.Random, ledger: Ledger
) -> list[threading.Thread]:
    """Four players, at work: each plays every fourth game to its end."""
    found = [
        threading.Thread(target=play_all, args=(site, port, games[part::4], chance.random(), ledger))
        for part in range(4)
    ]
    for player in found:
        player.start()
    return found


def play_all(site: Site, port: int, games: Sequence[str], seed: float, ledger: Ledger) -> None:
    chance = random.Random(seed)
    for game in games:
        clients = {seat: Client(port, seat_token(site, game, seat, 0)) for seat in (0, 1)}
        assert play(game, clients, chance, ledger, time.monotonic() + 600), game


def judge(site: Site, port: int, games: Sequence[str], ledger: Ledger) -> None:
    """Every acknowledged submission has one verdict, every settled one stands once in its log."""
    versions: set[tuple[str, int]] = set()
    counts = {"settled": 0, "refused": 0, "stale": 0}
    for submission, (game, token) in ledger.accepted.items():
        verdict = settle(Client(port, token), submission)
        counts[verdict["status"]] += 1
        if verdict["status"] == "settled":
            versions.add((game, verdict["version"]))
    assert len(versions) == counts["settled"], "two submissions claim one commit"
    for game in games:
        contents = read(site, game)
        played = {
            (game, n) for n, one in enumerate(contents, 1) if one["by"].startswith("seat:") and one["moves"]
        }
        claimed = {one for one in versions if one[0] == game}
        assert claimed <= played
        proof = verify("".join(export(contents)), site.config.release)
        assert proof.holds, proof.failed
        assert load(site, game).record.table.why == "finished"
    print(f"{len(ledger.accepted)} acknowledged turns: {counts}; {ledger.sealed} seals")


def judge_letters(site: Site, folder: Path, played: Sequence[str], begun: Sequence[str]) -> None:
    """Both players heard of the end or the beginning of every game; and what is marked as sent has come."""
    wait_for_outbox(site)
    come = Counter(
        str(message_from_bytes(letter.read_bytes())["Message-ID"]) for letter in folder.glob("new/*")
    )
    owed = {(game, load(site, game).record.head.version, "over") for game in played}
    owed |= {(game, load(site, game).record.head.version, "started") for game in begun}
    for game, version, kind in owed:
        for seat in (0, 1):
            assert come[f"<{game}.{version}.{seat}.{kind}@lontar.example>"], (game, version, seat, kind)
    for game in (*played, *begun):
        for name, became in site.redis.hgetall(keys.mailed(game)).items():
            assert became.isdecimal(), (game, name, became)
            about, seat, kind = name.split(":")
            assert come[f"<{game}.{about}.{seat}.{kind}@lontar.example>"], (game, name)
    print(f"{come.total()} letters came, {come.total() - len(come)} of them a second time")


def wait_for_outbox(site: Site) -> None:
    """Until no letter is to be sent any more; none may have been given up. Letters that are put off for
    somebody who may still sit at the board have their time now: nobody sits there any more."""
    end = time.monotonic() + PATIENCE
    while left := unsent(site):
        assert time.monotonic() < end, left
        for row in left:
            site.redis.zadd(keys.outbox(keys.partition(row.split("|")[1])), {row: 0}, xx=True)
        time.sleep(1.0)
    assert not any(site.redis.hgetall(keys.aside(part)) for part in keys.PARTITIONS)


def unsent(site: Site) -> list[str]:
    soon = server_time(site) + 3_600_000  # later only finished games are put away
    rows = [row for part in keys.PARTITIONS for row in site.redis.zrangebyscore(keys.outbox(part), 0, soon)]
    return [row for row in rows if not row.startswith("archive|")]

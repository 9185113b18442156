"""The golden logs of The Festivals."""

import random
from collections.abc import Callable
from pathlib import Path

from service.bots import BOTS, Bot
from service.load import load
from service.lobby import resign
from service.log import read
from service.opening import open_seal
from service.sealing import Wanted, take_seal
from service.site import Site
from tests.golden.recording import keep, seated
from tests.service.test_kept_seals import own
from tests.service.test_spine import play_on
from worker import drain

# how a game can end, by what its result and its log say
ENDINGS: dict[str, Callable[[str, str], bool]] = {
    "won-at-once": lambda why, log: "The festivals" not in why and '"Tied"' not in log,
    "won-after-a-tie": lambda why, log: "The festivals" not in why and '"Tied"' in log,
    "ran-out": lambda why, log: why.startswith("The festivals have run out") and "share" not in why,
    "shared": lambda why, log: "share the victory" in why,
}
TABLES = ((2, "0", "nobody"), (3, "1", "airplane"), (4, "3", "airplane"), (4, "2", "nobody"))


def record(site: Site, folder: Path) -> None:
    """One log for every ending, and one for every number of players, with and without typhoons."""
    keep(site, left(site), folder / "left-by-a-player.jsonl")
    for seats, typhoons, tie in TABLES:
        game = played(site, seats, typhoons, tie, seats, skilled)
        keep(site, game, folder / f"{seats}-players-{typhoons}-typhoons.jsonl")
    keep(site, sealed_by_itself(site), folder / "seals-kept-round-after-round.jsonl")
    missing = dict(ENDINGS)
    for number in range(3000):
        chooser = skilled if number % 2 else careless
        game = played(site, 2 + number % 3, "0", "nobody", number, chooser)
        why = load(site, game).record.outcome.why
        log = repr(read(site, game)).replace("'", '"')
        for name in [name for name, fits in missing.items() if fits(why, log)]:
            keep(site, game, folder / f"{name}.jsonl")
            del missing[name]
        if not missing:
            return
    raise SystemExit(f"never seen: {', '.join(missing)}")


def skilled(chance: random.Random) -> Bot:
    """Mostly what the bot would do."""
    return lambda view, legal: (
        BOTS["traveller"](view, legal) if chance.random() < 0.8 else chance.choice(legal)
    )


def careless(chance: random.Random) -> Bot:
    """Anything."""
    return lambda view, legal: chance.choice(legal)


def played(
    site: Site, seats: int, typhoons: str, tie: str, number: int, chooser: Callable[[random.Random], Bot]
) -> str:
    chance = random.Random(number)
    game = seated(site, "festivals", {"typhoons": typhoons, "typhoon_tie": tie}, seats)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, choose=chooser(chance))
    return game


def left(site: Site) -> str:
    """A player leaves in the middle."""
    chance = random.Random(3)
    game = seated(site, "festivals", {}, 3)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, most=12, choose=skilled(chance))
    resign(site, game, 1)
    drain.work(site, stay=0)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, choose=skilled(chance))
    return game


def sealed_by_itself(site: Site) -> str:
    """In every round seat 1 keeps the opening of its seal until all have sealed."""
    chance = random.Random(7)
    game = seated(site, "festivals", {}, 3)
    while load(site, game).record.table.status == "running":
        if 1 in load(site, game).record.unsealed and load(site, game).record.actors.sealed:
            point, opening, sealed = own(site, game, 1, chance.randrange(2))
            take_seal(site, game, 1, point, Wanted(sealed, None), "seat:1")
            play_on(site, game, lambda: drain.work(site, stay=0), chance, most=1, choose=skilled(chance))
            open_seal(site, game, 1, point, opening)
            drain.work(site, stay=0)
        else:
            play_on(site, game, lambda: drain.work(site, stay=0), chance, most=1, choose=skilled(chance))
    return game

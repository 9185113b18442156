"""The golden logs of Java.

A round in which nobody can lay a tile was never seen, neither with bots nor by chance: as long as there are
tiles there is room. So no log ends like that.
"""

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

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

Told = Iterable[dict[str, Any]]
LONGEST = 3000  # moves of a game
TABLES = ((2, "sealed"), (3, "open"), (4, "sealed"), (4, "open"))


def shared_festival(form: str) -> Callable[[str, Told], bool]:
    """A festival of this form that was shared, after all of its cards."""
    return lambda why, events: (
        any(event["kind"] == "FestivalWon" and len(event["seats"]) > 1 for event in events)
        and any(event["kind"] == "Started" and event["festivals"] == form for event in events)
    )


# how a game can go, by what its result and its events say
ENDINGS: dict[str, Callable[[str, Told], bool]] = {
    "festival-shared-under-seal": shared_festival("sealed"),
    "festival-shared-openly": shared_festival("open"),
    "cards-shuffled-anew": lambda why, events: any(event["kind"] == "Reshuffled" for event in events),
    "shared": lambda why, events: "share the victory" in why and "with 0" not in why,
}


def record(site: Site, folder: Path) -> None:
    """One log for every table, for whoever leaves, for bids kept by a program, and for every way to go."""
    keep(site, left(site), folder / "left-by-a-player.jsonl")
    keep(site, bids_kept(site), folder / "bids-kept.jsonl")
    for seats, form in TABLES:
        keep(site, played(site, seats, form, seats, skilled), folder / f"{seats}-players-{form}.jsonl")
    missing = dict(ENDINGS)
    for number in range(1000):
        chooser = (skilled, careless)[number % 2] if number < 8 else hurried
        game = played(site, 2, ("sealed", "open")[number // 2 % 2], number, chooser)
        why = load(site, game).record.outcome.why
        events = [event for content in read(site, game) for event in content["events"]]
        for name in [name for name, fits in missing.items() if fits(why, events)]:
            keep(site, game, folder / f"{name}.jsonl")
            del missing[name]
        if not missing:
            return
    raise SystemExit(f"never seen: {', '.join(missing)}")


def skilled(chance: random.Random) -> Bot:
    """Mostly what the bot would do."""
    return lambda view, legal: (
        BOTS["builder"](view, legal) if chance.random() < 0.8 else any_of(chance, legal)
    )


def careless(chance: random.Random) -> Bot:
    """Anything."""
    return lambda view, legal: any_of(chance, legal)


def any_of(chance: random.Random, legal: Any) -> Any:
    """A kind of move, and then one of them: there are thousands of tiles, and one end of the turn."""
    kind = chance.choice(sorted({type(move).__name__ for move in legal}))
    return chance.choice([move for move in legal if type(move).__name__ == kind])


def hurried(chance: random.Random) -> Bot:
    """3-space tiles, and then the end of the turn: of so little fame many have the same."""

    def choose(view: Any, legal: Any) -> Any:
        if chance.random() < 0.1:
            return BOTS["builder"](view, legal)
        tiles = [move for move in legal if type(move).__name__ == "Place" and len(move.rice) == 2]
        ends = [move for move in legal if type(move).__name__ == "End"]
        return chance.choice(tiles or ends or legal)

    return choose


def played(site: Site, seats: int, form: str, number: int, chooser: Callable[[random.Random], Bot]) -> str:
    chance = random.Random(number)
    game = seated(site, "java", {"festivals": form}, seats)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, most=LONGEST, choose=chooser(chance))
    return game


def left(site: Site) -> str:
    """A player leaves in the middle."""
    chance = random.Random(3)
    game = seated(site, "java", {}, 3)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, most=60, choose=skilled(chance))
    resign(site, game, 1)
    drain.work(site, stay=0)
    play_on(site, game, lambda: drain.work(site, stay=0), chance, most=LONGEST, choose=skilled(chance))
    return game


def bids_kept(site: Site) -> str:
    """Seat 1 keeps the opening of each of its bids until all have sealed."""
    chance = random.Random(7)
    game = seated(site, "java", {}, 3)

    def go_on() -> None:
        play_on(site, game, lambda: drain.work(site, stay=0), chance, most=1, choose=skilled(chance))

    while load(site, game).record.table.status == "running":
        record = load(site, game).record
        if 1 in record.unsealed and record.actors.sealed:
            number = chance.randrange(len(list(record.rules.legal(record.state, 1))))
            point, opening, sealed = own(site, game, 1, number)
            take_seal(site, game, 1, point, Wanted(sealed, None), "seat:1")
            drain.work(site, stay=0)
            if 1 not in load(site, game).record.openers:
                go_on()
            open_seal(site, game, 1, point, opening)
            drain.work(site, stay=0)
        else:
            go_on()
    return game

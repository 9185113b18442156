"""The golden logs of Medang."""

import random
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.load import load
from service.lobby import Wish, cancel, create, join, resign
from service.opening import open_seal
from service.receipts import receipt
from service.sealing import Wanted, seal, take_seal, to_close, to_open
from service.site import Site
from service.submissions import accept
from service.users import user_of
from tests.golden.recording import keep, seated
from tests.service.test_kept_seals import own, public_half, sign
from tests.service.test_spine import play_on
from worker import drain

ENDINGS = {
    "won by the higher leader": "the leader of",
    "won by the higher general": "the general of",
    "shared": "share the victory",
}
TEMPLES = (("kalasan", 2), ("sewu", 2), ("borobudur", 3), ("plaosan", 4), ("sewu", 5), ("borobudur", 5))


def record(site: Site, folder: Path) -> None:
    keep(site, called_off(site), folder / "called-off.jsonl")
    keep(site, left(site), folder / "left-by-a-player.jsonl")
    game, receipts = every_kind_of_seal(site)
    keep(site, game, folder / "every-kind-of-seal.jsonl")
    (folder / "every-kind-of-seal.receipts").write_text("\n".join(receipts) + "\n")
    for temple, seats in TEMPLES:
        keep(site, played(site, temple, seats, seats), folder / f"{temple}-{seats}.jsonl")
    missing = dict(ENDINGS)
    for number in range(2000):
        game = played(site, *TEMPLES[number % 2], number)
        why = load(site, game).record.outcome.why
        for name in [name for name, words in missing.items() if words in why]:
            keep(site, game, folder / f"{name.replace(' ', '-')}.jsonl")
            del missing[name]
        if not missing:
            return
    raise SystemExit(f"never seen: {', '.join(missing)}")


def table(site: Site, temple: str, seats: int) -> str:
    return seated(site, "medang", {"temple": temple}, seats)


def played(site: Site, temple: str, seats: int, number: int) -> str:
    game = table(site, temple, seats)
    play_on(site, game, lambda: drain.work(site, stay=0), random.Random(number))
    return game


def left(site: Site) -> str:
    """A player leaves in the middle."""
    game = table(site, "sewu", 3)
    play_on(site, game, lambda: drain.work(site, stay=0), random.Random(3), most=12)
    resign(site, game, 1)
    drain.work(site, stay=0)
    play_on(site, game, lambda: drain.work(site, stay=0), random.Random(4))
    return game


def every_kind_of_seal(site: Site) -> tuple[str, list[str]]:
    """Deposited and replaced; kept, signed and opened; kept and never opened; never sealed. And receipts."""
    people = [user_of(site, f"player{number}@example.org").id for number in range(4)]
    wishes = [Wish("me"), *[Wish("open")] * 3]
    game = create(site, people[0], "medang", {"temple": "plaosan"}, wishes, pace=3600, cut="smörgåsbord")
    key = Ed25519PrivateKey.generate()
    for seat in (1, 2, 3):
        join(site, game, people[seat], seat, f"cut {seat}", key=public_half(key) if seat == 1 else None)
    drain.work(site, stay=0)
    point, opening, sealed = own(site, game, 1)
    take_seal(site, game, 1, point, Wanted(sealed, None, None, sign(key, sealed)), "seat:1")
    _, _, again = own(site, game, 2, 0)
    take_seal(site, game, 2, point, Wanted(again, None), "seat:2")
    record = load(site, game).record
    for move in list(record.rules.legal(record.state, 0))[:2]:
        seal(site, game, 0, point, move, "seat:0")
    receipts = [shown(site, game, 0)]
    accept(site, to_close(load(site, game).record, 1))
    drain.work(site, stay=0)
    open_seal(site, game, 1, point, opening)
    accept(site, to_open(load(site, game).record, 1))
    drain.work(site, stay=0)
    play_on(site, game, lambda: drain.work(site, stay=0), random.Random(4))
    return game, [*receipts, shown(site, game, 3)]


def shown(site: Site, game: str, seat: int) -> str:
    """The receipt of what this seat is shown now."""
    record = load(site, game).record
    return receipt(site, "turn", game, seat, record.head.point_text, record.head, record.since)


def called_off(site: Site) -> str:
    organiser = user_of(site, "player0@example.org").id
    game = create(site, organiser, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=3600)
    cancel(site, game, organiser)
    return game

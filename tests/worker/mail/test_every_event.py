"""Every letter can be written about everything that happens."""

import random
from collections.abc import Callable

from service.lobby import resign
from service.log import read
from service.site import Site
from tests.service.test_spine import play_on
from tests.worker.mail.test_receipts import JWS
from worker.contexts import context_of
from worker.letters import Kind, Letter
from worker.particulars import Question
from worker.scene import scene
from worker.writing import written

EVENTS = {
    "Started", "Discarded", "MarketOpened", "StartingPlayerDrawn", "Placed", "Bought", "Swapped", "Removed",
    "Renewed", "Exchanged", "Taken", "MarketRefilled", "TurnPassed", "Completed", "Revealed", "Scored", "Won",
    ".created", ".joined", ".resigned", ".sealed", ".opened", ".ended",
}  # fmt: skip


def test_letters_at_every_version_of_games_until_everything_has_happened(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    """For every seat, whoever is to move; each tells what happened since that seat's last own move."""
    happened: set[str] = set()
    for number in range(30):
        game = start_game(4, ("borobudur", "plaosan")[number % 2], pace=86400)
        play_on(site, game, drain, random.Random(number), most=40)
        resign(site, game, 3)
        play_on(site, game, drain, random.Random(number))
        contents = read(site, game)
        for version, content in enumerate(contents, 1):
            new = {event["kind"] for event in content["events"]} - happened
            for kind in (KINDS if version > 5 else EARLY) if new or version % 7 == 0 else ():
                write(site, game, version, kind, version % 4)
            happened |= new
        write(site, game, len(contents), "over", number % 4)
        site.redis.delete(*site.redis.keys("invitations:*"))  # only so many a day
        if happened >= EVENTS:
            return
    raise AssertionError(f"never happened: {EVENTS - happened}")


KINDS: tuple[Kind, ...] = ("turn", "started", "refused")
EARLY: tuple[Kind, ...] = ("invitation", "declined", "called-off")


def write(site: Site, game: str, version: int, kind: Kind, seat: int) -> None:
    at = scene(site, game, version)
    user = at.people[at.after.table.chairs[seat].user or ""]
    context = context_of(at, Letter(kind, game, str(version), seat, user.id), user)
    if kind == "turn":
        asked = {"deadline": None, "sealed": False, "question": Question("your turn", "Play", "")}
        context = asked | context | {"action": "http://link"}
    refusal = {"why": "Because.", "rule": "", "rule_text": "", "orders": []}
    letter = written(kind, {**context, **refusal} if kind == "refused" else context)
    assert letter.subject and "</html>" in letter.html and "-- \n" in letter.text
    assert "None" not in letter.text + letter.subject and "{{" not in letter.text + letter.html
    assert max(map(len, JWS.sub("", letter.text).splitlines())) < 140

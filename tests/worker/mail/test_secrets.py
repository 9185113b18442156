"""Letters tell a seat nothing that it may not know: twins get the same letters."""

import json
import random
import re
from collections.abc import Callable

import pytest

from engine import GAMES
from service.load import load
from service.receipts import read_receipt
from service.site import Site
from tests.service.test_spine import play_on
from tests.twins import make_twin
from tests.worker.mail.test_receipts import JWS
from worker.letters import Letter
from worker.mail import compose
from worker.particulars import Question
from worker.scene import Scene, scene

Run = Callable[[], None]


STANDS = [
    ("medang", 0),
    ("medang", 1),
    ("medang", 2),
    ("medang", 9),
    ("medang", 25),
    ("festivals", 1),
    ("java", 7),
]


@pytest.mark.parametrize(("rules", "moves"), [one for one in STANDS if one[0] in GAMES])
@pytest.mark.parametrize("seat", [0, 1])
def test_twins_get_the_same_letters(
    site: Site, start_game: Callable[..., str], drain: Run, seat: int, moves: int, rules: str
) -> None:
    game = start_game(3 if rules == "medang" else 4, "borobudur", rules=rules)
    play_on(site, game, drain, random.Random(moves), most=moves)
    assert load(site, game).record.table.status == "running"
    twin = make_twin(site, game, seat, random.Random(2))
    assert everything(site, game, seat) == everything(twin, game, seat)


def everything(site: Site, game: str, seat: int) -> list[object]:
    """All that a seat is written about the newest commit, the chain's hashes aside."""
    at = scene(site, game, load(site, game).record.head.version)
    user = at.now.record.table.chairs[seat].user
    assert user is not None
    letters = [Letter(kind, game, "1", seat, user) for kind in ("turn", "started")]  # type: ignore[arg-type]
    found: list[object] = []
    question = Question("your turn", "Play", "")
    more = {"action": "link", "sealed": True, "question": question, "deadline": None}
    for letter in letters:
        said = compose(at, letter, at.people[user], more)
        found += [masked(at, said.subject), masked(at, said.text), masked(at, said.html), said.picture]
    return found


def masked(at: Scene, text: str) -> str:
    head = at.after.head
    text = re.sub(JWS, lambda found: json.dumps(read_receipt(found[0])), text)
    for hidden in (head.point_text, head.hash, head.point_text.partition(".")[2]):
        text = text.replace(hidden, "#" * len(hidden))
    return text

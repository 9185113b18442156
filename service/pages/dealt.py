"""How a game was dealt: what was fixed when, who cut, and how anybody draws it again."""

from dataclasses import dataclass
from typing import Any

from flask import render_template

from service.access import site
from service.chain import canonical
from service.dice import dice_key
from service.load import Loaded, load
from service.log import read
from service.pages.blueprint import pages
from service.pages.game import role_of
from service.pages.scene import UTC, scene
from service.record import Record

FIRST = 8  # draws that are shown


@dataclass(frozen=True, slots=True)
class Cut:
    """What somebody typed when he sat down."""

    seat: int
    name: str
    text: str  # may be empty
    last: bool  # no other that is not empty came after it


@pages.app_template_filter()
def literal(text: str) -> str:
    """A text as Python writes it."""
    return repr(text)


@pages.get("/games/<game>/dealt")
def dealt(game: str) -> str:
    """Before the end: what is fixed already. After it: the seed, and how to draw all of it again."""
    loaded = load(site(), game)
    role, record = role_of(loaded), loaded.record
    seen = scene(site(), loaded, role.seat, role.user.timezone if role.user else UTC)
    made = cuts(record, seen.names)
    return render_template(
        "dealt.html",
        scene=seen,
        cuts=made,
        last=next((cut for cut in made if cut.last), None),
        bots=sum(chair.bot is not None for chair in record.table.chairs),
        again=again(loaded) if record.table.status == "ended" else None,
    )


def cuts(record: Record, names: list[str]) -> list[Cut]:
    """The cuts in the order in which they were made."""
    made = record.table.cuts
    last = max((place for place, (_, text) in enumerate(made) if text), default=None)
    return [Cut(seat, names[seat], text, place == last) for place, (seat, text) in enumerate(made)]


def again(loaded: Loaded) -> dict[str, Any]:
    """What it takes to draw a finished game again: its seed is public."""
    made = loaded.record.table.cuts
    commits = read(site(), loaded.record.game)
    return {
        "seed": loaded.seed.hex(),
        "info": canonical({"tag": "lontar/dice/1", "cuts": [list(cut) for cut in made]}).decode(),
        "key": dice_key(loaded.seed, made).hex(),
        "draws": [draw for commit in commits for draw in commit["draws"]][:FIRST],
    }

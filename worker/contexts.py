"""Contexts: what each letter about a game says, as its templates want it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from service.boards import BOARDS, Marks
from service.deadlines import deadline_of
from service.links import game_link, join_link, silence_link, turn_link
from service.receipts import receipt
from service.times import day, left, pace_words
from service.users import User
from worker.letters import Kind, Letter, may_choose
from worker.news import called, news
from worker.particulars import PARTICULARS, Particulars
from worker.results import results
from worker.scene import Scene

SHAPES = "●■▲◆✚"  # the seats' emblems
NUMBERS = ("no", "one", "two", "three", "four", "five")

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Person:
    """A seat as letters name it."""

    seat: int
    name: str
    shape: str
    you: bool


def context_of(scene: Scene, letter: Letter, user: User) -> Context:
    """Everything that this letter says to this user: the seat's own knowledge, no more."""
    context = common(scene, letter, user)
    if scene.after.state is not None:
        context |= board(scene, letter.seat) | {"receipt": signed(scene, letter.seat)}
    if letter.kind == "turn":
        context |= told(scene, context["seats"], letter.seat)
        context["notices"] = scene.kept_for(letter.seat).notices
    return context | MORE[letter.kind](scene, letter, user)


def common(scene: Scene, letter: Letter, user: User) -> Context:
    """What every letter about a game may say."""
    record, rules = scene.after, particulars(scene)
    return {
        "game": rules.name,
        "sheet_of": f"games/{record.table.rules}/sheet",
        "title": scene.now.title,
        "table": f"table of {NUMBERS[len(record.table.chairs)]}",
        "options": rules.options(dict(record.table.options)),
        "pace": pace_words(record.table.pace),
        "seats": people(scene, letter.seat),
        "you": user.name,
        "organiser": organiser(scene),
        "leaf": record.head.version,
        "point": record.head.point_text,
        "hash": record.head.hash,
        "action": None,
        "link": game_link(scene.site, record.game),
        "walled": record.table.watch == "seats",  # that page asks to sign in
        "silence": silence_link(scene.site, user.address),
        "home": scene.site.config.base_url,
        "rules": f"{scene.site.config.base_url}/help/{record.table.rules}",
    }


def particulars(scene: Scene) -> Particulars:
    return PARTICULARS[scene.after.table.rules]


def people(scene: Scene, you: int) -> list[Person]:
    return [Person(seat, name, SHAPES[seat], seat == you) for seat, name in enumerate(scene.names)]


def organiser(scene: Scene) -> str:
    """The name of whoever made the game, who need not sit at its table."""
    user = scene.people.get(scene.after.table.organiser)
    return user.name if user else "Somebody"


def board(scene: Scene, seat: int) -> Context:
    """The board in words, and what the seat has before it."""
    view, rules = scene.view_of(seat), particulars(scene)
    drawn = BOARDS[scene.after.table.rules]
    return {
        "board": drawn.text(view).strip(),
        "alt": drawn.words(view)[0],
        "stock": rules.stock(view),
        "leads": rules.leads(view, called(scene, seat)),
        "yours": drawn.hand(view),
        "held": [rules.held(view, one) for one in range(len(scene.names))],
        "sheet": rules.sheet(view),
    }


def signed(scene: Scene, seat: int) -> str:
    """The receipt for what the letter shows: the same however often the letter is written."""
    head, at = scene.after.head, scene.content["at"]
    return receipt(scene.site, "turn", scene.after.game, seat, head.point_text, head, at)


def told(scene: Scene, seats: list[Person], seat: int) -> Context:
    """The news with people in it, and the seals for the board."""
    found = news(scene, seat)
    groups = [
        {"person": None if group.seat is None else seats[group.seat], "lines": group.lines}
        for group in found.groups
    ]
    return {"news": groups, "marks": found.marks, "headline": found.headline}


def picture_of(scene: Scene, letter: Letter, context: Context) -> bytes | None:
    """The board as PNG, with the numbers of the news; None in letters without one."""
    if scene.after.state is None or letter.kind not in ("started", "turn", "over"):
        return None
    drawn = BOARDS[scene.after.table.rules]
    return drawn.png(scene.view_of(letter.seat), Marks(last=context.get("marks", ())), context["alt"])


def choice(scene: Scene, letter: Letter, user: User) -> Context:
    """What is asked of the seat, until when, and its link; nothing when it is asked no more."""
    record, now = scene.after, scene.now
    if not may_choose(record, now.record, letter.seat):
        return {}
    view, names = scene.view_of(letter.seat), called(scene, letter.seat)
    return {
        "action": turn_link(scene.site, record.game, letter.seat, record.head.point, now.epoch(letter.seat)),
        "sealed": record.actors.sealed,
        "question": particulars(scene).question(view, names),
        "deadline": deadline(scene, user),
    }


def deadline(scene: Scene, user: User) -> Context | None:
    """Until when the present choice or opening is waited for; None: for ever."""
    due = deadline_of(scene.now.record, scene.outages)
    if due is None:
        return None
    moment = day(due, scene.time, user.timezone)
    return {
        "left": left(due, scene.time),
        "until": moment,
        "zone": user.zone,
        "brief": f"{moment} UTC" if user.zone == "UTC" else moment,  # it may not be a zone of his choice
    }


def opening(scene: Scene, letter: Letter, user: User) -> Context:
    """What is to be opened, until when, and where a program sends it."""
    seal = scene.after.table.seal_of(letter.seat)
    assert seal is not None
    openings = f"{scene.site.config.base_url}/api/games/{letter.game}/openings"
    return {"deadline": deadline(scene, user), "commitment": seal.commitment, "openings": openings}


def invitation(scene: Scene, letter: Letter, user: User) -> Context:
    about = particulars(scene).about
    return {"about": about, "action": join_link(scene.site, letter.game, letter.seat, user.id, user.epoch)}


def declined(scene: Scene, letter: Letter, user: User) -> Context:
    """Whose seat is empty."""
    return {"who": scene.names[letter.seat]}


def started(scene: Scene, letter: Letter, user: User) -> Context:
    """How the game was dealt; and the seat's first choice, if it is asked for one."""
    table = scene.after.table
    cuts = [{"name": scene.names[seat], "cut": cut} for seat, cut in table.cuts]
    return {"cuts": cuts, "seed_hash": table.seed_hash, **choice(scene, letter, user)}


def called_off(scene: Scene, letter: Letter, user: User) -> Context:
    """Who did it, and whether anything had been played."""
    by_organiser = scene.content["by"] == f"user:{scene.after.table.organiser}"
    return {"by_organiser": by_organiser, "begun": scene.after.state is not None}


MORE: Mapping[Kind, Callable[[Scene, Letter, User], Context]] = {
    "invitation": invitation,
    "declined": declined,
    "started": started,
    "turn": choice,
    "opening": opening,
    "over": results,
    "refused": choice,
    "called-off": called_off,
}

"""Scene: a game as a page shows it to one viewer: seats, board, deadline, history."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from markupsafe import Markup

from service.boards import BOARDS
from service.boards.board import Link, Mark, Marks
from service.called import called
from service.deadlines import deadline_of, read_outages
from service.load import Loaded
from service.log import server_time
from service.pages.covers import COVERS, Cover
from service.pages.games import PAGES, Shown
from service.pages.looking import look
from service.pages.words import listed, table_of
from service.present import names
from service.site import Site
from service.times import Due, due, moment, pace_words
from service.users import find_users

UTC = ZoneInfo("UTC")


@dataclass(frozen=True, slots=True)
class Chip:
    """A seat in the row of seats."""

    seat: int
    name: str
    shown: Shown
    state: str  # "choosing", "sealed" or "left"; else empty
    now: bool
    won: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """Who looks at which game, and when."""

    loaded: Loaded
    seat: int | None  # whose eyes; None: a spectator
    names: list[str]
    zone: ZoneInfo
    now: int
    due: Due | None

    @property
    def record(self) -> Any:
        """The game as it stands."""
        return self.loaded.record

    @property
    def cover(self) -> Cover:
        """The game's name, and what else is told of it before it is opened."""
        return COVERS[self.record.table.rules]

    @property
    def title(self) -> str:
        """The game's title, or "Medang, table of four"."""
        return self.loaded.title or f"{self.cover.NAME}, {table_of(len(self.record.table.chairs))}"

    @property
    def about(self) -> str:
        """ "Medang, Borobudur, table of four"."""
        table = self.record.table
        return about_table(table.rules, dict(table.options), len(table.chairs))

    @property
    def waiting(self) -> list[str]:
        """The names of those who are to choose."""
        return [self.names[seat] for seat in self.record.unsealed]

    @property
    def sealing(self) -> str:
        """ "2 of 4 have sealed": of those who are asked."""
        asked = len(self.record.actors.seats)
        done = asked - len(self.record.unsealed)
        return f"{done} of {asked} {'has' if asked == 1 else 'have'} sealed"

    @property
    def my_turn(self) -> bool:
        """Is the viewer asked for a choice?"""
        return self.playing and self.seat in self.record.actors.seats

    @property
    def playing(self) -> bool:
        """Does the viewer hold the seat? Whoever has left it only looks on."""
        table = self.record.table
        held = self.seat is not None and table.chairs[self.seat].status == "joined"
        return held and table.status == "running"

    @property
    def left(self) -> bool:
        """Has the viewer left the seat?"""
        return self.seat is not None and self.record.table.chairs[self.seat].status == "resigned"

    @property
    def pace(self) -> str:
        """The pace in words."""
        return pace_words(self.record.table.pace)

    @property
    def openers(self) -> list[str]:
        """The names of those who keep an opening that is now waited for."""
        return [self.names[seat] for seat in self.record.openers]

    @property
    def over(self) -> bool:
        """Is nothing hidden any more?"""
        return bool(self.record.table.status == "ended")

    @property
    def result(self) -> str:
        """ "You won, 41 to 36": how an ended game came out for the viewer."""
        outcome = self.record.outcome
        if outcome is None:
            return "The game was called off"
        points = " to ".join(
            str(total) for total in sorted((one.total for one in outcome.scores), reverse=True)
        )
        who = [
            "You" if seat == self.seat else self.names[seat]
            for seat in sorted(outcome.winners, key=lambda seat: seat != self.seat)
        ]
        return f"{listed(who)} {'won' if len(who) == 1 else 'share the victory'}, {points}"

    @property
    def why(self) -> str:
        """ "Ada has most fame: 41 points.": why an ended game came out so; empty when it was called off."""
        outcome = self.record.outcome
        return called(self.record.table.rules, outcome.why, self.names) if outcome else ""

    @property
    def since(self) -> str:
        """Since when the present choice is awaited."""
        return moment(self.record.since, self.now, self.zone)

    def view(self, state: Any = None) -> Any:
        """What the viewer may see of this state (None: the present one)."""
        at = self.record.state if state is None else state
        return None if at is None else self.record.rules.view(at, self.seat)


def about_table(rules: str, options: Mapping[str, Any], seats: int) -> str:
    """ "Medang, Borobudur, table of four"."""
    words = (COVERS[rules].NAME, PAGES[rules].about(options), table_of(seats))
    return ", ".join(word for word in words if word)


def scene(site: Site, loaded: Loaded, seat: int | None, zone: ZoneInfo | None = None) -> Scene:
    """The scene for a seat, or for a spectator; `zone` None: the zone of the seat's holder."""
    record, now = loaded.record, server_time(site)
    zone = zone or zone_of(site, loaded, seat)
    deadline = due(deadline_of(record, read_outages(site)), now, zone)
    return Scene(loaded, seat, names(site, record), zone, now, deadline)


def zone_of(site: Site, loaded: Loaded, seat: int | None) -> ZoneInfo:
    """The time zone of whoever holds this seat."""
    user = loaded.record.table.chairs[seat].user if seat is not None else None
    people = find_users(site, [user]) if user else {}
    return people[user].timezone if user in people else UTC


def chips(scene: Scene, view: Any) -> list[Chip]:
    """The row of seats."""
    record = scene.record
    table, pages = record.table, PAGES[record.table.rules]
    made = []
    for seat, chair in enumerate(table.chairs):
        state = "left" if chair.status == "resigned" else ""
        if record.actors.sealed and seat in record.actors.seats:
            state = "sealed" if table.seal_of(seat) else "choosing"
        won, now = bool(view["winners"]) and seat in view["winners"], seat in record.unsealed
        made.append(Chip(seat, scene.names[seat], pages.chip(view, seat), state, now, won))
    return made


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A board as the page shows it."""

    picture: Markup
    legend: Markup
    words: list[str]


def board(
    scene: Scene,
    view: Any,
    last: Sequence[Mark] = (),
    draft: Sequence[Mark] = (),
    links: Sequence[Link] = (),
    title: str = "",
    own: bool = True,
) -> BoardShown:
    """The board of this view, with its seals and links. own: `last` is all since the viewer's last turn."""
    drawn = BOARDS[scene.record.table.rules]
    marks = Marks(tuple(last), tuple(draft), look())
    name = title or f"The board of {scene.cover.NAME}."
    return BoardShown(
        Markup(drawn.picture(view, marks, links=links, title=name)),
        Markup(drawn.legend(view, marks, links, own)),
        drawn.words(view),
    )

"""Typhoons: one that is taken up, then the border where it is laid; or none."""

from service.boards.board import Link
from service.boards.festivals.names import crossing
from service.pages.draft import Draft
from service.pages.festivals.choices import Act, Composer
from service.pages.festivals.words import Legal, View


def fill_shifts(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """The typhoons, on the board and in a list; where the one in hand may be laid; and leaving them."""
    made.explain = "You alone have the fewest points: you may move one typhoon to a border that is free."
    shifts = [(line, move) for line, move in moves if move["kind"] == "Shift"]
    storms = list(dict.fromkeys(move["typhoon"] for _, move in shifts))
    picked = draft.pick if draft.pick in storms else ""
    for storm in storms:
        on = storm == picked
        href = draft.href(pick="" if on else storm)
        name = f"typhoon between {crossing(storm)}: {'leave it' if on else 'take it up'}"
        made.links.append(Link(storm, href, name, on))
        made.acts.append(Act(f"Between {crossing(storm)}", "in hand" if on else "", href, storm=True, on=on))
    for line, move in shifts:
        if move["typhoon"] == picked:
            where = crossing(move["border"])
            made.links.append(Link(move["border"], draft.adding(line), f"{where}: lay the typhoon here"))
            made.lays.append(Act(where, "", draft.adding(line)))
    made.picking = crossing(picked) if picked else ""
    made.stay = next(draft.adding(line) for line, move in moves if move["kind"] == "Hold")

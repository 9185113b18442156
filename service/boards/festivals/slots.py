"""The slots of an island, free and filled."""

from service.boards.board import View
from service.boards.festivals.plan import Plan
from service.boards.festivals.ticket import face, slot


def filled(entry: View) -> list[bool]:
    """Which slots of an island have a ticket: of each colour the first."""
    left = list(entry["placed"])
    out = []
    for ticket in entry["slots"]:
        out.append(ticket in left)
        if ticket in left:
            left.remove(ticket)
    return out


def free(entry: View) -> list[str]:
    """The tickets that still fit on an island."""
    return [ticket for ticket, full in zip(entry["slots"], filled(entry), strict=True) if not full]


def slots(entry: View, plan: Plan) -> str:
    """The slots of an island: its tickets, dashed where one may still be laid."""
    spots = plan.slots(entry["island"], entry["slots"])
    return "".join(
        (face if full else slot)(ticket, x, y)
        for ticket, full, (x, y) in zip(entry["slots"], filled(entry), spots, strict=True)
    )

"""What is wrong with a line that is no move, where the notation alone could only show how it is written."""

from engine.festivals.islands import ISLANDS
from engine.festivals.notation import FORMS
from engine.festivals.tickets import COLOURS, TICKETS
from service.pages.festivals.words import View


def misread(line: str, view: View) -> str:
    """What is wrong with it, as half a sentence; empty when the rules say it better."""
    verb, *words = line.lower().replace("nusa tenggara", "nusa-tenggara").split()
    if verb in ISLANDS:
        return f"a move begins with what you do, such as {FORMS['go']}"
    if verb == "go" and len(words) == 1:
        return f"go needs an island and a ticket, such as {FORMS['go']}"
    if verb in ("go", "plan", "return") and set(words) & {COLOURS[ticket] for ticket in TICKETS}:
        letters = ", ".join(f"{ticket} for {COLOURS[ticket]}" for ticket in TICKETS)
        return f"a ticket is written as one letter: {letters}"
    return ""

"""What is wrong with a line that is no move, where the notation alone could only show how it is written."""

import re

from engine.java.notation import FORMS
from service.pages.java.words import View, is_space

SPACE = re.compile(r"[a-z]\d{1,2}")


def misread(line: str, view: View) -> str:
    """What is wrong with it, as half a sentence; empty when the rules say it better."""
    verb, *words = line.lower().split()
    if SPACE.fullmatch(verb.rstrip("vr")):
        return f"a move begins with what you do, such as {FORMS['place']}"
    if verb == "place" and words and all(is_space(word) for word in words):
        return f"behind each space of a tile stands v for village or r for rice, such as {FORMS['place']}"
    if verb in ("enter", "exit", "irrigate") and len(words) != 1:
        return f"{verb} needs one space, such as {FORMS[verb]}"
    if verb == "walk" and len(words) != 2:
        return f"walk needs the space where he stands and the one where he goes, such as {FORMS['walk']}"
    if verb == "palace" and len(words) == 1:
        return f"palace needs a space and a value, such as {FORMS['palace']}"
    return ""

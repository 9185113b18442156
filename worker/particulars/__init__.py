"""Particulars: what letters say of one game and of no other; one file per game."""

from collections.abc import Mapping

from worker.particulars.festivals import FESTIVALS
from worker.particulars.game import Headline, Held, Names, Particulars, Question
from worker.particulars.java import JAVA
from worker.particulars.medang import MEDANG

PARTICULARS: Mapping[str, Particulars] = {"festivals": FESTIVALS, "java": JAVA, "medang": MEDANG}

__all__ = ["PARTICULARS", "Headline", "Held", "Names", "Particulars", "Question"]

"""The pages of Medang: the composer of a turn, the opening, and both in words."""

from service.pages.medang.compose import compose
from service.pages.medang.say import about, chip, code, missing, say_step, warn

__all__ = ["about", "chip", "code", "compose", "missing", "say_step", "warn"]

"""Signs and numerals are read on every level, and paddies are no villages, also for who sees few colours."""

import pytest

from service.look.palette import contrast, mixed, tokens
from tests.service.boards.colour_vision import KINDS, least_distance

LEVELS = range(1, 7)
LEAST = {"none": 33, "protan": 16, "deutan": 7.9, "tritan": 32}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("sign", "land"), [("tuft", "rice"), ("roof", "village")])
def test_signs_stand_out_on_every_level(theme, sign: str, land: str) -> None:
    colours = tokens(theme)
    assert all(contrast(colours[sign], colours[f"{land}-{level}"]) >= 3 for level in LEVELS)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_paddy_of_any_level_looks_like_a_village_of_any_level(theme, kind) -> None:
    """Tufts on light, roofs on dark tell them apart too."""
    colours = tokens(theme)
    pairs = [(colours[f"rice-{one}"], colours[f"village-{other}"]) for one in LEVELS for other in LEVELS]
    assert min(least_distance(pair, kind) for pair in pairs) >= LEAST[kind]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("land", ["rice", "village"])
def test_the_higher_the_lighter(theme, land: str) -> None:
    colours = tokens(theme)
    assert colours[f"{land}-1"] == colours[land]
    sums = [sum(int(colours[f"{land}-{level}"][i : i + 2], 16) for i in (1, 3, 5)) for level in LEVELS]
    assert sums == sorted(set(sums))


def test_mixed_colours() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mixed("#123456", "#FFFFFF", 0) == "#123456"

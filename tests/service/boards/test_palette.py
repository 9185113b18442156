"""The palette's proofs: contrast in light and dark, and distance under colour-blindness."""

import pytest

from service.look.palette import TOKENS, contrast, tokens
from tests.service.boards.colour_vision import KINDS, least_distance

# (token, on token, least contrast in light, in dark). 4.5 is WCAG's AA for text, 7 its AAA; 3 is for signs,
# and for borders that mean something.
PAIRS = [
    ("text", "ground", 13.4, 15.2), ("text", "panel", 15.4, 13.9), ("text", "leaf", 11.2, 10.9),
    ("text", "sea", 11.5, 11.3), ("text", "sunk", 7, 7), ("text", "turn-soft", 7, 7),
    ("text", "bad-soft", 7, 7), ("text", "table", 7, 7), ("text", "stone", 7, 7),
    ("text", "stone-2", 4.5, 4.5),
    ("soft", "ground", 6.3, 8.3), ("soft", "panel", 7.3, 7.6), ("soft", "leaf", 5.3, 6.0),
    ("soft", "sunk", 4.5, 4.5), ("soft", "table", 4.5, 4.5), ("soft", "turn-soft", 4.5, 4.5),
    ("accent", "ground", 8.2, 10.1), ("accent", "panel", 9.4, 9.2), ("accent", "sunk", 4.5, 4.5),
    ("accent", "leaf", 4.5, 4.5), ("accent", "table", 4.5, 4.5), ("accent", "turn-soft", 4.5, 4.5),
    ("accent", "bad-soft", 4.5, 4.5), ("on-accent", "accent", 9.7, 9.2), ("ink", "turn", 8.7, 10.6),
    ("ink", "paper", 7, 7), ("good", "panel", 4.5, 4.5), ("bad", "panel", 4.5, 4.5),
    ("bad", "bad-soft", 6.0, 7.8),
    ("bad", "leaf", 4.5, 4.5), ("bad", "ground", 4.5, 4.5), ("edge", "ground", 3.7, 4.5),
    ("edge", "panel", 3, 3),
    ("cord", "leaf", 3, 3), ("paper", "niche", 3, 7), ("tuft", "rice", 3.4, 4.2),
    ("roof", "village", 4.1, 5.4),
    ("ripple", "water", 3.7, 3.9), ("meru", "palace", 9.7, 9.7), ("peak", "mountain", 3.4, 4.0),
    ("palm", "lowland", 4.3, 5.2), ("coast", "island", 3.3, 3.1),
    ("coast", "sea", 3, 3), ("edge", "sea", 3, 3), ("soft", "sea", 4.5, 4.5), ("text", "island", 4.5, 4.5),
    ("storm", "sea", 3, 3), ("storm", "table", 3, 3), ("under", "storm", 4.5, 4.5),
    ("accent", "sea", 4.5, 4.5), ("accent", "island", 3, 3),
]  # fmt: skip

NUMERALS = [
    ("paper", "seat1", 5.6), ("paper", "seat2", 11.2), ("paper", "seat3", 4.7), ("ink", "seat4", 15.9),
    ("ink", "seat5", 7), ("ink", "yellow", 9.4), ("paper", "black", 14.9), ("paper", "blue", 5.2),
    ("paper", "samara", 4.9), ("ink", "dharmasetu", 10.0), ("paper", "dharanindra", 10.5),
    ("paper", "panangkaran", 6.4), ("ink", "rakai", 6.7),
]  # fmt: skip

DISTANCES = {  # smallest CIEDE2000 distance: none, protan, deutan, tritan
    ("rice", "village", "water", "bare"): (20, 13, 17, 20),
    ("mountain", "lowland", "bare"): (12, 10, 8, 9),
    ("yellow", "black", "blue"): (35, 36, 35, 43),
    ("samara", "dharmasetu", "dharanindra", "panangkaran", "rakai"): (38, 17, 17, 22),
    ("seat1", "seat2", "seat3", "seat4"): (38, 25, 22, 28),
    ("seat1", "seat2", "seat3", "seat4", "seat5"): (30, 25, 22, 25),
}


@pytest.mark.parametrize(("front", "ground", "light", "dark"), PAIRS)
def test_contrast(front: str, ground: str, light: float, dark: float) -> None:
    for theme, least in (("light", light), ("dark", dark)):
        colours = tokens(theme)
        assert contrast(colours[front], colours[ground]) >= least - 0.05, theme


@pytest.mark.parametrize(("front", "ground", "least"), NUMERALS)
def test_numerals_are_read_on_their_colours(front: str, ground: str, least: float) -> None:
    assert contrast(tokens("light")[front], tokens("light")[ground]) >= least - 0.05


@pytest.mark.parametrize("group", DISTANCES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_that_tell_pieces_apart_stay_apart(group: tuple[str, ...], theme) -> None:
    colours = [tokens(theme)[name] for name in group]
    for kind, least in zip(KINDS, DISTANCES[group], strict=True):
        assert least_distance(colours, kind) >= least - 0.5, kind


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_every_token_is_two_colours() -> None:
    for pair in TOKENS.values():
        assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for colour in pair)

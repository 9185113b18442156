"""The palette: every colour of Lontar once, for light and dark.

The names of dyes are memory aids: soga brown, nila indigo, mengkudu red, kunyit yellow. Wood and paper keep
their colours in the dark; only the ground, land and panels change. tests/service/boards/test_palette.py
proves the contrasts and the distances under colour-blindness.
"""

from typing import Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]

TOKENS: dict[str, tuple[str, str]] = {  # token: (light, dark)
    # ground, panels, text
    "ground": ("#F3EBDA", "#17120D"),
    "panel": ("#FFFBF3", "#221B14"),
    "sunk": ("#E9DEC6", "#0F0B08"),
    "line": ("#CFBF9F", "#4A3D2E"),
    "edge": ("#8A7656", "#8C7A5F"),  # borders that mean something: 3:1 on ground and panel
    "text": ("#2B2018", "#F1E7D4"),
    "soft": ("#63523C", "#BCAB8F"),
    # what one can do, and what is happening
    "accent": ("#27427F", "#A9BEF7"),  # nila: links, buttons, focus, the draft
    "on-accent": ("#FFFFFF", "#131B33"),
    "turn": ("#F2B632", "#F2B632"),  # kunyit: it is your turn; text on it is ink
    "turn-soft": ("#FBEBC1", "#3B2C0E"),
    "good": ("#2F6A2B", "#9CCB7E"),
    "bad": ("#A3211C", "#FF9E8F"),  # mengkudu: refused, late
    "bad-soft": ("#F9E0DA", "#40170F"),
    # pieces and leaves
    "ink": ("#2B2018", "#120D09"),  # outlines of pieces
    "paper": ("#FFFDF7", "#FFFDF7"),  # rims of pieces
    "under": ("#FFFDF7", "#120D09"),  # laid under dashed lines, so that they read on anything
    "leaf": ("#E9D7AB", "#3A2D1A"),
    "leaf-line": ("#C9B079", "#5D4A2D"),
    "cord": ("#8C3B1F", "#C9774F"),
    "table": ("#EADFC7", "#1B150F"),  # what boards lie on
    # Java
    "bare": ("#F7F0DF", "#34291E"),
    "bare-line": ("#C6B48F", "#65553F"),
    "mountain": ("#AD9F8E", "#5A4E44"),
    "peak": ("#54483B", "#C4B5A2"),
    "lowland": ("#CFD69A", "#3F4A24"),
    "palm": ("#55622A", "#BCC684"),
    "rice": ("#8FB34A", "#76953E"),
    "rice-wall": ("#4A6420", "#3F5522"),
    "tuft": ("#35590F", "#1D3007"),
    "village": ("#B0522C", "#7C3A1F"),
    "village-wall": ("#6B2E14", "#5A2812"),
    "roof": ("#F9E3C4", "#F0C79B"),
    "water": ("#2E7FA8", "#23688C"),
    "water-wall": ("#174A66", "#0D3347"),
    "ripple": ("#D6EEF8", "#A9D6EA"),
    "palace": ("#3A1B10", "#3A1B10"),  # soga; also the ground of backs
    "meru": ("#F5C64C", "#F5C64C"),
    # The Festivals
    "sea": ("#C9E0E4", "#173039"),
    "sea-line": ("#9CC3CB", "#2B4E59"),
    "island": ("#E9DCAE", "#59532F"),
    "coast": ("#86743A", "#B3A56A"),
    "yellow": ("#F4C02E", "#F4C02E"),
    "black": ("#2A2521", "#2A2521"),
    "blue": ("#2C6DB5", "#2C6DB5"),
    "storm": ("#5B4A78", "#B9A6DD"),
    # Medang
    "stone": ("#CFC4B2", "#3A3229"),
    "stone-2": ("#B5A890", "#4C4236"),
    "niche": ("#A08E6E", "#120D09"),
    "samara": ("#2E7D5B", "#2E7D5B"),
    "dharmasetu": ("#F6C83A", "#F6C83A"),
    "dharanindra": ("#52297A", "#52297A"),
    "panangkaran": ("#B3261A", "#B3261A"),
    "rakai": ("#62AEEE", "#62AEEE"),
    # seats, the first of them seat 0
    "seat1": ("#C4262E", "#C4262E"),  # circle, mengkudu red
    "seat2": ("#3F2A7E", "#3F2A7E"),  # square, deep violet
    "seat3": ("#0B7F80", "#0B7F80"),  # triangle, tosca
    "seat4": ("#FFFFFF", "#FFFFFF"),  # diamond, kapur white
    "seat5": ("#E9A23B", "#E9A23B"),  # cross, ochre
}
SUN = "#FFF4C9"  # what the land is lighter by, level by level
LEVELS = {"rice": 0.105, "village": 0.036}  # by how much; roofs keep 3:1 on the highest village


def mixed(one: str, other: str, share: float) -> str:
    """A colour moved by this share towards another."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def terraces() -> dict[str, tuple[str, str]]:
    """The colours of the land on levels 1 to 6: rice-1, rice-2, …, village-6."""
    return {
        f"{land}-{level}": (mixed(light, SUN, step * (level - 1)), mixed(dark, SUN, step * (level - 1)))
        for land, step in LEVELS.items()
        for level in range(1, 7)
        for light, dark in [TOKENS[land]]
    }


TOKENS |= terraces()


def tokens(theme: Theme) -> dict[str, str]:
    """Every token of a theme with its colour, as "#RRGGBB"."""
    which = 0 if theme == "light" else 1
    return {name: pair[which] for name, pair in TOKENS.items()}


def luminance(colour: str) -> float:
    """Relative luminance of "#RRGGBB", 0 to 1 (WCAG 2.2)."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)

"""The four fonts: cut to Latin for the pages, whole for the pictures in letters.

The files come with the packages font-lato and font-source-serif-pro, both under the SIL Open Font Licence. A
cut font is a changed one and may not keep its reserved name, so the cuts are called Lontar Sans and Lontar
Serif; copyright and licence stay in them. This Lato has Western and Polish letters; the few others of Latin
Extended-A come from the next font of the stack.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
    *(
        0x2010,
        0x2011,
        0x2012,
        0x2013,
        0x2014,
        0x2018,
        0x2019,
        0x201A,
        0x201C,
        0x201D,
        0x201E,
        0x2020,
        0x2022,
        0x2026,
    ),
    *(
        0x202F,
        0x2032,
        0x2033,
        0x2039,
        0x203A,
        0x2044,
        0x20AC,
        0x2116,
        0x2122,
        0x2212,
        0x2248,
        0x2260,
        0x2264,
        0x2265,
    ),
]


class Face(NamedTuple):
    """A font file of a package, and how style sheets ask for it."""

    package: str
    file: str
    family: str
    weight: int


FACES: dict[str, Face] = {
    "sans-regular": Face("font_lato", "Lato-Regular.ttf", "Lontar Sans", 400),
    "sans-bold": Face("font_lato", "Lato-Bold.ttf", "Lontar Sans", 700),
    "sans-black": Face("font_lato", "Lato-Black.ttf", "Lontar Sans", 900),
    "serif-semibold": Face("font_source_serif_pro", "SourceSerifPro-Semibold.ttf", "Lontar Serif", 600),
}


def whole(name: str) -> str:
    """The path of the package's own TrueType file. Raises KeyError for an unknown name."""
    face = FACES[name]
    return str(files(face.package) / "files" / face.file)


def picture_fonts() -> list[str]:
    """Paths of the fonts that pictures need; a bare host has none of its own."""
    return [whole(name) for name, face in FACES.items() if face.family == "Lontar Sans"]


@cache
def font(name: str) -> bytes:
    """The font as WOFF2, cut to Latin, Latin Extended-A and punctuation. Raises KeyError when unknown."""
    cut = TTFont(whole(name))
    options = Options(
        layout_features=["kern", "liga", "mark", "mkmk", "lnum", "tnum", "locl"],
        name_IDs=[0, 1, 2, 4, 6, 13, 14],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(cut)
    rename(cut, FACES[name].family, name)
    cut.flavor = "woff2"
    out = BytesIO()
    cut.save(out)
    return out.getvalue()


def rename(cut: TTFont, family: str, name: str) -> None:
    for record in cut["name"].names:
        if record.nameID in (1, 4):
            record.string = family
        elif record.nameID == 6:
            record.string = f"{family.replace(' ', '')}-{name.split('-')[1].capitalize()}"


def font_faces() -> str:
    """The @font-face rules of the pages' style sheet."""
    return "".join(
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-display:swap;'
        f'src:url("/static/fonts/{name}.woff2") format("woff2")}}'
        for name, face in FACES.items()
    )

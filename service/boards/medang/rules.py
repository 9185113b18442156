"""The style rules of Medang's board, with the drawing kit's."""

from collections.abc import Sequence

from service.look import draw, kawung, marks
from service.look.rules import Rule, rule

DYNASTY_TOKENS = {"g": "samara", "y": "dharmasetu", "p": "dharanindra", "r": "panangkaran", "b": "rakai"}

TILE = (
    *(rule(f".dynasty-{letter}", fill=f"@{token}") for letter, token in DYNASTY_TOKENS.items()),
    rule(".tile-shadow", fill="@ink", fill_opacity=".32"),
    rule(".tile-rim", fill="none", stroke="@ink", stroke_width="1.8"),
    rule(".badge-rim", fill="none", stroke="@ink", stroke_width="1.2"),
    rule(".on-dark", fill="@paper"),
    rule(".on-light", fill="@ink"),
    rule(
        ".line-dark",
        fill="none",
        stroke="@paper",
        stroke_width="2.2",
        stroke_linecap="round",
        stroke_linejoin="round",
    ),
    rule(
        ".line-light",
        fill="none",
        stroke="@ink",
        stroke_width="2.2",
        stroke_linecap="round",
        stroke_linejoin="round",
    ),
    rule(".bevel-dark", fill="none", stroke="@paper", stroke_width="1.2", stroke_opacity=".55"),
    rule(".bevel-light", fill="none", stroke="@ink", stroke_width="1.2", stroke_opacity=".38"),
    rule(".numeral", font_weight="900"),
)
TEMPLE = (
    rule(".stone", fill="@stone"),
    rule(".cornice", fill="@stone-2", stroke="@edge", stroke_width="1.2", stroke_linejoin="round"),
    rule(".course", fill="none", stroke="@edge", stroke_width="1", stroke_opacity=".45"),
    rule(".outline", fill="none", stroke="@edge", stroke_width="1.4", stroke_linejoin="round"),
    rule(".niche", fill="@stone-2", stroke="@edge", stroke_width="1.2", stroke_linejoin="round"),
    rule(".niche-depth", fill="@niche"),
    rule(".roundel", fill="@stone", stroke="@edge", stroke_width="1.2"),
    rule(".lattice", fill="@stone"),
    rule(".capacity", fill="@text", font_size="18px", font_weight="900"),
    rule(".capacity-full", font_weight="400"),
    rule(".coordinate", fill="@soft", font_size="17px", font_weight="400"),
    rule(".lead", fill="@text", font_size="16px", text_anchor="start"),
    rule(".lead-note", fill="@soft", font_size="14px", font_weight="400", text_anchor="start"),
)
RULES: Sequence[Rule] = (*draw.RULES, *TILE, *TEMPLE, *kawung.RULES, *marks.RULES)

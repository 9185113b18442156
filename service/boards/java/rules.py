"""The style rules of Java's board, with the drawing kit's."""

from collections.abc import Sequence

from service.look import draw, kawung, marks, wood
from service.look.rules import Rule, rule

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}

GROUND = (
    rule(".bare", fill="@bare", stroke="@bare-line", stroke_width=".9"),
    rule(".mountain", fill="@mountain", stroke="@table", stroke_width="1.4"),
    rule(".lowland", fill="@lowland", stroke="@table", stroke_width="1.4"),
    rule(".peak", fill="@peak"),
    rule(".snow", fill="@paper", fill_opacity=".75"),
    rule(".palm", fill="none", stroke="@palm", stroke_width="1.5", **ROUND),
    rule(".coastline", fill="none", stroke="@edge", stroke_width="2.2", **ROUND),
    rule(".water-wall", fill="@water-wall"),
    rule(".water", fill="@water"),
    rule(".ripple", fill="none", stroke="@ripple", stroke_width="1.3", stroke_linecap="round"),
    rule(".label-strip", fill="@table", fill_opacity=".86"),
    rule(".map-label text", fill="@soft", font_weight="400"),
)
SLABS = (
    *(rule(f".rice-{level}", fill=f"@rice-{level}") for level in range(1, 7)),
    *(rule(f".village-{level}", fill=f"@village-{level}") for level in range(1, 7)),
    rule(".rice-wall", fill="@rice-wall"),
    rule(".village-wall", fill="@village-wall"),
    rule(".rice-wall,.village-wall", stroke="@ink", stroke_width=".8", stroke_linejoin="round"),
    rule(".shade", fill="@ink", fill_opacity=".26"),
    rule(".tuft", fill="none", stroke="@tuft", stroke_width="1.15", stroke_linecap="round"),
    rule(".roof", fill="@roof"),
    rule(".seam", fill="none", stroke="@ink", stroke_width=".7", stroke_opacity=".34"),
    rule(".tile-line", fill="none", stroke="@ink", stroke_width="1.5", stroke_linejoin="round"),
    rule(".level-rice", fill="@tuft", font_weight="900"),
    rule(".level-village", fill="@roof", font_weight="900"),
)
PALACE = (
    rule(".soga", fill="@palace", stroke="@meru", stroke_width="1.5", stroke_linejoin="round"),
    rule(".soga-held", stroke_dasharray="2.2 2.6"),
    rule(".meru", fill="@meru"),
    rule(".meru-held", fill="none", stroke="@meru", stroke_width=".9", stroke_linejoin="round"),
    rule(".soga-number", fill="@meru", font_weight="900"),
    rule(".fest-under", fill="none", stroke="@ink", stroke_width="5.4", stroke_linejoin="round"),
    rule(".fest", fill="none", stroke="@turn", stroke_width="3", stroke_linejoin="round"),
)
CARD = (
    rule(".festival-card", fill="@panel", stroke="@edge", stroke_width="1.4"),
    rule(".festival-card-in", fill="none", stroke="@line", stroke_width="1"),
    rule(".card-back-rim", fill="none", stroke="@meru", stroke_width="1"),
    rule(".symbol", fill="none", stroke="@text", stroke_width="1.7", **ROUND),
    rule(".symbol-dye", fill="@cord"),
    rule(".symbol-ink", fill="@text"),
    rule(".symbol-light", fill="@paper"),
    rule(".symbol-cord", fill="none", stroke="@paper", stroke_width="1.3", **ROUND),
    rule(".coin", fill="@turn", stroke="@ink", stroke_width="1.6"),
    rule(".coin-rim", fill="none", stroke="@ink", stroke_width="1", stroke_opacity=".5"),
    rule(".coin-number", fill="@ink", font_weight="900"),
)
WAYS = (
    rule(".price", fill="@paper", stroke="@ink", stroke_width="1.6"),
    rule(".price-number", fill="@ink", font_weight="900"),
    rule(".price-on", fill="@accent", stroke="@on-accent"),
    rule(".price-number-on", fill="@on-accent"),
    rule(".trail-under", fill="none", stroke="@ink", stroke_width="4.4", **ROUND),
    rule(".trail", fill="none", stroke="@turn", stroke_width="2", **ROUND),
    rule(".trail-own-under", fill="none", stroke="@under", stroke_width="4.4", **ROUND),
    rule(".trail-own", fill="none", stroke="@accent", stroke_width="2.4", stroke_dasharray="5 4", **ROUND),
)
RULES: Sequence[Rule] = (
    *draw.RULES, *GROUND, *SLABS, *PALACE, *CARD, *WAYS, *wood.RULES, *kawung.RULES, *marks.RULES,
)  # fmt: skip

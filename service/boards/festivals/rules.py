"""The style rules of The Festivals' board, with the drawing kit's."""

from collections.abc import Sequence

from service.look import draw, kawung, marks, wood
from service.look.rules import Rule, rule

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
TICKET_TOKENS = {"y": "yellow", "k": "black", "b": "blue"}

TICKET = (
    *(rule(f".ticket-{letter}", fill=f"@{token}") for letter, token in TICKET_TOKENS.items()),
    rule(".ticket-edge", fill="none", stroke="@paper", stroke_width="3.6", stroke_linejoin="round"),
    rule(".ticket-rim", fill="none", stroke="@ink", stroke_width="1", stroke_linejoin="round"),
    rule(".ticket-letter-dark", fill="@paper", font_weight="900"),
    rule(".ticket-letter-light", fill="@ink", font_weight="900"),
    rule(".ticket-sign-dark", fill="none", stroke="@paper", stroke_width="1.4", **ROUND),
    rule(".ticket-sign-light", fill="none", stroke="@ink", stroke_width="1.4", **ROUND),
    rule(".slot", fill="@panel", fill_opacity=".72"),
    rule(".slot-tint", fill_opacity=".22"),
    rule(".slot-line", fill="none", stroke="@text", stroke_width="1.3", stroke_dasharray="3 2.4"),
    rule(".slot-sign", fill="none", stroke="@text", stroke_width="1.2", **ROUND),
    rule(".slot-letter", fill="@text", font_weight="900"),
)
TRAVELLER = (
    *wood.RULES,
    rule(".mover-under", fill="none", stroke="@ink", stroke_width="4.4", stroke_linejoin="round"),
    rule(".mover", fill="none", stroke="@turn", stroke_width="2.6", stroke_linejoin="round"),
)
SEA = (
    rule(".sea", fill="@sea"),
    rule(".sea-pale", fill_opacity=".55"),
    rule(".sea-rim", fill="none", stroke="@edge", stroke_width="1.2"),
    rule(".wave", fill="none", stroke="@sea-line", stroke_width="1.3", stroke_linecap="round"),
    rule(".shoal", fill="none", stroke="@sea-line", stroke_width="5", stroke_opacity=".7", **ROUND),
    rule(".land", fill="@island", stroke="@coast", stroke_width="1.3", stroke_linejoin="round"),
    rule(".island-name", fill="@text", font_size="13px", text_anchor="start"),
    rule(".lane", fill="none", stroke="@edge", stroke_width="2.4", stroke_dasharray="0.1 5.2", **ROUND),
    rule(".boat", fill="@text"),
    rule(".boat-jib", fill_opacity=".55"),
    rule(".sea-note", fill="@soft", font_size="10.5px", font_weight="400"),
    rule(".dock", fill="@panel", stroke="@edge", stroke_width="1"),
    rule(".count", fill="@paper", stroke="@ink", stroke_width="1.2"),
    rule(".count-number", fill="@ink", font_size="9.5px", font_weight="900"),
)
FESTIVAL = (
    rule(".frame-under", fill="none", stroke="@ink", stroke_width="6.4"),
    rule(".frame", fill="none", stroke="@turn", stroke_width="4"),
    rule(".ribbon", fill="@turn", stroke="@ink", stroke_width="1", stroke_linejoin="round"),
    rule(".ribbon-next", fill="@panel", stroke="@edge", stroke_width="1.3", stroke_dasharray="4 2.6"),
    rule(".ribbon-number", fill="@ink", font_weight="900"),
    rule(".ribbon-number-next", fill="@text", font_weight="700"),
)
STORM = (
    rule(".storm", fill="@storm", stroke="@under", stroke_width="2"),
    rule(".storm-arm", fill="none", stroke="@under", stroke_width="2.6", stroke_linecap="round"),
    rule(".storm-eye", fill="@under"),
    rule(".storm-place", fill="@panel", stroke="@storm", stroke_width="1.8", stroke_dasharray="4 3"),
)
WAY = (
    rule(".way-under", fill="none", stroke="@under", stroke_width="5.6", stroke_opacity=".9", **ROUND),
    rule(".way", fill="none", stroke="@accent", stroke_width="2.8", stroke_dasharray="6 4.5", **ROUND),
    rule(".ghost", fill="@panel", stroke="@accent", stroke_width="2", stroke_dasharray="4 2.6"),
    rule(".reach", fill="none", stroke="@accent", stroke_width="3", stroke_linejoin="round"),
)
RULES: Sequence[Rule] = (
    *draw.RULES, *SEA, *TICKET, *TRAVELLER, *FESTIVAL, *STORM, *WAY, *kawung.RULES, *marks.RULES,
)  # fmt: skip

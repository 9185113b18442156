"""The viewer's own points, with the temple as it stands, in words."""

from collections.abc import Mapping
from typing import Any

from engine.words import counted
from service.boards.medang import standing

View = Mapping[str, Any]


def stands(view: View, options: Mapping[str, Any]) -> str:
    """ "With the temple as it stands: 7 points, 3 from floors and 4 from columns"; may be empty."""
    found = standing(view)
    if found is None or view["scores"] or not any(view["columns"]):
        return ""
    counting = ", if every dynasty counted" if options.get("neutral_dynasties") == "ignore" else ""
    said = f"With the temple as it stands{counting}: {counted(found.total, 'point')}"
    if not found.total:
        return said
    return f"{said}, {sum(found.floors)} from floors and {sum(found.columns)} from columns"

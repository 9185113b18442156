"""Names that the templates of one game may use, such as the drawings of its pieces."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from markupsafe import Markup

Drawn: TypeAlias = Mapping[str, Callable[..., Any]]


def drawn(function: Callable[..., str]) -> Callable[..., Markup]:
    """What draws, for templates."""
    return lambda *arguments, **options: Markup(function(*arguments, **options))

"""Fields that refuse what this service never means: half characters, control characters, huge numbers."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate

PRINTABLE = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"  # as documented; half surrogates are refused as well
SEATS = 10  # more than any game has


class Strict(Schema):
    """A body that refuses fields it does not know."""

    class Meta:
        unknown = RAISE


class Whole(fields.Integer):
    """A whole number within bounds; true, "1" and 1.5 are none."""

    def __init__(self, least: int = 0, most: int = 2**53 - 1, **more: Any) -> None:
        super().__init__(validate=validate.Range(least, most), **more)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> int:
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_error("invalid", input=value)
        return value


class WholeInUrl(Whole):
    """A whole number written in decimal digits."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> int:
        if not re.fullmatch("[0-9]{1,16}", value):
            raise self.make_error("invalid", input=value)
        return int(value)


class YesNo(fields.Boolean):
    """true or false; 1, "true" and "yes" are none."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value


class Text(fields.String):
    """One line of text without control characters, of bounded length."""

    allowed = ""

    def __init__(self, most: int, *, least: int = 0, **more: Any) -> None:
        metadata = ({} if self.allowed else {"pattern": PRINTABLE}) | more.pop("metadata", {})
        super().__init__(validate=validate.Length(least, most), metadata=metadata, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> Any:
        text = super()._deserialize(value, attr, data, **more)
        if any(unicodedata.category(one) in ("Cc", "Cs") and one not in self.allowed for one in text):
            raise ValidationError("Control characters and half characters are not allowed here.")
        return text


class Lines(Text):
    """Text of several lines."""

    allowed = "\r\n"


class Exactly(validate.Regexp):
    """A pattern for the whole text: unlike `$`, a newline behind it is refused."""

    def __call__(self, value: Any) -> Any:
        if not self.regex.fullmatch(value):
            raise ValidationError(self._format_error(value))
        return value


def code(pattern: str, error: str, **more: Any) -> fields.String:
    """A text of exactly this pattern (without anchors)."""
    return fields.String(validate=Exactly(f"^{pattern}$", error=error), **more)


def choice(*choices: str, **more: Any) -> fields.String:
    """One of these words."""
    return fields.String(validate=validate.OneOf(choices), **more)


def only(word: str, description: str) -> fields.String:
    """A tag with one possible value, which tells the variants of a body apart."""
    return fields.String(required=True, validate=validate.Equal(word), metadata={"description": description})

"""Refusals: every way in which this service says no, as RFC 9457 problems that people can read."""

from typing import Any


class Problem(Exception):
    """A refusal: an HTTP status, a slug for programs, a title, and a sentence that says what to do."""

    status = 400
    slug = "bad-request"
    title = "This request says nothing known"

    def __init__(self, detail: str, **extra: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.extra = extra  # further members of the problem, such as the rule

    def document(self) -> dict[str, Any]:
        """The RFC 9457 problem document."""
        return {
            "type": f"/problems/{self.slug}",
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            **{name: value for name, value in self.extra.items() if value is not None},
        }


class SignInNeeded(Problem):
    status, slug, title = 401, "sign-in-needed", "Say who you are first"


class Forbidden(Problem):
    status, slug, title = 403, "forbidden", "This is not yours to do"


class NotFound(Problem):
    status, slug, title = 404, "not-found", "There is nothing here"


class Stale(Problem):
    """The game has moved on since the page or program looked."""

    status, slug, title = 409, "stale", "The game has moved on"


class NotNow(Problem):
    """Allowed, but not in the state that things are in: a full game, a finished one."""

    status, slug, title = 409, "not-now", "Not possible now"


class TooLarge(Problem):
    status, slug, title = 413, "too-large", "Too much at once"


class Refused(Problem):
    """Illegal by the rules of the game; `rule` names the paragraph, `move` counts from 0."""

    status, slug, title = 422, "illegal", "The rules do not allow this"


class Boundary(Problem):
    """Moves behind a draw or reveal."""

    status, slug, title = 422, "boundary", "Look first"


class NoOrder(Problem):
    """A line that is no standing order, or none that can be given now; `order` counts from 0."""

    status, slug, title = 422, "no-order", "This is no standing order"


class Invalid(Problem):
    """Not well-formed: a field is missing, of the wrong kind, or unknown."""

    status, slug, title = 422, "invalid", "This is not well-formed"


class KeyReused(Problem):
    status, slug, title = 422, "key-reused", "That Idempotency-Key belongs to another request"


class TooMany(Problem):
    status, slug, title = 429, "too-many", "Too many at once"


class Broken(Problem):
    """Something here contradicts itself; nothing is shown or written."""

    status, slug, title = 500, "broken", "This service made a mistake"


class Unavailable(Problem):
    status, slug, title = 503, "unavailable", "Not available for the moment"

"""gunicorn's log, in the lines of everybody else; nothing of its own, because it would name paths."""

from typing import Any

from gunicorn.glogging import Logger  # type: ignore[import-untyped]

from service.logs import log_to_stderr


class ServerLog(Logger):  # type: ignore[misc]
    """Writes through the root logger."""

    def setup(self, cfg: Any) -> None:
        """Called at the start of the master and when it is told to read its settings again."""
        super().setup(cfg)
        log_to_stderr("web")
        for log in (self.error_log, self.access_log):
            log.handlers.clear()
        self.error_log.propagate = True

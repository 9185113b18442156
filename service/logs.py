"""Logs: one line per event on stderr, in logfmt: time, level, process, event, then what belongs to it.

No line holds a token, link, address or name. Own code never hands one over, and whatever looks like one is
blanked, because the words of other people's exceptions may hold anything.
"""

import logging
import os
import re
import sys
import threading
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

request_id: ContextVar[str] = ContextVar("request_id", default="")  # of the request that is being answered

BLANK = "…"
ADDRESS = re.compile(r"[^\s\"'<>(){}=:,/]+(?:@|%40)[^\s\"'<>(){},/]+")
SECRET = re.compile(r"[A-Za-z0-9_~-]{24,}|(?=[A-Za-z_~-]*[0-9])[A-Za-z0-9_~-]{16,}")
PATH = re.compile(r"(?<![\w.:/])/(?:[A-Za-z0-9_.~%-]+/?)*(?:\?\S*)?")
PLAIN = re.compile(r"[^\s\"=]+\Z")
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
FRAMES = 12  # of a stack, the innermost


def log_to_stderr(process: str) -> None:
    """Have this process (web, worker, mail, clock) write its log. LOG_LEVEL: info, unless set."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line(process))
    logging.basicConfig(handlers=[handler], level=level(), force=True)
    sys.excepthook = log_uncaught
    threading.excepthook = lambda found: log_uncaught(found.exc_type, found.exc_value, found.exc_traceback)


def log_uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """What ends a process or a thread is a line too."""
    if error is not None and not isinstance(error, KeyboardInterrupt):
        logging.critical("ended by a fault", exc_info=(kind, error, trace))


def level() -> int:
    """The level of LOG_LEVEL; a name that there is not counts as info."""
    known = logging.getLevelNamesMapping()
    return known.get(os.environ.get("LOG_LEVEL", "").upper(), logging.INFO)


class Line(logging.Formatter):
    """A record as one line. What is given as `extra` becomes fields."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z",
            "level": record.levelname.lower(),
            "process": f"{self.process}.{record.process}",
            "event": clean(record.getMessage()),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in ORDINARY}
        if found := request_id.get():
            fields.setdefault("request", found)
        if record.exc_info and record.exc_info[1] is not None:
            fields |= failure(record.exc_info[1], record.exc_info[2])
        return " ".join(f"{name}={quoted(value)}" for name, value in fields.items() if value is not None)


def failure(error: BaseException, trace: TracebackType | None) -> dict[str, str]:
    """What failed and where; of its own words, what is no secret."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    places = [f"{os.path.basename(frame.filename)}:{frame.lineno}:{frame.name}" for frame in frames]
    return {"error": type(error).__name__, "words": clean(str(error)), "at": ",".join(places)}


def clean(text: str) -> str:
    """The text on one line, with whatever looks like an address, a path or a token blanked."""
    line = " ".join(text.split())
    for pattern in (ADDRESS, PATH, SECRET):
        line = pattern.sub(BLANK, line)
    return line[:500]


def quoted(value: object) -> str:
    """A value as logfmt has it: bare, or between quotation marks."""
    text = str(value)
    if PLAIN.match(text):
        return text
    return '"' + "".join(f"\\{one}" if one in '"\\' else one if one >= " " else " " for one in text) + '"'

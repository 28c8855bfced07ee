"""The log: plain lines, or one JSON object on each. Nothing in it names a person, a cookie or a hidden piece."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from flagfall.core import FlagfallError

if TYPE_CHECKING:
    from flagfall.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config(settings: Settings) -> dict[str, Any]:
    """For uvicorn and for us, in the form of logging.config."""
    if settings.log_level not in LEVELS:
        raise FlagfallError("server-no-log-level", level=repr(settings.log_level), there=", ".join(LEVELS))
    level = settings.log_level.upper()
    lines = {"()": JsonLines} if settings.log_json else {"format": PLAIN}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": lines},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {name: {"handlers": ["out"], "level": level, "propagate": True} for name in ("flagfall", "uvicorn")},
    }

"""What is not part of the base install is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from flagfall.core.errors import MissingExtra


def extra(module: str, name: str, purpose: str) -> Any:
    """A module of an extra of Flagfall, or one sentence that says how to install it."""
    try:
        return import_module(module)
    except ImportError as why:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"{purpose} needs {package}, which cannot be loaded ({why}): pip install 'flagfall[{name}]'"
        ) from None

"""The terminal: `flagfall play | watch | replay | …`. Small files, one command each."""

from flagfall.cli.app import main

__all__ = ["main"]

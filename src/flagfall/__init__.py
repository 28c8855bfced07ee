"""Flagfall: a home for hidden-army and conquest board games."""

__version__ = "0.1.0"

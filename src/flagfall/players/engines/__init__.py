"""Players that are programs of their own, in any language: they are spoken to in lines. The book is docs/engine.md."""

from flagfall.players.engines.line import EngineTrouble
from flagfall.players.engines.seat import Engine
from flagfall.players.engines.ucc_seat import UccEngine

__all__ = ["Engine", "EngineTrouble", "UccEngine"]

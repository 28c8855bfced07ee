"""For machines: many tables of one game as arrays. What a program may see of them is what a seat may know."""

from flagfall.machine.batch import Batch

__all__ = ["Batch"]

"""Lessons: a first game in small steps, each on a real position with the real rules."""

from flagfall.lessons.lesson import Lesson, Step, lesson, lessons
from flagfall.lessons.stage import Stage, shown_way

__all__ = ["Lesson", "Stage", "Step", "lesson", "lessons", "shown_way"]

"""What people read, by language: sentences are files, and everything above speaks in keys and arguments."""

from flagfall.speech.catalogue import ENGLISH, Catalogue, accepted, begun, catalogue, chosen, languages
from flagfall.speech.phrase import Name, Phrase, Said

__all__ = ["ENGLISH", "Catalogue", "Name", "Phrase", "Said", "accepted", "begun", "catalogue", "chosen", "languages"]

"""What can go wrong, drawn as a tree:

    FlagfallError                 one clear line for people; exit code 2 in the terminal
    ├── Refusal                   the table is unchanged and nothing was revealed
    │   ├── NotYourTurn           somebody else is to act
    │   ├── Unreadable            the words make no sense in this game
    │   ├── Illegal               understood, but not among the choices
    │   ├── Stale                 the table has moved on since the asker last looked
    │   └── GameOver              nothing can be decided any more
    ├── UnknownGame               no game of that name; the message lists those there are
    ├── UnknownPlayer             no player of that name; likewise
    ├── BadOption                 no such option, no such value, or two that contradict each other
    ├── DamagedScroll             a record that cannot be played back: at which line, and why
    ├── BadEdition                a game's own file says what cannot be: which file, and where
    └── MissingExtra              an extra that is not installed: the message names the command that installs it

A message says what was asked and what would have been possible. It is made from the asker's view
alone, so it reads the same in every state the asker cannot tell apart. An error carries a key and
arguments; `said(language)` makes a sentence of them, and `str` an English one.
"""

from flagfall.speech import ENGLISH, Phrase, Said, catalogue


class FlagfallError(Exception):
    """Something was asked that cannot be done. A sentence that is no key is said as it stands."""

    def __init__(self, what: str | Phrase, /, **arguments: Said) -> None:
        self.phrase = what if isinstance(what, Phrase) else Phrase(what, arguments)
        super().__init__(self.phrase)

    @property
    def key(self) -> str:
        """What is wrong, in one word for programs."""
        return self.phrase.key

    @property
    def arguments(self) -> dict[str, Said]:
        """What it speaks of, by name."""
        return dict(self.phrase.arguments)

    def said(self, language: str = ENGLISH) -> str:
        """The sentence in a language."""
        return catalogue(language).say(self.phrase)

    def __str__(self) -> str:
        return self.said()


class Refusal(FlagfallError):
    """A decision was not accepted."""


class NotYourTurn(Refusal):
    """Somebody else is to act."""


class Unreadable(Refusal):
    """The words make no sense in this game."""


class Illegal(Refusal):
    """Understood, but not among the choices."""


class Stale(Refusal):
    """The table has moved on since the asker last looked."""


class GameOver(Refusal):
    """Nothing can be decided any more."""


class UnknownGame(FlagfallError):
    """No game of that name."""


class UnknownPlayer(FlagfallError):
    """No player of that name."""


class BadOption(FlagfallError):
    """No such option, no such value, or a contradiction."""


class DamagedScroll(FlagfallError):
    """A record that cannot be played back."""

    def __init__(self, line: int, why: str | Phrase, /, **arguments: Said) -> None:
        phrase = why if isinstance(why, Phrase) else Phrase(why, arguments)
        super().__init__("scroll-line", line=line, why=phrase)
        self.args = (line, phrase)  # what a copy is made of
        self.line = line
        self.why = str(phrase)


class BadEdition(FlagfallError):
    """A file that declares a game says something that cannot be."""


class MissingExtra(FlagfallError, ImportError):
    """Something that is not part of the base install is needed."""

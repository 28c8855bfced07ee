"""One person at the table, computers in the other seats."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from flagfall.cli.ask import Trouble, console, picture, write_text
from flagfall.cli.helps import COMMANDS, show_help, show_moves
from flagfall.cli.seated import GivesUp, Seated
from flagfall.cli.typed import Keyboard
from flagfall.core import FlagfallError, Refusal
from flagfall.records import leaves, scroll_of, write
from flagfall.records.story import Story

if TYPE_CHECKING:
    from pathlib import Path

    from flagfall.core import Fact, Seat
    from flagfall.table import Table

YOU: Final = "you"


class Left(Exception):
    """The person leaves the table."""


class Session:
    """Asks whoever is to act, tells the person what happened, and keeps the scroll."""

    def __init__(
        self, table: Table, players: tuple[str, ...], scroll: Path, seconds: float, *, polite: bool = False
    ) -> None:
        self.table, self.rules = table, table.rules
        self.players, self.scroll, self.seconds = players, scroll, seconds
        self.person = players.index(YOU)
        luck = random.Random()
        self.bots: dict[Seat, Seated] = {
            seat: Seated(name, self.rules, seat, luck, polite=polite)
            for seat, name in enumerate(players)
            if seat != self.person
        }
        self._aide: Seated | None = None
        self._keyboard = Keyboard(self._offered)
        self._told = len(table.heard(self.person).facts)
        self._last: tuple[Fact, ...] = table.heard(self.person).facts

    def run(self) -> None:
        """Play until the end, or until the person leaves; either way the scroll is kept."""
        try:
            while self.table.result is None:
                self._next()
        except (KeyboardInterrupt, EOFError, Left):
            self._keep()
            console.print(
                f"\nYour game is kept. Go on with: flagfall play --continue {self.scroll}", markup=False, soft_wrap=True
            )
            return
        except GivesUp as gone:
            self._tell()
            self._keep(resigned=gone.seat)
            console.print(f"{self.rules.seats[gone.seat]} resigns. You win!", style="bold", markup=False)
            console.print(f"See it again with: flagfall replay {self.scroll}", markup=False, soft_wrap=True)
            return
        except Trouble:
            self._keep()
            raise
        finally:
            self._keyboard.remember()
        self._tell()
        self._finish()

    # -- whose decision ------------------------------------------------------------------------------
    def _next(self) -> None:
        seat = self.table.to_act
        if seat != self.person:
            self.bots[seat].act(self.table, self.seconds)
        elif self._aide is not None and self._setting_up():
            self._aide.act(self.table, self.seconds)
        elif len(choices := self.table.choices(seat)) == 1 and not self._setting_up():
            self._tell()
            console.print(Text(f"  Nothing else is possible: {self.rules.write(choices[0], seat)}", style="dim"))
            self.table.submit(seat, choices[0])
        else:
            self._tell()
            self._ask()

    def _setting_up(self) -> bool:
        """Before the first turn, which every family tells in its own way."""
        shown = self.rules.show(self.table.view(self.person))
        return shown["phase"] == "setup" or shown.get("turns") == 0

    def _tell(self) -> None:
        """Everything the person has heard since last time, in sentences."""
        new = self.table.heard(self.person, self._told).facts
        if new:
            self._told += len(new)
            self._last = new
            for sentence in Story(self.rules, self.table.heard(self.person)).between(self._told - len(new), self._told):
                console.print(Text(f"  {sentence}", style="italic"))

    # -- the person ------------------------------------------------------------------------------------
    def _ask(self) -> None:
        console.print()
        console.print(picture(self.rules, self.table.view(self.person), self._last))
        if self._setting_up():
            console.print("Type [bold]setup[/] for a sensible set-up, or set up yourself ([bold]help[/] says how).")
        while True:
            line = self._keyboard.line(f"{self.rules.seats[self.person]}>")
            if line and self._answer(line):
                return

    def _offered(self) -> list[str]:
        """What Tab may complete a line to: every decision, and every command."""
        view = self.table.view(self.person)
        decisions = [self.rules.write(decision, self.person) for decision in self.rules.choices(view)]
        commands = [word for word, _ in (*COMMANDS, *self.rules.family.looks(self.rules))]
        return [*decisions, *commands, "help", *(["setup"] if self._setting_up() else [])]

    def _answer(self, line: str) -> bool:
        """Do what a line says; True when it was a decision."""
        word, _, rest = line.lower().partition(" ")
        view = self.table.view(self.person)
        match word:
            case "help" | "?":
                show_help(self.rules, self.person, self._setting_up())
            case "board":
                console.print(picture(self.rules, view, self._last))
            case "moves":
                show_moves(self.rules, self.person, self.rules.choices(view), rest)
            case "quit" | "exit":
                raise Left
            case "resign":
                return self._resign()
            case "setup" if self._setting_up():
                self._aide = Seated("novice", self.rules, self.person, random.Random())
                return True
            case _ if (seen := self.rules.family.look(self.rules, view, word, rest)) is not None:
                console.print(seen)
            case _:
                return self._decide(line)
        return False

    def _decide(self, line: str) -> bool:
        try:
            self.table.submit(self.person, line)
        except Refusal as refusal:
            console.print(Text(f"  {refusal}", style="yellow"))
            return False
        return True

    def _resign(self) -> bool:
        if console.input("Give this game up? (yes/no) ").strip().lower() not in ("y", "yes"):
            return False
        self._keep(resigned=self.person)
        console.print(f"You resign. The scroll of this game: {self.scroll}", markup=False, soft_wrap=True)
        raise SystemExit(0)

    # -- the end ---------------------------------------------------------------------------------------
    def _finish(self) -> None:
        result: Any = self.table.result
        console.print(picture(self.rules, self.table.view(self.person), self._last))
        if self.person not in result.winners:
            verdict = "You lose."
        else:
            verdict = "You win!" if len(result.winners) == 1 else "Nobody wins alone: a shared result."
        console.print(Text(verdict, style="bold"))
        self._keep()
        console.print(f"See it again with: flagfall replay {self.scroll}", markup=False, soft_wrap=True)

    def _keep(self, resigned: Seat | None = None) -> None:
        left = None if resigned is None else leaves(self.rules, resigned)
        scroll = scroll_of(self.table, self.players, left)
        try:
            write_text(self.scroll, write(scroll))
        except FlagfallError as error:
            console.print(Text(str(error), style="red"))

"""The book of the wire names every limit as it is."""

from __future__ import annotations

from pathlib import Path

from flagfall.server.limits import Limits
from flagfall.server.shelf import LONG


def test_the_book_shows_the_limits() -> None:
    book = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8").split("## Limits")[1]
    limits = Limits()
    for shown in (
        f"{limits.message_bytes // 1024} KiB, {limits.messages_per_second:.0f} a second",
        f"bursts of {limits.message_burst}",
        f"{limits.message_burst}; from one address {limits.messages_per_address} a second, {limits.watcher_messages_per_address}",
        f"{limits.sockets_per_person}; in all {limits.sockets:,}; opened from one address {limits.sockets_per_minute} a minute",
        f"{limits.watchers_per_game} in a game, {limits.watchers_per_address} from one address, {limits.watchers:,} in all",
        f"{limits.connections:,} in all, {limits.connections_per_address} from one address",
        f"opened from one address {limits.connections_per_minute:,} a minute",
        f"{limits.header_seconds:.0f} seconds for its head, {limits.body_seconds:.0f} for its body",
        f"{limits.scraps_per_second} a second, {limits.scraps_per_address:,} from one address, twice",
        f"{limits.facts_retold:,} facts, and {limits.facts_retold_per_second:,} more each second",
        f"{limits.rooms:,} in each server process, a game once more for every {LONG:,} inputs",
        f"{limits.pages_per_minute:,} a minute; looking back {limits.looks_per_minute}; trying a position {limits.tries_per_minute}",
        f"{limits.reviewed_inputs:,} inputs",
        f"{limits.try_lines} lines of at most {limits.try_letters} letters",
        f"{limits.guests_per_hour} an hour from one address; accounts {limits.accounts_per_hour}; games {limits.games_per_address}",
        f"another name for a guest {limits.renames_per_hour} an hour",
        f"addresses by turns; of each {limits.passwords_waiting} at a time may wait",
        f"{limits.body_bytes // 1024} KiB; of a scroll {limits.scroll_bytes // 1024} KiB",
        f"{limits.calls_per_minute:,} a minute, {limits.calls_per_second} a second",
        f"1 to {limits.name_letters} characters",
        "{} to {} characters".format(*limits.password_letters),
        f"{limits.running_games}; made per hour {limits.games_per_hour}",
        f"{limits.bot_calls_per_minute} calls a minute, {limits.bot_running_games} running games",
        f"{limits.open_invitations} open at a time; {limits.listed_per_hour} an hour from one address",
        f"{limits.rated_per_pair} a day between the same two people",
        f"{limits.lobby_sockets_per_address} from one address, {limits.lobby_sockets:,} in all",
        f"{limits.setups}, of at most {limits.setup_letters:,} characters",
        f"{limits.chat_letters} characters, {limits.chat_per_minute} lines a minute",
        f"{limits.wrong_passwords} wrong ones per name and address, {limits.wrong_passwords_per_address} per address",
        f"up to {limits.wrong_password_seconds:.0f} seconds; a link for a forgotten one {limits.forgotten_per_hour} an hour",
        f"{limits.letters_per_hour} an hour to one address for mail",
        f"{limits.report_letters} characters, {limits.reports_per_hour} an hour",
        f"{limits.clock_seconds // 3600} hours, or {limits.clock_days} days",
    ):
        assert shown in book, shown

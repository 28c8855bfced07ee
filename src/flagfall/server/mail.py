"""Sends a letter where a mail server is configured: smtp://user:password@host:587/?from=flagfall@example.org."""

from __future__ import annotations

import contextlib
import logging
import queue
import smtplib
import ssl
import threading
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

log = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds for each answer of the mail server."""
MOST_WAITING = 200
PARTING = 2.0
"""Seconds to send what waits when the server stops."""


class Post:
    """One letter after the other, in a thread of its own: a mail server that lets us wait keeps nobody else waiting."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._box: queue.Queue[tuple[str, str, str] | None] = queue.Queue(MOST_WAITING)
        self._carrier: threading.Thread | None = None

    def send(self, to: str, subject: str, text: str) -> None:
        """Soon. What goes wrong is logged without the address."""
        if self._carrier is None:
            self._carrier = threading.Thread(target=self._carry, name="post", daemon=True)
            self._carrier.start()
        try:
            self._box.put_nowait((to, subject, text))
        except queue.Full:
            log.warning("a letter was not sent: %d others wait", MOST_WAITING)

    def close(self) -> None:
        if self._carrier is not None:
            with contextlib.suppress(queue.Full):
                self._box.put_nowait(None)
            self._carrier.join(PARTING)

    def _carry(self) -> None:
        while (letter := self._box.get()) is not None:
            try:
                _send(self._server, *letter)
            except (
                Exception
            ) as error:  # whatever an address or a mail server may come up with: the next letter is to go
                log.warning("a letter could not be sent: %s", type(error).__name__)


def _send(server: str, to: str, subject: str, text: str) -> None:
    where = urlsplit(server)
    host, secure = where.hostname or "localhost", where.scheme == "smtps"
    letter = EmailMessage()
    letter["From"] = parse_qs(where.query).get("from", [f"flagfall@{host}"])[0]
    letter["To"], letter["Subject"] = to, subject
    letter.set_content(text)
    port, safely = where.port or (465 if secure else 25), ssl.create_default_context()
    line = (
        smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safely)
        if secure
        else smtplib.SMTP(host, port, timeout=PATIENCE)
    )
    with line:
        if not secure and line.has_extn("starttls"):
            line.starttls(context=safely)
        if where.username:
            line.login(unquote(where.username), unquote(where.password or ""))
        line.send_message(letter)

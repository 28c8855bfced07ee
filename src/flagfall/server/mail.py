"""Sends a letter where a mail server is configured: smtp://user:password@host:587/?from=flagfall@example.org."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

log = logging.getLogger(__name__)
PATIENCE = 20.0


async def send_mail(server: str, to: str, subject: str, text: str) -> None:
    """In a thread; what goes wrong is logged without the address."""
    try:
        await asyncio.to_thread(_send, server, to, subject, text)
    except (OSError, smtplib.SMTPException) as error:
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

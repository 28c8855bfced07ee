"""Playing in the browser: a server on this machine, and its page opened when it answers."""

from __future__ import annotations

import os
import socket
import threading
import time
import urllib.request
import webbrowser

from flagfall import server
from flagfall.cli.ask import Trouble, console
from flagfall.cli.offering import check_offered

HOST, PORT = "127.0.0.1", 8000
PATIENCE = 30.0


def browse() -> None:
    """Serve this machine alone until Ctrl-C, and open the page."""
    from flagfall.server.settings import from_environment

    check_offered(from_environment())
    port = _usual_port()
    address = f"http://{HOST}:{port}/"
    console.print(f"Flagfall is at [bold]{address}[/]  (Ctrl-C to stop)")
    threading.Thread(target=_open, args=(address,), daemon=True).start()
    server.serve(HOST, port)


def _usual_port() -> int:
    """The usual port, or any other if somebody has it."""
    try:
        return free_port(HOST, PORT)
    except Trouble:
        return free_port(HOST, 0)


def free_port(host: str, port: int) -> int:
    """A port nobody has: the one asked for, or any for 0. Trouble says why it cannot be had."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as error:
        raise Trouble(f"{host}, port {port}, cannot be listened on: {error.strerror}.") from None


def _open(address: str) -> None:
    """Open the page once the server answers; where there is no browser, the printed address is enough."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    if "CI" not in os.environ:
        webbrowser.open(address)

"""A socket's line is heard and spoken to at once, wherever a word is one whole frame (RFC 6455, 5.2).

Whoever serves a line finds it in the scope and may hear and say whole messages. What they cannot take up now, and what the line
cannot carry now, goes the long way, by `receive` and `send`, one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.frames import apply_mask as unmasked  # type: ignore[attr-defined]  # the swift one, where there is one
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.http11 import Request

WHOLE = "flagfall.line"
"""Under which name a socket's line is found."""
SPOKEN, PACKED = 0x81, 0x82
"""How a message in one frame begins: text, or bytes."""
MASKED, SHORT, KEY = 0x80, 125, 4
"""What pages send is masked with a key; and a frame whose length stands in its second letter is no longer than that."""


def head_of(kind: int, length: int) -> bytes:
    """What goes before so many bytes of a message in one frame."""
    if length <= SHORT:
        return bytes((kind, length))
    if length < 65_536:
        return bytes((kind, 126)) + length.to_bytes(2, "big")
    return bytes((kind, 127)) + length.to_bytes(8, "big")


def is_short_word(came: bytes) -> bool:
    """Whether that is one text of a page in one short frame, and nothing else."""
    length = len(came) - 2 - KEY
    return 0 <= length <= SHORT and came[0] == SPOKEN and came[1] == MASKED + length


def ends_whole(came: bytes) -> bool:
    """Whether the last of the frames there is all there."""
    at = 0
    while at + 1 < len(came):
        length, behind = came[at + 1] % MASKED, at + 2
        if length > SHORT:
            behind += 2 if length == 126 else 8
            length = int.from_bytes(came[at + 2 : behind], "big")
        at = behind + length + KEY * (came[at + 1] >= MASKED)
    return at == len(came)


class WholeWords(WebSocketsSansIOProtocol):
    """What comes as one short frame is not taken apart step by step, and what goes out is one frame."""

    hear: Callable[[str], bool] | None = None
    """Takes up what has just come in, or leaves it to whoever receives."""
    _between = False
    """Whether what comes next begins a frame: so it is as long as all that came was whole."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][WHOLE] = self  # type: ignore[assignment]
            self._between = not self.conn.extensions

    def data_received(self, data: bytes) -> None:
        if self._between:
            conn = self.conn
            if is_short_word(data) and conn.state is OPEN and conn.current_size is None:
                word = unmasked(data[2 + KEY :], data[2 : 2 + KEY])
                if not self._taken_up(word):
                    super().handle_text(Frame(Opcode.TEXT, word))
                return
            self._between = ends_whole(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        if not (event.fin and self._taken_up(event.data)):
            super().handle_text(event)

    def _taken_up(self, word: bytes | bytearray | memoryview) -> bool:
        if self.hear is None or not self.queue.empty() or self.close_sent:
            return False
        try:
            text = bytes(word).decode()
        except UnicodeDecodeError:  # there is a way to end for that
            return False
        return self.hear(text)

    def send_receive_event_to_app(self) -> None:
        """What comes alone is taken up in a moment: reading stops only for whoever has more than that waiting."""
        paused, alone = self.read_paused, self.queue.empty()
        self.read_paused = paused or alone
        super().send_receive_event_to_app()
        self.read_paused = paused or not alone

    def say(self, message: str | bytes) -> bool:
        """Say it now, as one frame; False if the line is too full, has ended or packs by itself."""
        if (
            self.conn.extensions
            or self.conn.state is not OPEN
            or self.close_sent
            or self.disconnected
            or not self.handshake_complete
            or not self.writable.is_set()
        ):
            return False
        kind, payload = (SPOKEN, message.encode()) if isinstance(message, str) else (PACKED, message)
        self.transport.write(head_of(kind, len(payload)) + payload)
        return True

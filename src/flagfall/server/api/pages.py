"""The built web app, from memory, read again when it was built again. Addresses the app routes itself get its first page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State

from flagfall.server.api.asking import language_of
from flagfall.server.refusals import No
from flagfall.speech import ENGLISH, catalogue, languages

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Flagfall</title>
<meta name="viewport" content="width=device-width"><body><h1>Flagfall is running</h1>
<p>The browser app has not been built. From a checkout, <code>make web</code> builds it;
an installed package brings it along.</p>
<p>The calls are described <a href="/api/schema/openapi.json">here</a>.</p></body></html>
"""


ABOUT = "server-about"
"""What the app is, in a sentence: the first page and the manifest have it in English in their files."""
TOLD = {
    "index.html": ('<html lang="{}"', ' content="{}"'),
    "manifest.webmanifest": ('"lang": "{}"', '"description": "{}"'),
}
"""What is said in the language of whoever opens or installs the app: where each file names the language, and where it says what this is."""
EVERY = 1.0
"""Seconds between two looks for a new build, however many ask."""


@dataclass(frozen=True, slots=True)
class Page:
    """One file, ready to be sent."""

    plain: bytes
    zipped: bytes | None
    kind: str
    tag: str
    lasting: bool


def _page(content: bytes, name: str) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    textual = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml", "manifest+json"))
    zipped = gzip.compress(content, 9, mtime=0) if textual and len(content) > 500 else None
    tag = f'"{hashlib.blake2b(content, digest_size=10).hexdigest()}"'
    shown = f"{kind}; charset=utf-8" if textual else kind
    return Page(content, zipped, shown, tag, "assets/" in name)


class Pages:
    """Every file of the built app by its address; a sensible page when there is none."""

    def __init__(self, folder: Path, path: str = "") -> None:
        self._folder, self._path = folder, path
        self._stamp: list[tuple[str, int, int]] = []
        self._looked = 0.0
        self._pages = {"": _page(NOT_BUILT, "index.html")}
        self._renew()

    def at(self, path: str, language: str = ENGLISH) -> Page | None:
        """A file; the newest first page where none is named. What lasts never changes, so nobody looks for it again."""
        found = self._pages.get(path)
        if found is None or not found.lasting:
            self._renew()
            found = self._pages.get(f"{language}:{path}") or self._pages.get(path)
        return found

    def _renew(self) -> None:
        """Take in a new build. Files of older ones stay: a page opened before goes on to find what it is made of."""
        if time.monotonic() < self._looked + EVERY:
            return
        self._looked = time.monotonic()
        try:
            files = {
                file.relative_to(self._folder).as_posix(): file for file in self._folder.rglob("*") if file.is_file()
            }
            stamp = [(name, (kept := file.stat()).st_mtime_ns, kept.st_size) for name, file in files.items()]
            if stamp == self._stamp or "index.html" not in files:
                return
            placed = {name: self._placed(name, file) for name, file in files.items()}
        except FileNotFoundError:
            return  # it is being built just now
        self._pages |= {name: _page(content, name) for name, content in placed.items()}
        for name in TOLD.keys() & placed:
            for language in languages():
                self._pages[f"{language}:{name}"] = _page(_told(placed[name], name, language), name)
        for said in ("", *(f"{language}:" for language in languages())):
            self._pages[said] = self._pages[f"{said}index.html"]
        self._stamp = stamp

    def _placed(self, name: str, file: Path) -> bytes:
        """The first page is shown at many addresses: it names its files from the root, wherever that is."""
        content = file.read_bytes()
        return content.replace(b'="./', f'="{self._path}/'.encode()) if name == "index.html" else content


def _told(content: bytes, name: str, language: str) -> bytes:
    """A file in another language than English, in which it is written."""
    tongue, about = TOLD[name]
    for place, was, now in ((tongue, ENGLISH, language), (about, catalogue()(ABOUT), catalogue(language)(ABOUT))):
        content = content.replace(place.format(was).encode(), place.format(now).encode())
    return content


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A file of the app, or its first page for addresses the app knows."""
    pages: Pages = state.pages
    path = request.url.path.lstrip("/")
    language = language_of(request)
    found = pages.at(path, language)
    if found is None:
        if path.startswith(("api/", "assets/")) or "." in path.rsplit("/", 1)[-1]:
            raise No("unknown", "server-no-page")
        found = pages.at("", language)
        assert found is not None  # there is always a first page
    headers = {
        "etag": found.tag,
        "cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
        "vary": "accept-encoding, accept-language",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.plain
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)

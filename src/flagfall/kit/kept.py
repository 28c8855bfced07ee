"""Where compiled kernels are kept, and what is known to be compiled there already. Loads no compiler."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether rules are compiled, or run as they stand."""


def cache_dir() -> Path:
    """Below the user's cache folder unless NUMBA_CACHE_DIR says otherwise."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(os.environ.get("NUMBA_CACHE_DIR") or Path(home) / "flagfall" / "kernels" / _sources())


def keep(what: str) -> None:
    """Note that everything this game needs is compiled. Where nothing can be written nothing was kept either."""
    with suppress(OSError):
        _marks().mkdir(parents=True, exist_ok=True)
        _mark(what).touch()


def is_kept(what: str) -> bool:
    """Whether that was noted by the same sources, on such a machine."""
    return _mark(what).exists()


def _mark(what: str) -> Path:
    return _marks() / what.replace("/", "-").replace(" ", "-")


def _marks() -> Path:
    return cache_dir() / f"kept-{_sources()}-{_machine()}"


@cache
def _sources() -> str:
    """Names the compiled code: any change to a kernel or to kit gives a new name; Numba itself notices a new Numba."""
    digest = hashlib.blake2b(digest_size=10)
    for source in sorted(
        [*PACKAGE.glob("games/*/kernel/*.py"), *PACKAGE.glob("minds/*/kernel/*.py"), *PACKAGE.glob("kit/*.py")]
    ):
        digest.update(source.read_bytes())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()


@cache
def _machine() -> str:
    """What else Numba looks at before it takes compiled code from disk: the place, the versions, the processor."""
    seen = [str(PACKAGE), sys.version, version("numba"), version("llvmlite"), platform.machine()]
    seen += [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_DISABLE_JIT")]
    with suppress(OSError):  # Linux
        processor = Path("/proc/cpuinfo").read_text("utf-8").partition("\n\n")[0].splitlines()
        seen += [line for line in processor if line.startswith(("model name", "flags", "Features", "CPU part"))]
    return hashlib.blake2b("\n".join(seen).encode(), digest_size=10).hexdigest()

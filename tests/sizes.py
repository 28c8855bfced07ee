"""Prints source files that deserve a hard look; fails if one is over 600 lines. Called by `make lint`."""

import subprocess
import sys
from pathlib import Path

LOOK, LIMIT = 400, 600


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "*.py", "*.ts", "*.svelte"], capture_output=True, text=True, check=True)
    sizes = [
        (len(Path(name).read_text("utf-8").splitlines()), name) for name in listed.stdout.split() if Path(name).exists()
    ]
    for lines, name in sorted(sizes, reverse=True):
        if lines > LOOK:
            print(f"{lines:5} {name}{'  over the limit' if lines > LIMIT else ''}")
    return int(any(lines > LIMIT for lines, _ in sizes))


if __name__ == "__main__":
    sys.exit(main())

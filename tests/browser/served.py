"""The server the scenarios talk to, as it is shipped, but with a computer that answers at once: PORT DATABASE."""

import sys

import uvicorn

from flagfall.server.app import build
from flagfall.server.running import options
from flagfall.server.settings import from_environment

if __name__ == "__main__":
    port, database = sys.argv[1:]
    settings = from_environment(database=database, pace_seconds=0.05, think_seconds=0.1)
    uvicorn.run(build(settings), **options(settings, "127.0.0.1", int(port)))

"""A server process that knows the toy: PORT DATABASE MESSENGER."""

import sys

import uvicorn
from toy import install
from visitors import settings

from flagfall.server.app import build
from flagfall.server.running import options

if __name__ == "__main__":
    port, database, messenger = sys.argv[1:]
    install()
    chosen = settings(database, messenger=messenger)
    uvicorn.run(build(chosen), **options(chosen, "127.0.0.1", int(port)))

"""A coroutine begun at once behaves like a task that was begun a little earlier."""

from __future__ import annotations

import asyncio

from flagfall.server.at_once import at_once


def test_what_never_waits_is_done_when_the_call_returns() -> None:
    async def main() -> None:
        said: list[str] = []

        async def say() -> None:
            said.append("now")

        assert at_once(say()) is None
        assert said == ["now"]

    asyncio.run(main())


def test_what_has_to_wait_goes_on_in_a_task() -> None:
    async def main() -> None:
        said: list[object] = []
        first, second = asyncio.Event(), asyncio.get_running_loop().create_future()

        async def say() -> None:
            said.append("begun")
            await first.wait()
            said.append(await second)
            await asyncio.sleep(0)
            said.append("done")

        rest = at_once(say())
        assert rest is not None
        assert said == ["begun"]
        first.set()
        second.set_result("answer")
        await rest
        assert said == ["begun", "answer", "done"]

    asyncio.run(main())


def test_what_is_raised_later_or_cancelled_is_seen_on_the_task() -> None:
    async def main() -> None:
        tidied: list[str] = []

        async def trip() -> None:
            await asyncio.sleep(0)
            raise OSError("gone")

        async def wait() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                tidied.append("tidied")

        tripped, waiting = at_once(trip()), at_once(wait())
        assert tripped is not None
        assert waiting is not None
        await asyncio.sleep(0)
        waiting.cancel()
        outcomes = await asyncio.gather(tripped, waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError, asyncio.CancelledError]
        assert tidied == ["tidied"]

    asyncio.run(main())

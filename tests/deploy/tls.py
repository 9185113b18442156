"""Redis as platforms have it: behind TLS, with a certificate that nobody vouches for."""

import asyncio
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import trustme


@contextmanager
def encrypted(socket: Path) -> Iterator[int]:
    """A port of this machine that speaks TLS before the server of that socket."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("redis.platform.example").configure_cert(context)
    front, ended = queue.Queue[int](), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(forward(socket, context, front, ended),))
    thread.start()
    try:
        yield front.get(timeout=10)
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


async def forward(
    socket: Path, context: ssl.SSLContext, front: "queue.Queue[int]", ended: asyncio.Event
) -> None:
    """Take connections until told to end, and end them all then."""
    open_now: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        open_now.add(task)
        with suppress(OSError, asyncio.CancelledError):
            await both_ways(socket, reader, writer)
        open_now.discard(task)

    server = await asyncio.start_server(connected, "127.0.0.1", 0, ssl=context)
    front.put(server.sockets[0].getsockname()[1])
    await ended.wait()
    server.close()
    for task in list(open_now):
        task.cancel()
    await asyncio.gather(*open_now)
    await asyncio.sleep(0.1)  # transports end a moment after they were told to


async def both_ways(socket: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One connection, until either side ends it."""
    behind_reader, behind_writer = await asyncio.open_unix_connection(str(socket))
    ways = {
        asyncio.ensure_future(copy(reader, behind_writer)),
        asyncio.ensure_future(copy(behind_reader, writer)),
    }
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        writer.transport.abort()
        behind_writer.transport.abort()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()

"""A network between browser and Lab that can be slow or cut: a TCP proxy."""

import asyncio
import threading


class Proxy:
    """Passes on what comes to its port, `latency` seconds later each way, and nothing while it is cut."""

    def __init__(self, port: int, latency: float = 0):
        self.target, self.latency, self.is_cut = port, latency, False
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self._call(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = self.server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def _call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(10)

    async def _serve(self, reader, writer):
        if self.is_cut:
            writer.close()
            return
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        self.open |= {writer, there_writer}
        await asyncio.gather(self._pass(reader, there_writer), self._pass(there_reader, writer))
        self.open -= {writer, there_writer}

    async def _pass(self, reader, writer):
        waiting: asyncio.Queue = asyncio.Queue()

        async def write():
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(due - self.loop.time())
                if not data:
                    writer.close()
                    return
                writer.write(data)

        writing = asyncio.ensure_future(write())
        try:
            while data := await reader.read(65_536):
                waiting.put_nowait((self.loop.time() + self.latency, data))
        except OSError:
            pass
        waiting.put_nowait((self.loop.time() + self.latency, b""))
        await writing

    def cut(self):
        """All connections break, and no new one comes about."""

        async def cut():
            self.is_cut = True
            for writer in self.open:
                writer.transport.abort()

        self._call(cut())

    def mend(self):
        self.is_cut = False

    def stop(self):
        self.loop.call_soon_threadsafe(self.server.close)
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

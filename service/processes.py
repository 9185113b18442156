"""Processes side by side, as a Procfile means them: who dies is started again, and nobody is left behind."""

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from honcho.manager import Manager
from honcho.process import Process

SOON = 5.0  # seconds: who dies sooner after its start would only die again
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
KILL_WAIT = 5.0  # seconds from the polite signal to the other one


class KeptProcess(Process):  # type: ignore[misc]
    """A process that is started again when it dies, and ends when its runner does, however that ends.

    honcho runs `run` in a process of its own, beside the one that it starts.
    """

    stopping: Any  # the runner's Event: from now on, nothing is started again
    soon: float

    def run(self, events: Any = None, ignore_signals: bool = False) -> None:
        for number in STOP_SIGNALS:
            signal.signal(number, lambda *_: None)  # ignored, but not by the children, as SIG_IGN would be
        threading.Thread(target=self.follow_runner, daemon=True).start()
        self.again = True
        while self.again:
            self.since = time.monotonic()
            super().run(events, ignore_signals=False)
            if self.again:
                time.sleep(1)

    def _send_message(self, data: Any, type: str = "line") -> None:
        if type == "stop":
            self.again = not self.stopping.is_set() and time.monotonic() - self.since > self.soon
            if self.again:
                type, data = "line", f"ended ({data['returncode']}) and is started again\n"
        super()._send_message(data, type)
        if type == "start" and self.stopping.is_set():
            self.send(signal.SIGTERM)  # it was started in the very moment in which all were stopped

    def follow_runner(self) -> None:
        runner = multiprocessing.parent_process()
        assert runner is not None
        runner.join()
        self.send(signal.SIGTERM)
        time.sleep(KILL_WAIT)
        self.send(signal.SIGKILL)
        os._exit(1)

    def send(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS: the latter, if just dead
            os.killpg(self._child.pid, number)


class Stop:
    """Whether this process was told to stop, by SIGINT, SIGTERM or SIGHUP: they do nothing but say so."""

    def __init__(self) -> None:
        self.told = False
        self.listen()

    def listen(self) -> None:
        for number in STOP_SIGNALS:
            signal.signal(number, self.tell)

    def tell(self, *_: Any) -> None:
        self.told = True


class Runner(Manager):  # type: ignore[misc]
    """Runs commands until it is told to stop or one of them cannot run."""

    def __init__(self, commands: Mapping[str, str], environment: Mapping[str, str], folder: Path) -> None:
        super().__init__()
        self._process_ctor = KeptProcess
        self.stopping = multiprocessing.Event()
        for name, command in commands.items():
            process = self.add_process(name, command, env=dict(environment), cwd=str(folder))
            process.stopping, process.soon = self.stopping, SOON

    def run(self, stop: Stop, started: Callable[[], None]) -> int:
        """Run all, calling `started` once they have been started: a thread made earlier would be forked.

        Returns 0 when it was told to stop, else what the process returned that could not run.
        """
        self.stop, self.started = stop, started
        try:
            self.loop()
        finally:
            self.sweep_up()
        return 0 if stop.told else int(self.returncode or 0)

    def _start(self) -> None:
        self.stop.listen()  # instead of honcho's handlers, which write and kill in the middle of anything
        super()._start()
        self.started()

    def _any_stopped(self) -> bool:
        return self.stop.told or bool(super()._any_stopped())

    def terminate(self) -> None:
        self.stopping.set()
        super().terminate()

    def sweep_up(self) -> None:
        """Leave no process behind, even when the loop itself has failed: its output was closed, say."""
        self.stopping.set()
        for process in self._processes.values():
            if "pid" in process and "returncode" not in process:
                self._procmgr.terminate(process["pid"])
        for child in multiprocessing.active_children():
            child.join(KILL_WAIT)
            child.kill()

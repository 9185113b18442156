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
KILL_WAIT = 5.0  # seconds from the polite signal to the other one


class KeptProcess(Process):  # type: ignore[misc]
    """A process that is started again when it dies, and ends when its runner does, however that ends.

    honcho runs `run` in a process of its own, beside the one that it starts.
    """

    stopping: Any  # the runner's Event: from now on, nothing is started again

    def run(self, events: Any = None, ignore_signals: bool = False) -> None:
        threading.Thread(target=self.follow_runner, daemon=True).start()
        self.again = True
        while self.again:
            self.since = time.monotonic()
            super().run(events, ignore_signals)
            if self.again:
                time.sleep(1)

    def _send_message(self, data: Any, type: str = "line") -> None:
        if type == "stop":
            self.again = not self.stopping.is_set() and time.monotonic() - self.since > SOON
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
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._child.pid, number)


class Runner(Manager):  # type: ignore[misc]
    """Runs commands until it is told to stop (SIGINT, SIGTERM, SIGHUP) or one of them cannot run."""

    def __init__(self, commands: Mapping[str, str], environment: Mapping[str, str], folder: Path) -> None:
        super().__init__()
        self._process_ctor = KeptProcess
        self.stopping = multiprocessing.Event()
        self.told_to_stop = False
        for name, command in commands.items():
            process = self.add_process(name, command, env=dict(environment), cwd=str(folder))
            process.stopping = self.stopping

    def run(self, started: Callable[[], None]) -> int:
        """Run all, calling `started` once they have been started; a thread made earlier would be forked.

        Returns 0 when it was told to stop, else what the process returned that could not run.
        """
        self.started = started
        try:
            self.loop()
        finally:
            self.sweep_up()
        return int(self.returncode or 0)

    def _start(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.stop)
        super()._start()
        self.started()

    def stop(self, *_: Any) -> None:
        """Stop all. The loop does it: a signal may arrive while it writes, or before all have started."""
        self.told_to_stop = True
        self.returncode = 0

    def _any_stopped(self) -> bool:
        return self.told_to_stop or bool(super()._any_stopped())

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

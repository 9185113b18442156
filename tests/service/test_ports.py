"""Free ports."""

import socket

import pytest

from service.ports import free_port, is_free


def test_a_port_in_use_is_passed_over_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not is_free(port)
        instead = free_port(port)
        assert instead > port
        assert capsys.readouterr().err == f"Port {port} is taken; using {instead}.\n"
    assert is_free(port)

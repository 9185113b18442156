"""Free ports."""

import socket

from service.ports import free_port, is_free


def test_a_port_in_use_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not is_free(port)
        assert free_port(port) > port
    assert is_free(port)

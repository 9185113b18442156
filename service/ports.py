"""Ports of this machine that nobody listens on."""

import errno
import socket
import sys

TAKEN = (errno.EADDRINUSE, errno.EACCES)


def free_port(wanted: int) -> int:
    """`wanted`, or the next port above it that nobody listens on; says so when it is not `wanted`."""
    port = next(port for port in range(wanted, 65536) if is_free(port))
    if port != wanted:
        print(f"Port {wanted} is taken; using {port}.", file=sys.stderr)
    return port


def is_free(port: int) -> bool:
    """Whether nobody holds the port on either loopback address: for `localhost`, browsers try both."""
    for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        try:
            with socket.socket(family) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((address, port))
        except OSError as error:
            if error.errno in TAKEN:
                return False
    return True

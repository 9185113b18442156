"""Packing: long answers are sent in gzip to whoever takes it."""

import gzip

from flask import Response, request

SHORT = 4096  # bytes that are not worth it
LEVEL = 6


def pack(response: Response) -> Response:
    """The answer, packed. For answers that hold no secret beside what their asker has sent: lengths tell."""
    response.vary.add("Accept-Encoding")
    if (
        response.direct_passthrough
        or "Content-Encoding" in response.headers
        or not request.accept_encodings["gzip"]
        or len(response.get_data()) < SHORT
    ):
        return response
    response.set_data(gzip.compress(response.get_data(), LEVEL, mtime=0))
    response.headers["Content-Encoding"] = "gzip"
    return response

"""verify(): the whole proof of a finished game."""

from collections.abc import Iterable
from typing import Any

from service.audit.comparing import compare
from service.audit.following import Story, follow
from service.audit.proof import Forged, Proof
from service.audit.reading import export, read_lines, read_seed
from service.audit.words import put_in_words


def verify(text: str, release: str, receipts: Iterable[str] = (), jwks: Any = None) -> Proof:
    """Check everything that an exported log can prove; never raises.

    `release` is the version of this program. `receipts` are texts that hold receipts: alone, a line each, or
    saved letters. `jwks` is the service's key set (RFC 7517) as JSON; its keys count beside those of the log.
    """
    proof = Proof()
    try:
        contents = read_lines(text)
        if text != "".join(export(contents)):
            proof.remarks.append("the file is not written as it is exported; what it says was checked")
        story = Story(contents, read_seed(contents), release)
        follow(story, proof)
        known = compare(story, receipts, jwks, proof)
        put_in_words(story, known, proof)
    except Forged as forged:
        proof.failed = (forged.version, str(forged))
    return proof

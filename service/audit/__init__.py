"""The proof of a finished game from its exported log: needs no server and no network.

`verify` follows the log from commit to commit (following.py): what each is made of (shapes.py, forms.py), who
may have made it (sitting.py, sealing.py), its draws and moves (judging.py). Then it lays receipts beside it
(evidence.py) and says in words what is proved and what is not (words.py).
"""

from service.audit.proof import Forged, Proof, say
from service.audit.proving import verify
from service.audit.reading import export, read_lines

__all__ = ["Forged", "Proof", "export", "read_lines", "say", "verify"]

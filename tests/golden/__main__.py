"""`python -m tests.golden FOLDER [GAME …]`: the logs of these games (of all) into a folder of each.

They are kept for ever from the first release on; before it, a change of the log's format records them anew.
"""

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from engine import GAMES
from service.bundled import serve
from service.config import Config
from service.site import Site, open_site
from tests.conftest import environment
from tests.golden import festivals, java, medang

RECORDERS: Mapping[str, Callable[[Site, Path], None]] = {
    "festivals": festivals.record,
    "java": java.record,
    "medang": medang.record,
}


def main(folder: Path, games: list[str]) -> None:
    """Play until every ending has its log."""
    with tempfile.TemporaryDirectory() as data:
        server = serve(Path(data))
        try:
            site = open_site(Config.from_environment(environment(server.url)))
            for game in games or sorted(GAMES):
                (folder / game).mkdir(parents=True, exist_ok=True)
                RECORDERS[game](site, folder / game)
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

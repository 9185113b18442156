"""The archive: a finished game's log in a tenth of the room."""

from service import keys
from service.log import read, run_script
from service.pack import packed
from service.site import Site

AFTER = 3_600_000  # ms between the end of a game and its compaction


def compact(site: Site, game: str) -> bool:
    """Move a finished game's commits from the stream into its archive; False when there is nothing to do."""
    contents = read(site, game)
    places = [keys.head(game), keys.log(game), keys.archive(game)]
    return bool(run_script(site, "archive.lua", places, [len(contents), packed(contents)]))

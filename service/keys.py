"""Every Redis key. What one commit changes together carries the game's partition as hash tag."""

import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # base 32 without l, o, 0, 1
PARTITIONS = ("aa", "ba", "ca", "da")
GAME_ID = r"[a-km-np-z2-9]{12}"


def new_game_id() -> str:
    """A fresh game id: its partition and ten random characters (50 bits)."""
    return secrets.choice(PARTITIONS) + "".join(secrets.choice(ALPHABET) for _ in range(10))


def partition(game: str) -> str:
    return game[:2]


def of_game(name: str, game: str) -> str:
    return f"{{{partition(game)}}}:{name}:{game}"


def log(game: str) -> str:
    """Stream: the commits, ids <version>-0. The record."""
    return of_game("log", game)


def head(game: str) -> str:
    """Hash: version, point, point_hash, hash, status."""
    return of_game("head", game)


def archive(game: str) -> str:
    """A finished game's log, compressed."""
    return of_game("archive", game)


def snapshot(game: str) -> str:
    """A cache of the folded game; may be deleted at any time."""
    return of_game("snapshot", game)


def summary(game: str) -> str:
    """JSON for list pages; a projection."""
    return of_game("summary", game)


def seed(game: str) -> str:
    """The game's seed, encrypted; published when it ends."""
    return of_game("seed", game)


def about(game: str) -> str:
    """Hash of what is not in the log: title, and epoch:<seat> (links of older epochs are void)."""
    return of_game("about", game)


def openings(game: str) -> str:
    """Hash: seat -> deposited opening, encrypted; gone once used."""
    return of_game("openings", game)


def orders(game: str) -> str:
    """Hash: orders:<seat> -> standing orders; unseen:<seat> -> what came of them. Encrypted."""
    return of_game("orders", game)


def submission(game: str, submission_id: str) -> str:
    """Hash: a turn or seal as received, with its verdict."""
    return of_game("submission", f"{game}:{submission_id}")


def inbox(game: str) -> str:
    """List of submission ids in order of arrival."""
    return of_game("inbox", game)


def mailed(game: str) -> str:
    """Hash: version:seat:kind -> when that letter was handed to the mail server (ms), or why it was not."""
    return of_game("mailed", game)


def ready(part: str) -> str:
    """Set: games of a partition with something in their inbox."""
    return f"{{{part}}}:ready"


def due(part: str) -> str:
    """Sorted set: game -> when anything of it next falls due (ms)."""
    return f"{{{part}}}:due"


def outbox(part: str) -> str:
    """Sorted set: follow-up -> when to try it next (ms)."""
    return f"{{{part}}}:outbox"


def tries(part: str) -> str:
    """Hash: follow-up -> how often it failed."""
    return f"{{{part}}}:tries"


def aside(part: str) -> str:
    """Hash: follow-up that was given up -> its last error."""
    return f"{{{part}}}:aside"


def user(user_id: str) -> str:
    """Hash: address, name, zone, epoch, named, off (letters that are not wanted)."""
    return f"user:{user_id}"


def user_games(user_id: str) -> str:
    """Sorted set: game -> when it last moved; a projection."""
    return f"user:{user_id}:games"


def tokens(user_id: str) -> str:
    """Hash: SHA-256 of a personal token -> JSON of what it allows; used:<SHA-256> -> its last day of use."""
    return f"user:{user_id}:tokens"


def user_of_address(fingerprint: str) -> str:
    """The user id of an address."""
    return f"address:{fingerprint}"


def new_address(user_id: str) -> str:
    """JSON [nonce, address]: where the user wants letters, not confirmed yet."""
    return f"user:{user_id}:new-address"


def old_addresses(user_id: str) -> str:
    """List of name|address, newest first: where the user's letters went, and who can take it back."""
    return f"user:{user_id}:old-addresses"


def silence(fingerprint: str) -> str:
    """Present: never write to this address again."""
    return f"silence:{fingerprint}"


def invitations(user_id: str, day: str) -> str:
    """How many invitations this user sent that day (UTC)."""
    return f"invitations:{user_id}:{day}"


def rate(what: str, fingerprint: str) -> str:
    """How often somebody did this in its window."""
    return f"rate:fixed:{what}:{fingerprint}"


def rate_at(game: str, what: str, fingerprint: str) -> str:
    """The same at one table, on its partition."""
    return of_game("rate:fixed", f"{game}:{what}:{fingerprint}")


def onward(fingerprint: str) -> str:
    """The local path where a sign-in link leads."""
    return f"onward:{fingerprint}"


def used_link(fingerprint: str) -> str:
    """Present: this one-time link has been used."""
    return f"used:{fingerprint}"


def organised(user_id: str) -> str:
    """Set: the games that this user has created; a projection."""
    return f"user:{user_id}:organised"


def called_off(user_id: str) -> str:
    """Set: those of them that were called off; a projection."""
    return f"user:{user_id}:called-off"


def open_tables() -> str:
    """Sorted set: games with a seat for anybody -> when they were created; a projection."""
    return "tables:open"


def public_games() -> str:
    """Sorted set: games that anybody may watch -> when they last moved; a projection."""
    return "tables:public"


IDENTITY = "identity"  # the key behind ids of addresses and submissions, encrypted
OUTAGES = "outages"  # list of [from, to] in ms
BEAT = "beat"  # hash: process kind -> last heartbeat (ms)
CLOCK_LEASE = "clock:lease"

# in the queue's Redis
HINTS = "hints"  # set of game ids that may have an inbox
DRAIN_LEASE = "drain:lease"
DELIVER_LEASE = "deliver:lease"


def created(user_id: str, day: str) -> str:
    """How many games this user created that day (UTC)."""
    return f"created:{user_id}:{day}"

"""Ranks, and what they and festivals are worth in Java."""

PALACES = {2: 6, 4: 7, 6: 8, 8: 9, 10: 10}  # how many tiles of each value
WON_ALONE = {2: 1, 4: 2, 6: 3, 8: 4, 10: 5}
SHARED = {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}

CARDS = ["m", "d", "p", "md", "mp", "dp"]  # mask, drum, puppet and their pairs
EACH_CARD = 5


def cards_in_order(cards: list[str]) -> list[str]:
    """Cards as they are always written."""
    return sorted(cards, key=CARDS.index)


def ranks(levels: dict[int, list[int]]) -> list[list[int]]:
    """The seats by rank, highest first; those in one list are tied.

    At the same high level "the highest rank goes to the player with the most developers at that level. If
    players have the same number …, the tied players compare their developers at the next lower level and so
    on until they break the tie."
    """
    top = max((level for standing in levels.values() for level in standing), default=0)
    counts = {
        seat: [standing.count(level) for level in range(top, 0, -1)] for seat, standing in levels.items()
    }
    steps = sorted(counts.values(), reverse=True)
    distinct = [step for place, step in enumerate(steps) if step not in steps[:place]]
    return [[seat for seat in sorted(counts) if counts[seat] == step] for step in distinct]


def highest(levels: dict[int, list[int]]) -> int | None:
    """The seat that alone has the highest rank: "A tie is not enough!" """
    order = ranks(levels)
    return order[0][0] if order and len(order[0]) == 1 else None


def final_share(levels: dict[int, list[int]], seat: int, value: int) -> tuple[int, int] | None:
    """Rank and points of a seat for a palace in its final scoring, if it is first or second, tied or not."""
    for rank, (seats, points) in enumerate(zip(ranks(levels), (value, value // 2), strict=False), 1):
        if seat in seats:
            return rank, points
    return None


def worth(card: str, festival_card: str) -> int:
    """Each symbol that is also on the festival card is one point; a card without one is not suitable."""
    return sum(symbol in festival_card for symbol in card)


def suitable(cards: list[str], festival_card: str) -> list[str]:
    """The cards that may be played."""
    return [card for card in cards if worth(card, festival_card)]


def part_hands(cards: list[str]) -> list[list[str]]:
    """Every different way to take some or none of the cards."""
    parts: list[list[str]] = [[]]
    for card in CARDS:
        parts = [[*part, *[card] * count] for part in parts for count in range(cards.count(card) + 1)]
    return parts

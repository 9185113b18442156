"""What a dynasty would score with the temple as it stands."""

import pytest

from service.boards.medang import standing
from service.boards.medang.example import example
from tests.service.boards.positions import TEMPLES, game, positions


def test_the_example_by_hand() -> None:
    """Blue: on floor 2 tied with 2, on floor 3 alone with 2; b3 over r2, b1 over g1, b4 over r3 and p1."""
    found = standing(example())
    assert found is not None
    assert found.floors == (0, 1, 2, 0, 0)
    assert found.columns == (0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0)
    assert found.total == 7


@pytest.mark.parametrize("temple", TEMPLES)
def test_it_is_the_score_when_the_temple_is_complete(temple: str) -> None:
    view = positions(temple)[-1].view
    score = next(one for one in view["scores"] if one["seat"] == 0)
    found = standing(view)
    assert found is not None
    assert (list(found.floors), list(found.columns)) == (score["floors"], score["columns"])
    assert found.total == score["total"]


def test_it_is_for_seats_alone() -> None:
    assert standing(next(game("sewu", seed=1, seat=None)).view) is None

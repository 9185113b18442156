"""Names in the lines of a notation, which knows seats only."""

from service.called import called
from service.named import isolated, named

NAMES = ("Ada", "B{0}di", "שרה")


def test_every_seat_in_braces_is_named() -> None:
    assert named("names {1} before {0}, {0} again", NAMES) == "names B{0}di before Ada, Ada again"


def test_a_name_that_looks_like_a_seat_is_left_alone() -> None:
    assert named("names {1}", NAMES) == "names B{0}di"
    assert named("goes to Bali {here} {}", NAMES) == "goes to Bali {here} {}"


def test_the_reader_is_you() -> None:
    said = "{0} shows 2 tickets; {1} shows none; {0} holds the airplane and {0}, {2} and {1} are tied"
    assert named(said, ("Ada", "Budi", "Citra"), you=0) == (
        "you show 2 tickets; Budi shows none; you hold the airplane and you, Citra and Budi are tied"
    )
    assert named("lets {1} move next", NAMES, you=1) == "lets you move next"
    assert named("{1} has the airplane, {1} is alone", NAMES, you=1) == "you have the airplane, you are alone"


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    assert named("names {2} to go on", NAMES) == "names \u2068שרה\u2069 to go on"
    assert isolated("Ada") == "Ada"


def test_colours_give_way_to_the_names_of_their_players() -> None:
    assert called("java", "Violet has most fame: 41 points.", NAMES) == "B{0}di has most fame: 41 points."
    assert called("festivals", "The festivals have run out; red has most points: 7.", NAMES) == (
        "The festivals have run out; Ada has most points: 7."
    )
    assert called("java", "Red and teal share the victory.", NAMES).endswith(
        f"{isolated('שרה')} share the victory."
    )
    assert called("medang", "Rakai has most points: 14.", NAMES) == "Rakai has most points: 14."

"""Measure and print."""

from collections.abc import Mapping

from engine import GAMES
from tests.bench.anchors import CHESS_GAME, CHESS_STEP, FLOOR_TURN, installed
from tests.bench.games import JUDGED, judging, random_play, step_of
from tests.bench.site import appended, figures, open_bench, rebuilt
from tests.bench.yard import Figure, measure, timed, yardstick

YARDSTICK = "yardstick"
# what is compared, with whom, and how many times as long it may take
AIMS = (
    (step_of("java"), CHESS_STEP, 1 / 0.3),
    (JUDGED, FLOOR_TURN, 4),
    (rebuilt("java"), CHESS_GAME, 2),
)


def main() -> None:
    """All figures in turns."""
    with open_bench() as site, open_bench() as filling:
        all_figures = [
            Figure(YARDSTICK, [timed(yardstick)]),
            *(random_play(name) for name in GAMES),
            judging(),
            *figures(site),
            appended(filling),
            *installed(),
        ]
        report(measure(all_figures))


def report(seconds: Mapping[str, float]) -> None:
    """Every figure in yardsticks, and those that are compared with others."""
    print(f"yardstick: {seconds[YARDSTICK] * 1000:.2f} ms")
    for name in seconds:
        if name != YARDSTICK:
            print(f"{seconds[name] / seconds[YARDSTICK]:9.3f}  {name}")
    for ours, anchor, most in AIMS:
        if anchor in seconds:
            times = seconds[ours] / seconds[anchor]
            print(f"{ours}\n    takes {times:.2f} times as long as {anchor}; at most {most:.2f} is aimed at")


if __name__ == "__main__":
    main()

"""`make bench`: how fast it is, as ratios to a yardstick run in the same process.

One yardstick is a fixed piece of pure Python work. A figure of 2.0 means: takes as long as two yardsticks.
Ratios can be compared between machines and days; milliseconds cannot. Where python-chess or the scripts that
measure others (../shared/perf) are installed, they are run in the same rounds.
"""

"""Golden logs: `python -m tests.golden` plays until there is one for every way that each game can end."""

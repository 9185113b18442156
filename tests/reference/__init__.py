"""Naive readings of the rules, independent of the engine, to compare it with."""

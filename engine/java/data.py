"""The component tables of data.toml, read once."""

from engine.components import tables

TABLES = tables("engine.java")

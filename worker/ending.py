"""Ending: this process was told to end; jobs stop where they can go on later, before they are cut short."""

from threading import Event

ENDING = Event()

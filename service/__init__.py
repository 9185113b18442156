"""Lontar."""

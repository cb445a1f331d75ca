"""Figures, each a ratio or a score with its baseline in the same run. `make bench` prints them."""

"""Conversations that branch: which of the branches counts."""

from __future__ import annotations

from collections.abc import Mapping


def branch(parents: Mapping[str, tuple[str, float]], leaf: str = "") -> list[str]:
    """The nodes from the root down to `leaf`, given each one's parent and time. Without a leaf, or
    with one that is not there, down to the newest that nothing follows."""
    if leaf not in parents:
        inner = {parent for parent, _ in parents.values()}
        ends = [node for node in parents if node not in inner]
        leaf = max(ends, key=lambda node: parents[node][1], default="")
    path: dict[str, None] = {}
    while leaf in parents and leaf not in path:  # a loop would have no root
        path[leaf] = None
        leaf = parents[leaf][0]
    return list(reversed(path))

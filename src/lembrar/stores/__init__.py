"""Where memory is kept. Every store keeps the promises of `Store`, proven by one contract suite."""

from lembrar.stores.base import LadderChange, Lease, Span, Store

__all__ = ["LadderChange", "Lease", "Span", "Store"]

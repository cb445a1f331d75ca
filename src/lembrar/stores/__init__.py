"""Where memory is kept. Every store keeps the promises of `Store`, proven by one contract suite."""

from lembrar.stores.base import Erased, FactChange, LadderChange, Lease, Span, Store

__all__ = ["Erased", "FactChange", "LadderChange", "Lease", "Span", "Store"]

"""What turns text into vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@runtime_checkable
class Embedder(Protocol):
    """Maps texts to vectors whose dot product says how alike they are in meaning."""

    @property
    def name(self) -> str:
        """Identity of the vector space, version included. Vectors of two names never compare."""
        ...

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        ...

    @property
    def is_instant(self) -> bool:
        """Whether making a vector costs no more than keeping it: then none is kept."""
        ...

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row of length 1 per text; a row of zeros where a text holds nothing to embed."""
        ...

"""Arrays that grow at their end at a cost that does not depend on their size."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

_S = TypeVar("_S", bound=np.generic)


class Column(Generic[_S]):
    """A numpy array with room to spare; `all` is its filled part, not a copy."""

    def __init__(self, dtype: type[_S], width: int = 0) -> None:
        shape = (16, width) if width else (16,)
        self._data: NDArray[_S] = np.zeros(shape, dtype)
        self._size = 0

    @property
    def all(self) -> NDArray[_S]:
        return self._data[: self._size]

    def __len__(self) -> int:
        return self._size

    def extend(self, values: Any) -> None:
        """Adds a sequence of values (rows, where the column has a width)."""
        end = self._size + len(values)
        if end > len(self._data):
            grown = np.zeros(
                (max(end, 2 * len(self._data)), *self._data.shape[1:]), self._data.dtype
            )
            grown[: self._size] = self._data[: self._size]
            self._data = grown
        self._data[self._size : end] = values
        self._size = end

    def append(self, value: Any) -> None:
        if self._size == len(self._data):
            self.extend([value])
            return
        self._data[self._size] = value
        self._size += 1

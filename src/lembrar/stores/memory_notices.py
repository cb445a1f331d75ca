"""What happened, in the reference store."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime
from operator import attrgetter

from lembrar.model import Notice
from lembrar.stores.memory_data import MemoryPart
from lembrar.stores.waiting import Lookout


class MemoryNotices(MemoryPart):
    """The part of the store that tells what happened."""

    _lookout: Lookout

    async def publish(self, notices: Sequence[Notice]) -> None:
        self._check_open()
        self._data.publish(notices)

    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        self._check_open()
        kept = self._data.notices
        found = [
            notice
            for notice in kept[bisect_right(kept, after, key=attrgetter("number")) :]
            if user is None or notice.user == user
            if chat is None or notice.chat == chat
        ]
        given = found[: max(limit, 0)]
        if limit > 0:
            self._lookout.saw(given[-1].number if len(given) == limit else self._data.newest)
        return given

    async def last_notice(self) -> int:
        newest = await self._newest()
        self._lookout.saw(newest)
        return newest

    async def trim_notices(self, *, before: datetime) -> int:
        self._check_open()
        return self._data.drop_notices(lambda notice: notice.at < before)

    async def wait(self, seconds: float) -> None:
        await self._lookout.wait(seconds)

    async def _newest(self) -> int:
        self._check_open()
        return self._data.newest

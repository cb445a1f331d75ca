"""The verb that fills an empty memory with something to look at."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from lembrar.cli.tables import plural
from lembrar.cli.verb import Answer, Call, opening, verb
from lembrar.engine import AsyncMemory

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lembrar.sample import Written


@verb()
async def sample(call: Call) -> Answer:
    """Write sample conversations: several people, several weeks, in Portuguese and English. Rules
    make the memory of them, at no cost. Doing it again changes nothing."""
    from lembrar.sample import Past, write

    clock = Past(datetime.now().astimezone())
    options: dict[str, Any] = {**opening(call.settings), "llm": None, "clock": clock}
    async with await AsyncMemory.open(**options, background=False) as memory:
        written = await write(memory, clock)
    return Answer(written, lambda: _told(written))


def _told(written: Written) -> RenderableType:
    if not written.messages:
        return "The sample conversations are all there already."
    people, chats = plural(written.users, "person", "people"), plural(written.chats, "chat")
    told = f"Wrote {plural(written.messages, 'message')} of {people} in {chats}."
    return f"{told} Look at them with `lembrar serve`."

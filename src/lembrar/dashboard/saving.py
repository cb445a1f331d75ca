"""What memory saves: tokens that need not be sent, and what they would have cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, tzinfo

from lembrar.config import Settings
from lembrar.dashboard.looker import look_at
from lembrar.engine import AsyncMemory
from lembrar.model import Chat
from lembrar.policy import ModelProfile, profile_of, recommendations

_LOOKED_AT = 1000  # messages of a chat
_USUAL = "GPT-5 mini"  # where the settings name no model whose price is known


@dataclass(frozen=True, slots=True)
class Saving:
    """Tokens of the answers of some chats, by day: if each had been sent everything said before,
    and as it is with memory."""

    whole: Counter[date]
    sent: Counter[date]
    chats: int

    @property
    def tokens(self) -> int:
        """How many tokens were saved."""
        return max(0, self.whole.total() - self.sent.total())

    @property
    def share(self) -> float:
        """The share of tokens that was saved, 0 to 1."""
        return self.tokens / self.whole.total() if self.whole.total() else 0.0

    def money(self, day: date, price: float) -> float:
        """What a day saved in US dollars, at a price for a million tokens."""
        return max(0, self.whole[day] - self.sent[day]) * price / 1_000_000


async def saving(memory: AsyncMemory, chats: Sequence[Chat], since: date, zone: tzinfo) -> Saving:
    """What the answers of these chats took and would have taken, reckoned with what a context of
    each takes today."""
    whole: Counter[date] = Counter()
    sent: Counter[date] = Counter()
    look = look_at(memory)
    for chat in chats:
        made = (await look.context(chat.id, chat.user)).tokens
        first = max(1, chat.messages - _LOOKED_AT + 1)
        spans = await memory.store.spans(chat.id, first=first, last=chat.messages)
        before = chat.log_tokens - sum(span.tokens for span in spans)
        for span in spans:
            day = span.at.astimezone(zone).date()
            if day >= since:
                whole[day] += before
                sent[day] += min(before, made)
            before += span.tokens
    return Saving(whole, sent, len(chats))


def priced() -> list[ModelProfile]:
    """Models whose price is known, in order of name."""
    known = [profile for profile in recommendations() if profile.price_prompt]
    return sorted(known, key=lambda profile: profile.model)


def reckoned_by(settings: Settings, chosen: str) -> ModelProfile:
    """The model by whose price savings are told: the one chosen, else the first that the settings
    name, those that answer before the one that summarises."""
    models = {profile.model: profile for profile in priced()}
    named = [*(name for one in settings.upstreams.values() for name in one.models), settings.llm]
    found = [profile_of(name) for name in named if name]
    usual = [profile for profile in found if profile.model in models]
    return models.get(chosen) or next(iter(usual), models[_USUAL])

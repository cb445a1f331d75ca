"""The brain behind any OpenAI-compatible endpoint: OpenAI, Gemini, Groq, Ollama, vLLM.

One call makes several summaries and reads facts, events and moods on the way. It is given little
time, one more chance, and no trust: whatever comes back is checked, and whoever asked goes on
without it if it does not."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from lembrar.brains import ask
from lembrar.brains.base import Draft, Job, Thought
from lembrar.brains.breaker import Breaker
from lembrar.errors import BrainFailed, InvalidInput
from lembrar.model import Spend
from lembrar.policy import ModelProfile, profile_of
from lembrar.text import tokens
from lembrar.text.language import detect
from lembrar.text.words import count

if TYPE_CHECKING:
    from openai import AsyncOpenAI

    from lembrar.brains.llm_call import Completion

_BYTES = 512_000  # of a reply; a longer one is no answer to what was asked
_TOKENS_A_WORD = 2.0  # more than any word of Portuguese or English takes on the average
_REPLY_TOKENS = 120  # of each job's part of a reply, besides its summary
_REASONING_TOKENS = 512  # that a model may think before it answers, however little it should
_FACT_TOKENS = 40  # for each message of the user
_SURE_WORDS = 12  # from which the language of a reply can be told
_PATIENCE_SECONDS = 5.0  # the longest Retry-After that is waited for
_FORMS = ("schema", "object", "none")


class LLMBrain:
    """Summarises and reads through an LLM. `key` may be empty for local servers. `profile` says
    what the model can do and costs, if Lembrar does not know it or prices have moved."""

    def __init__(
        self,
        model: str,
        *,
        url: str = "",
        key: str = "",
        profile: ModelProfile | None = None,
        timeout_seconds: float = 10.0,
        back_off_seconds: float = 0.5,
        breaker: Breaker | None = None,
    ) -> None:
        if not model.strip():
            raise InvalidInput("Name the model of the LLM, such as 'gpt-5-nano'.")
        self.model = model
        self.profile = profile or profile_of(model)
        self._client = _client(url, key)
        self._timeout = timeout_seconds
        self._back_off = back_off_seconds
        self._breaker = breaker or Breaker()
        self._form = _FORMS.index(self.profile.json)
        self._level = 0  # how much of what we like to say the service does not understand
        self._answered_at: datetime | None = None

    @property
    def name(self) -> str:
        """Names the model in what it made."""
        return self.model

    @property
    def answered_at(self) -> datetime | None:
        """When it last answered, if it ever did."""
        return self._answered_at

    def check_awake(self) -> None:
        """Raises BrainFailed, not tried, while nobody answers."""
        self._breaker.look()

    async def close(self) -> None:
        """Lets go of its connections."""
        await self._client.close()

    async def summarise(self, job: Job) -> Draft:
        """One job alone."""
        return (await self.think((job,))).drafts[0]

    def estimate(self, jobs: tuple[Job, ...]) -> Spend:
        """The most that thinking about them can take, the second chance included."""
        asked = ask.question(jobs)
        prompt, completion = 2 * self._prompt_tokens(asked), 2 * _most_tokens(asked, self.profile)
        spend = Spend(2, 0, prompt, 0, completion)
        return replace(spend, cost=self.profile.cost(spend))

    async def think(self, jobs: tuple[Job, ...]) -> Thought:
        """A draft for each job, in one call; one more if that fails."""
        began = self._breaker.check()
        asked = ask.question(jobs)
        spent = Spend()
        for last in (False, True):
            try:
                reply, took = await self._reply(asked)
                spent += took
                drafts = await asyncio.to_thread(_read, asked, reply)
            except BrainFailed as failure:
                took = failure.spend if isinstance(failure.spend, Spend) else Spend(failures=1)
                spent += took
                if not last and await self._second_chance(failure):
                    continue
                failure.spend = replace(spent, cost=self.profile.cost(spent))
                self._breaker.failed(failure, began)
                raise
            self._breaker.answered()
            self._answered_at = datetime.now(UTC)
            return Thought(drafts, replace(spent, cost=self.profile.cost(spent)))
        raise AssertionError("the loop returns or raises")

    async def _second_chance(self, failure: BrainFailed) -> bool:
        """Waits a moment and says whether asking again makes sense."""
        wait = failure.retry_after
        seconds = self._back_off if wait is None else wait
        if failure.final or seconds > _PATIENCE_SECONDS:
            return False
        await asyncio.sleep(seconds)
        return True

    # ── one call ──────────────────────────────────────────────────────────────────────────────

    async def _reply(self, asked: ask.Question) -> tuple[str, Spend]:
        """What the model says, and what that took."""
        from lembrar.brains.llm_call import call

        failed = Spend()
        for level in range(self._level, len(_FORMS) - self._form + 1):
            try:
                request = self._request(asked, level)
                reply = await call(self._client, request, self._timeout, _BYTES)
            except BrainFailed as failure:
                failed += self._unanswered(asked, failure)
                failure.spend = failed
                if failure.refused_form and level < len(_FORMS) - self._form:
                    continue
                raise
            self._level = level  # it understands that much
            text, took = _content(reply, self._counted(asked, reply))
            return text, took + failed
        raise AssertionError("the loop returns or raises")

    def _unanswered(self, asked: ask.Question, failure: BrainFailed) -> Spend:
        """What a call took that brought nothing: what was sent may have to be paid."""
        sent = 0 if failure.refused_form else self._prompt_tokens(asked)
        return Spend(1, 1, sent)

    def _request(self, asked: ask.Question, level: int) -> dict[str, Any]:
        """What to send. Each level does without something that a service may not know."""
        form = _FORMS[min(self._form + max(0, level - 1), len(_FORMS) - 1)]
        system = asked.system if form == "schema" else f"{asked.system}\n{ask.example()}"
        request: dict[str, Any] = {
            "model": self.model,
            "messages": [
                {"role": "system", "content": system},
                {"role": "user", "content": asked.log},
            ],
        }
        if form == "schema":
            shape = {"name": "memory", "strict": True, "schema": dict(ask.schema())}
            request["response_format"] = {"type": "json_schema", "json_schema": shape}
        elif form == "object":
            request["response_format"] = {"type": "json_object"}
        most = _most_tokens(asked, self.profile)
        return request | (self._manner(most) if level == 0 else {"max_tokens": most})

    def _manner(self, most: int) -> dict[str, Any]:
        """How much it should think and talk."""
        profile = self.profile
        manner: dict[str, Any] = {"max_completion_tokens": most}
        if profile.effort:
            manner["reasoning_effort"] = profile.effort
        if profile.verbosity:
            manner["verbosity"] = profile.verbosity
        if not profile.effort:
            manner["temperature"] = 0
        return manner

    def _prompt_tokens(self, asked: ask.Question) -> int:
        schema = json.dumps(ask.schema()) if _FORMS[self._form] == "schema" else ask.example()
        return sum(map(tokens.count, (asked.system, asked.log, schema))) + 16

    def _counted(self, asked: ask.Question, reply: Completion) -> Spend:
        """What it took, as the service says, or as we count it."""
        prompt = reply.usage.prompt_tokens if reply.usage else 0
        completion = reply.usage.completion_tokens if reply.usage else 0
        prompt = max(prompt, 0) or self._prompt_tokens(asked)
        completion = max(completion, 0) or tokens.count(reply.text)
        return Spend(1, 0, prompt, min(max(reply.cached_tokens, 0), prompt), completion)


def _client(url: str, key: str) -> AsyncOpenAI:
    try:
        from openai import AsyncOpenAI
    except ImportError as error:
        raise InvalidInput('An LLM needs a package: pip install "lembrar[openai]"') from error
    if not url and not key:
        raise InvalidInput("OpenAI needs a key: set OPENAI_API_KEY or LEMBRAR_LLM_KEY.")
    return AsyncOpenAI(api_key=key or "none", base_url=url or None, max_retries=0)


def _most_tokens(asked: ask.Question, profile: ModelProfile) -> int:
    """The longest reply that makes sense."""
    most = _REASONING_TOKENS if profile.effort else 0
    for job in asked.jobs:
        limit = job.limit * (_TOKENS_A_WORD if job.unit == "words" else 1.5)
        own = sum(piece.own for piece in job.pieces)
        most += int(limit) + _REPLY_TOKENS * (2 if job.events else 1) + _FACT_TOKENS * own
    return most


def _content(reply: Completion, spend: Spend) -> tuple[str, Spend]:
    if reply.refusal is not None:
        why = "The LLM refused to answer."
        raise BrainFailed(why, reply=reply.refusal, spend=_failed(spend), final=True)
    if not reply.text.strip():
        raise BrainFailed("The LLM answered nothing.", spend=_failed(spend))
    return reply.text, spend


def _failed(spend: Spend) -> Spend:
    return replace(spend, failures=1)


def _read(asked: ask.Question, reply: str) -> tuple[Draft, ...]:
    """The drafts of a reply, if they are in the language of the conversation."""
    drafts = ask.drafts(asked, reply)
    told = " ".join(draft.text for draft in drafts)
    if count(told) >= _SURE_WORDS and detect(told, asked.language) != asked.language:
        raise BrainFailed("The reply is in another language.", reply=reply)
    return drafts

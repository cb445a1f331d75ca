"""Every dial. A preset is a TOML file validated into these frozen values; nothing in the flow
asks for a preset's name, and a user's own preset is the same kind of file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Literal, TypeVar

from lembrar.errors import InvalidPreset, UnknownPreset
from lembrar.model import Message, Spend, Unit

_CONFIG = {"extra": "forbid"}  # a misspelt dial is an error, not a dial that does nothing
_T = TypeVar("_T")
Texts = Mapping[str, str]  # language → text


@dataclass(frozen=True, slots=True)
class Window:
    """Rung 0: what stays verbatim. Set one of `cycles`, `messages` or `idle_minutes`."""

    __pydantic_config__ = _CONFIG
    cycles: int = 0
    messages: int = 0
    idle_minutes: int = 0  # the session: ends after this long without activity
    max_tokens: int = 0  # the session's size; 0 means no limit of its own
    max_messages: int = 200  # of a window in cycles: an agent's endless cycle climbs, too


@dataclass(frozen=True, slots=True)
class Rung:
    """One level of the ladder. Its size is `limit` units, or a `share` of the original, or a
    `limit_share` of the whole ladder's limit."""

    __pydantic_config__ = _CONFIG
    span: int = 1  # cycles in a block; 0 is one rolling block for everything older
    limit: int = 0
    share: float = 0.0
    limit_share: float = 0.0
    count: int = 0  # blocks kept here before the oldest climb; 0 keeps any number
    step: int = 1  # how many blocks climb together
    max_age_days: float = 0.0  # older blocks climb whatever their number
    style: Literal["summary", "working"] = "summary"
    events: bool = False
    plain: bool = False  # rules make it of the summaries below, and of a ladder that slides all
    # layers but the first: no LLM is asked about the same words again


@dataclass(frozen=True, slots=True)
class Ladder:
    """When what left the window climbs, and how far."""

    __pydantic_config__ = _CONFIG
    unit: Unit
    limit: int  # of what `counts` says; 0 is none
    rungs: tuple[Rung, ...]
    counts: Literal["memory", "summaries"] = "memory"  # all that is kept, or summaries only
    batch: int = 1  # cycles that leave the window before they climb; 0: only under pressure
    batch_tokens: int = 0  # … or so much of them; 0 waits for the batch
    start: float = 1.0  # pressure: at this share of the limit, compaction starts …
    target: float = 1.0  # … and goes on down to this share
    squeeze: int = 0  # pressure first lifts blocks to this rung; 0 goes straight to fusing
    slides: bool = False  # rung 1's shape repeats from the newest on, each share times the last
    floor: int = 0  # a block never has to be smaller than this
    chunk_tokens: int = 6000  # how much of the log one call of the summariser is given
    tries: int = 5  # failures of the summariser at a block before it is left until asked for


@dataclass(frozen=True, slots=True)
class SectionPolicy:
    """A part of the context: where its lines come from and how they look."""

    __pydantic_config__ = _CONFIG
    name: str
    source: Literal["facts", "ladder", "pinned", "elsewhere", "recalled", "recent"]
    title: Texts = field(default_factory=dict[str, str])
    end: Texts = field(default_factory=dict[str, str])
    line: Texts = field(default_factory=dict[str, str])
    groups: Mapping[str, Texts] = field(default_factory=dict[str, Texts])  # fact kind → heading
    rungs: tuple[int, ...] = ()  # of the ladder; none named means all
    kinds: tuple[str, ...] = ()  # of facts; none named means all
    layers: tuple[str, ...] = ()  # of facts; none named means all
    most: int = 0  # facts, summaries or messages shown here, the most relevant; 0 is no limit
    hours: float = 0.0  # how old messages of other conversations may be
    day: Texts = field(default_factory=dict[str, str])  # heading of a day's messages; has {date}
    lasting: Texts = field(default_factory=dict[str, str])  # line of facts that need no date
    join: str = ""  # related facts share a line, joined by this
    critical_only: bool = False
    news: bool = False  # facts learnt since the last compaction, which then stand nowhere else
    events_title: Texts = field(default_factory=dict[str, str])
    event_line: Texts = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Speakers:
    """How the people in a conversation are called."""

    __pydantic_config__ = _CONFIG
    labels: Mapping[str, Texts]  # role → language → label
    by_name: bool = False  # several characters: always the sender's own name

    def name(self, message: Message, user: str, language: str) -> str:
        """What a sender is called: a label for the user and the bot, else the own name."""
        own = " ".join(message.sender.split())  # a name with line breaks could forge a heading
        if own and (self.by_name or message.sender != user):
            return own
        label = self.labels[message.role]
        return label.get(language) or next(iter(label.values()))


@dataclass(frozen=True, slots=True)
class Steady:
    """Fixed shares of the budget, so that consecutive contexts begin alike. What search finds gets
    the rest, at the end. They hold while people talk: prompt caches forget within the hour.
    Summaries and what must not be forgotten may take more, at the cost of what is recent."""

    __pydantic_config__ = _CONFIG
    minutes: float = 30.0  # since the last message
    facts: float = 0.12
    news: float = 0.04
    ladder: float = 0.36
    recent: float = 0.56
    found: float = 0.05  # kept free for what search finds


@dataclass(frozen=True, slots=True)
class Compose:
    """How a context is put together under its budget."""

    __pydantic_config__ = _CONFIG
    sections: tuple[SectionPolicy, ...]
    speakers: Speakers
    cut: Texts  # stands where a giant message was cut; may use {tokens} and {id}
    newest_share: float = 0.5  # of the budget, for the newest message before anything else
    facts_share: float = 0.5  # of what is left then, for critical facts …
    ample_tokens: int = 4000  # … less in a smaller budget, where search found what is asked about
    known_share: float = 0.5  # of what is left after them, for other facts
    pins_share: float = 0.4  # of what is left then, for pinned messages
    steady: Steady | None = None  # fixed shares while people talk; none lets all compete
    recall_share: float = 0.0  # of what is left after the window, for what search found
    ladder_share: float = 0.5  # of what is left after the window, for summaries before what waits
    pending_share: float = 0.6  # of the budget, up to which what has no summary yet stays verbatim
    clip_floor_tokens: int = 24  # a message is cut no shorter than this before it is left out

    def headings(self) -> tuple[str, ...]:
        """What opens and ends sections, in all languages."""
        texts = [text for s in self.sections for text in (*s.title.values(), *s.end.values())]
        return tuple(text for text in texts if text)


@dataclass(frozen=True, slots=True)
class KindPolicy:
    """How facts of one kind begin and end."""

    __pydantic_config__ = _CONFIG
    layer: Literal["short", "medium", "long", "episodic", "semantic"] = "semantic"
    priority: float = 6.0  # 1 to 10
    weight: float = 1.0
    fade: float = 0.0  # weight lost in each `Facts.fade_days` without being said again
    critical: bool = False
    days: float = 0.0  # expires so long after it was said, or after its date; 0 never
    undated_days: float = 0.0  # the same where no date was said; 0 is as long as `days`
    tag: str = ""


_KINDS: dict[str, KindPolicy] = {
    "bio": KindPolicy(),
    "preference": KindPolicy(critical=True, weight=0.8, tag="preference"),
    "goal": KindPolicy(critical=True, weight=0.9, tag="goal"),
    "limit": KindPolicy(critical=True, weight=0.9, tag="limit"),
    "decision": KindPolicy(critical=True, weight=0.9, tag="decision"),
    "event": KindPolicy(layer="episodic", priority=8.0, weight=0.9, fade=0.01),
    "appointment": KindPolicy(
        layer="episodic", priority=8.0, weight=0.9, days=1.0, undated_days=30.0
    ),
    "emotion": KindPolicy(weight=0.7, fade=0.1),
    "note": KindPolicy(layer="long", weight=0.9),
}


@dataclass(frozen=True, slots=True)
class Facts:
    """How facts are weighed, merged and gardened."""

    __pydantic_config__ = _CONFIG
    same: float = 0.8  # share of content words in common from which two statements are one
    same_topic: float = 0.6  # the same of topics: goals that share so much are about one matter
    confidence: float = 0.7
    confidence_step: float = 0.1  # each further observation closes this share of the gap to 1
    contradiction_step: float = 0.3  # what is contradicted loses this share of its confidence
    weight_step: float = 0.1  # said again: closes this share of the gap to 1
    kinds: Mapping[str, KindPolicy] = field(default_factory=lambda: dict(_KINDS))
    fade_days: float = 7.0
    archive_below: float = 0.3
    priority_step: float = 0.5  # used: up; unused for `priority_days`: down
    priority_days: float = 30.0
    most_live: int = 400  # live facts of a user that are not critical or pinned; more are archived
    recency_days: float = 30.0  # the recency of what was last said so long ago is half
    event_days: float = 45.0  # told again within so long, without a date, an event is the same one
    pattern_times: int = 3  # moods with one trigger, on as many days, that make a pattern
    pattern_days: float = 120.0  # older moods make none
    pattern_moods: int = 500  # the newest so many are looked at


Private = Literal[
    "secrets", "personal", "all",
    "card", "key", "password",
    "cpf", "cnpj", "rg", "ssn", "iban", "pix", "email", "phone",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Redaction:
    """What is private, and where it must not go: kinds, or groups of them, place by place. The log
    keeps what was said unless `log` says otherwise, and what is masked there is gone for good."""

    __pydantic_config__ = _CONFIG
    llm: tuple[Private, ...] = ("secrets",)  # what summarises, reads and embeds behind a network
    facts: tuple[Private, ...] = ("secrets",)
    summaries: tuple[Private, ...] = ("secrets",)
    context: tuple[Private, ...] = ()  # what is put before the bot's own model, and search
    log: tuple[Private, ...] = ()

    @property
    def prompt(self) -> tuple[Private, ...]:
        """What an LLM must not see: it cannot tell what it was not told."""
        return tuple(dict.fromkeys((*self.llm, *self.facts, *self.summaries)))

    def shown(self, *places: Private) -> tuple[Private, ...]:
        """What a context must not show of something that is kept without `places`."""
        return tuple(dict.fromkeys((*self.context, *places)))


@dataclass(frozen=True, slots=True)
class Policy:
    """A preset."""

    __pydantic_config__ = _CONFIG
    name: str
    about: Texts
    budget: int  # tokens of a context
    window: Window
    ladder: Ladder
    compose: Compose
    budget_from_environment: bool = False  # MAX_CONTEXT_TOKENS overrides the budget
    language: Literal["pt", "en", "auto"] = "auto"  # of the labels; auto follows the conversation
    facts: Facts = field(default_factory=Facts)
    redaction: Redaction = field(default_factory=Redaction)


@dataclass(frozen=True, slots=True)
class ModelProfile:
    """What is known of a family of models: the context budget that suits it, and how to ask it.
    `ids` are patterns of model names. Prices are US dollars for a million tokens; 0 costs nothing,
    or nobody knows."""

    __pydantic_config__ = _CONFIG
    model: str
    budget: int
    note: str = ""
    ids: tuple[str, ...] = ()
    window: int = 32_000  # tokens of a prompt and its reply
    json: Literal["schema", "object", "none"] = "schema"  # how a reply can be kept to a form
    effort: str = ""  # of reasoning, as low as the model knows; empty says nothing about it
    verbosity: str = ""
    price_prompt: float = 0.0
    price_cached: float | None = None  # None costs as much as any prompt
    price_completion: float = 0.0

    @property
    def is_priced(self) -> bool:
        """Whether it is known what it costs."""
        return bool(self.price_prompt or self.price_completion)

    def cost(self, spend: Spend) -> float:
        """What so many tokens cost, in US dollars."""
        cached = self.price_prompt if self.price_cached is None else self.price_cached
        fresh = spend.prompt_tokens - spend.cached_tokens
        parts = fresh * self.price_prompt + spend.cached_tokens * cached
        return (parts + spend.completion_tokens * self.price_completion) / 1_000_000


def with_budget(policy: Policy, budget: int | None) -> Policy:
    """The same preset for another budget; a ladder counted in tokens follows it."""
    if budget is None or budget == policy.budget:
        return policy
    ladder = policy.ladder
    if ladder.unit == "tokens" and ladder.limit:
        waiting = ladder.batch_tokens and max(1, ladder.batch_tokens * budget // policy.budget)
        limit = max(1, ladder.limit * budget // policy.budget)
        ladder = replace(ladder, limit=limit, batch_tokens=waiting)
    return replace(policy, budget=budget, ladder=ladder)


def names() -> list[str]:
    """The presets that come with Lembrar."""
    folder = resources.files("lembrar.presets")
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def load(preset: str | Policy) -> Policy:
    """A preset by its name, or by the path of a TOML file of your own."""
    if isinstance(preset, Policy):
        return preset
    if preset in names():
        return _bundled(preset)
    path = Path(preset)
    if path.suffix == ".toml":
        if not path.is_file():
            raise UnknownPreset(f"There is no preset file {preset!r}.")
        return parse(_read(path), preset)
    known = ", ".join(names())
    raise UnknownPreset(f"There is no preset {preset!r}. Use one of: {known}, or a .toml file.")


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidPreset(f"{path} cannot be read as UTF-8 text: {error}.") from error


def source(preset: str) -> str:
    """The TOML text of a bundled preset, to start one's own from."""
    if preset not in names():
        raise UnknownPreset(f"There is no preset {preset!r}. Use one of: {', '.join(names())}.")
    return (resources.files("lembrar.presets") / f"{preset}.toml").read_text("utf-8")


def parse(text: str, origin: str) -> Policy:
    """A preset from TOML text. `origin` names it in errors."""
    try:
        policy = _validated(Policy, tomllib.loads(text), origin)
    except tomllib.TOMLDecodeError as error:
        raise InvalidPreset(f"{origin} is not valid TOML: {error}") from error
    _check(policy, origin)
    return policy


@cache
def recommendations() -> tuple[ModelProfile, ...]:
    """What is known of today's models, and of those the first bots ran on."""
    text = (resources.files("lembrar") / "models.toml").read_text("utf-8")
    return tuple(
        _validated(ModelProfile, row, "models.toml") for row in tomllib.loads(text)["models"]
    )


def profile_of(model: str) -> ModelProfile:
    """The profile whose pattern fits a model's name most closely; a cautious one if none does."""
    name = model.rpartition("/")[2].lower()
    fitting = [
        (len(pattern), profile)
        for profile in recommendations()
        for pattern in profile.ids
        if fnmatchcase(name, pattern)
    ]
    if not fitting:
        return ModelProfile(model, budget=8000)
    return max(fitting, key=lambda found: found[0])[1]


@cache
def _bundled(name: str) -> Policy:
    return parse(source(name), f"preset {name}")


def _validated(kind: type[_T], value: Mapping[str, Any], origin: str) -> _T:
    from pydantic import TypeAdapter, ValidationError  # costs more than the rest of the import

    try:
        return TypeAdapter(kind).validate_python(value)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise InvalidPreset(f"{origin}: {where}: {first['msg']}.") from error


def _check(policy: Policy, origin: str) -> None:
    window, ladder = policy.window, policy.ladder
    kinds = [bool(window.cycles), bool(window.messages), bool(window.idle_minutes)]
    problems = {
        "window: set exactly one of cycles, messages, idle_minutes": sum(kinds) == 1,
        "window: sizes must not be negative": min(
            window.cycles, window.messages, window.idle_minutes, window.max_tokens) >= 0,
        "budget: must be 1 or more": policy.budget >= 1,
        "ladder.limit: must not be negative": ladder.limit >= 0,
        "ladder.limit: batch = 0 and limit_share need one": ladder.limit > 0
            or (ladder.batch > 0 and not any(r.limit_share for r in ladder.rungs)),
        "ladder.rungs: at least one is needed": bool(ladder.rungs),
        "ladder.rungs: each needs one of limit, share, limit_share": all(
            sum((r.limit > 0, r.share > 0, r.limit_share > 0)) == 1 for r in ladder.rungs),
        "ladder: target must be above 0 and not over start": 0 < ladder.target <= ladder.start,
        "ladder.squeeze: must name a rung": 0 <= ladder.squeeze <= len(ladder.rungs),
        "ladder.batch: must not be negative": ladder.batch >= 0,
        "ladder.rungs: the last must be rolling (span = 0), or the ladder slide":
            ladder.slides or (bool(ladder.rungs) and ladder.rungs[-1].span == 0),
        "compose.sections: one must show recent messages": any(
            s.source == "recent" for s in policy.compose.sections),
    }  # fmt: skip
    for problem, holds in problems.items():
        if not holds:
            raise InvalidPreset(f"{origin}: {problem}.")

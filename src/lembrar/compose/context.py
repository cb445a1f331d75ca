"""The context itself: sections rendered from what was placed, counted once more as a whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from lembrar.compose.fit import fit
from lembrar.compose.lines import group_heading, pick
from lembrar.compose.scene import Scene
from lembrar.compose.work import Fit, Placed
from lembrar.model import Context, Section
from lembrar.policy import Policy, SectionPolicy
from lembrar.text import tokens

_ROLES = ("user", "assistant")
_END = re.compile(r"<\W{0,8}/\W{0,8}memory", re.IGNORECASE)
_MEMORY = "<memory>\n{}\n</memory>"  # data for the model to use, never orders for it to follow


def compose(scene: Scene, policy: Policy, budget: int, chat: str) -> Context:
    """A context of at most `budget` tokens, whatever the scene holds."""
    work = fit(scene, policy, budget)
    ordered = _ordered(work)
    sections = _sections(work, ordered)
    text = _text(sections)
    while (size := tokens.count(text)) > budget:
        work.drop_last()
        ordered = _ordered(work)
        sections = _sections(work, ordered)
        text = _text(sections)
    return Context(
        chat=chat,
        user=scene.user,
        text=text,
        tokens=size,
        budget=budget,
        sections=sections,
        items=tuple(placed.item for placed in ordered),
        dropped=tuple(work.dropped),
        messages=_messages(work, ordered, sections, text, budget),
        full_tokens=scene.chat.log_tokens if scene.chat else 0,
    )


def _ordered(work: Fit) -> list[Placed]:
    return sorted(work.placed, key=lambda placed: (placed.section, placed.order))


def _text(sections: Sequence[Section]) -> str:
    return "\n\n".join(section.text for section in sections)


def _sections(work: Fit, ordered: Sequence[Placed]) -> tuple[Section, ...]:
    found: list[Section] = []
    for index, group in groupby(ordered, key=lambda placed: placed.section):
        policy = work.policy.compose.sections[index]
        title = pick(policy.title, work.scene.language)
        end = pick(policy.end, work.scene.language)
        placed = [p for p in group if p.item.text]
        if not placed:
            continue
        lines = [title, *_lines(placed, policy, work.scene.language), end]
        text = "\n".join(line for line in lines if line)
        found.append(Section(policy.name, title, text, tokens.count(text)))
    return tuple(found)


def _lines(placed: list[Placed], policy: SectionPolicy, language: str) -> list[str]:
    """The lines of a section, under the headings of their groups, facts joined where asked."""
    lines: list[str] = []
    for kind, group in groupby(placed, key=lambda p: p.group):
        texts = [p.item.text for p in group]
        heading = group_heading(policy, kind, language) if kind else ""
        lines += [heading] if heading else []
        lines += [_joined(texts, policy, language)] if policy.join else texts
    return lines


def _joined(texts: list[str], policy: SectionPolicy, language: str) -> str:
    """Related facts on one line: "- Vegetarian; hates coriander."."""
    head, _, tail = pick(policy.line, language).partition("{text}")
    facts = [text.removeprefix(head).removesuffix(tail) for text in texts]
    return head + policy.join.join(facts) + tail


def _messages(
    work: Fit, ordered: Sequence[Placed], sections: Sequence[Section], text: str, budget: int
) -> tuple[dict[str, str], ...]:
    """The same as chat messages: memory as delimited data, then what was said, in its roles, and
    last, as data again, what depends on the question."""
    talk = [placed for placed in ordered if _is_talk(work, placed)]
    policies = work.policy.compose.sections
    names = [policy.name for policy in policies]
    said_in = {names[placed.section] for placed in talk}
    last = max((placed.section for placed in talk), default=len(names))
    told = [section for section in sections if section.name not in said_in]
    messages = _data([s for s in told if names.index(s.name) < last])
    for placed in talk:
        role = placed.message.role if placed.message else "user"
        said = placed.body if _plain(work, placed) else placed.item.text
        messages.append({"role": role if role in _ROLES else "user", "content": said})
    messages += _data([s for s in told if names.index(s.name) > last])
    if sum(tokens.count(message["content"]) for message in messages) <= budget:
        return tuple(messages)
    return ({"role": "user", "content": text},) if text else ()


def _data(sections: Sequence[Section]) -> list[dict[str, str]]:
    """Sections as one message of data, if there are any."""
    memory = _END.sub("< /memory", _text(sections))  # nothing said ends the data early
    return [{"role": "user", "content": _MEMORY.format(memory)}] if memory else []


def _is_talk(work: Fit, placed: Placed) -> bool:
    return work.policy.compose.sections[placed.section].source == "recent"


def _plain(work: Fit, placed: Placed) -> bool:
    """Whether the role alone says who spoke."""
    message = placed.message
    if message is None or message.role not in _ROLES or work.policy.compose.speakers.by_name:
        return False
    return message.sender in ("", work.scene.user)

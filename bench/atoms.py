"""Verified compaction: how many numbers, dates, names, negations and decisions survive the ladder.

Every critical atom of every message that climbed must be in its summary's text, in `preserved`, or
in a fact. Text-only recall and the compression reached are printed per rung beside it."""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from lembrar import Memory, Message, Summary, policy
from lembrar.consolidate import atoms as find
from lembrar.model import Atom, said_at
from lembrar.text.language import detect

CRITICAL = ("money", "percent", "number", "date", "identifier", "name", "negation", "decision")


def run(options: argparse.Namespace) -> None:
    measure("generated, Portuguese and English", generated(cycles=300))
    path = options.data / "locomo_dev.json"
    if path.exists():
        measure("real conversations (LoCoMo dev)", locomo(path))
    else:
        print(f"real conversations: {path} is not there; give its folder with --data")
    print("goal: 100 % over text, preserved and facts")


def measure(name: str, chats: dict[str, list[Message]]) -> None:
    print(f"{name}: {len(chats)} chats, {sum(map(len, chats.values())):,} messages")
    for preset in policy.names():
        kept = total = shown = 0
        before: dict[int, int] = defaultdict(int)
        after: dict[int, int] = defaultdict(int)
        with Memory("memory:", preset=preset, budget=2000) as memory:
            for chat, messages in chats.items():
                memory.append(chat, chat, messages)
            memory.consolidate()
            for chat in chats:
                memory.compact(chat)
                facts = " . ".join(fact.content for fact in memory.facts(chat))
                history = {m.id: m for m in memory.history(chat)}
                for block in memory.summaries(chat):
                    source = list(source_atoms(history[id] for id in block.sources))
                    total += len(source)
                    shown += len(source) - len(lost(source, block))
                    missing = lost(beyond(source, block), block)
                    kept += len(source) - len(find.lost(missing, facts, datetime.now(UTC), "pt"))
                    before[block.rung] += block.size_before
                    after[block.rung] += block.size_after
        rungs = ", ".join(f"{r}: {after[r] / before[r]:.1%}" for r in sorted(before) if before[r])
        recall, text = 100 * kept / (total or 1), 100 * shown / (total or 1)
        print(
            f"  {preset:12} {total:6,} atoms  kept {recall:6.2f} %  in the text {text:5.1f} %  "
            f"size by rung {rungs}"
        )


def source_atoms(messages: Iterable[Message]) -> Iterable[Atom]:
    """What the rules find in the log, independently of what the ladder stored."""
    for message in messages:
        text = str(message)
        found = find.find(text, said_at(message), detect(text, "pt"), message.id)
        yield from (atom for atom in found if atom.kind in CRITICAL)


def lost(atoms: list[Atom], block: Summary) -> list[Atom]:
    at = block.at or datetime.now(UTC)
    return find.lost(atoms, block.text, at, detect(block.text, "pt"))


def beyond(atoms: list[Atom], block: Summary) -> list[Atom]:
    """The atoms that `preserved` does not hold."""
    held = {(atom.kind, atom.value, atom.text) for atom in block.preserved.atoms}
    return [atom for atom in atoms if (atom.kind, atom.value, atom.text) not in held]


def generated(cycles: int) -> dict[str, list[Message]]:
    """Conversations full of figures, by a seeded script."""
    chance = random.Random(7)
    return {
        "pt": list(_talk(chance, cycles, _PT)),
        "en": list(_talk(chance, cycles, _EN)),
    }


def _talk(chance: random.Random, cycles: int, lines: dict[str, list[str]]) -> Iterable[Message]:
    at = datetime(2026, 1, 5, 9, tzinfo=UTC)
    for _ in range(cycles):
        at += timedelta(hours=chance.randint(1, 30))
        for role in ("user", "assistant"):
            parts = [chance.choice(lines["chatter"]), chance.choice(lines[role])]
            if chance.random() < 0.4:
                parts.append(chance.choice(lines["chatter"]))
            text = " ".join(parts).format(
                amount=f"{chance.randint(1, 99)}.{chance.randint(100, 999)}",
                cents=f"{chance.randint(3, 900)},{chance.randint(10, 99)}",
                dollars=f"{chance.randint(1, 9)},{chance.randint(100, 999)}.50",
                percent=chance.randint(2, 60),
                day=chance.randint(1, 28),
                month=chance.randint(1, 12),
                name=chance.choice(lines["names"]),
            )
            yield Message(role, text, at=at)


_PT = {
    "names": ["Mariana", "João Pedro", "Banco do Brasil", "Recife", "Dona Lúcia", "Nubank"],
    "user": [
        "Quero juntar R$ {amount} até {day}/{month}/2027.",
        "Gastei R$ {cents} com a {name} no dia {day}.",
        "Não quero gastar mais de R$ {cents} por semana.",
        "Decidi vender o carro para {name} por R$ {amount}.",
        "Prefiro receber o extrato no dia {day} de cada mês.",
        "O aluguel subiu {percent}% e agora é R$ {cents}.",
    ],
    "assistant": [
        "Anotado: R$ {cents} para {name}.",
        "Isso dá {percent}% da meta; faltam R$ {amount}.",
        "Marquei para {day}/{month}/2027 às 15h.",
        "Não há saldo em {name}.",
    ],
    "chatter": ["Oi, tudo bem?", "Pois é.", "Que calor hoje!", "Obrigada pela ajuda.", "Entendi."],
}
_EN = {
    "names": ["Grace Miller", "Acme", "Boston", "Daniel", "Lisbon", "Nubank"],
    "user": [
        "I want to save ${dollars} by March {day}, 2027.",
        "I spent ${dollars} with {name} yesterday.",
        "I don't want to spend more than ${dollars} a week.",
        "I decided to sell the boat to {name} for ${dollars}.",
        "I prefer to be called on Mondays.",
        "The rent went up {percent}% and is ${dollars} now.",
    ],
    "assistant": [
        "Noted: ${dollars} for {name}.",
        "That is {percent}% of the goal.",
        "Booked for 2027-{month:02d}-{day:02d} at 3 pm.",
        "There is no balance at {name}.",
    ],
    "chatter": ["Hi, how are you?", "Right.", "So hot today!", "Thanks for the help.", "I see."],
}


def locomo(path: Path) -> dict[str, list[Message]]:
    """The evaluation conversations, under their own names and dates. Nothing of them is kept."""
    chats: dict[str, list[Message]] = {}
    for sample in json.loads(path.read_text("utf-8")):
        talk = sample["conversation"]
        messages: list[Message] = []
        for n in range(1, 100):
            when = talk.get(f"session_{n}_date_time")
            if when is None:
                continue
            at = datetime.strptime(when, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
            for turn in talk.get(f"session_{n}", []):
                text = turn["text"]
                if turn.get("blip_caption"):
                    text += f" [shares {turn['blip_caption']}]"
                messages.append(
                    Message("user", text, sender=turn["speaker"], at=at, id=turn["dia_id"])
                )
        chats[str(sample["sample_id"])] = messages
    return chats

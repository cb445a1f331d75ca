"""What is known, laid out so that a statement finds what it may touch, and only that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lembrar.consolidate import gist
from lembrar.consolidate.garden import provenance
from lembrar.consolidate.slots import Relation, covered, heart, is_single, relation, subject_of
from lembrar.model import Fact
from lembrar.policy import Facts

TOGETHER = {"bio": "preference", "preference": "bio"}  # a diet and a dislike may say the same


class Book:
    """What is known, by subject and kind, by slot and by the words of its topic."""

    def __init__(self, known: Sequence[Fact], policy: Facts) -> None:
        self.policy = policy
        self.facts: dict[str, Fact] = {fact.id: fact for fact in known}
        self._groups: dict[tuple[str, str], dict[str, list[str]]] = {}
        self._words: dict[tuple[str, str], dict[str, list[str]]] = {}
        self._before: dict[str, Fact | None] = {}
        for fact in known:
            self._enter(fact)

    def _enter(self, fact: Fact) -> tuple[str, str]:
        group = (subject_of(fact), fact.kind)
        self._groups.setdefault(group, {}).setdefault(fact.key, []).append(fact.id)
        return group

    def write(self, fact: Fact) -> None:
        """Adds a fact, or changes one."""
        known = self.facts.get(fact.id)
        self._before.setdefault(fact.id, known)
        self.facts[fact.id] = fact
        if known is None:
            group = self._enter(fact)
            if group in self._words:
                _shelve(self._words[group], fact)

    def written(self) -> list[Fact]:
        """What is new or other than it was."""
        return [self.facts[id] for id, old in self._before.items() if self.facts[id] != old]

    def related(self, new: Fact) -> list[tuple[Fact, Relation]]:
        """What a new statement touches, and how. What was taken back is left alone, and so are
        endings."""
        found: list[tuple[Fact, Relation]] = []
        for old in self.near(new):
            if old.stance != "ends" and old.status != "undone":
                kind = relation(old, new, self.policy)
                if kind:
                    found.append((old, kind))
        return found

    def of_message(self, new: Fact) -> Iterator[Fact]:
        """The facts that may say the same and come from the same message."""
        said = set(provenance(new))
        near = self.slot(new) if new.kind == "emotion" else self.near(new)
        return (fact for fact in near if said and said.issubset(provenance(fact)))

    def subjects(self, new: Fact) -> frozenset[str]:
        """Everything that the same person is called: «irmã» is «irmã Carla» if there is but one."""
        about = subject_of(new)
        if not about:
            return frozenset({""})
        mine = set(about.split())
        other = {known for known, _ in self._groups if known and known != about}
        longer = {known for known in other if mine < set(known.split())}
        shorter = {known for known in other if set(known.split()) < mine}
        alone = {known for known in shorter if self._named_by(known) <= {about}}
        return frozenset({about} | alone | (longer if len(longer) == 1 else set[str]()))

    def _named_by(self, short: str) -> set[str]:
        words = set(short.split())
        return {known for known, _ in self._groups if words < set(known.split())}

    def group(self, new: Fact, kinds: Iterable[str], keys: Sequence[str] = ()) -> list[Fact]:
        """All facts of some kinds about the same person, or only those of some keys."""
        slots = (self._groups.get((who, k), {}) for k in kinds for who in self.subjects(new))
        return [
            self.facts[id]
            for slot in slots
            for key, ids in slot.items()
            if not keys or key in keys
            for id in ids
        ]

    def endings(self, new: Fact) -> list[Fact]:
        """The endings that were stated in its slot."""
        near = self._sharing(new, new.kind).values()
        return [fact for fact in near if fact.stance == "ends" and fact.status == "ended"]

    def near(self, new: Fact) -> list[Fact]:
        """The facts that a statement may touch: of its slot, or about a word that it is about."""
        if is_single(new.kind, new.key):
            return self.slot(new)
        if new.kind == "emotion":  # a thousand past moods say nothing of this one
            return [fact for fact in self.slot(new) if fact.status in ("live", "archived")]
        near = self._sharing(new, new.kind)
        if new.kind in TOGETHER:
            near |= self._sharing(new, TOGETHER[new.kind])
            near |= {fact.id: fact for fact in self.group(new, ("bio",), ("diet",))}
            for kind in TOGETHER:
                near |= self._about(new, kind, covered(new))
        return list(near.values())

    def slot(self, new: Fact) -> list[Fact]:
        """All facts of the same slot, past ones too."""
        return self.group(new, (new.kind,), (new.key,))

    def _sharing(self, new: Fact, kind: str) -> dict[str, Fact]:
        return self._about(new, kind, _shelf(new))

    def _about(self, new: Fact, kind: str, named: Iterable[str]) -> dict[str, Fact]:
        found: dict[str, Fact] = {}
        for about in self.subjects(new):
            words = self._shelves(about, kind)
            for word in named:
                found |= {id: self.facts[id] for id in words.get(word, ())}
        return found

    def _shelves(self, about: str, kind: str) -> dict[str, list[str]]:
        if (about, kind) not in self._words:
            shelves: dict[str, list[str]] = {}
            for ids in self._groups.get((about, kind), {}).values():
                for id in ids:
                    _shelve(shelves, self.facts[id])
            self._words[about, kind] = shelves
        return self._words[about, kind]


def _shelve(shelves: dict[str, list[str]], fact: Fact) -> None:
    for word in _shelf(fact):
        shelves.setdefault(word, []).append(fact.id)


def _shelf(fact: Fact) -> frozenset[str]:
    """The words that a fact is looked up by; one about nothing in particular stands with those."""
    return (heart(fact) | gist.topic(fact.content) | gist.topic(fact.value)) or frozenset({""})

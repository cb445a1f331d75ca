"""A scene with what must not be shown masked, before anything is measured or placed."""

from __future__ import annotations

from dataclasses import replace

from lembrar.compose.scene import Scene
from lembrar.model import Message
from lembrar.policy import Redaction
from lembrar.text import tokens
from lembrar.text.private.values import masked_facts, masked_message, masked_summary


def hidden(scene: Scene, redaction: Redaction) -> Scene:
    """What may be shown of a scene. Facts and summaries never show what is kept out of them, even
    those made before it was; messages show what was said, unless contexts must not."""
    said = redaction.context
    scene = replace(
        scene,
        facts=tuple(masked_facts(scene.facts, redaction.shown(*redaction.facts))),
        blocks=tuple(
            masked_summary(block, redaction.shown(*redaction.summaries)) for block in scene.blocks
        ),
    )
    if not said:
        return scene
    return replace(
        scene,
        pinned=tuple(_counted(message, redaction) for message in scene.pinned),
        verbatim=tuple(_counted(message, redaction) for message in scene.verbatim),
        elsewhere=tuple(_counted(message, redaction) for message in scene.elsewhere),
        recalled=tuple((_counted(message, redaction), score) for message, score in scene.recalled),
    )


def _counted(message: Message, redaction: Redaction) -> Message:
    shown = masked_message(message, redaction.context)
    return message if shown is message else replace(shown, tokens=tokens.count(str(shown)))

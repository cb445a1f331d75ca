"""What WhatsApp itself writes into an exported chat, in Portuguese and English, as data."""

from __future__ import annotations

import re

# What stands where a file was left out, by the kind of file. Without the marks around it.
LEFT_OUT: dict[str, str] = {
    "mídia oculta": "file",
    "arquivo de mídia oculto": "file",
    "mídia omitida": "file",
    "ficheiro não revelado": "file",
    "media omitted": "file",
    "imagem ocultada": "image",
    "imagem omitida": "image",
    "foto omitida": "image",
    "image omitted": "image",
    "photo omitted": "image",
    "vídeo omitido": "video",
    "vídeo ocultado": "video",
    "video omitted": "video",
    "mensagem de vídeo omitida": "video",
    "video note omitted": "video",
    "áudio ocultado": "audio",
    "áudio omitido": "audio",
    "audio omitted": "audio",
    "gif omitido": "image",
    "gif omitted": "image",
    "figurinha omitida": "sticker",
    "sticker omitido": "sticker",
    "sticker omitted": "sticker",
    "documento omitido": "file",
    "document omitted": "file",
    "cartão do contato omitido": "contact",
    "cartão de contato omitido": "contact",
    "contact card omitted": "contact",
}

# A file that came along: its name, and a caption on the lines after it.
ATTACHED = (
    re.compile(r"(.{1,250}) \((?:arquivo anexado|ficheiro anexado|file attached)\)"),
    re.compile(r"<(?:anexado|anexo|attached): (.{1,250})>"),
)

EDITED = re.compile(
    r"\s?\u200e?<(?:esta mensagem foi editada|mensagem editada|this message was edited)\.?>$",
    re.IGNORECASE,
)

DELETED = frozenset(
    {
        "mensagem apagada",
        "esta mensagem foi apagada",
        "você apagou esta mensagem",
        "essa mensagem foi apagada",
        "apagou esta mensagem",
        "eliminou esta mensagem",
        "esta mensagem foi eliminada",
        "esta mensagem foi apagada pelo admin",
        "this message was deleted",
        "you deleted this message",
        "this message was deleted by admin",
        "message deleted",
    }
)

CALLS = re.compile(
    r"^(?:ligação|chamada|missed|silenced|voice call|video call|group call)\b"
    r".{0,60}?(?:perdida|não atendida|silenciada|call|answer|sem resposta|min|seg|\d s)",
    re.IGNORECASE,
)

# Somebody's name never goes on like this; what a group's members did often does.
NOTICE_IN_NAME = re.compile(
    r"\b(?:mudou|alterou|criou|adicionou|removeu|saiu|entrou|fixou|ativou|desativou|afixou|"
    r"changed|created|added|removed|left|joined|pinned|turned|started|updated|blocked)"
    r" (?:o|a|os|as|do|da|para|com|de|esta|este|uma|um|grupo|you|the|this|to|from|their|using|on|"
    r"off|usando|group|an|your)\b",
    re.IGNORECASE,
)

PORTUGUESE = re.compile(
    r"mídia oculta|arquivo de mídia oculto|arquivo anexado|<anexado: |ocultad[oa]\b|"
    r"\bomitid[oa]\b|mensagem (?:foi )?(?:apagada|editada)|criptografia de ponta",
    re.IGNORECASE,
)

# Kept as it was written: what people share through WhatsApp's own forms.
SHARED = re.compile(
    r"^(?:enquete|votação|poll|localização|location|localização em tempo real|live location|"
    r"evento|event|contato|contact)\b",
    re.IGNORECASE,
)

TITLES = re.compile(
    r"^(?:whatsapp chat (?:with|-)|conversa do whatsapp com|whatsapp - )\s{0,3}", re.IGNORECASE
)
SAME_NAME = "_chat"  # what iOS calls every chat
COPY = re.compile(r"\s?(?:\(\d{1,3}\)|- cópia|- copy)$", re.IGNORECASE)

KINDS: dict[str, str] = {
    "jpg": "image",
    "jpeg": "image",
    "png": "image",
    "gif": "image",
    "heic": "image",
    "webp": "sticker",
    "mp4": "video",
    "mov": "video",
    "3gp": "video",
    "opus": "audio",
    "m4a": "audio",
    "mp3": "audio",
    "ogg": "audio",
    "aac": "audio",
    "amr": "audio",
    "vcf": "contact",
}

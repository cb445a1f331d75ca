"""What goes without saying in chat is put back, and leads to the words that were really said."""

from datetime import datetime

import pytest

from lembrar.text import claims
from lembrar.text.claims import plainer

AT = datetime.fromisoformat("2026-11-16T10:00-03:00")


@pytest.mark.parametrize(
    ("language", "said", "plain"),
    [
        ("en", "Moved to Leeds last year", "I Moved to Leeds last year"),
        ("en", "fluent in Spanish", "I'm fluent in Spanish"),
        ("en", "been on statins since May", "I've been on statins since May"),
        ("en", "second year law student", "I'm a second year law student"),
        ("en", "me and the wife split up", "we split up"),
        ("en", "husband works nights", "my husband works nights"),
        ("en", "I do not eat pork", "I don't eat pork"),
        ("en", "going through chemo", "I'm going through chemo"),
        ("en", "can only spend 40 on it", "I can only spend 40 on it"),
        ("en", "salsa's not my thing", "salsa is not my thing"),
        ("en", "my aunts a welder", "my aunt's a welder"),
        ("en", "our rabbits called Mopsy", "our rabbit's called Mopsy"),
        ("en", "my cousins landlord got arrested", "my cousin's landlord got arrested"),
        ("en", "my wifes just got back", "my wife's just got back"),
        ("en", "bout to turn 30", "I'm bout to turn 30"),
        ("en", "not selling the van after all", "I'm not selling the van after all"),
        ("pt", "morando em Natal", "tô morando em Natal"),
        ("pt", "acabei de comprar um sítio", "comprei um sítio"),
        ("pt", "acabei de chegar", "cheguei"),
        ("pt", "minha tia acabou de ter alta", "minha tia teve alta"),
        ("pt", "acabei de me mudar", "me mudei"),
        ("pt", "marido viajou ontem", "meu marido viajou ontem"),
        ("pt", "a gente vendeu o sítio", "vendemos o sítio"),
        ("pt", "a gente já foi pra Belém", "já fomos pra Belém"),
        ("pt", "a gente se formou", "nos formamos"),
        ("pt", "a gente tá exausto", "tô exausto"),
        ("pt", "queria mesmo era viajar", "queria viajar"),
        ("pt", "sigo morando em Lages", "moro em Lages"),
        ("pt", "entrei há dois anos na Vale", "entrei na Vale há dois anos"),
        ("pt", "vegana aqui", "sou vegana aqui"),
    ],
)
def test_what_goes_without_saying_is_put_back(language: str, said: str, plain: str) -> None:
    """K4: whoever leaves out the subject speaks of himself."""
    found = plainer.plain(said, language)
    assert found is not None
    assert found.text == plain


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I live in Leeds"),
        ("en", "based on your answer, yes"),
        ("en", "loved it"),
        ("en", "fluent in Spanish?"),
        ("en", "something came up"),
        ("en", "my aunts are welders"),
        ("en", "my friends from work came along"),
        ("en", "our sons just started school"),
        ("en", "my friends at uni are mad"),
        ("en", "my nieces 5 and 7 came too"),
        ("pt", "quando chove"),
        ("pt", "moro em Natal"),
        ("pt", ""),
    ],
)
def test_plain_words_stay_as_they_are(language: str, said: str) -> None:
    assert plainer.plain(said, language) is None


@pytest.mark.parametrize(
    ("language", "said", "key", "value"),
    [
        ("en", "hey! fluent in Spanish, rusty otherwise", "language", "spanish"),
        ("en", "ok. sharing a flat with friends in Bristol", "home", "bristol"),
        ("en", "mum's got breast cancer", "health", "cancer"),
        ("en", "my aunts a welder", "occupation", "welder"),
        ("en", "hi. my dads on insulin", "health", "insulin"),
    ],
)
def test_a_claim_is_told_in_the_words_of_the_message(
    language: str, said: str, key: str, value: str
) -> None:
    """K3: content and places are those of the message, not of its plain words."""
    [claim] = [one for one in claims.find(said, AT, language) if one.key == key]
    assert value in claim.value
    assert claim.content in said
    assert said[claim.start : claim.end].startswith(claim.content)


@pytest.mark.parametrize("size", [200, 2000, 20_000])
def test_long_and_odd_texts_are_read_without_fault(size: int) -> None:
    """G8: untrusted input of any size."""
    for part in ("got ", "I've a ", "me and my ", "\u200b", "'s "):
        claims.find((part * size)[:20_000], AT, "en")

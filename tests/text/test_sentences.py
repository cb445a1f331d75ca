"""Where sentences and clauses begin and end."""

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import example, given

from lembrar.text.sentences import clauses, split

SENTENCES = [
    # abbreviations and initials
    ("O Sr. Moura chegou. A Dra. Lívia já foi.", ["O Sr. Moura chegou.", "A Dra. Lívia já foi."]),
    ("Fica na Av. Brasil, perto da R. Chile. Sabe?", 2),
    ("Gosto de fruta, p. ex. manga e caju. E você?", 2),
    ("Comprei arroz, feijão etc. Depois voltei.", 2),
    ("Levei blusa, meia, etc. e tal. Só isso.", ["Levei blusa, meia, etc. e tal.", "Só isso."]),
    ("Mr. Hale called. Mrs. Hale did not.", ["Mr. Hale called.", "Mrs. Hale did not."]),
    ("Bring snacks, e.g. nuts or figs. Thanks.", 2),
    ("My cousin lives in the U.S. My aunt does not.", 2),
    ("The U.S. Senate voted. Then it rested.", ["The U.S. Senate voted.", "Then it rested."]),
    ("A. B. Prado assinou. Eu também.", ["A. B. Prado assinou.", "Eu também."]),
    ("Vamos de plano B. Depois eu explico.", ["Vamos de plano B.", "Depois eu explico."]),
    ("A reunião é às 3 p.m. na sala azul. Confirma?", 2),
    # numbers
    ("Gastei R$ 1.000,50 hoje. Sobrou 3.5 mil.", ["Gastei R$ 1.000,50 hoje.", "Sobrou 3.5 mil."]),
    ("It cost $1,250.75 in all. Fine.", ["It cost $1,250.75 in all.", "Fine."]),
    ("See no. 7 on the list. I said no. Then I left.", 3),
    ("1. Comprar tinta\n2. Pintar o muro", ["1. Comprar tinta", "2. Pintar o muro"]),
    # marks
    ("sei lá... vou pensar... Talvez amanhã.", ["sei lá... vou pensar...", "Talvez amanhã."]),
    ("Jura?! Que notícia!!! Conta mais", ["Jura?!", "Que notícia!!!", "Conta mais"]),
    ("Well… maybe not… Let me think.", ["Well… maybe not…", "Let me think."]),
    ("cheguei agora. vou dormir. até", ["cheguei agora.", "vou dormir.", "até"]),
    ("Sério?Que bom!Parabéns", ["Sério?", "Que bom!", "Parabéns"]),
    ("“Vamos?” perguntou a Lia. “Já!” eu disse.", 2),
    ('He shouted "Stop. Now." Everyone froze.', ['He shouted "Stop. Now."', "Everyone froze."]),
    ("Levei tudo (casaco. gorro. luva) na mala. Pronto.", 2),
    ("**Atenção!** Leia com calma.", ["**Atenção!**", "Leia com calma."]),
    # lines, bullets, emoji, links, code
    ("- pão\n- leite\n• ovos", ["- pão", "- leite", "• ovos"]),
    ("oi\n\ntudo bem", ["oi", "tudo bem"]),
    ("Amei o presente 😍 Vou usar hoje", ["Amei o presente 😍", "Vou usar hoje"]),
    ("passei na banca 🎉🎉\nobrigada 🙏", ["passei na banca 🎉🎉", "obrigada 🙏"]),
    ("Que sábado! 😂 Conto depois", ["Que sábado! 😂", "Conto depois"]),
    ("🎯 Plano do mês: poupar. Só.", ["🎯 Plano do mês: poupar.", "Só."]),
    ("Look at https://a.io/b?c=1.2. Then tell me.", 2),
    ("rode:\n```\na. b\n\nc()\n```\ne diga.", ["rode:", "```\na. b\n\nc()\n```", "e diga."]),
    ("use ```ls -l. now``` aí. ok", ["use ```ls -l. now``` aí.", "ok"]),
    ("", []),
    (" \n\t ", []),
    ("...", ["..."]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SENTENCES)
def test_sentences_are_told_apart(text: str, expected: list[str] | int) -> None:
    """G2, G10: a point in an abbreviation or an amount splits nothing; a line break always does."""
    found = [sentence.text for sentence in split(text)]
    assert found == expected if isinstance(expected, list) else len(found) == expected, found


@given(TEXTS)
@example("a\u2028b\x85c\x1cd")
@example("```a\n```b``` ` ```")
def test_every_character_is_in_exactly_one_sentence(text: str) -> None:
    """G2, G3: nothing said falls between two sentences."""
    end = 0
    for sentence in split(text):
        assert sentence.text == text[sentence.start : sentence.end] == sentence.text.strip() != ""
        assert sentence.start >= end
        assert not text[end : sentence.start].strip()
        end = sentence.end
    assert not text[end:].strip()


CLAUSES = [
    ("cheguei tarde porque choveu", ["cheguei tarde", "porque choveu"]),
    ("Fui ao mercado, comprei pão, leite e ovos, mas esqueci o sal",
     ["Fui ao mercado, comprei pão, leite e ovos", "mas esqueci o sal"]),
    ("Quero guardar R$ 2.500,00 este ano e decidi vender a moto velha",
     ["Quero guardar R$ 2.500,00 este ano", "e decidi vender a moto velha"]),
    ("pão, leite, ovos e queijo", ["pão, leite, ovos e queijo"]),
    ("I like the flat but the rent is steep; we will see",
     ["I like the flat", "but the rent is steep", "we will see"]),
    ("ela disse “vou, mas volto, porque quero” e saiu de casa cedo",
     ["ela disse “vou, mas volto, porque quero”", "e saiu de casa cedo"]),
    ("the loan (fixed, but short, and small) was paid off because we sold the van",
     ["the loan (fixed, but short, and small) was paid off", "because we sold the van"]),
    ("it was so good and so cheap", ["it was so good and so cheap"]),
    ("ele foi embora cedo", ["ele foi embora cedo"]),
    ("", []),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "expected"), CLAUSES)
def test_long_sentences_come_apart_at_their_joints(sentence: str, expected: list[str]) -> None:
    """P5: what was decided can be kept without what was said around it; numbers stay whole."""
    assert [clause.text for clause in clauses(sentence)] == expected


@given(TEXTS)
def test_clauses_are_stretches_of_the_sentence_in_order(text: str) -> None:
    """P5: a clause says exactly what the sentence says there; no word is lost between two."""
    end = 0
    for clause in clauses(text):
        assert clause.text == text[clause.start : clause.end]
        assert clause.start >= end
        assert not any(char.isalnum() for char in text[end : clause.start])
        end = clause.end
    assert not any(char.isalnum() for char in text[end:])


@pytest.mark.parametrize("bit", [*HOSTILE, "e ", ", mas ", "😂 ."])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(split, bit)
    assert is_quick(clauses, bit)

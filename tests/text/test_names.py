"""People, places, companies and products in what people write."""

import unicodedata

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given

from lembrar.text.names import find

PORTUGUESE = [
    ("Sou Maria de Fátima Souza, de São Paulo", ["Maria de Fátima Souza", "São Paulo"]),
    ("João e Maria vão para o Rio de Janeiro", ["João", "Maria", "Rio de Janeiro"]),
    ("Banco do Brasil me cobrou duas vezes", ["Banco do Brasil"]),
    ("Nubank me mandou o cartão roxo", ["Nubank"]),
    ("comprei um iPhone usado pelo Mercado Livre", ["iPhone", "Mercado Livre"]),
    ("Ontem Letícia ligou. Depois Eu saí", ["Letícia"]),
    ("A Bruna do Itaú pediu meu extrato", ["Bruna", "Itaú"]),
    ("O general Artur da Costa e Silva é nome de ponte", ["Artur da Costa e Silva"]),
    ("Dr. Otávio Lima atende na Rua Augusta às quintas", ["Otávio Lima", "Rua Augusta"]),
    ("falei com a maria e com o joao pedro sobre a obra", ["maria", "joao pedro"]),
    ("moro em são paulo mas trabalho em curitiba", ["são paulo", "curitiba"]),
    ("FALA COM A MARIANA AGORA", ["MARIANA"]),
    ("Entrei na USP em Março e saí em Dezembro", ["USP"]),
    ("Rosa ligou para a Clara, que estava na Vivo", ["Rosa", "Clara", "Vivo"]),
    ("me segue lá @padaria.do_ze e manda email pra ana@exemplo.com", ["@padaria.do_ze"]),
    ("Ana-Clara e Luiz-Felipe em Goiânia", ["Ana-Clara", "Luiz-Felipe", "Goiânia"]),
    ("o cachorro da vizinha se chama Bidu", ["Bidu"]),
    ("Recife é quente o ano todo", ["Recife"]),
    ("encontrei a Rosa e o Will no metrô", ["Rosa", "Will"]),
    ("Zuleide? Não conheço. Falei com a tia Zuleide ontem", ["Zuleide", "Zuleide"]),
    ("paguei no picpay, não no nubank", ["picpay", "nubank"]),
    # no names
    ("rosa é uma cor clara e linda", []),
    ("Quero um café. Depois eu pago. Hoje não", []),
    ("VOU SAIR AGORA PORQUE ESTÁ TARDE", []),
    ("Na Segunda eu começo; em Janeiro termino", []),
    ("Nem tudo são flores na vida", []),
    ("Comprei pão. Investi pouco. Gastando menos, sobra.", []),
    ("eu NÃO quero isso, tá OK?", []),
    ("Feliz aniversário! Obrigada pela PIX e pela TV", []),
    ("Inglês e Francês são línguas difíceis", []),
    ("KKKKK que isso", []),
]  # fmt: skip
ENGLISH = [
    ("My name is Oliver James Carter and I live in New York", ["Oliver James Carter", "New York"]),
    ("Jack and Emily are flying to San Francisco", ["Jack", "Emily", "San Francisco"]),
    ("The Bank of America charged me twice", ["Bank of America"]),
    ("Spotify went up again, so I moved to YouTube", ["Spotify", "YouTube"]),
    ("she bought a MacBook at Walmart", ["MacBook", "Walmart"]),
    ("Yesterday Priya called. Then I left", ["Priya"]),
    ("Mr. Whitfield met Mrs. Okafor at King's Cross", ["Whitfield", "Okafor", "King's Cross"]),
    ("J. R. Holt wrote The Salt Road", ["J. R. Holt", "Salt Road"]),
    ("talked to sarah and michael about the roof", ["sarah", "michael"]),
    ("i live in los angeles but work in seattle", ["los angeles", "seattle"]),
    ("CALL JESSICA RIGHT NOW", ["JESSICA"]),
    ("I started at NASA in March and left in December", ["NASA"]),
    ("Grace said that Mark is at Costco", ["Grace", "Mark", "Costco"]),
    ("follow me @night_owl or write to owl@mail.com", ["@night_owl"]),
    ("Jean-Paul O'Connor's flat is near Hyde Park", ["Jean-Paul O'Connor", "Hyde Park"]),
    ("our dog is called Biscuitine", ["Biscuitine"]),
    ("Lord of the Rings is on tonight with Ian", ["Lord of the Rings", "Ian"]),
    ("Chicago gets cold, Dublin gets wet", ["Chicago", "Dublin"]),
    ("with Hannah I went to see Dr. Patel", ["Hannah", "Patel"]),
    # no names
    ("will you mark it with grace? may I?", []),
    ("Will you come? Mark the date. Grace matters.", []),
    ("I want tea. Then I leave. Maybe later", []),
    ("I AM SO TIRED OF THIS", []),
    ("On Monday I rest; in July I travel", []),
    ("Running is fun. Sleeping is better. Saved nothing.", []),
    ("this is NOT ok, the TV is broken", []),
    ("She speaks English and a little French", []),
    ("Happy birthday! Thanks for everything", []),
    ("LOL that is great, OMG", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), PORTUGUESE + ENGLISH)
def test_names_are_found_and_nothing_else(text: str, expected: list[str]) -> None:
    """G2, G10: names are atoms a summary must keep; ordinary words with a capital are not."""
    assert [mention.text for mention in find(text)] == expected


def test_the_language_decides_what_is_a_word() -> None:
    """G10: «Mark» opens a Portuguese sentence as a name only, an English one as a verb too."""
    assert [mention.text for mention in find("Mark amanhã", "pt")] == ["Mark"]
    assert find("Mark tomorrow", "en") == []


def test_loose_accents_make_no_difference() -> None:
    """G10: the same name typed with combining accents, whole and as it stands in the text."""
    text = unicodedata.normalize("NFD", "Falei com a Letícia e o José.")
    found = [mention.text for mention in find(text)]
    assert [unicodedata.normalize("NFC", name) for name in found] == ["Letícia", "José"]


@given(TEXTS)
def test_mentions_are_stretches_of_the_text_in_order(text: str) -> None:
    """G2: a name is found exactly where it was said."""
    for language in (None, "pt", "en"):
        end = 0
        for mention in find(text, language):
            assert mention.text == text[mention.start : mention.end] != ""
            assert mention.start >= end
            end = mention.end


@pytest.mark.parametrize("bit", [*HOSTILE, "Maria de ", "João e ", "a@"])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(find, bit)

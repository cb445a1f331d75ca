"""Numbers, money and percentages in Portuguese and English; identifiers kept whole."""

import string
from decimal import Decimal, localcontext

import pytest
from growth import grows_linearly
from hypothesis import example, given
from hypothesis import strategies as st

from lembrar.text.numbers import NumberMention, find, find_identifiers, normal

# text, the mention in it, its value, its unit
PORTUGUESE = [
    ("Quero economizar R$ 5.000 até junho", "R$ 5.000", "5000", "BRL"),
    ("custou R$ 1.234,56 no total", "R$ 1.234,56", "1234.56", "BRL"),
    ("só R$5,50", "R$5,50", "5.50", "BRL"),
    ("R$50", "R$50", "50", "BRL"),
    ("r$ 50,00 por mês", "r$ 50,00", "50", "BRL"),
    ("R$50/mês", "R$50", "50", "BRL"),
    ("*R$ 99,90*", "R$ 99,90", "99.90", "BRL"),
    ("R$\u00a01.500", "R$\u00a01.500", "1500", "BRL"),
    ("R$ 1 234,56", "R$ 1 234,56", "1234.56", "BRL"),
    ("R$ 5.000.00", "R$ 5.000.00", "5000", "BRL"),
    ("a gasolina a R$ 5,899", "R$ 5,899", "5.899", "BRL"),
    ("juntei R$ 5,000", "R$ 5,000", "5000", "BRL"),
    ("o saldo é -R$ 50", "-R$ 50", "-50", "BRL"),
    ("o saldo é R$ -50", "R$ -50", "-50", "BRL"),
    ("paguei 50 R$", "50 R$", "50", "BRL"),
    ("tenho 5 mil", "5 mil", "5000", ""),
    ("tenho 5mil guardados", "5mil", "5000", ""),
    ("ganho R$ 5 mil", "R$ 5 mil", "5000", "BRL"),
    ("ganho R$ 5 mil reais", "R$ 5 mil reais", "5000", "BRL"),
    ("são 5k", "5k", "5000", ""),
    ("são 10k reais", "10k reais", "10000", "BRL"),
    ("vale 5kk", "5kk", "5000000", ""),
    ("vale R$ 2,5 mi", "R$ 2,5 mi", "2500000", "BRL"),
    ("vale R$ 2,5 milhões", "R$ 2,5 milhões", "2500000", "BRL"),
    ("vale 2,5 milhões de reais", "2,5 milhões de reais", "2500000", "BRL"),
    ("vale R$ 3 bilhões", "R$ 3 bilhões", "3000000000", "BRL"),
    ("vale R$ 1 bi", "R$ 1 bi", "1000000000", "BRL"),
    ("1,5 milhão de pessoas", "1,5 milhão", "1500000", ""),
    ("2 milhões e 300 mil", "2 milhões e 300 mil", "2300000", ""),
    ("5 mil e 300 reais", "5 mil e 300 reais", "5300", "BRL"),
    ("1 milhão e meio", "1 milhão e meio", "1500000", ""),
    ("mil milhões de euros", "mil milhões de euros", "1000000000", "EUR"),
    ("rende 12,5% ao ano", "12,5%", "12.5", "%"),
    ("subiu 3 %", "3 %", "3", "%"),
    ("dez por cento", "dez por cento", "10", "%"),
    ("50 porcento", "50 porcento", "50", "%"),
    ("um por cento", "um por cento", "1", "%"),
    ("meio por cento", "meio por cento", "0.5", "%"),
    ("um vírgula cinco por cento", "um vírgula cinco por cento", "1.5", "%"),
    ("US$ 30", "US$ 30", "30", "USD"),
    ("U$ 30", "U$ 30", "30", "USD"),
    ("US$ 1.500", "US$ 1.500", "1500", "USD"),
    ("30 dólares", "30 dólares", "30", "USD"),
    ("cinco mil dolares", "cinco mil dolares", "5000", "USD"),
    ("20 euros", "20 euros", "20", "EUR"),
    ("uma libra", "uma libra", "1", "GBP"),
    ("50 reais", "50 reais", "50", "BRL"),
    ("5.000,00 reais", "5.000,00 reais", "5000", "BRL"),
    ("cinquenta reais", "cinquenta reais", "50", "BRL"),
    ("um real", "um real", "1", "BRL"),
    ("5 contos", "5 contos", "5", "BRL"),
    ("50 conto", "50 conto", "50", "BRL"),
    ("cem pila", "cem pila", "100", "BRL"),
    ("vinte mangos", "vinte mangos", "20", "BRL"),
    ("50tão", "50tão", "50", "BRL"),
    ("30 centavos", "30 centavos", "0.30", "BRL"),
    ("dois reais e cinquenta centavos", "dois reais e cinquenta centavos", "2.50", "BRL"),
    ("R$ 2 e 50 centavos", "R$ 2 e 50 centavos", "2.50", "BRL"),
    ("duzentos e cinquenta e três mil", "duzentos e cinquenta e três mil", "253000", ""),
    ("mil e quinhentos", "mil e quinhentos", "1500", ""),
    ("tres mil", "tres mil", "3000", ""),
    ("tre\u0302s mil", "tre\u0302s mil", "3000", ""),
    ("vinte e um", "vinte e um", "21", ""),
    ("cento e um", "cento e um", "101", ""),
    ("quinhentas pessoas", "quinhentas", "500", ""),
    ("meia dúzia", "meia dúzia", "6", ""),
    ("uma dúzia", "uma dúzia", "12", ""),
    ("uma dúzia e meia", "uma dúzia e meia", "18", ""),
    ("um milhão", "um milhão", "1000000", ""),
    ("meio milhão", "meio milhão", "500000", ""),
    ("dois milhões e meio", "dois milhões e meio", "2500000", ""),
    ("dois e meio", "dois e meio", "2.5", ""),
    ("mil desculpas", "mil", "1000", ""),
    ("faz -5 lá fora", "-5", "-5", ""),
    ("faz menos 5 graus", "menos 5", "-5", ""),
    ("pelo menos 5 graus", "5", "5", ""),
    ("menos 5 reais", "5 reais", "5", "BRL"),
    ("tenho 5kkkkk", "5", "5", ""),
    ("3 kg de arroz", "3", "3", ""),
    ("10km", "10", "10", ""),
    ("em 3x", "3", "3", ""),
    ("3º lugar", "3º", "3", ""),
    ("1a vez", "1a", "1", ""),
    ("R$\u200b5.000", "R$\u200b5.000", "5000", "BRL"),
]
ENGLISH = [
    ("I paid $1,200.50 for it", "$1,200.50", "1200.50", "USD"),
    ("$5,000", "$5,000", "5000", "USD"),
    ("$.50", "$.50", "0.50", "USD"),
    ("gas at $3.459", "$3.459", "3.459", "USD"),
    ("-$20", "-$20", "-20", "USD"),
    ("USD 30", "USD 30", "30", "USD"),
    ("30 USD", "30 USD", "30", "USD"),
    ("€ 20", "€ 20", "20", "EUR"),
    ("20€", "20€", "20", "EUR"),
    ("£5", "£5", "5", "GBP"),
    ("£1,250.00", "£1,250.00", "1250", "GBP"),
    ("$5M", "$5M", "5000000", "USD"),
    ("$5m", "$5m", "5000000", "USD"),
    ("$3bn", "$3bn", "3000000000", "USD"),
    ("$1.5 million", "$1.5 million", "1500000", "USD"),
    ("5 million dollars", "5 million dollars", "5000000", "USD"),
    ("5 grand", "5 grand", "5000", ""),
    ("it costs 5k", "5k", "5000", ""),
    ("twenty quid", "twenty quid", "20", "GBP"),
    ("five hundred bucks", "five hundred bucks", "500", "USD"),
    ("fifty cents", "fifty cents", "0.50", "USD"),
    ("a dollar", "a dollar", "1", "USD"),
    ("one dollar", "one dollar", "1", "USD"),
    ("one euro", "one euro", "1", "EUR"),
    ("5 dollars and 20 cents", "5 dollars and 20 cents", "5.20", "USD"),
    ("5 euros and 20 cents", "5 euros and 20 cents", "5.20", "EUR"),
    ("fifty reais", "fifty reais", "50", "BRL"),
    ("R$ 5,000 in savings", "R$ 5,000", "5000", "BRL"),
    ("R$ 5.000 in savings", "R$ 5.000", "5000", "BRL"),
    ("half a million dollars", "half a million dollars", "500000", "USD"),
    ("12.5 percent", "12.5 percent", "12.5", "%"),
    ("12.5%", "12.5%", "12.5", "%"),
    ("ten per cent", "ten per cent", "10", "%"),
    ("one percent", "one percent", "1", "%"),
    ("half a percent", "half a percent", "0.5", "%"),
    ("one hundred percent", "one hundred percent", "100", "%"),
    ("5,000 people", "5,000", "5000", ""),
    ("1,234,567 people", "1,234,567", "1234567", ""),
    ("1.5", "1.5", "1.5", ""),
    ("1.234", "1.234", "1.234", ""),
    (".5", ".5", "0.5", ""),
    ("-5 outside", "-5", "-5", ""),
    ("minus 5 degrees", "minus 5", "-5", ""),
    ("30°C today", "30", "30", ""),
    ("two hundred and fifty", "two hundred and fifty", "250", ""),
    ("two hundred fifty", "two hundred fifty", "250", ""),
    ("twenty-five hundred", "twenty-five hundred", "2500", ""),
    ("forty-two", "forty-two", "42", ""),
    ("a hundred and one", "a hundred and one", "101", ""),
    ("one hundred", "one hundred", "100", ""),
    ("two thousand and twenty-six", "two thousand and twenty-six", "2026", ""),
    ("one million two hundred thousand", "one million two hundred thousand", "1200000", ""),
    ("a million and a half", "a million and a half", "1500000", ""),
    ("two and a half", "two and a half", "2.5", ""),
    ("two and a half million", "two and a half million", "2500000", ""),
    ("one point five million", "one point five million", "1500000", ""),
    ("three point one four", "three point one four", "3.14", ""),
    ("half a dozen", "half a dozen", "6", ""),
    ("a dozen eggs", "a dozen", "12", ""),
    ("two dozen eggs", "two dozen", "24", ""),
    ("three cats", "three", "3", ""),
    ("zero chance", "zero", "0", ""),
    ("a 20-year-old", "20", "20", ""),
    ("the 3rd time", "3rd", "3", ""),
    ("my 21st birthday", "21st", "21", ""),
    ("10km", "10", "10", ""),
    ("5mi away", "5", "5", ""),
    ("may 5 people come", "5", "5", ""),
    ("set 10 alarms", "10", "10", ""),
]
# With no language given: both are read.
EITHER = [
    ("R$ 2.000", "R$ 2.000", "2000", "BRL"),
    ("5.000", "5.000", "5000", ""),
    ("5,000", "5,000", "5000", ""),
    ("1,5", "1,5", "1.5", ""),
    ("1.5", "1.5", "1.5", ""),
    ("1.234", "1.234", "1234", ""),
    ("1,234", "1,234", "1.234", ""),
    ("1,234 dollars", "1,234 dollars", "1234", "USD"),
    ("1.234 dólares", "1.234 dólares", "1234", "USD"),
    ("1.234,56", "1.234,56", "1234.56", ""),
    ("1,234.56", "1,234.56", "1234.56", ""),
    ("0.123", "0.123", "0.123", ""),
    ("0,500", "0,500", "0.5", ""),
    ("dois mil", "dois mil", "2000", ""),
    ("two thousand", "two thousand", "2000", ""),
    ("５０００", "５０００", "5000", ""),
    ("花了5000元", "5000", "5000", ""),
]
ROWS = (
    [("pt", *row) for row in PORTUGUESE]
    + [("en", *row) for row in ENGLISH]
    + [(None, *row) for row in EITHER]
)

NOT_NUMBERS = [
    "20/11/2026", "20/11", "2026-11-20", "20.11.2026", "2026-11-20T15:30:00Z", "2026-12",
    "20 de novembro de 2026", "1º de maio", "10 de dez", "20/nov", "dez/26", "dez/2026",
    "dez de 2026", "November 20, 2026", "Nov 20", "20 nov", "May 5th", "May 5", "20th of November",
    "15:30", "15h30", "15h", "9h às 18h", "10:30pm", "5 pm", "3 a.m.", "1h30min",
    "(11) 98765-4321", "11 98765-4321", "+55 11 98765-4321", "+5511987654321", "98765-4321",
    "0800 123 4567", "+1 (415) 555-2671", "(555) 123-4567", "555-1234", "529.982.247-25",
    "529.982.247-99", "11.222.333/0001-81", "12.ABC.345/01DE-35", "12.345.678-9", "conta 12345-6",
    "01310-100", "4111 1111 1111 1111", "9" * 40,
    "34191.79001 01043.510047 91020.150008 1 84410000026000", "192.168.0.1", "192.168.100.200",
    "3.11.2", "v1.2", "python3.11", "00:1a:2b:3c:4d:5e", "https://exemplo.com/item/123?x=5",
    "www.site.com/99", "loja2.com.br/3", "ana1990@gmail.com", "@user123", "A320", "12B", "b2b",
    "COVID-19", "mp3", "4G", "3D", "iphone15", "ABC-1234", "ABC1D23", "0x1F", "3f2a9c", "1e5",
    "123e4567-e89b-12d3-a456-426614174000", "1️⃣ item", "um", "uma casa", "um conto", "um dia",
    "one", "one day", "a real problem", "a cat", "an apple", "meia", "meia hora", "segundo",
    "second", "primeiro", "first", "sem dinheiro", "tem", "novo", "dose", "once", "come", "won",
    "to", "for", "no", "ate", "milhões de pessoas", "hundreds of people", "por cento", "R$", "%",
]  # fmt: skip

SEVERAL = [
    ("entre 5 mil e 10 mil", [5000, 10000]),
    ("dois mil e três mil", [2000, 3000]),
    ("5 mil e 3 meses depois", [5000, 3]),
    ("dois, três ou quatro", [2, 3, 4]),
    ("two or three", [2, 3]),
    ("twenty and five", [20, 5]),
    ("10-15 dias", [10, 15]),
    ("2024-2026", [2024, 2026]),
    ("R$ 100 a R$ 200", [100, 200]),
    ("12x50", [12, 50]),
    ("4,8,15,16,23,42", [4, 8, 15, 16, 23, 42]),
    ("mil mil mil", [1000, 1000, 1000]),
    ("paguei 50 R$ 20", [50, 20]),
    ("10x de R$ 49,90 com 5% de desconto", [10, 49.9, 5]),
    ("meu CPF é 529.982.247-25 e devo R$ 300", [300]),
    ("no dia 20/11/2026 às 15h30 recebo 1.200 reais", [1200]),
]


def summary(mention: NumberMention) -> tuple[str, Decimal, str]:
    return mention.text, mention.value, mention.unit


@pytest.mark.parametrize(("language", "text", "said", "value", "unit"), ROWS)
def test_a_number_is_read_with_its_value_and_unit(
    language: str | None, text: str, said: str, value: str, unit: str
) -> None:
    """F3, G10: numbers keep their value in both languages, in WhatsApp spelling too."""
    assert [summary(mention) for mention in find(text, language)] == [(said, Decimal(value), unit)]


@pytest.mark.parametrize("language", [None, "pt", "en"])
@pytest.mark.parametrize("text", NOT_NUMBERS)
def test_what_only_looks_like_a_number_is_left_alone(text: str, language: str | None) -> None:
    """G2, G10: dates, times, documents, names and articles are not numbers, in any language."""
    assert find(text, language) == []
    assert find(f"({text}).", language) == []


@pytest.mark.parametrize(("text", "values"), SEVERAL)
def test_several_numbers_are_told_apart(text: str, values: list[float]) -> None:
    """G2: each number is an atom of its own."""
    assert [normal(mention.value) for mention in find(text)] == values


def test_the_tables_are_as_large_as_they_should_be() -> None:
    """G10: Portuguese and English weigh about the same."""
    assert len(ROWS) >= 120
    assert len(NOT_NUMBERS) >= 35
    assert min(len(PORTUGUESE), len(ENGLISH)) / max(len(PORTUGUESE), len(ENGLISH)) > 0.75


@pytest.mark.parametrize(
    ("text", "kind"),
    [("R$ 5", "money"), ("5%", "percent"), ("5", "number"), ("5º", "ordinal"), ("5th", "ordinal")],
)
def test_kinds(text: str, kind: str) -> None:
    """F3: money, percentages, plain numbers and ordinals are told apart."""
    [mention] = find(text)
    assert (mention.kind, mention.is_money) == (kind, kind == "money")


def test_other_languages_spelled_numbers_are_not_read() -> None:
    """G10: with the language known, words of the other are words."""
    assert find("dois mil", "en") == []
    assert find("two thousand", "pt-BR") == []
    assert [mention.value for mention in find("5 mangos", "en")] == [5]
    assert not find("5 mangos", "en")[0].is_money


def test_the_callers_decimal_precision_changes_nothing() -> None:
    """F3: values are exact whatever the calling thread set up."""
    with localcontext() as context:
        context.prec = 3
        [mention] = find("R$ 123.456.789,01")
    assert mention.value == Decimal("123456789.01")


# --- properties ---

WORDS = str.split("""
    R$ US$ U$S R$s $ € £ % . , - / : ( ) 1 5 20 300 5.000 1,5 1.234,56 3º 4th k mi -5 +55 11 ½
    15h 20/11
    um uma dois vinte cento cem mil milhões milhão e meio meia dúzia por cento de real reais
    centavos contos graus menos a an one two twenty hundred thousand million and half dozen
    point percent dollars cents minus 529.982.247-25 98765-4321 @ http:// x 漢 🇧🇷 ß İ
""")
BITS = st.sampled_from([*WORDS, "\n", "\u00a0", "\u200b", "\u0301", "\ud800", "\u20e3"])
MESSAGES = st.one_of(
    st.text(),
    st.text(alphabet=string.digits + ".,-/:%$ R"),
    st.lists(BITS, max_size=30).map("".join),
    st.lists(BITS, max_size=30).map(" ".join),
    st.text(alphabet=st.characters(categories=["Cs", "Nd", "No", "Sc", "Mn", "Cf"])),
)


@given(MESSAGES, st.sampled_from([None, "pt", "en", "pt-BR", "es", ""]))
@example("1" * 10_000, None)
@example("R$ " + "9" * 10_000 + ",99", "pt")
@example("1." * 5_000, None)
@example("um milhão de " * 50, None)
@example("R$s 5 US$s 5 -u$s 5", None)
def test_any_text_gives_ordered_finite_mentions_of_itself(text: str, language: str | None) -> None:
    """G2: never raises; mentions are in order, apart, and exactly what was said."""
    end = 0
    for mention in find(text, language):
        assert end <= mention.start < mention.end
        end = mention.end
        assert mention.text == text[mention.start : mention.end]
        assert mention.value.is_finite()
        assert abs(mention.value) < Decimal(10) ** 45
        assert mention.unit in ("BRL", "USD", "EUR", "GBP", "%", "")
        assert mention.kind in ("money", "percent", "number", "ordinal")
        assert mention.is_money == (mention.unit not in ("", "%"))


@given(MESSAGES)
def test_any_text_gives_ordered_identifiers_and_no_number_inside_one(text: str) -> None:
    """G2, G10: an identifier is one atom."""
    found = find_identifiers(text)
    end = 0
    for identifier in found:
        assert end <= identifier.start < identifier.end
        end = identifier.end
        assert identifier.text == text[identifier.start : identifier.end]
        assert identifier.value
    for mention in find(text):
        assert all(mention.end <= i.start or i.end <= mention.start for i in found)


@given(st.integers(0, 10**14))
def test_amounts_survive_being_written_either_way(cents: int) -> None:
    """F3, G10: R$ 1.234,56 and $1,234.56, of any size, with no language given."""
    value = Decimal(cents).scaleb(-2)
    english = f"{value:,.2f}"
    portuguese = english.translate(str.maketrans(",.", ".,"))
    assert [summary(m) for m in find(f"foi R$ {portuguese}!")] == [
        (f"R$ {portuguese}", value, "BRL")
    ]
    assert [summary(m) for m in find(f"was ${english}.")] == [(f"${english}", value, "USD")]


PT_SMALL = str.split("""
    zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis
    dezessete dezoito dezenove
""")
PT_TENS = str.split("_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa")
PT_HUNDREDS = str.split("""
    _ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos
""")
EN_SMALL = str.split("""
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen
""")
EN_TENS = str.split("_ _ twenty thirty forty fifty sixty seventy eighty ninety")


def in_portuguese(number: int) -> str:
    if number < 20:
        return PT_SMALL[number]
    for size, names in ((10, PT_TENS), (100, PT_HUNDREDS)):
        if number < size * 10:
            rest = number % size
            if number == 100:
                return "cem"
            return names[number // size] + (f" e {in_portuguese(rest)}" if rest else "")
    for scale, one, many in ((10**6, "um milhão", "milhões"), (1000, "mil", "mil")):
        if number >= scale:
            count, rest = divmod(number, scale)
            said = one if count == 1 else f"{in_portuguese(count)} {many}"
            joint = " e " if rest < 100 or rest % 100 == 0 else " "
            return said + (joint + in_portuguese(rest) if rest else "")
    raise AssertionError(number)


def in_english(number: int) -> str:
    if number < 20:
        return EN_SMALL[number]
    if number < 100:
        return EN_TENS[number // 10] + (f"-{EN_SMALL[number % 10]}" if number % 10 else "")
    for scale, name in ((10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if number >= scale:
            count, rest = divmod(number, scale)
            joint = " and " if rest < 100 else " "
            said = f"{in_english(count)} {name}"
            return said + (joint + in_english(rest) if rest else "")
    raise AssertionError(number)


@given(st.one_of(st.integers(2, 9_999), st.integers(2, 999_999_999)))
def test_spelled_numbers_survive_in_both_languages(number: int) -> None:
    """F3, G10: every number up to a billion, spelled, with no language given."""
    for said in (in_portuguese(number), in_english(number)):
        assert [summary(m) for m in find(f"{said}.")] == [(said, Decimal(number), "")]


@given(st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**20), max_value=10**20))
def test_normal_numbers_are_what_json_would_show(value: Decimal) -> None:
    """F3: 5000.00 becomes 5000, 12.50 becomes 12.5."""
    number = normal(value)
    assert isinstance(number, int) == (value == value.to_integral_value())
    assert number == pytest.approx(float(value))


def test_normal_examples() -> None:
    """F3: the two values the requirement names."""
    assert [repr(normal(find(said)[0].value)) for said in ("R$ 5.000,00", "12,50%")] == [
        "5000",
        "12.5",
    ]


HOSTILE = [
    "1.1.", "mil ", "1", "R$", "1 ", "1,", "1-", "1:", "-", "dois mil e ", "a ", "a.", "a-1",
    "11 9", "@", "111 ", "\u00a0111", "one point one ", "(11) ", "5 mai ", "www.", "#a",
    "cento e ", "1h", "x@x.",
]  # fmt: skip


@pytest.mark.parametrize("bit", HOSTILE)
def test_time_grows_with_the_text_not_its_square(bit: str) -> None:
    """G1: a megabyte of anything is read in a moment; quadratic patterns would take minutes."""
    assert grows_linearly(find, bit)
    assert grows_linearly(find_identifiers, bit)


# --- identifiers ---

IDENTIFIERS = [
    ("meu cpf é 529.982.247-25, ok?", "529.982.247-25", "cpf", "52998224725"),
    ("52998224725", "52998224725", "cpf", "52998224725"),
    ("529982247-25", "529982247-25", "cpf", "52998224725"),
    ("CNPJ 11.222.333/0001-81", "11.222.333/0001-81", "cnpj", "11222333000181"),
    ("11222333000181", "11222333000181", "cnpj", "11222333000181"),
    ("novo CNPJ 12.ABC.345/01DE-35", "12.ABC.345/01DE-35", "cnpj", "12ABC34501DE35"),
    ("12abc34501de35", "12abc34501de35", "cnpj", "12ABC34501DE35"),
    ("(11) 98765-4321", "(11) 98765-4321", "phone", "+5511987654321"),
    ("me liga: 11 9 8765 4321", "11 9 8765 4321", "phone", "+5511987654321"),
    ("11987654321", "11987654321", "phone", "+5511987654321"),
    ("(019) 3456-7890", "(019) 3456-7890", "phone", "+551934567890"),
    ("+55 11 98765-4321", "+55 11 98765-4321", "phone", "+5511987654321"),
    ("\u202a+55\u00a011\u00a098765\u20114321\u202c", "+55\u00a011\u00a098765\u20114321", "phone",
     "+5511987654321"),
    ("98765-4321", "98765-4321", "phone", "987654321"),
    ("0800 123 4567", "0800 123 4567", "phone", "08001234567"),
    ("+351 912 345 678", "+351 912 345 678", "phone", "+351912345678"),
    ("(555) 123-4567", "(555) 123-4567", "phone", "5551234567"),
    ("pix: Ana.Souza+pix@Exemplo.com.br", "Ana.Souza+pix@Exemplo.com.br", "email",
     "ana.souza+pix@exemplo.com.br"),
    ("josé@exemplo.com", "josé@exemplo.com", "email", "josé@exemplo.com"),
    ("123E4567-e89b-12d3-a456-426614174000", "123E4567-e89b-12d3-a456-426614174000", "uuid",
     "123e4567-e89b-12d3-a456-426614174000"),
    ("CEP 01310-100", "01310-100", "cep", "01310100"),
    ("4111 1111 1111 1111", "4111 1111 1111 1111", "card", "4111111111111111"),
    ("34191.79001 01043.510047 91020.150008 1 84410000026000",
     "34191.79001 01043.510047 91020.150008 1 84410000026000", "boleto",
     "34191790010104351004791020150008184410000026000"),
    ("protocolo 20261120123456789", "20261120123456789", "code", "20261120123456789"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said", "kind", "value"), IDENTIFIERS)
def test_an_identifier_is_found_whole_with_its_canonical_form(
    text: str, said: str, kind: str, value: str
) -> None:
    """G2, G10: CPF, CNPJ (letters included), PIX keys, phones."""
    assert [(i.text, i.kind, i.value) for i in find_identifiers(text)] == [(said, kind, value)]


@pytest.mark.parametrize(
    "text",
    ["529.982.247-26", "111.111.111-11", "11.222.333/0001-82", "12.ABC.345/01DE-36", "12345678",
     "2024-2026", "2000-3000", "R$ 1134567890", "1.234.567,89", "2345 6789", "a@b", "20/11/2026"],
)  # fmt: skip
def test_what_fails_its_check_is_no_identifier(text: str) -> None:
    """G10: check digits are checked, and ranges, years and amounts are not phones."""
    assert find_identifiers(text) == []


@given(st.integers(0, 10**9 - 1).filter(lambda n: len(set(f"{n:09}")) > 1))
def test_one_pair_of_check_digits_makes_a_cpf(stem: int) -> None:
    """G10: of the hundred endings, exactly one is valid."""
    said = [f"{stem:09}"[:3], f"{stem:09}"[3:6], f"{stem:09}"[6:]]
    valid = [ending for ending in range(100) if find_identifiers(f"{'.'.join(said)}-{ending:02}")]
    assert len(valid) == 1


@given(
    st.text(alphabet=string.digits + string.ascii_uppercase, min_size=12, max_size=12).filter(
        lambda stem: len(set(stem)) > 1
    )
)
def test_one_pair_of_check_digits_makes_a_cnpj(stem: str) -> None:
    """G10: also with letters, as issued since 2026."""
    shaped = f"{stem[:2]}.{stem[2:5]}.{stem[5:8]}/{stem[8:]}"
    valid = [ending for ending in range(100) if find_identifiers(f"{shaped}-{ending:02}")]
    assert len(valid) == 1

"""What Portuguese and English sentences say about time, and what only looks like it."""

import re
from datetime import date, datetime, timedelta, timezone

import pytest
from growth import grows_linearly
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar.text.date_context import CONTEXT
from lembrar.text.date_words import WORDS
from lembrar.text.dates import DateMention, find

SUNDAY = datetime.fromisoformat("2026-11-15T10:00-03:00")


def said(text: str, at: datetime = SUNDAY, language: str | None = None) -> list[tuple[str, str]]:
    return [(mention.text, mention.value) for mention in find(text, at, language)]


# Text; the part of it that is the mention ("" for all of it); its value on that Sunday.
PORTUGUESE = [
    # days around today
    ("hoje", "", "2026-11-15"),
    ("te ligo hj", "hj", "2026-11-15"),
    ("amanhã", "", "2026-11-16"),
    ("depois de amanhã eu pago", "depois de amanhã", "2026-11-17"),
    ("dps de amanha", "", "2026-11-17"),
    ("ontem", "", "2026-11-14"),
    ("antes de ontem", "", "2026-11-13"),
    ("anteontem choveu", "anteontem", "2026-11-13"),
    ("amanhã de manhã", "", "2026-11-16"),
    ("hoje à noite", "", "2026-11-15"),
    ("esta noite", "", "2026-11-15"),
    ("até hoje", "hoje", "2026-11-15"),
    # numbers
    ("vence em 20/11", "20/11", "2026-11-20"),
    ("vence 05/03", "05/03", "2027-03-05"),
    ("03/05/2027", "", "2027-05-03"),
    ("05-03-2027", "", "2027-03-05"),
    ("05.03.2027", "", "2027-03-05"),
    ("dia 3/5", "", "2027-05-03"),
    ("até 3/5", "3/5", "2027-05-03"),
    ("nasci em 05/03/85", "05/03/85", "1985-03-05"),
    ("12/2026", "", "2026-12"),
    ("dez/26", "", "2026-12"),
    ("dezembro/2026", "", "2026-12"),
    ("10/nov/2026", "", "2026-11-10"),
    ("*20/11*", "20/11", "2026-11-20"),
    # days and months
    ("dia 5", "", "2026-12-05"),
    ("dia 20", "", "2026-11-20"),
    ("dia 15", "", "2026-11-15"),
    ("dia 31", "", "2026-12-31"),
    ("dia 5 de março", "", "2027-03-05"),
    ("5 de março de 2027", "", "2027-03-05"),
    ("5 de marco", "", "2027-03-05"),
    ("1º de maio", "", "2027-05-01"),
    ("primeiro de maio", "", "2027-05-01"),
    ("vinte e cinco de dezembro", "", "2026-12-25"),
    ("10 de out. de 2025", "", "2025-10-10"),
    ("29 de fevereiro", "", "2028-02-29"),
    ("dia 5 do mês que vem", "", "2026-12-05"),
    ("dia 5 deste mês", "", "2026-11-05"),
    ("último dia do mês", "", "2026-11-30"),
    ("até dezembro", "dezembro", "2026-12"),
    ("em novembro", "novembro", "2026-11"),
    ("em junho", "junho", "2027-06"),
    ("em marco", "marco", "2027-03"),
    ("dezembro de 2026", "", "2026-12"),
    ("em março do ano que vem", "março do ano que vem", "2027-03"),
    ("em janeiro do ano passado", "janeiro do ano passado", "2025-01"),
    ("em junho passado", "junho passado", "2026-06"),
    ("próximo dezembro", "", "2026-12"),
    ("em 2027", "2027", "2027"),
    ("copa de 2018", "2018", "2018"),
    ("nos anos 90", "anos 90", "1990/1999"),
    # the tense says which
    ("em março fui à praia", "março", "2026-03"),
    ("comprei em junho", "junho", "2026-06"),
    ("vou comprar em junho", "junho", "2027-06"),
    ("desde março", "março", "2026-03"),
    ("paguei dia 5", "dia 5", "2026-11-05"),
    ("na sexta fui ao cinema", "sexta", "2026-11-13"),
    ("o que comprei em junho vou pagar", "junho", "2026-06"),
    ("foi remarcada para junho", "junho", "2027-06"),
    # weekdays
    ("segunda", "", "2026-11-16"),
    ("na sexta-feira", "sexta-feira", "2026-11-20"),
    ("domingo", "", "2026-11-22"),
    ("este domingo", "", "2026-11-15"),
    ("próxima sexta-feira", "", "2026-11-20"),
    ("sexta q vem", "", "2026-11-20"),
    ("sexta que vem", "", "2026-11-20"),
    ("sexta passada", "", "2026-11-13"),
    ("última sexta", "", "2026-11-13"),
    ("sexta retrasada", "", "2026-11-06"),
    ("sexta da semana que vem", "", "2026-11-20"),
    ("6ª feira", "", "2026-11-20"),
    ("viajo sáb de manhã", "sáb de manhã", "2026-11-21"),
    ("sexta, 20/11", "", "2026-11-20"),
    ("20/11 (sexta)", "", "2026-11-20"),
    ("sexta dia 13", "", "2026-11-13"),
    ("última sexta-feira do mês", "", "2026-11-27"),
    ("primeira segunda de março", "", "2027-03-01"),
    ("terceira sexta do mês de janeiro", "", "2027-01-15"),
    # distances
    ("daqui a duas semanas", "", "2026-11-29"),
    ("daqui 15 dias", "", "2026-11-30"),
    ("em 3 dias", "", "2026-11-18"),
    ("em até 30 dias", "", "2026-12-15"),
    ("há 2 meses", "", "2026-09"),
    ("ha 3 dias", "", "2026-11-12"),
    ("faz um ano", "", "2025"),
    ("parei de fumar faz três anos", "faz três anos", "2023"),
    ("dois dias atrás", "", "2026-11-13"),
    ("há um ano e meio", "", "2025-05"),
    ("daqui a meia hora", "", "2026-11-15T10:30"),
    ("há 2 horas", "", "2026-11-15T08:00"),
    ("nos próximos 10 dias", "próximos 10 dias", "2026-11-15/2026-11-25"),
    ("nos últimos 3 meses", "últimos 3 meses", "2026-08-15/2026-11-15"),
    # weeks, months, years and parts of them
    ("semana passada", "", "2026-11-02/2026-11-08"),
    ("semana q vem", "", "2026-11-16/2026-11-22"),
    ("esta semana", "", "2026-11-09/2026-11-15"),
    ("mês que vem", "", "2026-12"),
    ("mês retrasado", "", "2026-09"),
    ("ano passado", "", "2025"),
    ("no próximo fim de semana", "próximo fim de semana", "2026-11-21/2026-11-22"),
    ("fds", "", "2026-11-14/2026-11-15"),
    ("até o fim do mês", "fim do mês", "2026-11-21/2026-11-30"),
    ("começo do ano", "", "2026-01/2026-03"),
    ("início de 2027", "", "2027-01/2027-03"),
    ("meados de março", "", "2027-03-11/2027-03-20"),
    ("primeiro trimestre de 2027", "", "2027-01/2027-03"),
    ("1T27", "", "2027-01/2027-03"),
    ("segundo semestre", "", "2026-07/2026-12"),
    ("primeira quinzena de dezembro", "", "2026-12-01/2026-12-15"),
    ("verão passado", "", "2025-12-01/2026-02-28"),
    # times of day
    ("às 15h", "", "2026-11-15T15:00"),
    ("15h30", "", "2026-11-15T15:30"),
    ("reunião 15:30", "15:30", "2026-11-15T15:30"),
    ("meio-dia", "", "2026-11-15T12:00"),
    ("meia-noite", "", "2026-11-15T00:00"),
    ("às 3 da tarde", "", "2026-11-15T15:00"),
    ("às três e meia", "", "2026-11-15T15:30"),
    ("amanha as 15h", "", "2026-11-16T15:00"),
    ("amanhã às 15h", "", "2026-11-16T15:00"),
    ("amanhã, 9h", "", "2026-11-16T09:00"),
    ("dia 20 às 9h", "", "2026-11-20T09:00"),
    ("às 15h de amanhã", "", "2026-11-16T15:00"),
    ("sexta à noite, às 8", "", "2026-11-20T20:00"),
    ("quinta-feira, 19 de novembro, às 14h30", "", "2026-11-19T14:30"),
    ("das 9h às 11h", "", "2026-11-15T09:00/2026-11-15T11:00"),
    ("amanhã das 22h às 2h", "", "2026-11-16T22:00/2026-11-17T02:00"),
    # ranges
    ("de 3 a 10 de maio", "", "2027-05-03/2027-05-10"),
    ("entre 3 e 10 de maio", "", "2027-05-03/2027-05-10"),
    ("de 28/12 a 3/1", "", "2026-12-28/2027-01-03"),
    ("de segunda a sexta", "", "2026-11-16/2026-11-20"),
    ("de março a maio", "", "2027-03/2027-05"),
    ("entre março e junho de 2020", "", "2020-03/2020-06"),
    ("hoje até sexta", "", "2026-11-15/2026-11-20"),
    ("de 2010 a 2015", "", "2010/2015"),
    # feasts
    ("no Natal", "Natal", "2026-12-25"),
    ("Natal passado", "", "2025-12-25"),
    ("véspera de Natal", "", "2026-12-24"),
    ("Ano Novo", "", "2027-01-01"),
    ("réveillon", "", "2026-12-31"),
    ("Páscoa", "", "2027-03-28"),
    ("Carnaval de 2027", "", "2027-02-06/2027-02-09"),
    ("dia das mães", "", "2027-05-09"),
]

ENGLISH = [
    # days around today
    ("today", "", "2026-11-15"),
    ("today's menu", "today", "2026-11-15"),
    ("tomorrow", "", "2026-11-16"),
    ("the day after tomorrow", "day after tomorrow", "2026-11-17"),
    ("yesterday", "", "2026-11-14"),
    ("the day before yesterday", "day before yesterday", "2026-11-13"),
    ("tonight", "", "2026-11-15"),
    ("last night", "", "2026-11-14"),
    ("tomorrow morning", "", "2026-11-16"),
    ("this afternoon", "", "2026-11-15"),
    # numbers
    ("the deadline is 03/05/2027, you know", "03/05/2027", "2027-03-05"),
    ("the party is on 12/25", "12/25", "2026-12-25"),
    ("the party is on 25/12", "25/12", "2026-12-25"),
    ("by 3/5 we will know", "3/5", "2027-03-05"),
    ("2026-11-20", "", "2026-11-20"),
    ("2026-11-20 15:00", "", "2026-11-20T15:00"),
    ("2026-11-20T15:00:00-03:00", "", "2026-11-20T15:00"),
    ("2026-11-20T15:00:00Z", "", "2026-11-20T12:00"),
    ("since 2026-09", "2026-09", "2026-09"),
    # days and months
    ("March 5th, 2027", "", "2027-03-05"),
    ("March 5", "", "2027-03-05"),
    ("Nov. 20, 2026", "", "2026-11-20"),
    ("5 March", "", "2027-03-05"),
    ("the 5th of March", "5th of March", "2027-03-05"),
    ("the second of January", "second of January", "2027-01-02"),
    ("December twenty-fifth", "", "2026-12-25"),
    ("on the 5th", "5th", "2026-12-05"),
    ("the 5th of next month", "5th of next month", "2026-12-05"),
    ("first of the month", "", "2026-12-01"),
    ("Friday the 20th", "", "2026-11-20"),
    ("on may 5 we leave", "may 5", "2027-05-05"),
    ("in May", "May", "2027-05"),
    ("by March", "March", "2027-03"),
    ("Dec 2026", "", "2026-12"),
    ("December next year", "", "2027-12"),
    ("last June", "", "2026-06"),
    ("next November", "", "2027-11"),
    ("in 2019", "2019", "2019"),
    ("in the 1980s", "1980s", "1980/1989"),
    ("January 8, 1642", "", "1642-01-08"),
    # the tense says which
    ("we met in June", "June", "2026-06"),
    ("we will meet in June", "June", "2027-06"),
    ("we're getting married in June", "June", "2027-06"),
    ("since Monday", "Monday", "2026-11-09"),
    ("I paid it on the 5th", "5th", "2026-11-05"),
    ("it was moved to Thursday", "Thursday", "2026-11-19"),
    # weekdays
    ("Monday", "", "2026-11-16"),
    ("next Friday", "", "2026-11-20"),
    ("this Friday", "", "2026-11-20"),
    ("last Friday", "", "2026-11-13"),
    ("Friday before last", "", "2026-11-06"),
    ("Friday of next week", "", "2026-11-20"),
    ("next week on Friday", "", "2026-11-20"),
    ("on Sat", "Sat", "2026-11-21"),
    ("last fri", "", "2026-11-13"),
    ("Sat, Nov 21", "", "2026-11-21"),
    ("Friday, November 20th", "", "2026-11-20"),
    ("first Monday of December", "", "2026-12-07"),
    # distances
    ("in two weeks", "", "2026-11-29"),
    ("3 days ago", "", "2026-11-12"),
    ("a week ago", "", "2026-11-08"),
    ("a month from now", "", "2026-12"),
    ("three weeks from today", "", "2026-12-06"),
    ("within 10 days", "", "2026-11-25"),
    ("in twenty-one days", "", "2026-12-06"),
    ("a couple of weeks ago", "", "2026-11-01"),
    ("two and a half years ago", "", "2024-05"),
    ("in 5 years", "", "2031"),
    ("in half an hour", "", "2026-11-15T10:30"),
    ("20 minutes ago", "", "2026-11-15T09:40"),
    ("the next 7 days", "next 7 days", "2026-11-15/2026-11-22"),
    # weeks, months, years and parts of them
    ("last week", "", "2026-11-02/2026-11-08"),
    ("next week", "", "2026-11-16/2026-11-22"),
    ("the week before last", "week before last", "2026-10-26/2026-11-01"),
    ("next month", "", "2026-12"),
    ("this year", "", "2026"),
    ("last quarter", "", "2026-07/2026-09"),
    ("this weekend", "", "2026-11-14/2026-11-15"),
    ("next weekend", "", "2026-11-21/2026-11-22"),
    ("end of the month", "", "2026-11-21/2026-11-30"),
    ("by the end of next week", "end of next week", "2026-11-20/2026-11-22"),
    ("mid-March", "", "2027-03-11/2027-03-20"),
    ("early 2027", "", "2027-01/2027-03"),
    ("Q1 2027", "", "2027-01/2027-03"),
    ("second quarter of 2027", "", "2027-04/2027-06"),
    ("first half of 2027", "", "2027-01/2027-06"),
    ("last week of November", "", "2026-11-24/2026-11-30"),
    ("last summer", "", "2026-06-01/2026-08-31"),
    ("this winter", "", "2026-12-01/2027-02-28"),
    # times of day
    ("at 3pm", "", "2026-11-15T15:00"),
    ("3:30 p.m.", "", "2026-11-15T15:30"),
    ("at 10:45", "", "2026-11-15T10:45"),
    ("I left at 2:30", "at 2:30", "2026-11-15T14:30"),
    ("this morning at 5:30", "", "2026-11-15T05:30"),
    ("noon", "", "2026-11-15T12:00"),
    ("3 o'clock", "", "2026-11-15T15:00"),
    ("half past three", "", "2026-11-15T15:30"),
    ("tomorrow at 3", "", "2026-11-16T15:00"),
    ("tonight at 8", "", "2026-11-15T20:00"),
    ("at 3pm on Friday", "", "2026-11-20T15:00"),
    ("Sat 3pm", "", "2026-11-21T15:00"),
    ("from 3 to 5pm tomorrow", "", "2026-11-16T15:00/2026-11-16T17:00"),
    # ranges
    ("from May 3 to May 10", "", "2027-05-03/2027-05-10"),
    ("May 3-10", "", "2027-05-03/2027-05-10"),
    ("between May 3 and May 10", "", "2027-05-03/2027-05-10"),
    ("from Dec 20 to Jan 5", "", "2026-12-20/2027-01-05"),
    ("from Monday to Friday", "", "2026-11-16/2026-11-20"),
    ("between 2019 and 2023", "", "2019/2023"),
    # feasts
    ("Christmas", "", "2026-12-25"),
    ("last Christmas", "", "2025-12-25"),
    ("New Year's Eve", "", "2026-12-31"),
    ("Easter 2027", "", "2027-03-28"),
    ("Black Friday", "", "2026-11-27"),
    ("Thanksgiving", "", "2026-11-26"),
]


@pytest.mark.parametrize(("text", "part", "value"), PORTUGUESE, ids=[row[0] for row in PORTUGUESE])
def test_portuguese_dates(text: str, part: str, value: str) -> None:
    """G10, F3: relative and absolute dates of Brazilian Portuguese, with or without accents."""
    assert said(text) == [(part or text, value)]


@pytest.mark.parametrize(("text", "part", "value"), ENGLISH, ids=[row[0] for row in ENGLISH])
def test_english_dates(text: str, part: str, value: str) -> None:
    """G10: English equally."""
    assert said(text, language="en") == [(part or text, value)]


@pytest.mark.parametrize("rows", [PORTUGUESE, ENGLISH])
def test_dates_are_found_inside_sentences_too(rows: list[tuple[str, str, str]]) -> None:
    """G2: what stands alone is also found among other words, and nothing else is."""
    language = "pt" if rows is PORTUGUESE else "en"
    for text, part, value in rows:
        sentence = f"😀 ok, {text}. blá!"
        found = said(sentence, language=language)
        assert found == [(part or text, value)], sentence


NOTHING = [
    # impossible dates
    "31/02",
    "99/99",
    "32/01/2026",
    "30/02/2027",
    "31 de fevereiro",
    "February 30",
    "dia 32",
    "às 25h",
    "5 de março de 0000",
    # numbers of something else
    "Python 3.11.2",
    "o IP é 192.168.1.10",
    "(11) 98765-4321",
    "+55 11 98765-4321",
    "CPF 123.456.789-09",
    "CNPJ 12.345.678/0001-90",
    "CEP 01310-100",
    "R$ 5.000",
    "R$ 20,50",
    "custa 2000 reais",
    "US$ 2026",
    "1/2 xícara de leite",
    "3/4 cup of milk",
    "1/3 do salário",
    "ganhou de 2x1",
    "o placar foi 3 a 1",
    "aberto 24/7",
    "open 24/7",
    "12,5%",
    "nota 9/10",
    "10/10 would recommend",
    "parcela 3/12",
    "parcelado em 12x de R$ 100",
    "João 3:16",
    "aspect ratio 16:9",
    "page 12",
    "https://site.com/2026/11/20/post",
    "veja site.com/2026/11/20",
    "C:\\2026\\11",
    "abc2026-11-20",
    "Covid-19",
    "2026",
    # ordinals
    "segunda vez",
    "a segunda opção",
    "segunda via do boleto",
    "em segunda instância",
    "a quarta parte",
    "quinta série",
    "sexto andar",
    "second chance",
    "the second time",
    "second-hand",
    "on the 5th floor",
    "2nd place",
    # words of other meanings
    "you may go now",
    "the sentences may one day be seen",
    "May I come in?",
    "we march at dawn",
    "Marco chegou",
    "confio em Marco",
    "April and June are sisters",
    "o sol saiu",
    "the sun is hot",
    "we sat down",
    "vi o mar azul",
    "este maiô",
    "set the table",
    "10 out of 10",
    "preciso ter certeza",
    "até ter certeza",
    "a book on sex",
    "o dom da palavra",
    "dez pessoas",
    "nove de dez",
    "Rio de Janeiro",
    "Rua 25 de Março",
    "moro em Natal",
    "sou de Natal",
    "cidade natal",
    "presente de Natal",
    "Easter eggs",
    # what recurs, greetings, idioms
    "toda sexta",
    "todo dia 10",
    "dia 10 de cada mês",
    "aos domingos",
    "every Monday",
    "on Sundays",
    "em uma sexta qualquer",
    "the 1st of every month",
    "de quatro em quatro anos",
    "Feliz Natal!",
    "bom fim de semana",
    "Merry Christmas",
    "bom dia, boa noite",
    "hoje em dia",
    "no dia a dia",
    "one of these days",
    "at the end of the day",
    "no final das contas",
    "last but not least",
    "já está tarde",
    # lengths and ages
    "minha filha faz 5 anos",
    "tenho 25 anos",
    "I am 25 years old",
    "dormi 8h",
    "trabalho 8h por dia",
    "curso de 20h",
    "filme de 2h30",
    "li o livro em 3 dias",
    "it took two weeks",
    "comprei as 8 meninas",
    "yelling at one of the guards",
    "em um dia quente",
    "primeiro trimestre da gravidez",
    "",
    " \n\t ",
]


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_a_date(text: str) -> None:
    """G2, G10: a wrong date is worse than none."""
    assert said(text) == []
    assert said(text, language="en") == []


SEVERAL = [
    (
        "Comprei a casa em março de 2019 e vendi em junho",
        [("março de 2019", "2019-03"), ("junho", "2026-06")],
    ),
    ("sexta vou, sábado volto", [("sexta", "2026-11-20"), ("sábado", "2026-11-21")]),
    (
        "amanhã, sexta e sábado",
        [("amanhã", "2026-11-16"), ("sexta", "2026-11-20"), ("sábado", "2026-11-21")],
    ),
    (
        "amanhã às 15h, sexta às 10h",
        [("amanhã às 15h", "2026-11-16T15:00"), ("sexta às 10h", "2026-11-20T10:00")],
    ),
    # a time of day belongs to the day named before it in the sentence
    (
        "amanhã tenho dentista às 15h",
        [("amanhã", "2026-11-16"), ("às 15h", "2026-11-16T15:00")],
    ),
    ("Volto amanhã. Às 15h ligo", [("amanhã", "2026-11-16"), ("Às 15h", "2026-11-15T15:00")]),
    ("vou pra Natal no Natal", [("Natal", "2026-12-25")]),
    ("paguei os R$ 20 de março", [("março", "2026-03")]),
    ("I may go on May 5", [("May 5", "2027-05-05")]),
    ("20 reais em março", [("março", "2027-03")]),
    ("we sat at 3pm", [("at 3pm", "2026-11-15T15:00")]),
    ("20/11/2026, 21/11/2026", [("20/11/2026", "2026-11-20"), ("21/11/2026", "2026-11-21")]),
]


@pytest.mark.parametrize(("text", "mentions"), SEVERAL, ids=[row[0] for row in SEVERAL])
def test_several_dates_and_their_neighbours(text: str, mentions: list[tuple[str, str]]) -> None:
    """G2: each date of a sentence is found once, and neighbours do not run together."""
    assert said(text) == mentions


MOMENTS = [
    # Friday itself: the next one is a week later, "this" one is today
    ("2026-11-20T09:00-03:00", "sexta", "2026-11-27"),
    ("2026-11-20T09:00-03:00", "próxima sexta-feira", "2026-11-27"),
    ("2026-11-20T09:00-03:00", "next Friday", "2026-11-27"),
    ("2026-11-20T09:00-03:00", "esta sexta", "2026-11-20"),
    ("2026-11-20T09:00-03:00", "last Friday", "2026-11-13"),
    # midweek: "next" is still the first one after today
    ("2026-11-18T09:00-03:00", "next Friday", "2026-11-20"),
    ("2026-11-18T09:00-03:00", "sexta da semana que vem", "2026-11-27"),
    ("2026-11-18T09:00-03:00", "fim de semana", "2026-11-21/2026-11-22"),
    # the turn of the year
    ("2026-12-31T22:00-03:00", "amanhã", "2027-01-01"),
    ("2026-12-31T22:00-03:00", "mês que vem", "2027-01"),
    ("2026-12-31T22:00-03:00", "em dezembro", "2026-12"),
    ("2026-12-31T22:00-03:00", "in 3 hours", "2027-01-01T01:00"),
    ("2026-12-31T22:00-03:00", "semana que vem", "2027-01-04/2027-01-10"),
    ("2026-12-31T22:00-03:00", "Natal", "2027-12-25"),
    ("2027-01-01T08:00-03:00", "réveillon passado", "2026-12-31"),
    # 29 February
    ("2028-02-29T12:00+00:00", "ano passado", "2027"),
    ("2028-02-29T12:00+00:00", "a month from now", "2028-03"),
    ("2028-02-29T12:00+00:00", "29 de fevereiro", "2028-02-29"),
    ("2028-03-01T12:00+00:00", "29 de fevereiro", "2032-02-29"),
    ("2028-01-31T12:00+00:00", "the last 11 months", "2027-02-28/2028-01-31"),
    # late in the evening, when UTC has the next day already, and early, when it still has the last
    ("2026-11-15T23:30-03:00", "hoje", "2026-11-15"),
    ("2026-11-15T23:30-03:00", "tomorrow at 9am", "2026-11-16T09:00"),
    ("2026-11-15T23:30-03:00", "daqui a 1 hora", "2026-11-16T00:30"),
    ("2026-11-16T08:00+13:00", "hoje", "2026-11-16"),
    # the year that a weekday fits
    ("2026-11-15T10:00-03:00", "sexta, 13 de novembro", "2026-11-13"),
    # far away in time
    ("1901-01-01T00:00+00:00", "next Friday", "1901-01-04"),
    ("2199-12-31T23:59+00:00", "amanhã", "2200-01-01"),
]


@pytest.mark.parametrize(("at", "text", "value"), MOMENTS)
def test_dates_are_seen_from_the_message(at: str, text: str, value: str) -> None:
    """F3, G10: relative dates are resolved from the message's own time, in the speaker's zone."""
    assert [value for _, value in said(text, datetime.fromisoformat(at))] == [value]


def test_the_seed_example() -> None:
    """F3: "até dezembro" said in November 2026 is preserved as 2026-12."""
    [mention] = find("Quero economizar R$ 5.000 até dezembro", SUNDAY)
    assert mention == DateMention(
        start=30,
        end=38,
        text="dezembro",
        value="2026-12",
        first=date(2026, 12, 1),
        last=date(2026, 12, 31),
        is_relative=True,
    )


@pytest.mark.parametrize(
    ("text", "first", "last", "is_relative"),
    [
        ("2027", date(2027, 1, 1), date(2027, 12, 31), False),
        ("fevereiro de 2028", date(2028, 2, 1), date(2028, 2, 29), False),
        ("20/11/2026 às 15h", date(2026, 11, 20), date(2026, 11, 20), False),
        ("semana passada", date(2026, 11, 2), date(2026, 11, 8), True),
        ("junho", date(2027, 6, 1), date(2027, 6, 30), True),
        ("das 22h às 2h", date(2026, 11, 15), date(2026, 11, 16), True),
        ("março a junho de 2020", date(2020, 3, 1), date(2020, 6, 30), False),
    ],
)
def test_the_days_that_are_covered(text: str, first: date, last: date, is_relative: bool) -> None:
    """G2: a mention knows its days, and whether its words depend on when they were said."""
    [mention] = find(f"em {text}", SUNDAY)
    assert (mention.first, mention.last, mention.is_relative) == (first, last, is_relative)


def test_the_language_of_digits() -> None:
    """G10: day first, month first in English; told, or read from the text itself."""
    assert said("03/05/2027", language="pt-BR") == [("03/05/2027", "2027-05-03")]
    assert said("03/05/2027", language="en-US") == [("03/05/2027", "2027-03-05")]
    assert said("A reunião ficou para 03/05") == [("03/05", "2027-05-03")]
    assert said("The meeting was moved to 03/05") == [("03/05", "2027-03-05")]
    assert said("The meeting was moved to 25/12") == [("25/12", "2026-12-25")]


def test_accents_may_be_loose_and_marks_hidden() -> None:
    """G10: decomposed accents and zero-width marks neither hide a date nor shift its place."""
    loose = "tá, amanha\u0303 a\u0300s 15h!"
    [mention] = find(loose, SUNDAY)
    assert (mention.text, mention.value) == ("amanha\u0303 a\u0300s 15h", "2026-11-16T15:00")
    [mention] = find("até ho\u200bje, ok", SUNDAY)
    assert (mention.text, mention.value) == ("ho\u200bje", "2026-11-15")
    [mention] = find("ate\u0301 amanha\u0303", SUNDAY)
    assert mention.text == "amanha\u0303"


ISO = re.compile(
    r"\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?(/\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?)?", re.ASCII
)
PLACES = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENT = st.datetimes(datetime(1901, 1, 1), datetime(2199, 12, 31), timezones=PLACES)
EDGE = st.datetimes(datetime.min, datetime.max, timezones=PLACES)

# Date words and numbers in any order reach far more of the grammar than random letters do.
VOCABULARY = sorted(
    {word for table in WORDS.values() for row in table.values() for word in row.split(", ")}
    | {word for row in CONTEXT.values() for word in row.split(", ")}
)
NUMBER = st.one_of(
    st.integers(0, 32).map(str),
    st.integers(0, 9999).map(str),
    st.from_regex(r"[0-9]{1,4}[/.:h-][0-9]{1,4}([/.:-][0-9]{1,4})?", fullmatch=True),
    st.from_regex(r"[0-9]{1,2}(h|th|º|a|pm|am|:[0-5][0-9])", fullmatch=True),
)
WORD = st.one_of(st.sampled_from(VOCABULARY), NUMBER, st.sampled_from(list(",.-/()$")))
PHRASE = st.lists(WORD, max_size=14).map(" ".join)


def check(text: str, at: datetime, language: str | None = None) -> None:
    end = 0
    for mention in find(text, at, language):
        assert end <= mention.start < mention.end <= len(text)
        assert mention.text == text[mention.start : mention.end]
        assert ISO.fullmatch(mention.value), mention
        assert mention.first <= mention.last
        assert mention.value[:4] == f"{mention.first.year:04}"
        end = mention.end


@settings(deadline=None)
@given(text=st.text(max_size=200), at=MOMENT)
def test_no_text_breaks_it(text: str, at: datetime) -> None:
    """G2: for any text, mentions are in order, apart, and where they say they are."""
    check(text, at)


@settings(max_examples=600, deadline=None)
@given(text=PHRASE, at=MOMENT, language=st.sampled_from([None, "pt", "en"]))
def test_no_order_of_date_words_breaks_it(text: str, at: datetime, language: str | None) -> None:
    """G2: the same for date words and numbers in any order."""
    check(text, at, language)


@settings(deadline=None)
@given(text=PHRASE, at=EDGE)
def test_the_ends_of_the_calendar_do_not_break_it(text: str, at: datetime) -> None:
    """G2: years 1 and 9999 have neighbours that no calendar holds; they are left out."""
    check(text, at)


@settings(deadline=None)
@given(day=st.dates(date(1901, 1, 1), date(2199, 12, 31)), at=MOMENT)
def test_a_written_date_is_the_date(day: date, at: datetime) -> None:
    """G2, F3: full dates mean the same day, whenever and however they are written."""
    written = [
        (f"{day:%Y-%m-%d}", None),
        (f"{day.day:02}/{day.month:02}/{day.year}", "pt"),
        (f"{day.month:02}/{day.day:02}/{day.year}", "en"),
        (f"{day.day:02}.{day.month:02}.{day.year}", "pt"),
        (f"{day.day} de {PORTUGUESE_MONTHS[day.month - 1]} de {day.year}", None),
        (f"{ENGLISH_MONTHS[day.month - 1]} {day.day}, {day.year}", None),
    ]
    for text, language in written:
        [mention] = find(f"- {text}.", at, language)
        assert (mention.value, mention.first, mention.last) == (day.isoformat(), day, day)
        assert mention.text == text and not mention.is_relative


@settings(deadline=None)
@given(at=MOMENT, number=st.integers(0, 6))
def test_the_next_weekday_is_at_most_a_week_away(at: datetime, number: int) -> None:
    """G10: "próxima sexta" and "next Friday" are the first after today, in both languages."""
    for template, weekdays in (("próxima {}", PORTUGUESE_DAYS), ("next {}", ENGLISH_DAYS)):
        [mention] = find(template.format(weekdays[number]), at)
        assert mention.first.weekday() == number
        assert 1 <= (mention.first - at.date()).days <= 7


PORTUGUESE_MONTHS = (
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
).split()
ENGLISH_MONTHS = (
    "January February March April May June July August September October November December"
).split()
PORTUGUESE_DAYS = "segunda terça quarta quinta sexta sábado domingo".split()
ENGLISH_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

HARD = [
    "1/1/",
    "1/1/1я",
    "de ",
    "1",
    "a ",
    "1 ",
    "hoje ",
    "em março ",
    "amanhã às 15h ",
    "de 3 a ",
    "vinte e ",
    "próximo ",
    "fim do ",
    "dia 5, ",
    "new year's ",
    "\n ",
    "!",
    "a\u0303",
    "x_1",
    "www.",
]


@pytest.mark.parametrize("part", HARD)
def test_time_grows_with_the_length_only(part: str) -> None:
    """G1: no text is slow; eight times the length takes about eight times as long, not 64."""
    assert grows_linearly(lambda text: find(text, SUNDAY), part)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("sexta tenho consulta com o dr. Marcelo às 14h30", "2026-11-20T14:30"),
        ("amanhã falo com a Dra. Ana às 16h", "2026-11-16T16:00"),
        ("on Friday I meet Dr. Lee at 3pm", "2026-11-20T15:00"),
    ],
)
def test_a_title_ends_no_sentence(text: str, value: str) -> None:
    """F3, G10: the time belongs to the day named before the title."""
    assert said(text)[-1][1] == value

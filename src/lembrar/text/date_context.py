"""The words around dates, in Portuguese and English: data for `date_tokens`.

Kind of word → the words, written as in `date_words`. They join the parts of a date, make a doubtful
word one ("in May"), or show that it is none ("segunda via", "parcela 3/12").
"""

from collections.abc import Mapping

CONTEXT: Mapping[str, str] = {
    # Single words that rules name.
    "DIA": "dia",
    "DIAS": "dias",
    "FEIRA_WORD": "feira",
    "TODAY": "hoje, today",
    "LAST": "ultimo, ultima, last",
    "UNIT_DAY": "dia, day",
    "UNIT_WEEK": "semana, week",
    "UNIT_MONTH": "mes, month",
    "UNIT_YEAR": "ano, year",
    "UNIT_YEARS": "anos",
    "UNIT_DECADE": "decada",
    "HALF_MONTH": "quinzena",
    "WEEKEND": "fim de semana, final de semana, fds, findi, weekend",
    "HALF": "and a half",
    "HALF_WORD": "meio, meia",
    "UM": "um, uma, one",
    # Times of day. What SURE_AT holds is said of nothing else.
    "AT": "as, às, at, das, pelas, pras, la pelas, por volta das, a partir das, around, "
    "depois das, antes das, desde as, ate as, para as",
    "SURE_AT": "às, at, por volta das, a partir das, la pelas, ate as, depois das, antes das, "
    "desde as",
    "NOON_AT": "ao, a, at, por volta do, by, ate o",
    "DAS": "das",
    "HOURS": "h, hs, hr, hrs, hora, horas, o clock, oclock",
    "OCLOCK": "o clock, oclock",
    # Distances from now.
    "AHEAD": "daqui a, daqui, daki a, daki, dentro de, within, em ate, daqui uns, daqui umas",
    "WEAK_IN": "em, in",
    "HA": "ha",
    "FAZ": "faz, fazem, ja faz",
    "AGO": "atras, ago",
    "FROM_NOW": "from now, a contar de hoje",
    "ABOUT": "cerca de, uns, umas, quase, mais de, mais ou menos, menos de, about, around, "
    "almost, over, nearly, only, just, apenas, so, the, os, as, nos, nas",
    # Glue.
    "OF": "de, do, da, d, of, in, on, no, na, em, dos, das",
    "DE": "de, do, da, d, of, dos, das",
    "THE": "the, o, a, os, as, este, neste, nesse",
    "TO": "a, as, ao, aos, ate, ate as, ate o, ate a, to, until, till, through, thru",
    "AND": "e, and",
    "FROM": "de, do, da, desde, from, das, dos, a partir de",
    "BETWEEN": "entre, between",
    # What makes a doubtful month, short form, fraction or bare year a date, standing before it.
    "CONTEXT": "in, on, by, until, till, since, from, before, after, during, around, of, for, "
    "through, em, ate, desde, de, do, no, na, para, pra, pro, durante, apos, antes de, depois de, "
    "a partir de, entre, between",
    "ONCE": "on, by, until, till, since, before, after, em, no, ate, desde, para, pra, pro, "
    "antes de, depois de, ate o, a partir de",
    "SHORT_CONTEXT": "on, by, until, till, since",
    "SHORT_CONTEXT_PT": "na",
    "SHORT_BEFORE_PT": "nesta, nessa, esta, essa, proxima, prox, ultima",
    # Which occurrence is meant: the next, or the last; SKIP may stand between them and the date.
    "DEADLINE": "ate, para, pra, pro, by, until, till, before, due, antes, antes de, ate o, "
    "ate a, for, to",
    "SINCE": "desde, since, desde o, desde a",
    "SKIP": "the, o, a, os, as, de, do, da, of, mes, month, dia, end, fim, final",
    # Clauses: where one may start, and what follows "faz 2 anos" when that is a date.
    "CLAUSE": "e, mas, ja, porque, pois, que, agora, so, ainda",
    "QUE": "que, q, desde, atras",
    # A capital makes these a person and a city, unless the words around say otherwise.
    "NAME": "Marco, Natal",
    "TOWN": "em, pra, para, a, por, in, to, from, visitar, conhecer, sobre, visit, visiting",
    "PLACE": "cidade, terra, pais, idioma, lingua, dialeto, pre, pos, vila, estado, hospital, "
    "parto, shopping, mapa, chart",
    "ORIGIN": "sou, somos, sao, vim, veio, venho, vem, cheguei, chegou, voltei, voltou, natural, "
    "morador, moradora, saindo, prefeitura, aeroporto",
    "CITY": "rio de janeiro",
    "SWIMSUIT": "maiô",
    "IS": "está",
    "STREET": "rua, avenida, av, praca, travessa, largo, rodovia, alameda",
    # What is no date of its own: recurring, nowadays, greetings, eggs and gifts.
    "ALWAYS": "todo, toda, todos os, todas as, todos, todas, cada, every, each",
    "ANY": "on a, num, numa",
    "NOWADAYS": "hoje em dia",
    "GREETING": "feliz, bom, boa, otimo, otima, merry, happy, great, good, nice, lovely, excelente",
    "GIFT": "egg, eggs, bunny, tree, trees, card, cards, gift, gifts, present, presents, carol, "
    "carols, movie, movies, lights, decorations, ornaments, cookies, sweater, song, songs",
    "GIFT_PT": "arvore, arvores, presente, presentes, cartao, cartoes, enfeite, enfeites, luzes, "
    "musica, musicas, filme, filmes, ovo, ovos, panetone, cancao, especial",
    # A time that lasts ("dormi 8h", "8h por dia").
    "LENGTH": "de, por, durante, for, durou, dura, uns, umas, quase, mais de, menos de, levou, "
    "leva, dormi, cada, esperei, trabalhei, trabalho, faltam, of, over",
    "RATE": "por, per, seguidas, seguidos, semanais, mensais, diarias, trabalhadas, extras, extra",
    # Numbers of something: what they number, and what they count.
    "NUMBERED": "parcela, parcelas, prestacao, pagina, paginas, pag, page, pages, capitulo, cap, "
    "chapter, versao, version, v, artigo, art, lei, decreto, portaria, resolucao, processo, "
    "protocolo, item, items, nota, placar, score, scored, ratio, razao, proporcao, escala, step, "
    "passo, apto, salmo, salmos, genesis, exodo, mateus, lucas, joao, romanos, corintios, isaias, "
    "proverbios, john, luke, matthew, psalm, psalms, exodus, romans, corinthians, isaiah, proverbs",
    "COUNTED": "reais, real, conto, contos, dolar, dolares, dollar, dollars, euro, euros, brl, "
    "usd, pessoas, people, partes, parts, vezes, vez, times, x, km, m, metros, meters, metres, "
    "kg, g, mg, ml, unidades, units, itens, items, palavras, words, tokens, clientes, customers, "
    "usuarios, users, pontos, points, mil, milhoes, million, thousand, pacotes, caixas, calorias, "
    "kcal, seguidores, followers, votos, votes, parcelas, minutos, minutes, horas, hours, dias, "
    "days, semanas, weeks, meses, months, anos, years, xicara, xicaras, colher, colheres, copo, "
    "copos, cup, cups, teaspoon, tablespoon, degrees, graus, percent, alunos, students, "
    "funcionarios, employees, mensagens, messages, likes, guests, convidados",
    # "segunda" and the other short weekdays are ordinals before these, or after a determiner.
    "NOUN": "vez, parte, opcao, via, coisa, pessoa, guerra, fase, etapa, serie, temporada, "
    "edicao, versao, parcela, prestacao, tentativa, chance, lingua, casa, filha, esposa, mulher, "
    "mae, mao, rodada, divisao, linha, pagina, turma, aula, dose, metade, colocada, maior, "
    "melhor, pior, menor, mais, classe, categoria, geracao, instancia, potencia, avenida, rua, "
    "posicao, vaga, mensagem, pergunta, questao, viagem, gravidez, cirurgia, partida, instalacao, "
    "camada, ordem, onda, chamada, camara, secao, sessao, camisa, marcha, corda, sinfonia, "
    "cadeira, graduacao, faculdade, residencia, opiniao, impressao, fileira, fila, safra, pele, "
    "natureza, semana, quinzena, letra, palavra, coluna, ocasiao, namorada, conta, loja, unidade, "
    "entrevista, proposta, alternativa, razao, regra, dica, meta, prioridade, oportunidade, "
    "republica, essencia, maneira, intencao, tela, capital, bienal, emenda",
    "DETERMINER": "a, as, uma, da, minha, sua, tua, nossa, outra, pela, the, cuja",
    # Verbs. Near a date without a year they say which one is meant; see also the endings below.
    "WAS": "fui, foi, fomos, foram, fiz, fez, fizemos, fizeram, tive, teve, tivemos, tiveram, "
    "estive, esteve, era, eram, estava, estavam, tinha, tinham, vim, veio, viemos, vieram, vi, "
    "viu, vimos, viram, dei, deu, demos, deram, disse, dissemos, disseram, pude, pus, quis, "
    "soube, trouxe, comi, vendi, recebi, perdi, saí, caí, nasci, conheci, aprendi, decidi, "
    "resolvi, assisti, senti, pedi, dormi, bebi, li, escrevi, corri, abri, consegui, desisti, "
    "sofri, vivi, parei, preparei, tirei, retirei, virei, comparei, separei, reparei, declarei, "
    "esperei, recuperei, operei, superei, gerei, considerei, cheguei, chegou, voltei, voltou, "
    "durou, levou, trabalhei, havia, morri, parti, was, were, had, did, went, bought, made, got, "
    "came, saw, took, gave, said, told, left, met, spent, paid, sold, began, found, lost, won, "
    "wrote, ran, been, drank, flew, drove, knew, thought, felt, kept, became, grew, broke, chose, "
    "fell, taught, caught, slept, sent, built, quit, sang, swam, woke, wore, didn t, wasn t, "
    "weren t, hadn t, hasn t, haven t",
    "WILL": "vou, vai, vamos, vao, irei, ira, iremos, irao, will, ll, gonna, going, quero, "
    "queremos, preciso, precisamos, pretendo, planejo, want, plan, planning, need, must, should, "
    "shall, meta, goal, prazo, deadline, vence, vencimento, marcar, agendar, agendado, marcado, "
    "scheduled, planned, due, espero, hope, would, might, sera, serao, won t",
    # A participle after one of these is not past: "is getting married".
    "BE": "is, are, be, being, am, get, gets, getting, re",
    # Words whose endings would make them verbs.
    "NO_VERB": "sou, estou, ou, dou, meu, seu, teu, eu, ceu, museu, ateu, judeu, chapeu, trofeu, "
    "europeu, you, thou, hundred, supposed, needed, expected, rei, hei, sei, frei, volei, indeed, "
    "embed",
}

PAST_ENDING = r"[a-z]+(?:ei|ou|eu|iu|aram|eram|iram)|[a-z]{2,}ava(?:m|mos)?"
PARTICIPLE_ENDING = r"[a-z]{2,}(?:[b-df-z]|i)ed"
FUTURE_ENDING = r"[a-z]+[aei](?:rei|remos|rao)"

"""Goals, tastes, happenings, feelings and notes, as people type them. And what states none."""

from datetime import datetime, timedelta, timezone

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given

from lembrar.model import Claim
from lembrar.text import claims
from lembrar.text.claims import aims, feelings, happenings, notes, tags, tastes
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))
READERS = (aims, happenings, tastes, feelings, notes)


def found(text: str, language: str = "pt") -> list[Claim]:
    telling = Telling(text, AT, language)
    return [claim for reader in READERS for claim in reader.find(telling)]


def said(claim: Claim) -> str:
    return fold(" ".join((claim.content, claim.value, claim.when, claim.cause)))


# kind.key | message | what the claim must hold | whose, if not the user's
TOLD = """
preference.likes|pastel pra mim é a melhor coisa do mundo|pastel|
preference.dislikes|quiabo é a pior coisa que existe|quiabo|
preference.dislikes|não tem nada pior que trânsito parado|transito|
event.loss|minha madrinha foi morar com Deus|morar com deus|
event.loss|perdemos o Bidu semana passada|bidu|
event.birth|a gente vai ter um menino em maio|2027-05|
event.birth|nossa gata deu cria|cria|
event.graduation|me formo em julho|2027-07|
event.job|me aposento ano que vem|aposento 2027|
event.move|me mudo pra Palmas em janeiro|2027-01|
event.accident|pegou fogo na minha garagem|garagem|
event.trip|a gente viaja dia 26|2026-11-26|
goal.other|abri mão do consórcio|consorcio|
limit.alert|qdo a gasolina passar de 7 reais me fala|7 reais|
limit.alert|me grita se passar de 400|400|
preference.dislikes|nunca fui de carnaval|carnaval|
preference.dislikes|não me dou bem com frio|frio|
event.job|perdi meu emprego semana passada e to sem chão|perdi meu emprego 2026-11-09|
event.illness|minha mãe passou mal a noite toda|passou mal|mae
event.accident|minha geladeira pifou ontem|2026-11-15|
event.achievement|minha filha começou a andar|andar|filha
event.birth|minha irmã ganhou bebê|bebe|irma
goal.fitness|to afim de aprender a nadar|nadar|
appointment.appointment|consulta semana que vem, dia 24|consulta 2026-11-24|
preference.dislikes|peguei bode de reunião online|reuniao|
preference.dislikes|escape rooms I can't stand|escape rooms|
preference.dislikes|jiló nem pensar|jilo|
preference.dislikes|loud chewing makes my skin crawl|chewing|
preference.likes|sou suspeita pra falar de queijo|queijo|
preference.likes|gardening is how I unwind|gardening|
preference.channel|text me, don't call|text|
preference.schedule|sexta é meu pior dia pra ligação|sexta|
decision.decision|bati o martelo: vou vender o terreno|terreno|
decision.decision|not selling the boat, mind's made up|boat|
limit.spending|mais de 80 reais num livro eu não dou|80|
event.loss|meu coelho virou estrelinha|coelho|
event.loss|had to put Bramble down yesterday|bramble|
event.purchase|troquei o fogão por um cooktop|cooktop|
event.job|levei as contas ontem|contas|
event.breakup|signed the divorce papers|divorce|
emotion.state|tô na fossa desde que ela viajou|fossa|
emotion.state|pulling my hair out over this report|report|
preference.likes|amo dms lasanha|lasanha|
preference.likes|curto muito um sambinha no domingo|sambinha|
preference.likes|sou louca por pão de queijo|pao de queijo|
preference.likes|adoooro um chazinho|chazinho|
preference.likes|meu livro favorito é O Cortiço|cortico|
preference.likes|vôlei de praia é minha paixão|volei|
preference.likes|a gente ama acampar|acampar|
preference.likes|I'm really into pottery these days|pottery|
preference.likes|big fan of old westerns|westerns|
preference.likes|love rainy mornings|rainy|
preference.likes|my favourite author is Le Guin|le guin|
preference.dislikes|n curto mto balada|balada|
preference.dislikes|num suporto cheiro de cigarro|cigarro|
preference.dislikes|detesto quando cancelam em cima da hora|cancelam|
preference.dislikes|can't stand loud chewing|chewing|
preference.dislikes|not a fan of raisins|raisins|
preference.dislikes|pickles aren't my thing|pickles|
preference.likes|não gosto mais de cerveja|cerveja|
preference.choice|prefiro frio do que calor|frio|
preference.choice|I'd rather cycle than drive|cycle|
preference.choice|leite só de aveia|aveia|
preference.likes|moqueca é vida|moqueca|
preference.likes|minha fruta preferida? caju|caju|
preference.likes|banda favorita: Paralamas|paralamas|
preference.likes|to viciada nesse joguinho Terraria|terraria|
preference.likes|faço muay thai duas vezes por semana|muay thai|
preference.likes|toda quarta à noite eu jogo peteca|peteca|
preference.likes|passo os domingos pescando|pescando|
preference.likes|feijoada eu como até passar mal|feijoada|
preference.likes|quero dormir cedo mas amo novela, o que eu faço?|novela|
preference.likes|I could live on ramen|ramen|
preference.likes|can't get enough of old jazz records|jazz|
preference.likes|I play squash every tuesday|squash|
preference.likes|knitting is my therapy|knitting|
preference.dislikes|novela eu não assisto|novela|
preference.dislikes|rúcula, agrião: passo longe|rucula|
preference.dislikes|not much of a dancer|dancer|
preference.dislikes|I've never been into golf|golf|
preference.choice|só leio livro de papel|papel|
preference.choice|pra mim chá tem que ser gelado|gelado|
preference.choice|I only wear linen|linen|
preference.choice|I'm not a morning person|morning|
preference.schedule|I don't work on fridays|fridays|
preference.style|don't sugarcoat it|sugarcoat|
preference.channel|hit me up on telegram|telegram|
preference.likes|minha neta de 5 anos ama baleia|baleia|neta
preference.likes|my aunt swears by ginger tea|ginger|aunt
preference.channel|me manda por e-mail|e-mail|
preference.channel|prefiro que me liguem|liguem|
preference.channel|just text me, I never pick up|text|
preference.channel|whatsapp is the best way to reach me|whatsapp|
preference.schedule|não me manda mensagem depois das 22h|22h|
preference.schedule|só posso de manhã|manha|
preference.schedule|dont call me before 9am|9am|
preference.schedule|mornings work best for me|mornings|
preference.style|responde curto|curto|
preference.style|me chama de Bia|bia|
preference.style|pode ser mais formal|formal|
preference.style|keep your answers short|short|
preference.style|no emojis please|emojis|
preference.likes|minha irmã adora sushi|sushi|irma
preference.dislikes|my brother hates olives|olives|brother
preference.choice|meu chefe prefere planilha|planilha|chefe
goal.saving|quero juntar 15 mil até julho pra uma viagem|2027-07|
goal.fitness|to treinando pra correr minha primeira meia maratona|maratona|
goal.learning|I'm learning Portuguese|portuguese|
goal.saving|saving up for a van|van|
goal.travel|sonho em conhecer a Patagônia|patagonia|
goal.debt|quero zerar o cartão até março|cartao|
goal.fitness|I wanna lose 5 kilos before summer|5 kilos|
goal.career|quero virar chef um dia|chef|
goal.saving|mudei a meta para 8 mil|8 mil|
goal.other|bati a meta!|meta|
goal.travel|desisti da viagem pro Peru|viagem|
goal.fitness|to tentando comer menos doce|doce|
goal.saving|todo mês separo 250 pra aposentadoria|250|
goal.other|we're trying for a baby|baby|
goal.fitness|trying to drink less wine|wine|
goal.career|minha prima quer abrir uma padaria|padaria|prima
limit.spending|não posso passar de 600 reais de mercado|600|
limit.alert|se a luz vier acima de 250 me avisa|250|
limit.alert|me dá um toque quando o saldo ficar abaixo de 100|100|
limit.other|no more than 3 coffees a day for me|3 coffees|
limit.other|I limit myself to two sodas a day|two sodas|
limit.spending|máximo 80 reais por pessoa no jantar|80|
decision.decision|nunca mais compro fiado, tá decidido|fiado|
decision.decision|recusei a vaga em Curitiba|curitiba|
decision.decision|turned down the promotion|promotion|
decision.decision|No ciclo 1 decidi investir em renda fixa|renda fixa|
decision.decision|bati o martelo: vendo a moto|moto|
decision.decision|made up my mind, I'm taking the offer|offer|
event.loss|minha vó faleceu ontem|2026-11-15|
event.loss|I lost my uncle in June|2026-06|
event.birth|meu sobrinho nasceu sexta!|sobrinho|
event.birth|we had a baby girl|baby|
event.job|fui mandada embora hj|2026-11-16|
event.job|handed in my notice today|notice|
event.move|nos mudamos pra Natal mês passado|2026-10|
event.illness|quebrei o pulso jogando bola|pulso|
event.wedding|ficamos noivos!!|noivos|
event.breakup|terminei com o Davi|davi|
event.breakup|meu namorado terminou comigo|comigo|
event.graduation|passei na OAB!!!|oab|
event.purchase|we bought our first house|house|
event.accident|bati o carro ontem|2026-11-15|
event.accident|somebody stole my bike|bike|
event.trip|just got back from Chile|chile|
event.achievement|quitei minhas dívidas|dividas|
event.business|fechei o contrato com o cliente novo ontem|contrato|
event.birth|vou ser avó!!|avo|
event.illness|testei positivo pra covid hj|covid|
event.job|meu contrato não foi renovado|contrato|
event.accident|a enchente levou meu sofá|sofa|
event.trip|just landed in Lisbon|lisbon|
event.purchase|signed the lease yesterday|lease|
event.loss|my cat ran away last night|ran away|
event.loss|minha tia perdeu o marido em maio|marido|tia
event.graduation|got into art school|art school|
event.other|my son started kindergarten|kindergarten|son
event.job|meu marido foi promovido|promovido|marido
event.illness|my aunt had a stroke|stroke|aunt
appointment.appointment|tenho consulta quinta às 15h|2026-11-19T15:00|
appointment.appointment|reunião com o Paulo amanhã 10h|2026-11-17T10:00|
appointment.appointment|meu voo é dia 20|2026-11-20|
appointment.appointment|dentist on friday at 3|2026-11-20T15:00|
appointment.appointment|meeting on the 20th with Bob|2026-11-20|
appointment.appointment|party a week from Friday|2026-11-27|
appointment.appointment|oficina do carro: ficou pra sexta|2026-11-20|
appointment.appointment|dia 28 é o batizado da minha sobrinha|2026-11-28|
appointment.appointment|levo a moto na oficina amanhã às 9h|2026-11-17T09:00|
appointment.appointment|o montador vem quinta de manhã|2026-11-19|
appointment.appointment|my dentist moved my appointment to the 3rd of December|2026-12-03|
appointment.deadline|meu chefe quer a planilha até quinta|2026-11-19|
appointment.deadline|tenho até sexta pra assinar o contrato|2026-11-20|
appointment.deadline|buscar meu pai na rodoviária sábado às 7h|2026-11-21T07:00|
appointment.appointment|my brother's hearing is on Friday|2026-11-20|brother
appointment.deadline|o aviso prévio do Caio termina dia 30|2026-11-30|caio
appointment.deadline|boleto vence dia 10|2026-12-10|
appointment.deadline|preciso entregar o TCC até sexta|2026-11-20|
appointment.deadline|gotta submit my thesis by monday|2026-11-23|
appointment.appointment|consulta da Bruna dia 23 às 8h|2026-11-23|bruna
emotion.state|to mto ansiosa com a prova|prova|
emotion.state|morrendo de medo da cirurgia|cirurgia|
emotion.state|ando meio desanimado ultimamente|desanimado|
emotion.state|feeling down because of work|work|
emotion.state|I'm so stressed about the move|move|
emotion.state|essa obra tá me deixando louca|obra|
emotion.state|can't wait for the concert|concert|
emotion.state|tô em pânico com a banca|banca|
emotion.state|meu humor tá péssimo|humor|
emotion.state|so relieved the biopsy was clean|biopsy|
emotion.state|can't sleep, too stressed|stressed|
emotion.state|I'm dreading the audit|audit|
emotion.state|thunder terrifies me|thunder|
emotion.pattern|só de pensar na prova já começo a tremer|prova|
emotion.pattern|I get grumpy when I skip breakfast|breakfast|
emotion.pattern|fico ansiosa quando falo de prazos|prazos|
emotion.pattern|sempre que meu chefe me liga eu travo|chefe|
emotion.pattern|I get anxious whenever my boss calls|boss|
emotion.state|meu marido tá arrasado com a demissão|demissao|marido
note.note|anota aí que a senha do wifi é jabuti22|jabuti22|
note.note|lembra que o portão fica nos fundos|portao|
note.note|perdi o cartão; deixa anotado que o protocolo é 7781|7781|
note.note|remember that the spare key is under the pot|spare key|
note.note|don't forget that the gate code is 4410|4410|
""".strip().splitlines()


@pytest.mark.parametrize("row", TOLD)
def test_what_people_tell_is_found(row: str) -> None:
    """A6, K3, K4, G5, G10: goals, tastes, events, feelings and notes, in chat spelling."""
    slot, text, heart, whose = row.split("|")
    fitting = [
        claim
        for claim in found(text)
        if f"{claim.kind}.{claim.key}" == slot and fold(heart).lower() in said(claim).lower()
    ]
    assert fitting, found(text)
    assert whose in fold(fitting[0].subject) if whose else fitting[0].subject == ""


NOTHING = """
te amo amiga
odeio quando isso acontece
I hate when that happens
hoje tem jogo do Bahia às 21h
passei mal de rir
fala como se você fosse um pirata
adorei a dica!
gostei, obrigado
amo vc kkk
quero um café
I hate to say it but no
I prefer not to say
não me manda nada nesse horário
to morrendo de rir
estou com frio
fico feliz em ajudar
happy to help!
I'm afraid that's wrong
I'm down
o filme é triste
vou pra casa
fui na padaria
comprei pão
perdi o ônibus
passei o pano na casa
terminei de almoçar
caí na risada
quase bati o carro
sonhei que fui demitida
ontem teve reunião
a reunião foi ótima
que horas é o jogo amanhã?
a consulta dela é amanhã
o mercado abre às 8h
me manda o boleto por email
text me the address
me liga quando puder
write a short poem about the sea
I want to know more about loans
I'm trying to log in
preciso de ajuda
você prefere gato ou cachorro?
todo mundo ama praia
ela disse que odeia o chefe
se eu gostasse de peixe
I'd like a coffee please
lembra daquele dia?
talvez eu compre um carro
meu celular morreu
o limite de velocidade é 80
ainda não decidi
feliz aniversário amiga
te amo
nice, I like it
tudo tranquilo por aqui
he got fired
o Neymar quebrou o pé
meu chefe quer que eu trabalhe sábado
prefiro que chova logo
fechado!
amei a foto
adoro a ideia!
gosto do visual, ficou ótimo
amo quando vc fala assim
adorei!!
que amor
adoro conversar com você
amo tudo isso
isso que é vida
to tentando ficar calma
escolhi esse mesmo
fiquei feliz por você
é normal ficar triste às vezes
lembra que você é capaz
lembra que tudo passa
I love the colors in that painting
love the new haircut, and the shoes too
I love how it turned out
love it when you explain things
I love everything about it
let's share love and kindness
I love their sweaters
nothing but love for the team
I'm so glad you liked it
I'm so grateful for your support
can't wait to hear more about it
so excited!
I'm excited too
I was so nervous back then
it's okay to feel sad
when someone is feeling down
I'm trying to stay positive
I won't give up
I'd love to learn more about your work
remember, just keep going
got into an argument with a stranger
I'm dying for a sandwich
I'm itching to get going
those boots are killing me
the humidity is killing me
I just love being put on hold
oh how I enjoy sitting in traffic
we split up the bill
I'm moving on to chapter two
I'm expecting a call at noon
I've got a thing later
I won the bet
I'm happy to swap seats
my mom said she's moving to Rome
""".strip().splitlines()


@pytest.mark.parametrize("text", NOTHING)
def test_what_tells_nothing_gives_nothing(text: str) -> None:
    """K4: small talk, requests of the moment, idioms, questions and others' words."""
    assert found(text) == []


def test_a_goal_reached_or_dropped_ends() -> None:
    """F7, K4: it was true, and is no longer."""
    for text in ("bati a meta!", "desisti da viagem pro Peru", "I no longer want to move abroad"):
        assert [claim.stance for claim in found(text) if claim.kind == "goal"] == ["ends"]


def test_others_tastes_and_feelings_are_theirs() -> None:
    """K3, G12: nothing of a relative's is ever told as the user's."""
    texts = (
        "minha mãe detesta coentro e meu pai ama pimenta",
        "my wife is anxious about the move",
        "meu filho tá juntando dinheiro pro videogame",
        "minha irmã casou sábado",
    )
    for text in texts:
        told = found(text)
        assert told
        assert all(claim.subject for claim in told), text


@pytest.mark.parametrize(
    ("text", "kind", "key"),
    [
        ("chamada de vídeo não rola, só texto", "preference", "channel"),
        ("dá pra ser mais direto comigo?", "preference", "style"),
        ("could you always answer in bullet points?", "preference", "style"),
        ("I can never make thursdays", "preference", "schedule"),
        ("my kids won't eat anything green", "preference", "dislikes"),
        ("we exchanged contracts on the flat yesterday", "event", "purchase"),
        ("im getting married in june", "event", "wedding"),
        ("I handed in my dissertation this morning", "event", "graduation"),
        ("meus pais vêm jantar aqui sábado", "appointment", "appointment"),
        ("marca aí: reunião com o síndico quinta 9h30", "appointment", "appointment"),
        ("remind me the electrician's coming on friday", "appointment", "appointment"),
        ("não passo de 3 mil nessa obra", "limit", "spending"),
        ("quero terminar o ano com 5 mil guardados", "goal", "saving"),
        ("my nerves are shot", "emotion", "state"),
    ],
)
def test_everyday_ways_of_saying_it(text: str, kind: str, key: str) -> None:
    """K4: said as people say it, in orders, contractions and half sentences."""
    assert (kind, key) in [(claim.kind, claim.key) for claim in found(text)]


def test_one_decision_is_told_once() -> None:
    """K4: what is given up and what is chosen, or the bare «bati o martelo», are one decision."""
    for text in (
        "não vou mais fazer a viagem, decidi ficar em casa",
        "bati o martelo, vou trocar de curso",
        "decidi que vou correr todo dia, a partir de janeiro",
    ):
        assert len([claim for claim in found(text) if claim.kind == "decision"]) == 1, text


@pytest.mark.parametrize(
    "text",
    [
        "pode me mandar o link por email?",
        "could you always see the moon from there?",
        "dá pra ser feliz assim?",
        "were you moving the files?",
        "a gente combinou que ele ia me ligar",
        "não gasto mais que 5 minutos lendo isso",
        "I hate it when they change the menu",
    ],
)
def test_asked_once_or_of_others_is_nothing(text: str) -> None:
    """K4: a request of the moment, a question or another's promise tells nothing of the user."""
    assert found(text) == []


def test_a_death_among_others_is_theirs() -> None:
    """K4: a colleague's loss is not the user's; a wife's is."""
    assert found("my colleague's dad died", "en")[0].subject == "colleague's dad"
    assert found("my wife's dad died", "en")[0].subject == ""


def test_a_death_in_the_family_is_the_users_own() -> None:
    """K4: marking events of one's life."""
    claim = found("minha mãe morreu ontem")[0]
    assert (claim.subject, claim.content) == ("", "minha mãe morreu ontem")


def test_an_appointment_called_off_ends() -> None:
    """A6: what was agreed is no longer."""
    claim = found("cancelaram a reunião de amanhã")[0]
    assert (claim.kind, claim.stance, claim.when) == ("appointment", "ends", "2026-11-17")


def test_each_thing_of_an_agenda_has_its_own_day() -> None:
    """A6: several things in one breath are several appointments."""
    told = found(
        "semana cheia: terça 14h dentista, quinta reunião da escola, sexta vence o aluguel"
    )
    days = [(claim.key, claim.when[:10]) for claim in told if claim.kind == "appointment"]
    assert days == [
        ("appointment", "2026-11-17"),
        ("appointment", "2026-11-19"),
        ("deadline", "2026-11-20"),
    ]


def test_a_feeling_that_is_over_ends() -> None:
    """K4: "not nervous anymore" ends a feeling, with a verb or without."""
    for text in ("I'm not nervous about the test anymore", "não tô mais triste"):
        assert [claim.stance for claim in found(text) if claim.kind == "emotion"] == ["ends"]


def test_people_named_take_part() -> None:
    """A6: who is there is told with the event."""
    assert found("call com a Júlia e o Marcos amanhã às 11")[0].participants == ("Júlia", "Marcos")


def test_tags_come_from_a_closed_list() -> None:
    """A6: task, agenda, communication, client, project and a few more."""
    assert tags.find("reunião com o cliente sobre o projeto") == ("agenda", "work", "client")
    assert tags.find("pagar R$ 300 do boleto") == ("finance",)
    assert tags.find("bom dia") == ()


@given(TEXTS)
def test_any_text_can_be_read(text: str) -> None:
    """G1: nothing that is typed breaks a reader, and a claim is a stretch of the text."""
    for claim in found(text):
        assert 0 <= claim.start <= claim.end <= len(text)
        assert claim.content


@pytest.mark.parametrize("bit", [*HOSTILE, "adoro e odeio, ", "toda vez que eu fico ", "i got a "])
def test_long_texts_are_read_at_once(bit: str) -> None:
    """G1: time is linear in the text."""
    assert is_quick(lambda text: claims.find(text, AT, "pt"), bit)

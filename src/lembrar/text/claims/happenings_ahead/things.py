"""What people have before them, by name, and seeing or doing something said by its verb."""

from __future__ import annotations

import re
from functools import cache

THINGS = (
    "consulta|medic[oa]|dentista|exames? de \\w+|ultrassom|ressonancia|reuniao|reunioes|call|daily"
    "|entrevista|aulas?|voo|encontro|audiencia|terapia|sessao|cirurgia|treino|jogo|visita|mudanca"
    "|vistoria|vacina|palestra|evento|culto|banca|apresentacao|compromisso|retorno|jantar"
    "|almoco|churrasco|show|festival|ensaio|plantao|prova de vestido|fisioterapia|fisio"
    "|psicolog[oa]"
    "|psiquiatra|nutricionista|ginecologista|dermatologista|cardiologista|oftalmo\\w*|ortopedista"
    "|pediatra|manicure|cabeleireir[oa]|salao|barbeiro|workshop|congresso|curso|viagem|embarque"
    "|onibus|check-?up|revisao do carro|perícia|pericia|happy hour|confraternizacao|confra|ceia"
    "|karaoke|tomografia|mamografia|coleta de sangue|coleta|raio-?x|pilates|yoga|natacao|role"
    "|churras|bazar"
    "|thanksgiving(?= (?:at|with|is))|natal(?= (?:na casa|com a|na))|ferias"
    "|encomenda"
    "|tecnic[oa] d[aeo] \\w+|montador|pintor|diarista|faxineira|movers|cleaners?|contractor"
    "|handyman"
    "|play|revisao|swim meet|bar mitzvah|appt|garage|encanador|eletricista|vidraceiro"
    "|instalacao|encontrao|retiro|simposio|live|estreia|sarau"
    "|quermesse|reuniao de pais|grupo de apoio|catequese|parents'? evening|sports day|open day"
    "|counsel+ing|support group|book club|band practice|choir(?: practice)?|aa meeting"
    "|nativity|jury duty|boiler man|gp|optician|smear test|school play|prom|leaving do"
    "|consulta d[eo] \\w+|perito|troca de oleo|bingo"
    "|viva|stag do|hen do|op|operation|jab|smear|eye test|mot|plumber|electrician|bbq|barbecue"
    "|sleepover"
    "|playdate|gala|hackathon|pickup|fitting|tasting|rehearsal dinner|karate|swimming|yoga class"
    "|induction"
    "|cinema|teatro|passeio|corrida|campeonato|torneio|maratona|simulado|defesa|matricula"
    "|appointment|meetings?|interview|dentist|doctor|checkup|check-up|flight|class|lesson|party|gig"
    "|concert|dinner|lunch|brunch|breakfast|coffee|court date|court|therapy|session|surgery|game"
    "|match|visit|presentation|recital|reservation|haircut|physio|vet|hearing|conference|seminar"
    "|webinar|demo|standup|stand-up|sync|one-on-one|1:1|1on1|training|rehearsal|audition"
    "|orientation|oficina|mecanico|conference|replacement|procedure|colonoscopy|endoscopia|perito"
    "|podologo|maquiagem"
    "|oculista|otorrino\\w*|endocrino\\w*|urologista|neurologista|reumato\\w*|mastologista"
    "|oncologista|fonoaudiolog[oa]|fono|esteticista|tatuador|depilacao|massagem|drenagem"
    "|limpeza de pele|avaliacao fisica|triagem|biopsia|colonoscopia|holter|eletro\\w*"
    "|ecocardiograma|pre-?natal|parto|cesarea|doacao de sangue|quimio\\w*|radioterapia"
    "|hemodialise|auditoria|treinamento|assembleia|pedreiro|marceneiro|chaveiro|mutirao|vigilia"
    "|novena|gravacao|amistoso|excursao|piquenique|festinha|colonia de ferias|nutritionist"
    "|physiotherapist|chiropractor|osteopath|counsell?or|psychologist|psychiatrist|cardiologist"
    "|dermatologist|gyn(?:a?e?cologist)?|neurologist|orthodontist|hygienist|optometrist|midwife"
    "|podiatrist|acupuncture|biopsy|x-?ray|ct scan|mammogram|chemo|dialysis|root canal|filling"
    "|hairdresser|barber|assessment|evaluation|appraisal|kickoff|offsite|retreat|ceremony"
    "|housewarming|picnic|potluck|pub quiz|movie night|game night|school trip|field trip"
    "|moving day|boiler service|driving lesson"
    "|mri|scan|ultrasound|blood test|trip|train|bus|vaccine|shift|date night|call with|zoom|race"
    "|tournament|veterinari[oa]|parent-teacher|open house|viewing|inspection|delivery|boarding"
)


EXAMS = (
    "aviso previo|provas?|vestibular|enem|exame|concurso|oab|exams?|midterms?|finals?|quiz"
    "|driving test|test|sat"
    "|bar exam|prazo|entrega d[oae] \\w+|entrega|boleto|fatura|aluguel|ipva|iptu|imposto de renda"
    "|imposto|parcela|mensalidade|conta de \\w+|conta d[oa] \\w+|inscric(?:ao|oes)|matricula"
    "|contrato|contract|tenancy|probation|notice period"
    "|seguro|deadline|rent|bill|assignment|essay|paper|thesis|tcc|homework|taxes|invoice|mortgage"
    "|application|insurance|passport|licen[cs]e|subscription|report|trabalho d[aoe] \\w+|lease"
    "|condominio|anuidade|multa|relatorio|monografia|artigo|projeto|proposta|tax return|cnh|visto"
    "|visa|fies|cartao"
    "|passaporte|renovacao|licenciamento|emprestimo|prestacao|garantia|rematricula|plano de saude"
    "|declaracao|cadastro|enrol+ment|registration|council tax|school fees|fees|tuition|car tax"
    "|warranty|membership|coursework|loan payment|car payment|electric(?:ity)? bill"
    "|gas bill"
)


_OTHERS = (
    "aniversario|niver|batizado|casamento|formatura|festa|cha de \\w+|birthday(?: party)?|wedding"
    "|graduation"
    "|baby shower|funeral|velorio|enterro|missa|despedida|batismo|christening|baptism|memorial"
    "|wake|anniversary|bachelorette|reunion"
)


@cache
def named() -> re.Pattern[str]:
    return re.compile(
        rf"\b(?P<thing>(?P<others>{_OTHERS})|(?P<exam>{EXAMS})|(?:{THINGS}))\b(?!-)"
        r"(?! (?:room|rooms|notes|link|minutes|point|points|manager|leader|supervisor|players?"
        r"|table|de graca|do teatro"
        r"|free))"
    )


@cache
def doing() -> re.Pattern[str]:
    """Seeing somebody, said by its verb."""
    return re.compile(
        r"(?P<thing>\b(?:combinei|marquei|acertei|fechei) com (?:o|a|meu|minha)"
        r"(?= \w+ (?:pr[ao]|para|n[ao]|dia|amanha))"
        r"|\b(?:vou|vamos|fiquei de|combinei de|marquei de|a gente vai|fiquei)(?: (?:me"
        r"|nos))?"
        r" (?:encontrar|jantar|almocar|reunir|buscar|visitar|conversar com|falar com|ver|levar"
        r"|ligar"
        r" (?:pr[ao]|para)|tomar (?:um )?cafe|sair com|me reunir|assistir|depor|viajar com"
        r"|apresentar)"
        r"(?= \w)|\b(?:encontro|busco|janto com|almoco com|visito|apresento|embarco|comeco"
        r"|levo|entrego|recebo|pego|viajo|opero)(?= (?:o|a|os"
        r"|as|dia|em|meu"
        r"|minha|com|no|na)\b)|\b(?:i'?m|i am|we'?re|we are|im|gonna be|will be)? ?(?:seeing"
        r"|meeting(?! rooms?)"
        r"|having (?:dinner|lunch|coffee|drinks|(?:people|friends|family|guests) over|a party)"
        r"|picking up|visiting|presenting|interviewing"
        r"|flying|getting (?:the keys|my (?:results|braces|cast|stitches|vaccine|jab|flu shot))"
        r"|collecting (?:my|the|our)|dropping off (?:my|the|our)|viewing (?:a|an|the|two|some)"
        r"|signing (?:the|our|my)|hosting|moving (?:in|out|house))"
        r"(?= \w)|\b(?:we|i) (?:close on|complete on|exchange on|fly(?: out| home| back)?(?: to)?"
        r"|leave for|check in)(?= \w)"
        r"|\b(?:getting|having|get) (?:my|the|a|an|our) (?:[\w-]+ ){1,3}?(?:out|done|removed|fixed"
        r"|pulled|fitted|serviced|checked|installed|delivered|replaced|cut|looked at)\b"
        r"|\b(?:vou|vamos) (?:tirar|arrancar|operar|trocar|colocar|instalar|buscar) (?:o|a|os|as"
        r"|meu"
        r"|minha|um|uma)(?= \w))(?P<others>(?!))?(?P<exam>(?!))?"
    )


@cache
def on_show() -> re.Pattern[str]:
    """«hoje tem jogo do …»: what there is for everybody to watch."""
    return re.compile(
        r"\b(?:tem|vai ter|passa|comeca) (?:o |a )?(?:jogo|jogao|classico|final|semifinal|gp|luta"
        r"|novela|bbb|debate|episodio)(?: nov[oa])? d[oae]s? (?!meus?\b|minhas?\b|noss[oa]s?\b)"
        r"|\bo (?:jogo|jogao|classico|gp|luta) d[oae]s? (?!meus?\b|minhas?\b|noss[oa]s?\b|escola\b"
        r"|time\b|firma\b|futebol\b|campeonato\b)"
        r"|\b(?:passa|vai passar|on (?:tv|telly|netflix)|na (?:tv|globo|netflix|televisao))\b"
    )


@cache
def of_habit() -> re.Pattern[str]:
    """«segunda é meu pior dia pra reunião» tells of every Monday, and of no meeting; «o aluguel
    sobe em janeiro» of no day to pay, «entrega prevista» of a shop's message."""
    return re.compile(
        r"\b(?:meu|minha|my|the) (?:pior|melhor|worst|best) (?:dia|horario|hora|day|time)\b"
        r"|\b(?:sobem?|aumentam?|vai subir|vai aumentar|baixa|goes up|is going up|went up)\b"
        r"|\b(?:entrega prevista|previsao de entrega|estimated delivery|delivery estimate)\b"
    )


def heart(thing: re.Match[str]) -> str:
    return thing["thing"] if thing["thing"] else thing[0]

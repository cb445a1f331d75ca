"""Portuguese or English? A vote of small words, spellings and word endings, for short messages."""

import re
from functools import cache, lru_cache

from lembrar.text.fold import fold, read
from lembrar.text.lists import listed

_SAMPLE = 4_000
"""Characters read: a long text has made its language plain by then."""

# Words that nearly always tell, folded as people type them in a hurry: a full vote each.
_PORTUGUESE = listed("""
    o os e um uma uns umas de da das em na nas num numa pra pras pros para por pelo pela pelos
    pelas com sem sob sobre desde entre ao aos que quem qual quais quando onde como quanto quanta
    quantos quantas porque pois mas ou se nem tambem tb tbm ja ainda agora hoje hj ontem amanha
    depois antes sempre nunca jamais talvez aqui aki assim muito muita muitos muitas mto mt mta
    pouco pouca tudo td todo toda todos todas nada algo alguem ninguem cada outro outra outros
    outras mesmo mesma eu tu ele ela eles elas vc vcs voce voces ce te lhe meu minha meus minhas
    seu sua seus suas nosso nossa nossos nossas dele dela deles delas isso isto aquilo esse essa
    esses essas este esta estes estas aquele aquela nesse nessa neste nesta desse dessa deste
    desta disso nisso daqui dali nele nela comigo contigo conosco sou somos sao era eram foi fui
    foram fomos ser sendo estou estao estava estamos tou tava tavam tenho tem temos tinha teve
    tive ter vou vai vamos vao ir ia indo faco faz fazem fiz fez fazer fazendo quero quer queria
    quis qro posso pode podem podia poder preciso precisa precisava sei sabe saber acho acha achei
    gosto gosta gostei gostaria digo diz disse dizer falar fala falei falou ver vejo viu dar deu
    dou ficar fica fiquei ficou mora moro morar comprar comprei pagar paguei paga gastei gastar
    juntar manda mandar mandei avisa avise lembra lembrar chegar cheguei chegou sair saiu comer
    comi beber dormir acordar acordei vem venha viajar viagem entendi nao naum n sim ne hein uai
    ue eita opa oi oii ola obrigado obrigada obg obgd brigado brigada valeu vlw flw blz beleza
    tchau bora partiu pfv pfvr tmj sdds mds kk rs abs bjs bj bom boa bons boas bem mais menos
    melhor pior maior menor grande novo nova velho velha lindo linda dia dias noite tarde manha
    semana mes meses ano anos hora horas casa coisa coisas gente pessoal galera mano vez vezes pq
    oq q eh entao enquanto embora porem dinheiro trabalho filho filha mae pai irmao irma amigo
    amiga abraco beijo saudade certo claro pronto quase dois duas tres quatro cinco seis sete oito
    nove dez cem reais sabado domingo segunda terca quarta quinta sexta feira fome sono frio calor
    feliz triste cansado cansada senhor senhora cafe almoco janta aniversario parabens desculpa
    desculpe combinado fechado certeza verdade cade boleto fatura cartao saldo feito tipo
""")
_ENGLISH = listed("""
    the an and of in is are am was were be been being it its it's i i'm im i'll i've ive i'd you
    your yours you're youre you'll u ur he him his she her hers we us our ours they them their
    this that thats these those there here what which who whom whose when where why how if then
    than because but or not don't dont doesn't doesnt didn't didnt can't cant won't wont isn't
    isnt aren't wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't have has had
    having does did doing done will would could should can may might must shall go goes going gone
    went gonna wanna gotta get gets got getting make makes making take takes took say says said
    see seen saw know knew think thought want wants wanted need needs needed like likes liked love
    loved feel felt look looks good great nice bad well better best most much many some any all
    every each few other another such only own just very too also again still already always never
    sometimes often now today tomorrow yesterday tonight morning night week month year years day
    days at by with from about into over after before between under out up down off thanks thank
    thx ty please pls plz yes yeah yep yup nope nah hi hello hey hiya bye goodbye sorry sure right
    awesome lol lmao omg btw idk imo tbh brb dude guys buddy someone something anything nothing
    everyone everything people one two three four five six seven eight nine ten first last next
    new old big little long house money work school friend friends mom dad mum brother sister wife
    husband kid kids boy girl baby car food dinner lunch breakfast coffee water happy sad tired
    hungry busy early ready soon let lets let's call called tell told ask asked help try tried buy
    bought spend spent save saved send sent meet met lived moved start started stop stopped came
    coming really actually maybe probably while until since though through without against
    birthday welcome cheers what's whats that's he's she's they're we're who's there's how's
    where's ain't tmrw tmr rn wyd hbu wbu np jk bill bills account loan rent weekend remember
    remind find found give gave given keep kept leave left put run read watch eat drink sleep wait
    hope weather trip flight raining rain my myself yourself made later minutes hours problem
    worries become loves hates plus
""")
# Words of both languages, and loans; the small remainder is how much likelier one of them is.
_EITHER = {
    "a": 0.1, "do": 0.1, "no": 0.1, "me": 0.0, "so": 0.0, "as": 0.1, "dos": 0.3, "for": -0.5,
    "to": -0.5, "on": -0.6, "time": -0.4, "come": -0.3, "use": 0.0, "data": 0.0, "ate": 0.3,
    "la": 0.3, "ai": 0.2, "ta": 0.5, "pro": 0.3, "nos": 0.6, "vi": 0.5, "mal": 0.5, "logo": 0.3,
    "cara": 0.5, "conta": 0.7, "favor": 0.4, "amor": 0.5, "mil": 0.3, "sai": 0.4, "legal": 0.3,
    "ok": 0.0, "okay": -0.4, "show": 0.0, "top": 0.0, "super": 0.0, "online": 0.0, "app": 0.0,
    "chat": 0.0, "email": 0.0, "internet": 0.0, "hotel": 0.0, "real": 0.0, "total": 0.0,
    "final": 0.0, "normal": 0.0, "social": 0.0, "local": 0.0, "animal": 0.0, "video": 0.0,
    "pix": 1.0, "cool": -0.4, "man": -0.5, "late": -0.5, "live": -0.4, "job": -0.4, "home": -0.5,
    "more": -0.6, "same": -0.6, "cause": -0.4, "set": -0.2, "card": -0.3, "bank": -0.4, "haha": 0.0,
    "t": 0.1, "s": 0.0, "d": 0.2, "c": 0.2, "x": 0.0, "p": 0.2, "pay": -0.7, "budget": -0.4,
}  # fmt: skip


def detect(text: str, default: str = "pt") -> str:
    """ "pt" or "en", whichever the words of `text` speak for; `default` where they don't tell."""
    sample = _noise().sub(" ", text[:_SAMPLE]).replace("’", "'")
    score = sum(map(_vote, _word().findall(fold(read(sample).text))))
    score += 1.5 * len(_accents().findall(sample))
    if abs(score) < _EVEN:
        return default
    return "pt" if score > 0 else "en"


_EVEN = 0.05
"""Sums of tenths are not exact; a score this small is a tie."""


@lru_cache(maxsize=8192)
def _vote(word: str) -> float:
    """What one folded word says: above zero Portuguese, below zero English."""
    if word in _PORTUGUESE:
        return 1.0
    if word in _ENGLISH:
        return -1.0
    if word in _EITHER:
        return _EITHER[word]
    return sum(weight for pattern, weight in _spellings() if pattern.search(word))


@cache
def _spellings() -> tuple[tuple[re.Pattern[str], float], ...]:
    """How words look in each language, for the words on no list."""
    patterns = {
        r"(?:[cs]ao|[cs]oes|ncias?|mente|inh[oa]s?|[aei]ndo|[aei]ram|av[ao]m?)$": 0.6,
        r"(?:[aei]mos|[ai]d[oa]s?)$": 0.6,
        r"(?:[aei]r|os[oa]s?|eir[oa]s?|dades?|age(?:m|ns)|[aeo]u|iu|ei|ao|[ae]is|vel)$": 0.5,
        r"(?:ista|ria|rio)$": 0.5,
        r"lh[aeio]|nh[aeio]|qu[aeio]|ao$|oes$|cao": 0.4,
        r"[bcdfglmnprstvxz][aeo]s?$": 0.3,
        r"[bcdfgijlnpqrstuvxz][ae]m$": 0.6,
        r"^(?:k{2,}|(?:rs){2,}|(?:h[ue]){3,})$": 2.5,
        r"(?:ing|tions?|ght|ly|ness|ful|less|ments?|ed|ck|[^aeiou]y|ies|ous)$": -0.6,
        r"(?:ble|ould|ers?|est)$": -0.6,
        r"[bcdfghjkpqtvwxy]$|(?:ll|ss|n[dkt]|r[tkdn]|l[dkt]|st)$": -0.5,
        r"w|k|th|sh|gh|ph|oo|ee|ea|'": -0.5,
        r"[a-z][a-z]y": -0.3,
    }
    return tuple((re.compile(pattern), weight) for pattern, weight in patterns.items())


@cache
def _noise() -> re.Pattern[str]:
    """What is in no language: links, addresses, handles, code."""
    return re.compile(r"https?://\S+|www\.\S+|\S+@\S+|@\w+|```[\s\S]*?```|`[^`\n]*`")


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")


@cache
def _accents() -> re.Pattern[str]:
    return re.compile(r"[ãõçÃÕÇáéíóúâêôàÁÉÍÓÚÂÊÔÀ]|[a-zA-Z][\u0300-\u0303\u0327]")

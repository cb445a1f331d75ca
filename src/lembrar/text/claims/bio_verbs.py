"""The verbs by which people say who they are, by who speaks in them and of when."""

from lembrar.text.lists import listed

OWN = listed("""
    sou somos estou to tou tamos estamos ando tenho temos virei viramos fiquei tornei moro moramos
    vivo vivemos resido mudei mudamos trabalho trabalhamos atuo estudo estudamos faco fiz completei
    completo curso torco torcemos falo entendo fumo bebo tomo uso sofro nasci cresci vim sai
    larguei parei deixei cortei casei casamos namoro chamo formei entrei voltei adotei ganhei ganho
    recebo como dou dirijo rodo frequento sigo leciono perdi crio morei trabalhei estudei fui
    comprei compramos divorciei separei aposentei tive passei i'm im am i've ive abri abrimos evito
    consumo consigo posso jogo toco consumi comecei pego peguei vendo alugo possuo convivo enxergo
    ouco cuido faturo prefiro saimos atendo presto
""")
"""Verb forms in which only the speaker speaks."""

THEIRS = listed("""
    e eh sao esta ta estao tao anda tem virou ficou tornou mora moram vive vivem reside mudou
    mudaram trabalha trabalham atua estuda estudam faz fazem fez completou completa cursa torce
    torcem fala falam entende fuma bebe toma usa sofre nasceu cresceu veio saiu largou parou deixou
    cortou casou namora chama formou entrou voltou adotou ganhou ganha recebe come comem da dirige
    roda frequenta segue leciona perdeu cria morou trabalhou estudou foi comprou divorciou separou
    aposentou teve is has lives works studies speaks supports smokes drinks takes suffers teaches
    owns drives runs he's she's hes shes who's 's eats doesn't isn't makes plays attends turns
    pode bebem
    fumam tomam sofrem usam trampa comecou serve serviu joga toca pratica possui convive era abriu
    acabou
""")
"""Verb forms in which it is somebody else, or the speaker with others («a gente mora»)."""

LEADS = {
    "SER": "sou somos e eh sao",
    "ESTAR": "estou to tou tamo tamos estamos ando esta ta estao tao anda",
    "VIRAR": "virei viramos fiquei tornei virou ficou tornou",
    "TER": "tenho temos tem",
    "IM": "i'm im am is are we're he's she's they're hes shes who's 's 're isn't isnt aren't arent",
    "HAVE": "have has got i've ive",
}

ENDED = {
    "morava": "moro",
    "moravam": "moram",
    "trabalhava": "trabalho",
    "trampava": "trampo",
    "estudava": "estudo",
    "cursava": "curso",
    "lecionava": "leciono",
    "atuava": "atuo",
    "fumava": "fumo",
    "bebia": "bebo",
    "vivia": "vivo",
    "namorava": "namoro",
    "used to work": "work",
    "used to live": "live",
    "used to teach": "teach",
    "used to study": "study",
    "used to drive": "drive",
    "used to smoke": "smoke",
    "used to drink": "drink",
    "used to own": "own",
    "used to run": "run",
    "used to speak": "speak",
    "used to support": "support",
}
"""What says how it was, and the form that says the same of today."""

AT_IT = {
    "driving": "drive",
    "teaching": "teach",
    "coaching": "coach",
    "managing": "manage",
    "cleaning": "clean",
    "selling": "sell",
    "delivering": "deliver",
    "bartending": "bartend",
    "waiting": "wait",
    "tutoring": "tutor",
    "dirigindo": "dirijo",
    "rodando": "rodo",
    "revendendo": "revendo",
    "dando": "dou",
    "lecionando": "leciono",
    "atendendo": "atendo",
    "costurando": "costuro",
    "entregando": "entrego",
    "cuidando": "cuido",
    "gerenciando": "gerencio",
    "administrando": "administro",
    "consertando": "conserto",
    "tomando": "tomo",
}
"""What somebody is at, and the form that says it of every day."""

"""Words that many rules about goals share."""

PARTS = {
    "VERY_EN": r"""
(?: (?:really|also|still|just|definitely|always|do|finally|so|would|badly))*
""",
    "GOAL": r"""
(?:meta|metas|objetivo|objetivos|sonho|alvo|desafio|goal|goals|target|dream|objective|resolution
    |milestone)\b
""",
    "BETTER": r"""
(?:beber (?:mais|menos)|comer (?:melhor|menos|mais)|dormir (?:mais|melhor|cedo)|parar d[aeo]
    |parar com
    |largar|emagrecer|engravidar|aprender|juntar|guardar|ler mais|correr|economizar|diminuir
    |reduzir|cortar|acordar|voltar a|sair d[aeo]s?|perder|ganhar (?:massa|peso)|me (?:exercitar
    |organizar|alimentar)|fazer exercicio|gastar menos|usar menos)\b
(?:cut (?:down|back|out)|eat (?:better|healthier|less|more)|drink (?:less|more)|quit|get (?:fit
    |pregnant|in shape|out of debt|stronger|healthier)|conceive|lose|save|learn|sleep (?:more
    |better)
    |read more|stop \w+ing|run|exercise|wake up (?:earlier|early)|spend less|go vegan|use (?:less
    |my phone less)|walk more|be (?:more|better|healthier))\b
""",
    "MY": r"""
(?:(?:a|o|as|os|minha|meu|minhas|meus|nossa|nosso|my|our|the|that|this|essa|esse|aquela|savings
    |weight|reading|sales|fitness))*
""",
}

"""What goals are about: words by topic, the more telling topics first."""

TOPICS = (
    (
        "debt",
        "divida|quitar|zerar|liquidar|cheque especial|pagar (?:o|a|os|as|meu|minha|todas|minhas)"
        " (?:cartao|emprestimo"
        "|financiamento"
        "|divida|parcela|fies|carne)|sair do vermelho|nome limpo|limpar (?:o |meu )?nome|serasa"
        "|debt|pay off"
        "|paying off|loan|mortgage|pay down",
    ),
    (
        "saving",
        "juntar|juntando|economiz|poupa|guardar|guardando|reserva|investir|investimento|investid"
        "|aposent|poupanca|meta de \\d|save|saving|emergency fund|invest|retire|nest egg|put"
        " (?:aside|away)"
        "|set aside|down payment|deposit|\\d+ ?(?:mil|k|reais)\\b|r\\$|\\$ ?\\d",
    ),
    (
        "fitness",
        "emagrec|lose \\d|kilos|comer (?:menos|melhor|mais)|eat (?:better|less|healthier|more)"
        "|drink (?:less|more)|sugar|alcohol|booze|carbs|junk food|perder? (?:peso|barriga|\\d)"
        "|peso|kg|quilos|correr|corrida"
        "|maratona|academia"
        "|treinar|treino|musculacao|dieta|massa muscular|saude|crossfit|natacao|nadar|triathlon"
        "|ironman"
        "|fumar|beber|sono|marathon|weight|pounds|lbs|fit|gym|5k|10k|run|swim|workout|shape"
        "|healthier|diet"
        "|smoking|drinking|muscle|pull-?ups?|steps|pedalar|bariatrica|regime|exercis|sleep|acordar",
    ),
    (
        "travel",
        "viaj|viagem|conhe(?:cer|co) (?:o|a|os|as)? ?\\w|mochilao|intercambio|europa|japao|disney"
        "|portugal|paris|lua de mel|cruzeiro|travel|trip|visit|backpack|europe|japan|italy|vacation"
        "|cruise|bali",
    ),
    (
        "learning",
        "aprend|estudar|estudando|curso|faculdade|mestrado|doutorado|ingles|espanhol|frances"
        "|idioma|lingua|violao|piano|guitarra|formar|graduac|concurso|vestibular|enem|oab|prova"
        "|ler \\d|livros"
        "|ler mais|libras|programar|tocar|cnh|carteira|habilitacao|dirigir|fluente|tcc|pos\\b"
        "|learn|study"
        "|degree|language|fluent|spanish|french|german|italian|japanese|korean|mandarin|portuguese"
        "|guitar"
        "|exam|masters|phd|bar\\b|read|books|course|code|coding|licen[cs]e|certif|college|school"
        "|violin"
        "|drums|drive|teclado|canto|danca|xadrez|desenh|costura|cozinhar|cook|bake",
    ),
    (
        "career",
        "carreira|emprego|promoc|promovid|trabalhar|trabalho|empresa|negocio|loja|abrir (?:um|uma"
        "|meu"
        "|minha)|area|profiss|vaga|cargo|clientes|faturar|faturamento|renda|salario|virar|ser"
        " (?:medic|professor"
        "|advogad|gerente|diretor|intérprete|interprete|chef|engenheir|psicolog)|autonom|estagio"
        "|freela|startup"
        "|career|job|promot|business|become|freelance|company|startup|raise|manager|shop|bakery"
        "|restaurant"
        "|publish|publicar|lancar|launch|cafe\\b|income|earn|vendas|sales",
    ),
    (
        "purchase",
        "comprar|compra|casas?\\b|ape\\b|apartamento|carro|moto|terreno|imovel|notebook"
        "|celular|iphone"
        "|trocar de|bike|bicicleta|geladeira|buy|house|home|car\\b|apartment|flat|condo|laptop"
        "|phone|motorcycle"
        "|truck|own a|entrada",
    ),
)

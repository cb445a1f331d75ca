"""What the rules of tastes and dealings are put together from."""

PARTS = {
    "VERY": r"""
(?: (?:muito|mt|mto|muuito|mais|bastante|demais|dms|tanto|mesmo|sempre|so|pra caramba|pakas|tb|tbm
    |tambem|ate|particularmente|realmente|tipo|pra caralho|pacas|super|mto mesmo))*
""",
    "MUCH": r"""
(?: (?:really|also|still|just|definitely|do|truly|always|usually|much|absolutely|strongly|honestly
    |generally|personally|kinda|totally|particularly|especially|only|mostly|actually|fucking|so
    |low ?key|genuinely|seriously|literally|both|all|never|kind of|sort of))*
""",
    "NOT_NOW": r"""
(?! (?:isso|disso|disto|isto|daquilo|(?:e|eh) (?:minha|meu)|voce|vc|vcs|voces|te|tu|ti|ele|ela|eles
    |elas|dele|dela|deles|delas|d(?:o|e) (?:vc|voce)|de (?:voce|vc|vcs|ti|tu)|sua|seu|suas|seus
    |da sua|do seu|tua|teu|d?ess[ae]s?(?! (?:lance|negocio|mundo|universo|coisa|onda|trem) d)
    |est[ae]s?|dest[ae]s?|aquel[ae]s?|a (?:dica|ideia|resposta|sugestao)|d[ao] (?:dica|ideia
    |resposta|sugestao)|q(?:ue)? (?:vc|voce)|o q(?:ue)? (?:vc|voce)|quando (?:vc|voce|isso|acontece)
    |como (?:vc|voce)|ver|saber|ouvir isso|dizer|falar isso|ter que|ter de|admitir)\b)
""",
    "IN_THE_WORLD": r"""
(?:d[oe] (?:mundo|universo|planeta)|da (?:vida|face da terra)|de todas|(?:que|q) (?:existe|existem
    |tem
    |ha|ja inventaram|inventaram|deus (?:fez|criou)|o (?:homem|ser humano) (?:ja )?(?:inventou
    |fez)))\b
""",
    "NOT_IT": r"""
(?! (?:(?:you|u|ya|him|her|them|us|your|ur|how|that|this|these|those|the (?:idea|sound|answer|way
    |look|suggestion|plan)|what|where|when (?:you|that|this|it happens)|if you|to (?:say|admit
    |break|bother|be (?:that|a)
    |think|ask|see|hear|know|interrupt|disappoint|rush|complain|sound|brag)|not
    |it(?! when (?!they\b))
    |me (?:some|a)|talking to you|chatting|sorry)\b))
""",
    "KIN": r"""
(?! (?:d?(?:o|a|os|as) )?(?:d?(?:minha|meu|meus|minhas|noss[oa]s?)|my|our) (?:\w+ )?(?:mae|pai
    |pais|filh\w+|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|irma\w*|av[o]s?|vo|familia|amig\w+
    |wife|husband|mom|mum|dad|kids?|son|daughter|parents|sister|brother|family|boyfriend
    |girlfriend|friends?|partner|bebe|baby)\b)
""",
    "MEDIUM": r"""
(?:e-?mails?|whats(?:app)?|wpp|wp|zap+(?:zap)?|telefone|fone|telefonema|sms|ligac(?:ao|oes)
    |audios?|telegram|mensage(?:m|ns)|msgs?|texto|chat|insta(?:gram)?|direct|dms?|video ?chamadas?
    |video|chamadas?|voz|escrit[oa]|texts?|texting|calls?|phone|phone calls?|voice (?:notes?
    |messages?|memos?)|messages?|slack|teams|messenger|signal|imessage|zoom|carta|correio
    |in person|pessoalmente|presencial(?:mente)?|ligar|emailing|calling)\b
""",
    "TELL": r"""
(?:mand[ae]m?|envi[ae]m?|cham[ae]m?|lig[ae]m?|ligue[m]?|avis[ae]m?|respond[ae]m?|contat[ae]m?
    |procur[ae]m?|escrev[ae]m?|pass[ae]m?|fal[ae]m?|contacte|notifi(?:ca|que)m?|mandar|enviar
    |chamar|ligar|avisar|responder|contatar|escrever|falar|passar|incomod[ae]m?|perturb[ae]m?
    |acord[ae]m?|marc[ae]m?|marque|agend[ae]m?|cobr[ae]m?|cobre)\b
""",
    "DAYTIME": r"""
(?:(?:d?[aeo]s? |n[oa]s? |a |pel[ao]s? |todas? as )?(?:manha|manhas|tarde|tardes|noite|noites
    |madrugada|almoco|fi(?:m|ns) de semana|fds|finais de semana|dias? uteis|horario comercial
    |feriados?
    |(?:segunda|terca|quarta|quinta|sexta)s?(?:[- ]feiras?)?|sabados?|domingos?|expediente
    |horario (?:de|do) (?:almoco|trabalho|expediente)))\b
(?:antes|depois|apos|ate|a partir|entre|das|d[ae]s?|as|pra la|desde)(?: d[aeo]s?| as
    | d)? ?(?:\d{1,2}(?:h|hs|hrs|h\d\d)?(?![.,]\d| ?(?:reais|real|conto|mil|pila|pau|%))|uma|duas
    |tres|quatro|cinco|seis|sete|oito|nove|dez|onze|meio[- ]dia|meia[- ]noite|o almoco|o trabalho
    |o expediente|do almoco|do trabalho|do expediente|trabalho|servico|almoco)\b
(?:a )?qualquer (?:hora|horario|momento)|any ?time|24 ?h(?:oras)?\b
(?:morning|mornings|afternoons?|evenings?|nights?|weekends?|weekdays|lunch(?:time| hour)?
    |work hours|business hours|office hours|noon|midnight|late at night|dinner)\b
(?:before|after|until|till|past|between|from|by|around|at) (?:about |around )?(?:\d{1,2}(?: ?(?:am
    |pm))?|noon|midnight|work|lunch|school|dinner|five|six|seven|eight|nine|ten|eleven)\b
(?:on )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b
""",
    "MANNER": r"""
(?:curt[oa]s?|curtinh[oa]s?|breves?|diret[oa]s?|direto ao ponto|objetiv[oa]s?|resumid[oa]s?|resumo
    |enxut[oa]s?|formal|formais|informal|informais|simples|detalhad[oa]s?|detalhes|longas?
    |long[oa]s?|rapid[oa]s?|sucint[oa]s?|educad[oa]|carinhos[oa]|engracad[oa]|devagar|com calma
    |sem (?:emojis?|enrolac\w+|enrolar|rodeios?|firula|girias?|formalidades?|textao
    |textos? longos?)|(?:com|usa\w*|use) (?:emojis?|exemplos?|girias?|topicos)|em (?:portugues
    |ingles|espanhol|topicos|bullets?|lista|poucas(?: palavras| linhas)?|uma (?:frase|linha)
    |tabelas?|audio|texto|pt-?br)|pouc[ao]s? (?:texto|palavras)|passo a passo|tecnic[oa]s?|humor
    |gentil|sincer[oa]|frances|espanhol)\b
""",
    "MANNER_EN": r"""
(?:short(?:er)?|brief|concise|succinct|direct|to the point|blunt|formal|informal|casual|simple
    (?:r)?|detailed|long(?:er)?|straight|polite|friendly|slow(?:er|ly)?|bullet points?|bullets
    |plain (?:english|language|words)|simple (?:words|terms)
    |in (?:english|portuguese|spanish|french|german|bullets?|bullet points?|a list
    |tables?|one sentence|a few words|plain)|(?:no|without|skip the|with|fewer|less
    |more) (?:emojis?|fluff|jargon|small talk|examples?|slang|detail|preamble|filler|caveats
    |disclaimers)|step by step|technical|honest|gentle|walls of text|essays?|celsius|metric
    |kilomet\w+|24h)\b
""",
    "OFTEN": r"""
(?:tod[oa]s?(?: [ao]s?)? (?:santo )?(?:dias?|semanas?|segundas?|tercas?|quartas?|quintas?|sextas?
    |sabados?|domingos?|manhas?|noites?|tardes?|mes|fim|fds)|\d ?x|(?:uma|duas|tres|quatro|cinco
    |\d) vez(?:es)? (?:por|na|a|no)|aos (?:sabados|domingos)|nos? (?:fins?|finais|fds)
    |diariamente)\b
(?:every (?:day|week|morning|night|evening|weekend|other|single|(?:mon|tues|wednes|thurs|fri|satur
    |sun)day)|(?:once|twice|(?:\d|two|three|four|five)(?: times|x)?) (?:a|per) week|on (?:mon|tues
    |wednes|thurs|fri|satur|sun)days|on (?:the )?weekends|daily|in my (?:free|spare) time|for fun
    |as a hobby)\b
""",
    "PASTIME": r"""
(?:yoga|ioga|pilates|crossfit|musculacao|natacao|hidro\w*|danca|bale|ballet|teatro|ceramica|croche
    |trico|trilhas?|jiu-?jitsu|muay ?thai|boxe|judo|karate|capoeira|caminhadas?|spinning|zumba
    |meditacao|artesanato|costura|marcenaria|escalada|surf\w*|kung fu|ciclismo|voluntariado
    |trabalho voluntario|aulas? de \w+|pottery|boxing|zumba|judo|ceramics|crosswords|puzzles
    |weights|cross-?stitch|volunteer work|improv|spin|stand-?up)\b
""",
    "REPLY": r"""
(?:respond[ae]|responda[m]?|respondam|fal[ae]|escrev[ae]|explic[ao]|explique|sej[ae]|seja|mand[ae]
    |envi[ae]|us[ae]|resum[ae]|cont[ae]|diz|diga|trat[ae]|respostas?|explicac(?:ao|oes)|textos?
    |mensagens|ser|responder|falar|escrever|explicar|usar|mandar|linguagem|tom)\b
""",
    "FINE": r"""
(?:lind[oa]s?|delicios[oa]s?|uma delicia|o maximo|maravilhos[oa]s?|fascinantes?|divertid[oa]s?
    |incriv(?:el|eis)|sensaciona(?:l|is)|relaxantes?|gostos[oa]s?|viciantes?|lindissim[oa]s?
    |tudo de bom|terapeutic[oa]s?|perfeit[oa]s?|um charme|um barato|uma maravilha|imperdivel)\b
(?:relaxing|fascinating|delightful|soothing|therapeutic|delicious|wonderful|gorgeous|addictive
    |(?:really |so |quite )?fun|calming|lovely|beautiful|amazing|brilliant|comforting|satisfying
    |perfect|heaven|bliss|hilarious|cosy|cozy)\b
""",
    "FOUL": r"""
(?:um saco|chat[oa]s?|chatissim[oa]s?|horriv(?:el|eis)|um porre|insuporta(?:vel|veis)
    |um tedio|nojent[oa]s?|uma chatice|pessim[oa]s?|um nojo|enjoativ[oa]s?|sem graca|brega|cafona
    |entediantes?|irritantes?|cansativ[oa]s?|horros[oa]s?|(?:muito |meio |bem )?parad[oa]s?
    |desagradavel|medonh[oa]s?|um inferno|uma tortura|um horror|sem sal|uma perda de tempo
    |intragav(?:el|eis)|supervalorizad[oa]s?|superestimad[oa]s?|um terror|sufocantes?)\b
(?:dull|boring|tedious|unbearable|disgusting|gross|vile|revolting|overrated|annoying|irritating
    |exhausting|draining|depressing|pointless|repulsive|insufferable|creepy|tiresome|awful
    |horrible|terrible|a (?:bore|drag|chore|waste of time)|stressful|too sweet|too spicy|painful
    |intolerable|off-putting|cringe|bland)\b
""",
    "HOW": r"""
(?: (?:muito|mto|mt|super|meio|bem|tao|incrivelmente|simplesmente|demais|incredibly|really|so|very
    |pretty|quite|weirdly|oddly|strangely|absolutely|deeply|a bit|kinda|super|extremely|totally
    |utterly|just|completely|surprisingly|rather|way))*
""",
    "ANY": r"""
(?!(?:isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|el[ea]s?|vc|voce|vcs|eu|que|q|o|a|um|uma
    |nao|n|meio|muito|bem|tao|ate|seu|sua|tudo|minha (?:vida|cara)|meu (?:chefe|pai|trabalho)|melhor
    |pior|bom|it|this|that|these|those|them|him|her|you|your|my|me|myself|the|there|out|everything
    |nothing|something|life|what|how|his|their|its)\b)[\w'-]+(?: (?!(?:que|q|e|eh|is|are|and)\b)
    [\w'-]+){0,4}?
""",
    "SETTING": r"""
(?:emojis?|charts?|graphs?|tables?|jargon|slang|small talk|fluff|waffle|exclamation\w*|caps|acronyms
    |apologi\w+|compliments|flattery|jokes|puns|sarcasm|detail|details|disclaimers|bullet points
    |big words|swearing|questions|enthusiasm|formality|lectures?|pep talks?|walls? of text|metaphors
    |analogies|links|markdown|headings|abbreviations|pleasantries|preamble)\b
""",
    "LETS": r"""
(?:think|relax|unwind|sleep|focus|switch off|cope|calm down|clear my head|breathe|de-?stress
    |recharge|forget|stay calm|concentrate|wind down|disconnect|relaxar|pensar|dormir|desligar
    |desestressar|espairecer|desopilar|descansar|acalmar|esquecer|esfriar a cabeca|respirar
    |me acalmar|me concentrar|recarregar)\b
""",
}

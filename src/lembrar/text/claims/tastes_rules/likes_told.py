"""What people like, said after the thing; and what they like no longer."""

FIRST = {
    "likes_before": r"""
virou :: (?: (?:meu|minha))(?: novo| nova)? (?:vicio|paixao|hobby|xodo|favorit[oa]|mania)\b
    (?P<what>)
does :: (?: it for me)\b(?P<what>)
is :: (?: (?:totally|so|really|just))* (?:my thing|my jam|my happy place|life|where it'?s at)\b
    (?P<what>)
e eh sao continua :: (?: (?:sempre|realmente|simplesmente|de longe|disparado))*(?: (?:o|a|os
    |as))? (?:meu|minha|meus|minhas)(?: (?:maior|grande|comida|cor|fruta|serie|filme|banda|musica
    |livro|lugar|bebida|prato|esporte|time|cantora?|artista|doce|sobremesa|estacao|epoca))?(?: ?
    (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|paixao|vicio|hobby|xodo|fraco|vida todinha))\b
    (?P<what>)
is are s :: (?: (?:definitely|still|always|by far|totally|probably|easily|one of|hands down
    |absolutely|just))* my (?:all[- ]time |absolute |number one |go-to )?(?:favou?rite|fave|fav
    |jam|passion|happy place|guilty pleasure|weakness|comfort food|thing|hobby)\b(?! (?:person
    |part of|thing about))(?P<what>)
e eh sao :: (?: (?:vida|tudo de bom|tudo na vida|comigo mesmo|(?:o )?meu (?:lugar|mundo|refugio
    |ponto fraco)(?: no mundo)?|(?:a )?minha (?:terapia|fuga|praia|alegria)))\W*$(?P<what>)
e eh sao :: (?: (?:simplesmente|disparado|de longe|sem duvida|literalmente))*(?: a| as)
    (?: (?:melhor|melhores|maior delicia)) (?:coisas?|invenc(?:ao|oes)|comidas?|doces?|esportes?)
     <IN_THE_WORLD>(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:a|as) (?:melhor|melhores) coisas?
    (?: <IN_THE_WORLD>)?(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:tudo(?: de bom| na vida)?|vida|sagrad[oa]s?
    |lei|religiao)\W*$(?P<what>)
e eh :: (?: o (?:lugar|prato|filme|jogo|esporte|livro|bicho|doce)) (?:q|que) (?:eu )?(?:mais )?
    (?:amo|adoro|gosto)\b(?P<what>)
is are s :: (?: (?:just|basically|really|totally))* my (?:therapy|escape|zen|drug of choice
    |everything|world|kryptonite|soft spot)\b(?P<what>)
me :: (?: (?:acalma|relaxa|desestressa|faz (?:muito )?(?:feliz|bem)))(?:m)?(?: (?:muito|mto
    |demais))?\W*$(?P<what>)
calms relaxes :: (?: me)(?: down| out)?\W*$(?P<what>)
como bebo tomo :: (?: (?:ate (?:passar mal|explodir|enjoar|dizer chega)|de joelhos|rezando))\b
    (?P<what>)
e eh :: (?: o que (?:(?:mais )?toca|eu mais (?:ouco|como|jogo|assisto|faco)))\b(?P<what>)
virou :: (?: (?:vicio|paixao|hobby|mania|rotina))\W*$(?P<what>)
for :: (?: the win| life| me,? always| me every time)\W*$(?P<what>)
over :: (?= [\w ]{2,30} any ?(?:day|time))(?P<what>)
makes make :: (?: me) (?:so |really |very )?(?:happy|calm|relaxed|feel alive)\W*$(?P<what>)
me :: (?: (?:ganha|conquista|pega|compra|encanta|fascina|apaixona|vicia))(?:m)?(?: (?:facil|sempre|
    demais|muito|de jeito|na hora))?\W*$(?P<what>)
i :: (?: (?:love|adore|live for|can'?t (?:live without|get enough of|resist)|could eat (?:every|
    all) day))\W*$(?P<what>)
eu :: (?: (?:amo|adoro|curto (?:muito|demais|bastante)|como todo dia|nao (?:dispenso|recuso|largo|
    troco)))(?: (?:muito|demais|de paixao|de mais|por nada))*\W*$(?P<what>)
gets get :: (?: me every time)\b(?P<what>)
mora moram :: (?: no meu coracao)\b(?P<what>)
is are :: (?: what)(?: (?:really|truly|always))? (?:gets me(?: (?:going|every time))?|
    does it for me|i (?:love|live for|adore|enjoy)(?: (?:most|the most))?|i'?m (?:really )?into)\b
    (?P<what>)
is are :: (?: how i) (?:switch off|relax|unwind|de-?stress|recharge|cope|clear my head|wind down|
    stay sane|decompress)\b(?P<what>)
e eh sao :: (?: sagrad[oa]s?)(?= (?:aqui em casa|la em casa|pra mim|para mim|pra gente))(?P<what>)
keeps keep :: (?: me (?:sane|going|young|grounded))\W*$(?P<what>)
e eh :: (?: (?:como|assim que|quando) eu) (?:desligo|relaxo|desestresso|recarrego|descanso)\b
    (?P<what>)
e eh sao :: (?: (?:o|a|os|as|um|uma|uns|umas))(?: [\w-]+){1,3}? (?:que|q) (?:eu )?mais (?:amo|adoro|
    gosto|curto|uso|ouco|escuto|como|leio|jogo|assisto|faco|me (?:acalma|alegra|anima|relaxa))\b
    (?P<what>)
e eh sao :: (?: (?:o )?que ha| (?:o )?que liga| a minha cara| comigo| (?:a )?(?:minha
    |meu) (?:perdicao|tentacao|ponto fraco|religiao|combustivel|refugio|alegria|cachaca|xodo
    |calmante|terapia|comida afetiva|amor eterno))\b(?P<what>)
me :: (?: (?:faz|fazem|da|dao|traz|trazem)) (?:um |uma |muito |muita |tanto |mto )?(?:bem(?: danado|
    enorme|imenso)?|paz|alegria|prazer|energia|felicidade|leveza|calma)(?: (?:danad[oa]|enorme|
    demais))?\W*$(?P<what>)
pra para :: (?: mim)(?: (?:e|eh|sao))<HOW> <FINE>(?P<what>)
has have became become :: (?: become)?(?: (?:totally|quickly|kinda|sort of))* ?my(?: (?:new|latest|
    absolute|favou?rite|big|biggest|secret|little|whole|entire))* (?:obsession|hobby|thing|
    addiction|passion|comfort|jam|personality|happy place|go-to|favou?rite|escape)\b(?P<what>)
is are s :: (?: (?:basically|honestly|literally|just|truly|always))* ?my (?:love language|queen|king
    |religion|cardio|medicine|fuel|refuge|sanctuary|vice|addiction|ritual|idea of (?:heaven|bliss
    |fun|a good (?:time|night))|one true love|first love|desert island (?:album|disc|book)|lifeblood
    |favou?rite (?:thing|food|place|season|colou?r|film|band|book|drink|sport)\w*)\b(?P<what>)
and :: (?: i'?m) (?:sold|happy|in heaven|there|a happy (?:man|woman|girl|bunny))\W*$(?P<what>)
help helps ajuda ajudam :: (?: me)?(?: (?:a|to|really))*(?= <LETS>)(?P<what>)
me :: (?: (?:ajuda|ajudam))(?: (?:muito|demais|bastante|sempre))?(?: a) <LETS>(?P<what>)
is are s :: (?: (?:always|definitely|such|just))* ?(?:an? )?(?:win|winner|must|yes|big yes|treat|hit
    |non-negotiable|joy|delight|comfort|game changer)(?: (?:in my book|for me|with me|to me
    |in our house))(?P<what>)
e eh sao :: (?: (?:sempre|um|uma|o|a))* ?(?:obrigatori[oa]s?|indispensav\w+|imprescindiv\w+|tradicao
    |um must|certeza de alegria)(?: (?:aqui em casa|pra mim|para mim|pra gente
    |na minha casa))(?P<what>)
""",
    "likes_ends": r"""
nao n :: (?: (?:gosto|curto|ligo)) tanto(?: mais)?(?: (?:d[aeo]s?|pra))?(?P<what> \w)
i we :: (?: used to) (?:love|like|enjoy|adore|be (?:really |so |super )?(?:into|obsessed with
    |crazy about|mad about|a (?:big |huge )?fan of))(?! (?:you|it|him|her)\b)(?P<what> \w)
^went gone going :: (?: off)(?! (?:on|the|to|with)\b)(?P<what> \w)
nao n :: (?: (?:quero|tenho)) mais (?:saber|paciencia|saco) (?:d[aeo]s?|pra|com)(?! (?:isso|nada
    |vc|el[ea])\b)(?P<what> \w)
nao n :: (?: (?:acompanho|assisto|escuto|ouco|jogo|coleciono)) mais(?! (?:isso|nada|voce)\b)
    (?P<what> \w)
nao n :: (?: (?:gosto|curto|amo|adoro|ligo))(?: (?:tanto|muito))? mais (?:(?:de|d[ao]s?|pra|n[ao]
    |com) )?(?! ?(?:isso|disso|de vc|vc|nada|el[ea])\b)(?P<what>\w)
^enjoei cansei :: (?: (?:d[eao]s?))(?! (?:vc|voce|tudo|esperar|ess[ea]|dess[ea]|reclamar|tentar
    |disso|viver|ser|falar|ficar|sofrer|brincar|correr atras|agradar|fingir|brigar|insistir|engolir
    |carregar|apanhar|cuidar|lutar|ouvir|pensar|procurar|mim|est|hoje|trabalhar
    |la)\w*\b)(?P<what> \w)
^parei deixei perdi :: (?: (?:de gostar|de curtir|o gosto|o gosto por|o interesse))(?: (?:d[eao]s?
    |por|pel[ao]s?|em))?(?! (?:vc|voce|el[ea])\b)(?P<what> \w)
i we :: (?: (?:don'?t|do not|dont|no longer))(?: really)? (?:like|love|enjoy) (?!(?:you|it|him
    |her)\b)(?P<what>[^.!?;\n]{1,60}?) (?:anymore|any more|any longer)\b
i we :: (?: no longer) (?:like|love|enjoy|care for)(?P<what> \w)
i :: (?:'?m| am) (?:over|done with|no longer into|not into)(?! (?:it|you|this|that|him|her
    |the moon)\b)(?P<what> [^.!?;\n]{1,40}?)(?: anymore| any more)\W*$
i :: (?: (?:went off|got bored of|lost interest in|gone off))(?P<what> \w)
nao n :: (?: (?:tomo|bebo|como|jogo|assisto|vejo|leio|ouco|frequento|compro|toco|treino|danco|
    corro|pedalo|nado)) mais(?! (?:que|do que|de|nada|isso|um|uma|tarde|cedo|devagar|remedio|
    acucar|carne)\b)(?P<what> \w)
i we :: (?: (?:don'?t|dont|do not)) (?:play|watch|read|run|drink|listen to|go to|cook|paint|bake|
    dance|swim|cycle|follow|use|buy|do) (?P<what>[^.!?;\n]{2,40}?) (?:anymore|any more|any longer|
    these days)\b
^fell got :: (?: out of love with| bored of| sick of)(?! (?:you|it|him|her|this|that|waiting|
    being)\b)(?P<what> \w)
i we :: (?:'?ve| have)(?: (?:really|completely|kinda|totally|sort of|just))* (?:gone off|
    got bored of|gotten bored of|lost interest in|lost my taste for|fallen out of love with|
    grown out of|outgrown|grown tired of|got sick of|had my fill of)(?! (?:it|you|this|that|him|
    her)\b)(?P<what> \w)
perdi :: (?: (?:o gosto|o interesse|a vontade|o prazer|a graca|o tesao)) (?:d[eao]s?|por|pel[ao]s?|
    em|n[ao]s?)(?! (?:tudo|viver|vc|voce|el[ea])\b)(?P<what> \w)
""",
}

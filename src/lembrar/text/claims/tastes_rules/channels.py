"""By what means people want to be reached."""

FIRST = {
    "channel": r"""
^liga ligue manda mande chama chame fala fale escreve :: (?: (?:sempre|so|tudo|comigo|msg|mensagem
    |qualquer coisa))* (?:no|na|pelo|pela|por)(?= (?:fixo|privado|pv|grupo|<MEDIUM>))
    (?! [\w-]+ (?:d[ao] (?!familia)|que (?:te|vc|voce)|hoje|agora))(?P<what> \w)
qualquer :: (?: coisa),? (?:me )?(?:manda|chama|liga|avisa|fala|escreve)(?: (?:msg|mensagem
    |comigo))* (?:no|na|pelo|pela|por)(?P<what> \w)
fala fale :: (?: comigo)(?: (?:so|sempre))* (?:no|na|pelo|por)(?P<what> \w)
whatsapp email text telegram slack signal phone :: (?: is (?:where|how) (?:you|u)(?:'ll| will
    |ll)? ?(?:actually |best |always )?(?:catch|reach|find|get) me)(?P<what>)
^prefiro preferimos :: (?: (?:muito|mais|sempre|mil vezes|q|que|me|falar|conversar|receber|ser
    |contato|avisad[oa]|tudo|resolver|as|os|o|a|noticias|resposta|respostas|mandem|mande|enviem
    |envie|avisem|por|via|pelo|pela|no|na|d|de|um|uma|contatad[oa]|comunicar|lembretes?|avisos?
    |informac\w+|tratar|vc|voce|manda|informad[oa]))*(?= <MEDIUM>)(?P<what> \w)
^prefiro :: (?: (?:q|que)) me (?:ligue|liguem|mande|mandem|escrevam|escreva|chame|chamem)\b
    (?! d[eo]\b)(?P<what>)
^gosto :: (?: (?:mais|muito|d|de))*(?: (?:receber|falar|conversar|ser avisad[oa]|resolver|tratar))
    (?: [^\s.,;!?]+){0,2}? (?:por|pelo|pela|no|na|via)(?= <MEDIUM>)(?P<what> \w)
^me :: (?: (?:mand[ae]|envi[ae]|cham[ae]|avis[ae]|respond[ae]|contat[ae]|procur[ae]|escrev[ae]
    |fal[ae]|notifi(?:ca|que)|lig[ae]|ligue|pass[ae])m?)(?: (?:sempre|so|tudo|qualquer coisa
    |as coisas|os? avisos?|os lembretes|os relatorios|as mensagens|os documentos|msg|mensage(?:m
    |ns)|por favor|pfv|aqui|la|mesmo|os boletos|as contas|os resumos))* (?:por|pelo|pela|no|na
    |via)(?= (?:meu )?<MEDIUM>)(?! [\w-]+ (?:hoje|agora|amanha|ainda hoje|assim que|quando|da|do
    |depois|\d))(?P<what> \w)
^pode podem podes pd melhor so favor :: (?: sempre)? (?:me )?(?:mand|envi|cham|avis|respond|contat
    |procur|escrev|fal|notific)\w{1,2}(?: (?:sempre|so|tudo|qualquer coisa|as coisas|msg|mensage
    (?:m|ns)|comigo|os? avisos?))* (?:por|pelo|pela|no|na|via)(?= (?:meu )?<MEDIUM>)
    (?! [\w-]+ (?:hoje|agora|amanha))(?P<what> \w)
^nada chega zero :: (?: de)? ?(?:ligac\w+|audios?|e-?mails?|telefonemas?|sms|video ?chamadas?
    |mensagens? de voz)(?: (?:comigo|pra mim|por favor|pfv))?\W*$(?P<what>)
^no :: (?: (?:more )?(?:phone calls?|calls?|video|video calls?|voice (?:notes?|messages?|memos?)
    |emails?|texts?|audios?|zoom))(?:,? (?:please|pls|ever|for me|thanks))*\W*$(?P<what>)
^text texts email emails whatsapp calls messages phone :: (?: (?:only|is fine|are fine|works
    |preferred|over calls))(?:,? (?:please|pls|for me))*(?P<what>)
^nem nao n nunca :: (?: precisa)? ?me (?:lig[aue]\w*|mand[ae]r?m?|envi[ae]r?m?)(?: (?:mais
    |por favor|pfv))*(?=(?: (?:mensage(?:m|ns) de )?(?:audios?|voz|sms|e-?mails?|ligac\w+|carta
    |textao|mensage(?:m|ns) de (?:voz|audio))\b| *$|, (?:so )?(?:me )?mand))(?P<what>)
^nao n nunca :: (?: (?:atendo|uso|ouco|escuto|leio|respondo|olho|abro|vejo))(?: (?:muito|quase))*
    (?: (?:o|a|os|as|meu|por|no))?(?= (?:telefone|ligac\w+|e-?mails?|audios?|sms|whats\w*|zap|wpp
    |chamadas?|telegram|fone|telefonema\w*))(?P<what> \w)
^so :: (?: (?:respondo|atendo|uso|falo|vejo|olho|leio))(?: [^\s.,;!?]+){0,2}?(?: (?:por|pelo|pela
    |no|na|via|o|a))?(?= <MEDIUM>)(?P<what> \w)
^melhor prefiro bom :: (?: (?:e|eh|que|q|se|vc|voce))*(?: me)? (?:mandar|manda|enviar|escrever
    |ligar|liga|chamar|falar)(?: (?:msg|mensagem|zap|e-?mail|audio|texto|sms|por|no|pelo|comigo|um
    |uma))*(?: (?:do q(?:ue)?|em vez d[eo]|ao inves d[eo]|que|q)) (?P<what>\w)
^me :: (?: (?:lig[ae]|ligue|mand[ae] (?:msg|mensagem|zap|e-?mail|audio|sms|whats\w*)))(?: (?:mesmo
    |direto|logo))?(?:,| que| pq| porque)? (?:e|eh|fica) (?:mais|melhor)(?P<what>)
^nunca nao n :: (?: (?:atendo|retorno))(?: (?:numero|numeros|ligacao|chamada|telefone|o telefone))
    (?P<what>)
^fala fale fale-me contato :: (?: comigo)?(?: (?:so|sempre|apenas))* (?:por|pelo|pela|no|na|via)
    (?= <MEDIUM>)(?P<what> \w)
o meu :: (?: melhor (?:jeito|canal|meio|forma|contato)| canal preferido)
    (?: [^\s.,;!?]+){0,5}? (?:e|eh)(?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
i we :: (?:<MUCH> (?:prefer|like)|'?d (?:prefer|rather(?: have| get| use| talk)?))(?: (?:to|be|get
    |getting|have|contacted|reached|talk|talking|chat|communicate|communicating|updates|using|use
    |receive|things|everything|reminders|by|via|over|on|through|it|you|if|me|people|a|an|the|quick
    |short|being))*(?= <MEDIUM>)(?P<what> \w)
^email text message whatsapp dm call ping contact reach :: (?: me)(?: (?:only|instead|always
    |rather than|please|please don|by|via|over|on|through|at my))+(?:(?= <MEDIUM>)|(?<=instead)|
    (?<=always))(?! [\w-]+ (?:tomorrow|today|when|tonight))(?P<what>)
^always just only please :: (?: (?:always|just|only))* (?:email|text|message|whatsapp|dm|ping
    |contact|reach) me(?! (?:the|a|when|if|at|tomorrow|later|back|that|this|your|with|once|after
    |before|about|his|her|their|some)\b)(?P<what>)
^text message email :: (?: me),? (?:don'?t|dont|do not|never|not) (?:call|phone|text)(?P<what>)
^don :: (?:'t|’t)(?: ever)? (?:call|phone|ring|email|text)(?: me)?(?=,? ?(?:please|ever|pls)?\W*$
    |,? (?:just )?(?:text|email|message)| me,? (?:just )?(?:text|email|message)|,? i (?:never
    |don))(?P<what>)
^dont never :: (?: ever)? (?:call|phone|ring|email|text)(?: me)?(?=,? ?(?:please|ever|pls)?\W*$
    |,? (?:just )?(?:text|email|message)| me,? (?:just )?(?:text|email|message))(?P<what>)
^don :: (?:'t|’t)(?: ever)? send me(?= (?:voice|audio|emails?|texts?|sms))(?P<what> \w)
^dont never stop :: (?: ever)? (?:send|sending) me(?= (?:voice|audio|emails?|texts?|sms))
    (?P<what> \w)
^send :: (?: (?:me )?(?:everything|reminders|updates|it all|things|all updates|my updates|invoices
    |notifications|all reminders))(?: to me)? (?:by|via|over|on|through)(?= <MEDIUM>)(?P<what> \w)
the my :: (?: best| easiest| preferred| fastest) (?:way|channel|method)(?: [^\s.,;!?]+){0,5}? is
    (?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
email whatsapp text texting slack phone telegram signal :: (?: (?:is|works))(?: (?:always|usually
    |still))? (?:the )?(?:best|easiest|fastest|only|quickest)(?: way)?(?P<what>)
^best easiest :: (?: way)(?: [^\s.,;!?]+){0,5}? is(?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
i :: (?:<MUCH> (?:don'?t|never|dont|do not|barely|rarely|hardly)(?: ever)? (?:answer|check|use
    |read|listen to|pick up|do|open))(?: (?:the|my|any|unknown))?(?= (?:phone|calls?|emails?
    |voice\w*|texts?|whatsapp|slack|sms|messages))(?P<what> \w)
whatsapp email text texting telegram texts slack :: (?: (?:is|works|are))(?: (?:best|better|easier
    |easiest|fine|always))+ (?:for me|to reach me|way to reach me)?(?P<what>)
email slack text texts texting whatsapp calls phone telegram zap whats :: (?: (?:beats|over
    |is better than|instead of|em vez de|ganha de|melhor (?:que|do que))) (?:a )?<MEDIUM>
    (?P<what>)
^so apenas :: (?= (?:por |via |pelo |pela |no |na )?(?:<MEDIUM>|digital)\W*$)(?P<what> \w)
e email whats whatsapp zap telefone mensagem :: (?:-?mail)? (?:e|eh|fica)(?: (?:sempre
    |muito))? (?:melhor|mais facil|mais pratico)(?: pra mim)?(?P<what>)
^hit :: (?: me up (?:on|via|by|over))(?= <MEDIUM>)(?P<what> \w)
email whatsapp text texting telegram slack signal texts :: (?:'s| is| works| are)(?: (?:always
    |usually|much|way))* (?:better|best|easier|easiest|fine|great)(?: for me| with me)?\W*$
    (?P<what>)
gostaria quero queria prefiro :: (?: de)?(?: (?:que|receber|ser|os|as|o|a|meus?|minhas?|tudo
    |avisos?|relatorios?|boletos?|comunicad\w+|mensage\w+|faturas?|noticias?|informac\w+
    |avisad[oa]|contatad[oa]|sempre|atualizac\w+|extratos?|notas?|retornos?|so|apenas|somente
    |preferencialmente))+ (?:por|pelo|pela|via|no)(?= <MEDIUM>)(?P<what> \w)
^audio audios ligacao ligacoes telefone chamada email zap :: (?: de (?:video|voz))?
    (?: (?:pra|para) mim)? (?:nao
    |n) (?:rola|da|funciona|serve|adianta|consigo ouvir|escuto|ouco)\b(?P<what>)
^so apenas somente :: (?: (?:por|via|pelo|pela|no|na))?(?= <MEDIUM>(?:,? (?:por favor|pfv|mesmo
    |comigo|pra mim|ta|ok|blz))*\W*$)(?P<what> \w)
voice calls phone texts emails video :: (?: (?:notes?|messages?|calls?|memos?))?(?: (?:are|is
    |'?s)) (?:no good|no use|useless|hard|difficult|tricky|impossible|not an option|out)
    (?= (?:for|to) me|\W*$)(?P<what>)
voice calls phone texts emails video :: (?: (?:notes?|messages?|calls?|memos?))? (?:don'?t|doesn'?t
    |dont|doesnt|never) work for me\b(?P<what>)
i we :: (?: (?:can'?t|cannot|cant|don'?t|dont|never)) (?:do|take|hear|listen to|make|answer)
    (?= (?:voice (?:notes?|messages?)|(?:phone |video )?calls|audios?|the phone|voicemails?)\b)
    (?P<what> \w)
^me :: (?: (?:mand[ae]|envi[ae]|escrev[ae]))(?= (?:mensage(?:m|ns)|msgs?|zap|e-?mail|audio|texto
    |sms|whats\w*) (?:que|q) (?:eu )?(?:respondo|vejo|leio|retorno|resolvo|te respondo))
    (?P<what> \w)
^email text message whatsapp call phone ring dm :: (?: me)(?: (?:at|on) \S{3,60})?,? (?:rather than
    |instead of|over|not) (?=(?:phon|call|email|text|ring|writ|messag|leav)\w*)(?P<what>\w)
^please pls :: ,? (?:email|text|message|whatsapp|call|phone|ring|dm) me(?: (?:at|on) \S{3,60})?
    ,? (?:rather than|instead of|over|not) (?=(?:phon|call|email|text|ring|writ|messag
    |leav)\w*)(?P<what>\w)
^me :: (?: (?:mand|envi|avis)\w{1,2})(?: (?:lembretes?|avisos?|as? \w+|os? \w+|tudo))?(?: (?:so
    |apenas|sempre)) (?:por|pelo|pela|no|na|via)(?= <MEDIUM>)(?P<what> \w)
^best easier easiest better :: (?: (?:to|if you|just))* (?:drop|send|shoot) me (?:an? )?(?=<MEDIUM>)
    (?P<what>\w)
^ligacao telefone audio audios email chamada :: (?: eu)? (?:nao|n|nunca) (?:atendo|ouco|escuto|leio
    |vejo|respondo|uso)\b(?P<what>)
^stop quit :: (?: (?:sending|emailing|texting|calling|ringing|messaging|pinging|notifying|
    spamming))(?: me)?(?! (?:now|here|mid)\b)(?P<what>)
nao n :: (?: (?:quero|preciso|desejo))(?: mais)? (?:receber|ser|q(?:ue)? me mand\w+|notific\w+)
    (?= \w)(?P<what> \w)
^para pare chega :: (?: (?:de|d))? ?(?:me )?(?:mandar|enviar|ligar|notificar|mensage\w+|
    notificac\w+|propaganda|promoc\w+|spam)(?P<what>)
i :: (?: (?:don'?t|never|do not|dont|hardly ever|rarely))(?: (?:really|ever|usually))? (?:pick up|
    answer|check|listen to|read|open|use|do)(?: (?:my|the|any|unknown))*(?= (?:calls?|phone|
    phone calls|voice ?mails?|voice notes?|voice messages|emails?|texts?|unknown numbers|facebook|
    instagram|whatsapp|twitter|social media|slack|landline|post|letters|dms?|video calls?)\b)
    (?P<what> \w)
nao n nunca :: (?: (?:atendo|respondo|ouco|escuto|vejo|leio|olho|abro))(?: (?:mais|o|a|os|as|meu|
    minha|de))*(?= (?:ligac\w+|telefone|audios?|e-?mails?|sms|facebook|face|insta(?:gram)?|
    twitter|telegram|redes? socia\w+|numero desconhecido|chamadas?|video ?chamadas?|tik ?tok|zap|
    whats\w*)\b)(?P<what> \w)
hate odeio detesto :: (?= (?:voice notes?|voice messages?|phone calls?|calls|talking on the phone|
    audio|audios|ligac\w+|telefone|falar no telefone|chamada de video|emails?)\b)(?P<what> \w)
^email text message whatsapp dm ping :: (?: me)(?= (?:everything|anything|instead|always|only|all|
    if|with|whenever|first|rather)\b)(?P<what>)
^just :: (?: (?:type|text|email|write|message|dm))(?: (?:it|me|instead|please))*\W*$(?P<what>)
don dont :: (?:'t|’t)? (?:add|tag|invite|put|include|copy|cc) me (?:to|in|on|into)(?P<what> \w)
nao n :: (?: me) (?:adiciona|adicione|marca|marque|coloca|coloque|bota|inclui|inclua|poe|copia)
    (?: mais)? (?:em|n[ao]s?|nesse|nesses|nos)(?P<what> \w)
quando :: (?: for)?(?: (?:me|pra me))? ?(?:mandar|enviar|passar)(?: [\w-]+){1,3}?,? (?:manda|
    envia|usa|prefiro|so)(?: (?:por|pelo|no|via))(?P<what> \w)
if when :: (?: it'?s| you'?re sending)?(?: [\w-]+){1,3}?,? (?:email|text|message|whatsapp)
    (?: (?:it|me|them))(?: to me)?(?P<what>)
quanto :: (?: menos)(?= (?:notificac\w+|mensage\w+|ligac\w+|audios?|e-?mails?|avisos?|emojis?|
    texto)\b[^.!?;\n]{0,10} melhor)(?P<what> \w)
^liga ligue telefona ligar :: (?: (?:pra mim|mais|pfv|por favor))* (?:nao|naum)\b(?P<what>)
^me manda mande :: (?: (?:mand[ae]|envi[ae]))?(?: (?:mais|esse|esses))* (?:audios?|email|e-mails?|
    sms|video|zap|ligacao) (?:nao|naum)\b(?P<what>)
^don dont :: (?:'t|’t)? (?:bother|try|waste (?:your )?time)(?: (?:with|on))? (?:calling|ringing|
    phoning|emailing|texting|leaving|messaging|voicemails?|calls?)\b(?P<what>)
^nem nao n :: (?: (?:adianta|tenta|tente|perde tempo|perca tempo))(?: (?:em|de))? (?:me )?(?:ligar|
    ligando|telefonar|mandar|mandando|enviar|escrever|chamar)\b(?! (?:antes|depois|de (?:manha|
    noite)|no (?:fim|fds)|apos))(?P<what>)
whatsapp email text telegram slack signal phone instagram insta messenger discord sms linkedin
     facebook :: (?: is| are|'s)(?: (?:always|usually|still|by far|definitely))* (?:the )?(?:best|
    easiest|fastest|only|quickest|surest) (?:place|way|bet|option|method|thing|channel)\b(?P<what>)
^drop shoot send ping fire :: (?: me)(?: (?:over|across))? an? (?=(?:<MEDIUM>|voice ?note|
    line))[\w-]+(?: (?:note|message))?,? (?:rather than|instead(?: of)?|over|not|if|don'?t|
    any ?time|always)\b(?P<what>)
email whats whatsapp zap telefone mensagem audio ligacao texto insta telegram :: (?: (?:funciona|
    funcionam|rola|rende|resolve|serve))(?: (?:sempre|muito|bem))* melhor(?: (?:pra|para|comigo) ?
    (?:mim)?)?(?P<what>)
^sem nada chega :: (?: de)? ?(?:ligac(?:ao|oes)|telefonemas?|audios?|chamadas?(?: de video)?|
    videochamadas?|e-?mails?|sms|mensage(?:m|ns) de voz)(?:,? (?:por favor|pfv|pf|comigo|pra mim|ta|
    ok|hein|obrigad[oa]))*\W*$(?P<what>)
zap whats whatsapp wpp email mail telefone telegram sms audio mensagem msg direct insta
     :: (?: (?:e|eh)) (?:o |a )?(?:meu |minha )?(?:melhor |unic[oa] )?(?:jeito|forma|meio|maneira|
    canal|lugar)(?: (?:mais (?:facil|rapid[oa]|segur[oa]|certo)|melhor|certo))? (?:de|pra|para|onde|
    que|q)(?! (?:vc|voce)\b)(?P<what>)
so :: (?: (?:consigo|posso)) (?:ver|ler|abrir|acessar|responder|usar|ouvir|escutar)(?: (?:por|pelo|
    o|a|no|meu|na))*(?= <MEDIUM>)(?P<what> \w)
the my :: (?: (?:best|easiest|preferred|fastest|quickest|surest|only|simplest|most reliable))
    (?: (?:way|channel|method|place))(?: [^\s.,;!?]+){0,6}? (?:is|'s)(?: [^\s.,;!?]+){0,2}?
    (?= <MEDIUM>)(?P<what> \w)
voice video phone :: (?: (?:notes?|messages?|memos?|calls?)) (?:are|is)(?: (?:totally|always|
    perfectly|also|completely))? (?:fine|ok|okay|good|welcome|great|best|easiest|not ok|
    a no|no good|out)\b(?P<what>)
^stick keep :: (?: (?:it|things|everything))?(?: (?:to|in|on))(?= <MEDIUM>)(?P<what> \w)
i we :: (?:'?d| would)(?: (?:really|much|also))* (?:prefer|like|love
    |appreciate)(?: it)? if you(?: (?:could|just|always))* (?:text|email|call|message|rang|ring
    |phone|whatsapp|dm|write|wrote)(?:e?d)?(?: me)?\b(?P<what>)
email mail text texts texting whatsapp phone slack telegram :: (?:'s| is
    |s)? (?:just |way |so |much |far |always |usually )*(?:better|easier|best|simpler
    |quicker)(?: for me| with me)(?P<what>)
^leave don dont never :: (?:'t|’t)?(?: (?:leave|send|use|do))+(?: (?:me|any|a|those|these))*
    (?= (?:voice ?mails?|voice ?(?:notes?|messages?|memos?)|audios?|emails?|sms)\b)(?P<what> \w)
just dont :: (?: (?:don'?t|dont))? ?(?:leave|send)(?: (?:me|any|a))*(?= (?:voice ?mails?|
    voice ?(?:notes?|messages?)|audios?|emails?|sms)\b)(?P<what> \w)
calls call phone email emails texts audios ligacao ligacoes telefone telefonema audio video texting
     :: (?<!the.phone)(?<!my.phone)(?<!o.telefone)(?<!the.video)(?<!the.email)(?:-?mails?)?(?:
     (?:calls?|notes?|messages?|de video))? (?:are|is|e|eh|sao|fica)(?: (?:really|pretty|totally
    |always|just|kinda|muito|bem|mto|so|meio))* ?(?:hopeless|useless|impossible|a nightmare
    |a no-?(?:go|no)?|difficult|no good|a struggle|tricky|hard|torture|ruim|dificil|impossivel
    |complicad[oa]|horrivel|um problema|um saco)(?: (?:for|pra|para) (?:me|mim))?\b(?P<what>)
^so somente apenas :: (?: (?:me|pode))*(?: ?(?:lig[aue]\w*|cham[ae]\w*|telefon\w+
    |mand[ae]\w*))(?: (?:se|quando|caso|em caso|em ultimo|pra emergencia|pra coisa))(?! (?:eu
    |precisar)\b)(?P<what> \w)
^only just :: (?: (?:call|ring|phone|text|message|page))(?: me)? (?:if|for|in|when)(?= (?:it'?s
    |there'?s|an?|something|emergenc\w+|urgent|really|absolutely)\b)(?P<what> \w)
^so somente apenas :: (?: (?:consigo|posso|da))(?: (?:falar|conversar|responder|me comunicar
    |resolver))? (?:por|pelo|pela|via|no|na)(?= <MEDIUM>)(?P<what> \w)
""",
}

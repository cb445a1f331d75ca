"""Ordinary words that open sentences, folded. A capital on them proves nothing.

Not a dictionary: what people begin a message with. Regular verb forms and derived words are
recognised by their endings instead (see `names`), so only the irregular ones are listed.
"""

from lembrar.text.lists import listed

PORTUGUESE = listed("""
    a o as os um uma uns umas ao aos de da do das dos em na no nas nos num numa por pelo pela
    pelos pelas para pra pro com sem sob sobre ate desde entre contra apos ante perante durante
    mediante segundo conforme exceto salvo fora dentro perto longe alem atraves atras acima abaixo
    junto e ou mas porem todavia contudo entretanto logo pois porque porquanto portanto assim
    entao ora nem que se como quando enquanto embora caso conquanto apesar mesmo ainda quer seja
    eu tu ele ela vos eles elas voce voces vc vcs gente me te lhe lhes mim ti comigo
    contigo consigo conosco meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa
    nossos nossas dele dela deles delas este esta estes estas esse essa esses essas isto isso
    aquele aquela aqueles aquelas aquilo mesma mesmos outro outra outros outras algum alguma
    alguns algumas nenhum nenhuma todo toda todos todas tudo nada cada qualquer quaisquer varios
    varias muito muita muitos muitas pouco pouca poucos poucas tanto tanta tantos tantas quanto
    quanta quantos quantas qual quais quem onde aonde donde cujo algo alguem ninguem outrem tal
    tais certo certa demais neste nesta nestes nestas nesse nessa nesses nessas nisto nisso
    naquele naquela deste desta destes destas desse dessa desses dessas disto disso daquele
    daquela daquilo nele nela neles nelas nao sim talvez sempre nunca jamais ja hoje ontem amanha
    agora depois antes cedo tarde anteontem aqui ali la ai aca acola bem mal melhor pior mais
    menos bastante quase apenas so somente tambem inclusive alias enfim finalmente felizmente
    infelizmente realmente certamente claro obvio exato exatamente justamente simplesmente
    geralmente normalmente provavelmente oi ola alo opa oie oii eai fala salve bom boa bons boas
    tchau adeus obrigado obrigada valeu grato grata desculpa desculpe desculpem perdao licenca
    parabens bem-vindo bem-vinda beleza blz ok okay show top legal massa otimo otima perfeito
    perfeita maravilha maravilhoso excelente bacana caramba puxa poxa uau eba ufa ah oh ih eh eita
    ixi xi hum hmm ue uai vish vixe credo deus cara mano velho amigo amiga amigos pessoal
    galera querido querida amor bebe filho filha senhor senhora senhores senhoras moco moca dona
    doutor doutora professor professora mae pai irmao irma avo tio tia primo prima sobrinho
    sobrinha marido esposa esposo namorado namorada noivo noiva sogra sogro cunhado cunhada neto
    neta vizinho vizinha chefe cliente sou es somos sao era eras eram foi fui foram fomos sejam
    sera serao seria seriam sendo sido for fosse estou estao estamos estava estavam estive esteve
    estar esteja to ta tao tava tamo tenho tem temos tens tinha tinham teve tive tiveram tera
    terei teria ter tendo tido tenha tenham tivesse ha havia houve haver haja vou vai vamos vao ia
    iam ir indo ido va vem vens venho vinha veio vieram vim vir vindo venha viremos faco faz fazem
    fazemos fiz fez fizeram fazer fazendo feito faca facam faria fara farei quero querem queremos
    queria queriam quis quiser queira posso pode podem podemos podia podiam pude puder possa
    podera poderia poder preciso precisa precisam sei sabe sabem sabemos sabia soube saber saiba
    acho acha acham gosto gosta gostam digo diz dizem dizia disse disseram dizer dizendo diga
    digam vejo ve veem viu vi viram ver vendo veja vejam dou dao deu deram dei dar deem ponho poe
    pos ponha trago traz trouxe trazer traga leio le leu ler leia ouco ouve ouvi ouvir ouca peco
    pede pedi pedir peca saio sai saiu sair saia fico fica ficam fique durmo dorme dormir subo
    sobe subir perco perde perder perca cabe caiu cai cair rio ri rir creio cre crer meco mede
    odeio odeia passeio vale valha devo deve devem devemos devia deveria dever conheco
    conhece conhecem pareco parece parecem comeco comeca comecam mora moro moram moramos trabalho
    trabalha trabalham trabalhamos falo falam falamos fale compro compra compram compre pago paga
    pagam pague gasto gasta gastam gaste uso usa usam use ando anda andam ligo liga ligam ligue
    chamo chama chamam chame espero espera esperam espere penso pensa pensam pense lembro lembra
    lembram lembre deixo deixa deixam deixe passo passa passam passe olho olha olham olhe olhem
    mando manda mandam mande chego chega chegam chegue volto volta voltam volte tento tenta tentam
    tente ajudo ajuda ajudam ajude escuto escuta escute mostro mostra mostre mudo muda mude conto
    conta conte canso cansa estudo estuda estudam estude tomo toma tomam tome amo ama amam ame
    adoro adora adoram prefiro prefere preferem detesto detesta invisto investe invista entendo
    entende entendem entenda aprendo aprende vende vendem venda come comem coma bebo bebem beba
    corro corre correm corra escrevo escreve escreva respondo responde responda recebo recebe
    recebem receba decido decide decidi resolvo resolve resolvi vivo vive vivem viva sinto sente
    sentem sinta sigo segue seguem siga consegue conseguem consiga sirvo serve servem sirva fujo
    foge abro abre abrem abra parto parte partem parta cumpro cumpre existe existem exista
    acontece aconteca basta falta faltam falte importa importam anote anota avise avisa crie cria
    marque marca agende agenda cancele cancela calcule calcula procure procura busque busca
    coloque coloca adicione adiciona envie envia confirme confirma verifique verifica considere
    considera imagine imagina suponha note nota repare pare pergunte pergunta explique explica
    traduza resuma liste lista mantenha tire tira pegue pega guarde guarda junte junta economize
    economiza ganho ganha ganham ganhe nasci nasceu morreu cresci vivi corri bebi comi dormi senti
    sofri perdi vendi escrevi aprendi recebi esqueci entendi conheci respondi percebi consegui
    servi segui fugi parti abri dia dias semana semanas mes meses ano anos hora horas
    minuto minutos manha noite vez vezes tempo coisa coisas jeito problema problemas ideia
    resposta duvida motivo razao casa carro emprego escola faculdade dinheiro contas banco cartao
    fatura boleto salario aluguel compras comida agua cafe almoco jantar janta cachorro gato
    crianca criancas homem mulher homens mulheres pessoa pessoas menino menina rapaz vida mundo
    pais cidade rua lugar festa viagem ferias reuniao projeto meta metas objetivo plano limite
    orcamento gastos receita saldo divida dividas investimento reserva poupanca preco valor total
    resto metade dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze
    catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta
    setenta oitenta noventa cem cento duzentos quinhentos mil milhao primeiro primeira segunda
    terceiro terceira ultimo ultima proximo proxima novo nova novos novas velha grande grandes
    pequeno pequena bonito bonita lindo linda lindos lindas feio feia caro barato barata facil
    dificil possivel impossivel importante necessario verdade mentira culpa pena sorte azar medo
    raiva fome sede sono frio calor saudade saudades cuidado atencao socorro silencio calma
    paciencia forca fe qualidade quantidade sugestao dica dicas exemplo obs ps observacao resumo
    titulo assunto tipo data nome endereco telefone email numero link foto fotos video audio
    mensagem mensagens arquivo alergia alergias remedio medico dentista dor dores febre doente
    saude carne frango peixe arroz feijao pao leite queijo ovo ovos fruta frutas verdura acucar
    sal chocolate cerveja vinho cha suco bolo pizza sushi churrasco musica filme filmes livro
    livros jogo jogos futebol time serie series loja mercado supermercado restaurante padaria
    farmacia academia hospital praia parque igreja onibus metro trem aviao bicicleta moto uber
    taxi passagem hotel apartamento quarto cozinha banheiro sala porta janela mesa cadeira cama
    roupa sapato bolsa celular computador internet site aplicativo app senha chave documento
    contrato empresa governo presidente guerra paz terra lua sol mar ceu morte
    natureza ciencia historia arte lei biblia estado estados rei rainha principe princesa norte
    sul leste oeste espirito universo liberdade conhecimento ouro prata preto branco vermelho azul
    verde amarelo rosa papai mamae vovo livre direito xadrez congresso parlamento alimentacao
    organizacao raposa consciencia alma seda natal pascoa carnaval aniversario casamento
""")

ENGLISH = listed("""
    a an the this that these those my your his her its our their mine yours hers ours theirs i me
    you he him she it we us they them who whom whose which what where when why how whoever
    whatever whenever wherever whichever myself yourself himself herself itself ourselves
    themselves someone somebody something somewhere anyone anybody anything anywhere everyone
    everybody everything everywhere nobody nothing nowhere none one ones another other others each
    every either neither both all any some few several many much more most less least enough half
    such same and or but nor so yet for if unless until till while whereas because since although
    though as than whether once before after lest in on at by to of off up down out over under
    above below into onto from with without within about around across along against among between
    behind beside besides beyond despite during except inside outside near next opposite past per
    round through throughout toward towards upon via like unlike instead regarding concerning not
    no yes yeah yep yup nope nah ok okay sure right fine great good nice cool awesome amazing
    perfect excellent wonderful lovely brilliant sweet wow oh ah uh um hmm huh oops ouch hey hi
    hello hiya howdy greetings welcome goodbye bye cheers thanks thank thx ty please pls sorry
    pardon congratulations congrats happy merry dear sir madam ma'am man dude guys folks buddy
    mate bro honey darling mom mum dad mommy daddy mother father brother sister son daughter uncle
    aunt cousin grandma grandpa wife husband boyfriend girlfriend friend friends boss doctor
    teacher am is are was were be been being do does did done doing have has had having will would
    shall should can could may might must ought need dare used let lets let's don't doesn't didn't
    can't cannot couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't
    hadn't i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll they're
    they've they'll that's there's here's what's who's where's how's when's why's ain't dont cant
    im ive there here now then today tomorrow yesterday tonight soon later early late always never
    ever often sometimes usually rarely seldom hardly just only even still already again also too
    very quite rather almost maybe perhaps probably possibly certainly definitely actually really
    basically honestly frankly clearly obviously apparently fortunately unfortunately luckily
    sadly finally eventually recently lately suddenly meanwhile however therefore thus hence
    otherwise moreover furthermore nevertheless anyway anyways well indeed together apart away
    back forward home abroad upstairs downstairs first second third last twice go goes going gone
    went come comes came get gets got give gives gave take takes took make makes made put puts set
    sets say says said tell tells told ask asks see sees saw look looks watch hear listen know
    knows knew think thinks thought believe believes feel feels felt want wants likes love loves
    hate hates prefer hope hopes wish try tries keep keeps kept leave leaves left stay stays stop
    stops start starts begin begins end ends finish open opens close closes turn turns move moves
    run runs walk walks sit stand stands lie wake sleep eat eats drink drinks cook buy buys bought
    sell sells sold pay pays paid cost costs spend spends spent save saves send sends sent bring
    brings brought carry hold show shows help helps call calls wait meet meets met visit follow
    follows find finds found lose loses lost win wins won play plays read reads write writes wrote
    speak speaks spoke talk talks learn teach study work works live lives lived grow grew build
    break broke cut fall fell fly drive drove ride throw catch pick choose chose change check add
    remove create book schedule cancel remind remember forget note mark list use uses using mind
    mean means seem seems sound sounds smell taste touch happen happens become became remain
    consider suppose imagine guess bet bear beware excuse forgive hurry relax enjoy join share
    answer reply repeat explain describe compare calculate translate summarize summarise thinking
    looking working trying getting making bad better best worse worst big small large little long
    short high low old new young hot cold warm dry wet easy hard simple difficult cheap expensive
    free busy ready rich poor sick tired hungry thirsty sad angry afraid scared alone glad proud
    true false real different similar important interesting funny weird strange possible
    impossible time times day days week weeks month months year years hour hours minute minutes
    morning afternoon evening night weekend people person men woman women boy boys girl girls
    child children kid kids baby babies family parents life world country city town
    place places house room door window table chair bed kitchen car cars bus train plane bike
    money cash bill bills bank card account rent loan salary budget limit goal goals plan plans
    target debt price prices food water coffee tea milk bread meat beef chicken fish rice egg eggs
    cheese sugar salt fruit apples beer wine lunch dinner breakfast pizza music movie movies film
    books game games sport sports football soccer school college university class student students
    job jobs company office meeting project store shop market restaurant hotel hospital church
    park beach weather rain snow sun wind fire air light dark dog dogs cat cats bird birds animal
    animals horse tree trees flower flowers question questions problem problems idea ideas thing
    things way ways reason reasons part parts number numbers name names word words letter letters
    story news fact facts truth luck health war peace god earth moon sky sea death nature science
    history art law bible state states government president king queen prince princess north south
    east west spirit universe freedom beauty knowledge wisdom experience gold silver black white
    red blue green brown pink chess mathematics embassy union parliament congress ghost fox
    internet phone computer email message link photo video file password address date dates ps
    summary title subject example tip tips step steps dozen zero two three four five six seven
    eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
    christmas easter thanksgiving halloween
""")

"""As what people say they work, in Portuguese. Rules as the package tells."""

BLOCKS = {
    "occupation": r"""
<SER> <VIRAR> <ESTAR> :: (?:uma? |o |a |agora )?(?:ex[- ])?(?:(?:excelente|otim[oa]|simples|so
    |jovem|pequen[oa]|micro) )?<JOB>
comecei comecou :: a (?:trabalhar|trampar|atuar) (?:como|de|com) <THING>
trabalho trabalha trabalhamos trabalham atuo atua trampo trampa :: (?:atualmente |
    hoje )?(?:como|de|com|na area d[aeo]|no ramo d[aeo]|no setor d[aeo]|na area|por|em
    |na parte d[aeo]|no) (?!(?:uma? (?:menin|garot|pessoa|cara\b|mulher|homem|amig|colega|moc)\w*
    |graca|vez|voce|vcs?|ele|ela|eles|mais|isso|medo|verdade|dobro|equipe|grupo|excesso|silencio
    |paz|escola (?:e|eh|pra)|faculdade (?:e|eh|pra)|casa (?:e|eh|pra))\b)<THING>
trabalho trabalha :: (?P<v>em casa|home ?office|remoto|por conta(?: propria)?|a noite|de madrugada
    |meio periodo|fora|hibrido|no computador|em turnos|em escala(?: \w+)?|\d+x\d+|de segunda a \w+
    |aos sabados|muito)\b
<ESTAR> :: (?:trabalhando|atuando) (?:como|de|com|em|por) <THING>
<ESTAR> :: (?P<v>desempregad[oa]|sem (?:emprego|trabalho|trampo)|aposentad[oa]|afastad[oa]
    |procurando (?:emprego|trabalho|trampo)|de licenca(?: maternidade| medica)?|encostad[oa])\b
^*servidora servidor funcionaria funcionario :: (?P<v>public[oa])\b
abri abriu abrimos :: (?:uma? |meu |minha |nosso |nossa |propri[oa] )+(?:\w+ )?(?P<v><HOUSE>s?)
    (?!\w)
^*desempregada desempregado aposentada aposentado :: (?:desde|ha|faz) \S(?P<v>)
dou da damos dao :: (?P<v>aulas?(?: particular(?:es)?)?(?:(?: de| em| pra| para| no
    | na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
leciono leciona :: <THING>
dirijo dirige rodo roda :: (?P<v>(?:de |pela |pelo |um |uma |na |no |pro |para o )?(?:uber|99|taxi
    |onibus|caminhao|ifood|rappi|cabify|carreta|van escolar))\b
<ESTAR> :: fazendo (?:um |meu )?(?P<v>estagio(?: (?:em|no|na) \w+(?: \w+)?)?|bicos?|freelas?)\b
faco faz :: (?P<v>bicos?|freelas?|freelance|faxina|faxinas|entregas?|marmitas?|bolos?(?: (?:pra
    |para) (?:fora|vender|festa))|doces? (?:pra|para) (?:vender|fora)|unhas?|salgados?|artesanato
    |plantao|plantoes|estagio(?: (?:em|no|na) \w+(?: \w+)?)?|corridas? (?:de|por|no) (?:app
    |aplicativo))\b
^vendo vende :: (?P<v>(?!(?:o|a|os|as|meu|minha|tudo|isso|que|esse|essa|um|uma|uns|umas|ela|ele
    |video|videos|filme|serie|tv|novela|jogo|futebol|lives?|stories|netflix|noticias?
    |precos?|passage\w+|por|sob|em|no|na|pra|pro|para|bem|mal|muito|fotos?|memes?|reels
    |coisas?)\b)\w+(?: (?!<STOP>)\w+){0,3})
minha :: (?:profissao|funcao|ocupacao|area) (?:e|eh) (?:a |o |de )?<THING>
meu :: (?:trabalho|emprego|cargo|trampo|oficio|ganha-?pao) (?:e|eh) (?:de |como |com |na |no |o |
    a |em )?<THING>
atendo atende :: (?P<v>pacientes|clientes|online|em consultorio|no consultorio)(?: \w+)?
ganho ganha recebo recebe faturo fatura :: (?:uns |cerca de |mais ou menos |em media |so |apenas |
    um salario de )?(?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?(?: reais)?(?: liquidos?| limpos?
    | brutos?)?(?: (?:por|ao|no|a cada|todo) \w+(?: \w+)?)?|(?:um|dois|tres
    |\d) salarios?(?: minimos?)?)(?: (?:por|ao|no|liquid|limpo|brut)|$|,)
meu minha :: (?:salario|renda(?: mensal)?|faturamento) (?:e|eh|fica em|gira em torno)
    (?: de)? (?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?)
me se :: (?P<v>aposentei|aposentou)\b
virei virou :: (?P<v>ltda|mei|pj|clt|autonom[oa]|freela\w*)\b
serviu servi :: (?:na|no|o) (?P<v>marinha|exercito|aeronautica|forcas armadas)
-fui foi trabalhei trabalhou :: (?:como |de )?(?:(?:por )?\S+ anos (?:como |de )?)?<JOB>
ganho ganha tiro tira :: (?:a|minha|meu|o) (?:vida|pao|sustento)(?: de cada dia)? (?:como|com|de
    |d[ao]s?|fazendo) <THING>
ganho ganha tiro tira :: (?:a|minha|meu|o) (?:vida|pao|sustento)(?: de cada dia)? (?P<v>(?:vendendo
    |dando|cuidando|limpando|dirigindo|costurando|cozinhando|entregando|consertando|cortando
    |pintando|tocando|cantando|plantando|trabalhando|rodando|revendendo|lavando|passando
    |escrevendo|desenhando) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})
mexo mexe :: com <THING>
trabalho trabalha :: (?:mesmo )?(?:e|eh) (?:com|de|como|na|no) <THING>
^*profissao ocupacao job occupation profession trabalho
     :: :[ ](?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
<ESTAR> :: (?P<v>(?:servindo|no) (?:o |no )?(?:quartel|exercito|marinha)|de autonom[oa]
    |embarcad[oa]|de licenca|como autonom[oa]|no seguro desemprego)
voltei voltou :: a (?:ser |trabalhar como |atuar como )<JOB>
voltei voltou :: (?:pro|para o|pra) (?P<v>clt|mercado|batente|regime clt)\b
<ESTAR> :: (?P<v>por conta(?: propria)?|como autonom[oa]|no corre)\b
^*como :: (?:uma? )?(?P<v>(?:<JOBS>)(?: d[aeo] [\w-]+)?)(?=,| eu\b| (?:sei|vejo|tenho|trabalho)\b)
-era eram :: (?:uma? |um |o |a )?<JOB>
-trabalhei trabalhou trampei :: (?:muito tempo |\S+ anos )?(?:de|como|com) <THING>
vivo vive :: (?:so )?de (?P<v>bicos?|renda|aluguel|aposentadoria|freelas?|musica|arte|artesanato
    |vend\w+(?: \w+){0,2}|salario \w+|bolsa \w+|faxinas?|costura|pesca|roca)\b
trabalho trabalha trampo trampa :: (?P<v>(?:vendendo|fazendo|cuidando|dirigindo|limpando|dando
    |consertando|entregando|costurando|atendendo|programando|cozinhando
    |lavando) [\w-]+(?: (?!<STOP>)[\w-]+){0,4}|embarcad[oa]|embarcado|viajando|de carteira assinada
    |registrad[oa]|sem registro|informal|pj|clt|temporari[oa]|12x36|6x1|5x2)\b
comecei comecou :: (?:como|de) <THING>
cuido cuida :: (?:de )?(?P<v>(?:de |d[ao]s )?(?:<COUNT> )?(?:idos\w+|criancas|pacientes
    |uma idosa|um idoso
    |doentes|bebes))\b
conserto conserta costuro costura programo advogo :: (?P<v>(?:pra fora|para fora|roupa|roupas
    |carros?|celular\w*|computador\w*|casas?|em \w+)?)(?=\W*$|,|(?:ha|faz|desde|de|e|pra|em|no
    |na)\b)
assino assina :: (?:como )?(?P<v>mei|pj)\b
<SER> :: (?P<v>(?:mei|pj|clt|concursad[oa]|terceirizad[oa]|efetivad[oa]|voluntari[oa]|bolsista
    |sem emprego|assalariad[oa]|trabalhador[a]? (?:rural|autonom[oa]|informal)
    |profissional (?:liberal|d[aeo] \w+(?: \w+)?)|microempreendedora?|micro ?empresari[oa]
    |pensionista|beneficiari[oa])\b)
atuo atua :: (?:na |no |em |com |como |pel[oa] )<THING>
sirvo serve :: (?:a |o |na |no )(?P<v>marinha|exercito|aeronautica|quartel|patria)\b
<ESTAR> :: (?:de |como )<JOB>
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|mes|semanas|dias) (?P<v>desempregad[oa]|sem (?:emprego
    |trabalho|trampo)|afastad[oa]|parad[oa])\b
<ESTAR> :: fazendo (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
^*fazendo :: (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
faco faz :: (?P<v>transporte(?: \w+)?|fretes?|carretos?|mudancas|manutencao(?: \w+ \w+)?
    |consultorias?|sobrancelhas?|tranca\w*|crochet?|marmitex|quentinhas|designs?|logos?|sites?
    |trafego pago|reparos?|instalac\w+)\b
toco toca canto canta :: (?P<v>(?:(?:violao|guitarra|baixo|bateria|teclado|piano|sax|cavaquinho|
    sanfona|viola|violino|flauta|pandeiro) )?(?:em|n[ao]s?|num|numa|pr[ao]) (?:uma? )?(?:banda|
    coral|grupo|igreja|roda|orquestra|bloco|dupla|bar|bares|barzinhos?|louvor|fanfarra|noite
    |casamentos?|eventos|festas?|churrascaria|banda baile)\b(?: (?:d[aeo]|
    que) [\w-]+)?)
corto corta pinto pinta faco faz conserto conserta arrumo arruma instalo instala monto monta costuro
     costura lavo lava passo entrego entrega fabrico produzo produz crio planto colho vendo revendo
     :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|e) [\w-]+
    (?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
gerencio gerencia administro administra coordeno coordena lidero lidera chefio chefia dirijo
     supervisiono :: (?:uma? |o |a |os |as )?(?P<v>(?:equipe|loja|
    restaurante|hotel|empresa|time|setor|departamento|area|projetos?|obras?|escola|clinica|
    fazenda|condominio|unidade|filial|posto)\b(?: (?:d[aeo]|na|no|com) [\w-]+(?: [\w-]+)?)?)
ajudo ajuda :: (?:meu |minha |meus |o |a )?(?:pai|mae|marido|esposa|tio|tia|pais|irmao|irma|sogro|
    sogra|avo)? ?(?:n[ao]|com [ao]) (?P<v>(?:loja|feira|oficina|padaria|mercado|roca|sitio|bar|
    restaurante|negocio|empresa|salao|lanchonete|mercearia|barraca|banca)\b(?: \w+)?)
<ESTAR> :: (?P<v>sem (?:trampo|servico|emprego|trabalho)|parad[oa] (?:ha|faz|desde)|
    na informalidade|de aviso previo|no aviso|de ferias coletivas|de atestado|
    afastad[oa] (?:pelo inss|do trabalho)|de licenca[- ]\w+|em home office|de home office|
    como (?:pj|clt|freela\w*|temporari[oa]|uber|motorista|entregador)|fazendo (?:uber|ifood|
    entrega|corrida))\b
rodo roda faco faz :: (?:de |com )?(?P<v>(?:uber|99|ifood|rappi|indrive|app|aplicativo|entregas?|
    frete|lotacao)\b(?: \w+)?)
trabalho trabalha trampo :: (?P<v>(?:de |em )?(?:casa|escala|turno|plantao|12 por 36|seis por um|
    segunda a (?:sexta|sabado)|manha|tarde|noite|domingo a domingo|fim de semana|fins de semana|
    feriados?))\b
-trabalho trabalha trampo :: mais (?P<v>(?:de |aos? |n[oa]s? )?(?:fim de semana|fins de semana|
    sabados?|domingos?|noite|madrugada|feriados?))\b
<SER> <VIRAR> :: (?:o |a |um |uma )?(?P<v>[a-z]{3,}(?:ista|eir[oa]|dor|dora|tor|tora|log[oa]|
    tric[oa]|nom[oa]|grafo|grafa|metra|ente de \w+|aria de \w+))(?= (?:d[aeo]s?|em|n[ao]|aqui|ha|
    faz|desde|e|por|freelancer|autonom\w+|aposentad\w+|formad\w+)\b|\W*$|,)
ganho ganha recebo recebe :: (?:so |apenas |quase |uns |um pouco mais d[eo] )?(?P<v>(?:um |dois |
    tres |meio )?salarios? minimos?(?: e meio)?|por (?:hora|dia|comissao|produtividade|semana|
    quinzena)|auxilio \w+|bolsa familia|bpc|pensao(?: \w+)?|seguro desemprego|aposentadoria|
    pelo inss)\b
<ESTAR> :: de (?P<v>ferias|folga|plantao|recesso|greve|licenca\S*|home office|sobreaviso)
    (?= (?:ate|do|da|desde|por|essa|esta|na|no)\b|\W*$)
loja empresa fabrica firma escola :: (?:onde|em que|q|que) (?:eu )?(?:trabalho|trabalhava|trampo|
    trampava) (?P<v>\w+)
-loja empresa fabrica firma restaurante :: (?:onde|em que) (?:eu )?(?:trabalhava|
    trampava) (?P<v>fechou|faliu|quebrou|acabou)\b
sirvo atendo :: (?P<v>mesas?|no balcao|clientes|em (?:bar|restaurante|cafe|loja)|num \w+|numa \w+)
-parei parou deixei deixou :: de (?P<v>(?:dar aulas?|trabalhar (?:de|com|como|na|no|fora|a noite)|
    lecionar|vender|atender|dirigir (?:uber|pra|para|caminhao|onibus|taxi)|costurar|fazer (?:uber|
    bico|faxina|freela|unha|plantao|bolo|marmita)|rodar|advogar|cantar|tocar n[ao])\b[\w ]{0,25})
<ESTAR> :: (?:vendendo|revendendo|produzindo|fabricando|fazendo) (?P<v><WARES>\b(?: (?:no|na|pra|
    para|por|sob|em|de|e) [\w-]+(?: [\w-]+)?)?)
comecei comecou :: a (?:vender|revender|produzir|fabricar|fazer) (?P<v><WARES>\b(?: (?:no|na|pra|
    para|por|sob|em|de|e) [\w-]+)?)
<ESTAR> :: (?:de |como )(?P<v>(?:clt|pj|mei|freela\w*|temporari[oa]|estagiari[oa]|trainee)
    (?: (?:numa?|n[ao]|em uma?) [\w-]+(?: [\w-]+)?)?)
dou da faco faz :: (?P<v>plantao|plantoes)\b(?: (?:n[ao]|em|de) [\w-]+(?: [\w-]+)?)?
toco toca tocamos levo :: (?:um |uma |o |a |meu |minha |nosso |nossa )+(?P<v><HOUSE>)(?!\w)
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|mes|semanas|dias) (?P<v>procurando (?:emprego|trabalho|
    trampo|servico)|na fila do (?:desemprego|inss)|parad[oa])\b
dou da damos presto faco :: (?P<v>(?:consultorias?|palestras?|treinamentos?|mentorias?|cursos?|
    assessorias?|suporte|workshops?|oficinas?|terapia|massagens?|atendimentos?)\b(?: [\w-]+
    (?: (?!<STOP>)[\w-]+){0,3})?)
minha :: especialidade (?:e|eh) (?:em |o |a )?(?P<v>(?!\w+[aei]r\b|(?:essa|isso|nao
    |so)\b)[\w-]+
    (?: (?!<STOP>)[\w-]+){0,3})
jogo joga :: (?P<v>n[ao]s? (?:base|categoria de base|sub-?\d+|time|profissional|selecao|juvenil)\b
    (?: d[aeo]s? [\w-]+(?: [\w-]+)?)?|profissionalmente|pel[oa] [\w-]+)
aposentei aposentou aposentamos :: (?P<v>)(?=\W*$|,|(?:pel[oa]|por|ano|mes|em|ha|faz|cedo|ja
    |como|agora|
    semana|tem)\b)
dou da damos :: (?P<v>banho e tosa|reforco(?: escolar)?|assistencia tecnica)\b
tenho tem :: (?:[\w-]+ ){0,2}(?:registros?|experiencia|carteira|anos)(?: (?:n[ao]|de) \w+)?
    (?: \w+)? como
     <JOB>
entrei comecei fui entrou comecou foi :: (?:(?:efetivad|contratad|promovid|aprovad|chamad
    |registrad)[oa]
     |n[ao]s? [\w-]+ |n[ao]s? [\w-]+ [\w-]+ ){0,2}como <JOB>
fui foi :: promovid[oa] (?:a|pr[ao]) <JOB>
passei passou :: a (?:ser )?<JOB>(?=\W*$|,| (?:d[aeo]|n[ao]|em|ha|faz|ano|mes|semana)\b)
<SER> :: d[ao] (?:area|ramo|setor) d[aeo]s? (?P<v>(?!fumante)[\w-]+(?: (?!<STOP>)[\w-]+)?)
<TER> :: (?P<v>(?:dois|duas|tres|\d) (?:empregos|trabalhos|trampos|servicos))(?=\W*$|,| (?:e|pra
    |mas|ha|faz)\b)
""",
}

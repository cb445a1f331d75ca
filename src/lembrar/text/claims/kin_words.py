"""Who people are to each other, in folded letters: relatives, friends, pets and short names."""

from lembrar.text.lists import listed


def _and_several(words: frozenset[str]) -> frozenset[str]:
    """With the plurals that end in -s alone."""
    return words | {f"{word}s" for word in words if not word.endswith(("s", "ao", "wife"))}


SHE = _and_several(
    listed("""
    mae mamae maezinha irma irmas maninha filha filhas filhinha esposa mulher namorada noiva
    companheira parceira vovo tia tias titia prima primas sobrinha sobrinhas neta netas sogra
    cunhada nora madrasta enteada madrinha afilhada comadre bisavo gemea amiga amigas chefa patroa
    diretora socia vizinha medica psicologa professora orientadora aluna faxineira diarista baba
    secretaria advogada contadora nutri ex-mulher ex-namorada ex-esposa gata cadela cachorra
    gatinha cachorrinha treinadora ginecologista coordenadora supervisora mom mum mother mama mommy
    mummy sister sis daughter wife girlfriend gf fiancee grandma grandmother granny nana gran aunt
    auntie niece mother-in-law sister-in-law stepmom stepmother stepdaughter stepsister godmother
    ex-wife ex-girlfriend daughter-in-law goddaughter granddaughter landlady half-sister nan nanna
    nanny mam nonna stepmum aunty girlfriends wifey funcionaria estagiaria inquilina cabeleireira
    manicure empregada cuidadora costureira avozinha vozinha voinha maezona irmazinha priminha
    tiazinha netinha sogrinha afilhadinha bisa dinda coelhinha great-gran great-grandma
    great-grandmother great-aunt
""")
) | {"mais nova", "mais velha", "little girl"}
HE = _and_several(
    listed("""
    pai papai paizinho irmao irmaos filho filhos filhinho esposo marido maridao namorado noivo
    companheiro parceiro tio tios titio primo primos sobrinho sobrinhos neto netos sogro cunhado
    genro padrasto enteado padrinho afilhado compadre bisavo gemeo amigo amigos patrao diretor
    socio vizinho medico psicologo professor orientador aluno advogado contador treinador boy
    cachorro gato gatinho cachorrinho ex-marido ex-namorado coordenador supervisor dad father papa
    daddy brother son husband hubby boyfriend bf fiance grandpa grandfather grandad granddad uncle
    nephew father-in-law brother-in-law stepdad stepfather stepson stepbrother godfather ex-husband
    ex-boyfriend son-in-law godson grandson landlord half-brother nonno funcionario estagiario
    inquilino porteiro sindico mecanico zelador caseiro gramps avozinho vozinho voinho paizao
    irmaozinho priminho tiozinho netinho afilhadinho biso dindo coelhinho great-grandad
    great-grandpa great-grandfather great-uncle lad
""")
) | {"mais novo", "mais velho", "little boy", "little man"}
ANYONE = listed("""
    pais avo avos vo vovos sogros familia ex colega colegas chefe gerente dentista nutricionista
    terapeuta psiquiatra bebe bebes crianca criancas crush ficante personal cliente clientes equipe
    turma galera roommate parente parentes familiares gemeos pediatra cacula primogenito
    primogenita parents siblings sibling kid kids child children spouse partner grandparents cousin
    cousins sisters brothers daughters sons aunts uncles nieces nephews twin twins friend friends
    eldest oldest youngest bro missus folks mozao nenem nene menino menina guri guria buddy bestie
    coworker co-worker coworkers colleague colleagues boss manager supervisor flatmate housemate
    neighbor neighbour neighbors doctor therapist dentist teacher tutor coach trainer client
    clients baby toddler assistant accountant lawyer family in-laws team grandkids grandchildren
    grandchild stepkids dog dogs cat cats puppy kitten teammate mate mates pal pals roomie roomies
    roommates flatmates housemates neighbours bosses classmate classmates labmate stylist
    hairdresser barber babysitter tenant tenants employee employees intern lodger godchild
    stepdaughters stepsons parrot rabbit hamster bunny papagaio coelho calopsita
    inquilinos funcionarios alunos alunas vizinhos vizinhas physio specialist
""")
KIN = SHE | HE | ANYONE | {"little one", "little ones", "other half", "better half"}
RELATIVES = KIN - _and_several(
    listed("""
    amiga amigas amigo amigos chefa patroa patrao diretora diretor socia socio vizinha vizinho
    medica medico psicologa psicologo professora professor orientadora orientador aluna aluno
    faxineira diarista baba secretaria advogada advogado contadora contador nutri ginecologista
    coordenadora coordenador supervisora supervisor gata gato cadela cachorra cachorro gatinha
    gatinho cachorrinha cachorrinho treinadora treinador boy landlady landlord colega colegas chefe
    gerente dentista nutricionista terapeuta psiquiatra crush ficante personal cliente clientes
    equipe turma galera roommate pediatra friend friends buddy bestie coworker co-worker coworkers
    colleague colleagues boss manager flatmate housemate neighbor neighbour neighbors doctor
    therapist dentist teacher tutor coach trainer client clients assistant accountant lawyer team
    dog dogs cat cats puppy kitten teammate ex ex-mulher ex-namorada ex-esposa ex-marido
    ex-namorado ex-wife ex-girlfriend ex-husband ex-boyfriend
    mate mates pal pals roomie roomies roommates flatmates housemates neighbours bosses classmate
    classmates labmate stylist hairdresser barber babysitter tenant tenants employee employees
    intern lodger parrot rabbit hamster bunny papagaio coelho calopsita
    inquilinos funcionarios alunos alunas vizinhos vizinhas physio specialist funcionaria
    estagiaria inquilina cabeleireira manicure empregada cuidadora costureira funcionario
    estagiario inquilino porteiro sindico mecanico zelador caseiro nanny girlfriends coelhinho
    coelhinha
""")
)
"""Those whose being there is a fact of the speaker's own life: «tenho uma filha»."""
PETS = listed("""
    gata gato cadela cachorra cachorro gatinha gatinho cachorrinha cachorrinho dog dogs cat cats
    puppy kitten parrot rabbit hamster bunny papagaio coelho calopsita coelhinho coelhinha
""")

LOVES = listed("""
    marido esposa esposo mulher namorada namorado noiva noivo companheira companheiro parceira
    parceiro husband wife girlfriend boyfriend gf bf fiance fiancee partner spouse
""")

BARE = listed("""
    vovo vo mamae papai titia titio mainha painho maninha mom mum mommy mummy dad daddy grandma
    grandpa granny nana gran granddad hubby wifey nan gramps pops mama papa grandad
""")
"""Those who need no «minha» to be the speaker's own."""
WITH_ARTICLE = (
    RELATIVES
    | listed("""
    meninos meninas menino menina chefe chefa patrao patroa boss girls boys guri guria gurizada
    pequeno pequena maridao sogra landlord
""")
    | {"mais velho", "mais velha", "mais novo", "mais nova"} - listed("familia family")
)
NICKNAMES = listed("""
    aninha bel belinha bruninho cacau cadu caca carolzinha cris dani deco dede didi dinha dudu edu
    fabi fafa fe fefe fernandinha flavinha gabs gaby gi gigi gugu guga gui isinha jana ji jo joca
    ju juju kaka kati kiko lala leti lili lu luh luisinho mabi malu mari maria-clara mateusinho
    mila mimi nanda nati nathy ni nico pati paty pe pri quim rafinha rebs renatinha rô ro rodri
    rosi sil stela tata tati tato teca tete thi tico tina titi toni tuca val vane vini vivi xande
    ze zeze zuca abs ali alfie andi bella benny bex cal charl dee dom eddy ellie em fran georgie
    hal izzy jas jess jojo josie kat kris lexi liz lou maddie mads mel meg mick milo nat nate neil
    niamh nikki ollie pip rach raj ricky rosie sal sami shaz siobhan steph tash theo ty viv xander
    zac zack re le duda isa cami lari gabi jo fer rafa leo nina juca bibi lulu kiki
""")
"""Short names; they are read as names with a capital only."""
HUMAN = listed("""
    mora moram trabalha trabalham estuda estudam fala falam come comem bebe torce nasceu casou
    namora fuma odeia adora lives works studies speaks eats drinks smokes loves hates teaches plays
    supports prefers doesn't
""")
"""What only people (and some pets) do: after «meu …» it tells that somebody is meant."""
THINGS = listed("""
    empresa carro celular telefone computador notebook banco loja marca site app time cidade bairro
    escola faculdade casa conta internet cartao phone car laptop computer company bank school house
    city town team account store website job work card email brain heart body skin stomach cabelo
    corpo cabeca coracao estomago pele
""")
"""What nobody is, though it may be «minha»."""

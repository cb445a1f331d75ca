"""Messages that state something, and messages that don't: a wide net for the reader of intents.

Everyday ways of saying it, most of which no rule was written for.
"""

# kind|message
STATEMENTS = """
goal|Meu sonho é conhecer o Japão
goal|esse ano quero ler 20 livros
goal|Queria guardar uns 300 reais por mês
goal|Estou tentando parar de fumar
goal|nosso objetivo para o ano que vem é comprar um apartamento
goal|Tô economizando pra festa de 15 anos da minha filha
goal|Quero montar uma reserva de emergência de seis meses
goal|Até dezembro quero ter 20 mil guardados
goal|quero me formar em 2027
goal|pretendo abrir uma lojinha de doces
goal|I'd like to retire at 55
goal|we're trying to save for a deposit on a flat
goal|I hope to run a half marathon in October
goal|My target is 10k steps a day
goal|I want to get better at public speaking
goal|I need to put aside 200 a month for my daughter's braces
limit|Não quero gastar mais que 1000 reais por mês com cartão
limit|Se eu passar de R$ 800 no mês, me avisa
limit|Meu orçamento pra mercado é de 900 reais
limit|define um alerta quando a fatura passar de 2 mil
limit|posso gastar até 150 por semana com almoço
limit|o teto pra presente de natal é 100 reais
limit|Warn me if my electricity bill goes above $120
limit|my spending cap for clothes is $75 a month
limit|no more than $60 on coffee this month
limit|If I go over $500 on food, let me know
preference|Gosto muito de café sem açúcar
preference|Detesto reunião na sexta à tarde
preference|eu não curto muito filme de terror
preference|Meu estilo preferido é minimalista
preference|Responda sempre em português
preference|Pode me chamar de Zé
preference|não me envie e-mails de marketing
preference|amo comida japonesa
preference|sou apaixonada por plantas
preference|prefiro que me mandem mensagem em vez de ligar
preference|I'm not a fan of horror films
preference|I hate being called by my last name
preference|My favorite color is teal
preference|Please always answer in English
preference|I'd prefer aisle seats
preference|I enjoy hiking on weekends
preference|I don't really like phone calls, text me instead
decision|Vou trocar de plano de saúde
decision|Decidimos adiar a viagem para 2027
decision|Bati o martelo: vou de carro elétrico
decision|escolhi o curso noturno
decision|Tá decidido, vou pedir demissão
decision|ficou combinado que ela paga metade
decision|Não vou mais renovar a academia
decision|desisti da ideia e vou ficar com o carro antigo
decision|Vamos seguir com a proposta B
decision|Okay, I'm going with the cheaper option
decision|We've decided to postpone the wedding
decision|I've made up my mind: I'm quitting my job
decision|I chose the evening course
decision|I'm switching to a prepaid plan
decision|Starting next month I'll work from home
decision|We settled on Lisbon for the trip
decision|I won't be renewing my gym membership
goal|mano quero mt compra uma moto ano q vem
goal|minha meta desse mes eh gastar menos com ifood
goal|Quero conseguir pagar a faculdade da minha filha
goal|preciso juntar uns 5 mil ate o natal
goal|Sonho em abrir meu próprio restaurante
goal|meu plano é viajar pra Portugal em 2027
goal|Estamos guardando dinheiro para o casamento
goal|quero reduzir meus gastos em 20%
goal|Quero chegar a R$ 50 mil investidos
goal|tenho o objetivo de falar inglês fluente
goal|I wanna lose 5 kilos before summer
goal|Our goal this quarter is to cut costs by 10%
goal|I'm aiming to pay off the car by March
goal|I'd love to learn how to play the piano
goal|my new year's resolution is to read more
goal|I want to have $10,000 in savings by December
goal|I'm working towards buying a house
limit|me manda uma mensagem quando eu passar de 70% do orçamento
limit|Meu teto de gastos é 2500 por mês
limit|nao deixa eu gastar mais de 200 com bebida
limit|quero limitar meus gastos com roupa a 150 reais
limit|Não posso ultrapassar R$ 3.000 este mês
limit|o limite mensal pra lazer vai ser de 500 reais
limit|Please notify me if I exceed my budget
limit|I have a budget of $300 for this trip
limit|don't let me spend more than $20 a day
limit|I want to keep my rent under $1,200
preference|eu prefiro mil vezes praia do que montanha
preference|N gosto q me liguem de manha
preference|nao suporto barulho
preference|Minha comida favorita é lasanha
preference|gosto mais de receber por e-mail
preference|curto muito rock nacional
preference|Não quero receber propaganda
preference|quero ser chamada de Lu
preference|I like my coffee black
preference|I absolutely love Thai food
preference|Don't call me ma'am
preference|I'd rather not talk about politics
preference|I'm really into jazz
preference|I dislike long emails
preference|we love camping
decision|decidi q vou parar de beber
decision|Vou largar o emprego
decision|já resolvi, vou vender o apê
decision|a partir de agora só compro à vista
decision|Optamos por fazer a festa em casa
decision|vou ficar com o plano básico mesmo
decision|Escolhemos a escola do bairro
decision|Beleza, fechado: 12 parcelas de 200
decision|We're going to sell the house
decision|I'll take the job
decision|I have decided that I will go back to school
decision|It's official: we're moving to Canada
decision|I opted for the smaller one
decision|ok, let's do the blue one
decision|I'm never going back to that gym
goal|quero ter minha casa própria antes dos 40
goal|nossa meta é faturar 100 mil em 2026
goal|Preciso economizar uns 400 por mês
goal|tô querendo aprender a dirigir
goal|meu maior sonho é morar na praia
goal|Quero quitar meu carro até o fim do ano
goal|vou juntar 1000 reais todo mês
goal|Queria muito fazer um mestrado
goal|I plan on saving half my salary
goal|My dream is to own a farm
goal|I want to finish my degree next year
goal|I need to save for my kid's college
goal|we hope to buy our first home in 2027
goal|I'm trying to eat healthier
limit|Me notifique quando meu saldo for menor que 300 reais
limit|meu orçamento mensal é 3 mil
limit|não quero que a conta passe de 200
limit|avisa se o gasto com gasolina passar de 400
limit|cria um alerta de gastos de 1000 reais
limit|I can't spend more than $100 on shoes
limit|Tell me when I've spent 80% of my budget
limit|our limit for the party is $2,000
limit|cap my daily spending at $30
preference|prefiro falar por texto
preference|não gosto quando demoram pra responder
preference|adoro cachorro, odeio gato
preference|não me chame de senhora
preference|gosto de acordar às 5h
preference|meu time preferido é o Bahia
preference|detestamos fila
preference|I prefer tea over coffee
preference|I don't like surprises
preference|call me Liz from now on
preference|I love spicy food but hate onions
preference|I always prefer the aisle
decision|Decidi começar terapia
decision|Resolvemos não viajar este ano
decision|vou encerrar minha conta no banco
decision|fechamos com a construtora do seu Zé
decision|então tá combinado: sábado às 10h
decision|a partir de amanhã não tomo mais refrigerante
decision|Vou pedir demissão na sexta
decision|vou aceitar a proposta
decision|I decided against the surgery
decision|We decided to keep the cat
decision|I'm going to quit smoking
decision|I've chosen the second apartment
decision|Going forward, I'll pay in cash
decision|we agreed on 12 installments
decision|I'm done, I'm cancelling the subscription
change|cancelei a Netflix
""".strip().splitlines()

# Nothing here is critical.
NOTHING = """
Meu marido quer juntar dinheiro
Você quer que eu cancele?
o que você prefere, azul ou verde?
Meu pai sempre gostou de pescar
Se eu ganhasse na loteria, compraria uma casa
Ele falou que decidiu vender tudo
Ainda estou decidindo
Não sei se vou cancelar
será que eu gosto disso?
A empresa decidiu fechar a filial
Quero água
quero ir ao banheiro
Qual é a minha meta?
Qual o meu limite?
eu gostava de futebol
minha mãe adora novela
"prefiro morrer", disse o personagem
quero que pare de chover
me conta uma piada de papagaio
estou com fome de novo
What's my budget?
Do I like coffee?
My friend loves sushi
She decided to quit
Would you prefer a call?
I used to love running
If I were you I'd cancel
I wish I had more time
Should we go with plan B?
They agreed to meet
I want to go home by seven
I want to sleep till noon
can you save my contact?
His goal is to win
I could cancel, I guess
My wife wants to buy a house
I was thinking of moving
I don't know what I want for lunch
Nobody likes rain
I am not sure if I decided right
vc decidiu o q?
Minha prima prefere trabalhar de casa
a Ana quer juntar 10 mil
meu filho odeia brócolis
quem decidiu isso?
quando eu era criança gostava de chuva
Talvez eu venda o carro
tô em dúvida se vendo o carro
Ele disse: "decidi sair"
você devia economizar mais
o médico mandou eu parar de fumar
não tenho preferência
tanto faz
nunca decidi isso
se quiser posso cancelar
Li um livro sobre como juntar dinheiro
Quero dormir
eu ia cancelar mas desisti de cancelar
o jogo foi decidido nos pênaltis
meu professor gosta de dar prova surpresa
can you set an alarm?
He prefers emails
I have no preference
She'd rather stay home
we haven't agreed on anything
My son hates broccoli
who decided that?
The doctor told me to stop smoking
I was going to cancel but I didn't
the committee agreed to postpone
is it like coffee?
it looks like a storm
would love advice on this
Let's see
I wonder if I like it
what is the limit of the card?
People say I like to talk
you always prefer tea
I'd like to know more about loans
They love sushi
meu avô quer vender o sítio
será que vale a pena juntar dinheiro?
quanto preciso juntar?
como faço para economizar?
a professora prefere trabalhos impressos
você já decidiu?
a reunião ficou para sexta
quero ver fotos
não sei o que decidir
se eu fosse você, cancelava
a Júlia vai cancelar a matrícula
o limite de velocidade é 80
eles combinaram de sair
tem gente que odeia coentro
estava pensando em viajar
gosto se discute?
dizem que vou gostar
is it ok if I cancel?
my roommate hates noise
how do I save money?
the speed limit is 65
he wants me to save more
they decided on red
I wanted to ring you
should I prefer stocks?
I'd have liked that
he told me he decided to move
some people love cilantro
when should I start saving?
it was decided by the court
""".strip().splitlines()

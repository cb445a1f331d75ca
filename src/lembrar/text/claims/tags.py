"""What a statement is about, in a few words for sorting: task, agenda, client, finance …"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.fold import fold
from lembrar.text.lists import listed

_MOST = 3

_WORDS = {
    "client": """
        cliente clientes client clients customer customers freguesa fregues lead leads prospect
        comprador compradora
    """,
    "project": """
        projeto projetos project projects sprint release roadmap mvp obra entregavel deliverable
        deliverables deploy lancamento milestone
    """,
    "task": """
        tarefa tarefas task tasks todo entregar entrega prazo prazos deadline deadlines pendencia
        pendencias submit lembrete reminder afazeres due vence vencimento
    """,
    "agenda": """
        reuniao reunioes meeting meetings consulta compromisso agenda appointment appointments
        calendario calendar horario agendar marcar entrevista interview voo flight call aula
        evento schedule dentista dentist
    """,
    "communication": """
        email e-mail emails whatsapp whats zap wpp ligacao ligacoes telefone mensagem mensagens
        msg audio telegram sms phone text texts message messages slack
    """,
    "finance": """
        dinheiro grana reais real salario divida dividas boleto fatura cartao banco emprestimo
        financiamento investir investimento investimentos poupanca economizar juntar guardar
        orcamento gastar gasto gastos money salary debt loan bank budget spend spending savings
        save invest mortgage rent aluguel bill imposto tax taxes conta pix parcela parcelas quitar
        dollars bucks euros dolar usd brl
    """,
    "health": """
        saude medico medica consulta exame exames cirurgia hospital remedio dieta emagrecer treino
        academia terapia psicologo psicologa dentista doenca health doctor surgery medicine diet
        therapy therapist workout gym dentist diagnosed diagnostico peso correr maratona marathon
        run weight pressao diabetes cancer vacina gravida pregnant
    """,
    "family": """
        mae pai pais filho filha filhos filhas marido esposa mulher irmao irma avo vovo tia tio
        primo prima sogra sogro familia casamento neto neta sobrinho sobrinha mom mum mother dad
        father son daughter wife husband sister brother grandma grandpa aunt uncle cousin family
        kids parents wedding baby bebe
    """,
    "work": """
        trabalho emprego trampo empresa chefe escritorio contrato carreira promocao demitido
        demitida demissao estagio cargo work job company boss office contract career promotion
        fired hired proposta proposal socio reuniao meeting coworker colega resigned
    """,
}  # fmt: skip


def find(text: str) -> tuple[str, ...]:
    """At most three topics of `text`, the most spoken of first."""
    topics = _topics()
    counts: dict[str, int] = {}
    for word in _word().findall(fold(text)):
        for topic in topics.get(word, ()):
            counts[topic] = counts.get(topic, 0) + 1
    if _sum().search(text):
        counts["finance"] = counts.get("finance", 0) + 1
    ranked = sorted(counts, key=lambda topic: -counts[topic])
    return tuple(ranked[:_MOST])


tags = find
"""The same by the name it has in the contract of readers."""


@cache
def _topics() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for topic, words in _WORDS.items():
        for word in listed(words):
            found[word] = (*found.get(word, ()), topic)
    return found


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+(?:-[a-z]+)?")


@cache
def _sum() -> re.Pattern[str]:
    return re.compile(r"(?:R\$|US\$|\$|€|£) ?\d")

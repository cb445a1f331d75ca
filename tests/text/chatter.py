"""Text to try the readers of text with: any string at all, and chatter made of telling words."""

from collections.abc import Callable

from growth import grows_linearly
from hypothesis import strategies as st

WORDS = """
    não nao n nunca nem sem nenhum quero qro gosto prefiro decidi vou cancelar juntar meta limite de
    R$ 500 1.000,50 até junho se talvez ele disse que me avise combinado fechado a partir hoje Maria
    joão São Paulo e da Silva Banco do Brasil Sr. p. ex. etc. bom dia oi kkkk obrigado por favor né
    mas porque então don't isn't never no not without I'm I want to save prefer love hate decided
    let's go with from now on please remind me if said that Mr. Smith U.S. e.g. @ana iPhone IBM
    "aspas" (parênteses) ``` `code` https://x.y/z?a=b 😂 👍🏽 ❤️ … ... ?! ! ? . , ; : - – \n \n\n \t
    na\u0303o ca\u0327a \u200b
""".split(" ")
TEXTS = st.one_of(
    st.text(),
    st.lists(st.sampled_from([word for word in WORDS if word])).map(" ".join),
    st.lists(st.sampled_from(list("aA.,!?'\"()\n 1é😂-’“”ñ"))).map("".join),
)
HOSTILE = ["não não não ", "a.a.a.", "A a A a ", ",,,,", "não e quero, ", '( " ` “ ']


def is_quick(read: Callable[[str], object], bit: str) -> bool:
    """Whether reading repetitions of `bit` takes time in proportion to their length."""
    return grows_linearly(read, bit)

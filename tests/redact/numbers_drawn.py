"""Numbers that are valid by construction, for hypothesis, made in another way than they are
checked."""

import string

from hypothesis import strategies as st

GAPS = st.sampled_from(["", " ", "-", ".", "\u00a0", "\u2011", " - "])
DIGITS = st.text(string.digits, min_size=1, max_size=1)


def luhn_digit(body: str) -> str:
    """The one digit that makes the sum right, found by trying."""

    def total(number: str) -> int:
        pairs = [int(d) * (1 + n % 2) for n, d in enumerate(reversed(number))]
        return sum(n // 10 + n % 10 for n in pairs)

    return next(d for d in string.digits if total(body + d) % 10 == 0)


def digits(count: int) -> st.SearchStrategy[str]:
    return st.text(string.digits, min_size=count, max_size=count)


@st.composite
def cards(draw: st.DrawFn) -> str:
    prefix = draw(st.sampled_from(["4", "51", "55", "2223", "6011", "606282", "636368", "3530"]))
    body = prefix + draw(digits(15 - len(prefix)))
    return body + luhn_digit(body)


@st.composite
def amexes(draw: st.DrawFn) -> str:
    body = draw(st.sampled_from(["34", "37"])) + draw(digits(12))
    return body + luhn_digit(body)


def cpf_of(nine: str) -> str:
    """Both digits found by their defining equations."""
    made = nine
    for _ in range(2):
        weights = range(len(made) + 1, 1, -1)
        rest = sum(int(d) * w for d, w in zip(made, weights, strict=True)) % 11
        made += str(0 if rest < 2 else 11 - rest)
    return made


cpfs = digits(9).filter(lambda d: len(set(d)) > 1).map(cpf_of)


def cnpj_of(twelve: str) -> str:
    made = twelve
    for weights in ([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]):
        values = (ord(c) - ord("0") for c in made)
        rest = sum(v * w for v, w in zip(values, weights, strict=True)) % 11
        made += str(0 if rest < 2 else 11 - rest)
    return made


UPPER = string.ascii_uppercase + string.digits
cnpjs = digits(12).filter(lambda d: len(set(d)) > 1).map(cnpj_of)
lettered = st.text(UPPER, min_size=12, max_size=12).filter(lambda c: len(set(c)) > 1)
lettered_cnpjs = lettered.map(cnpj_of)


def iban_of(country: str, body: str) -> str:
    number = int("".join(str(int(c, 36)) for c in f"{body}{country}00"))
    return f"{country}{98 - number % 97:02}{body}"


ibans = st.one_of(
    st.text(string.digits, min_size=18, max_size=18).map(lambda b: iban_of("DE", b)),
    st.text(string.digits, min_size=21, max_size=21).map(lambda b: iban_of("PT", b)),
)


def dotted(cpf: str) -> str:
    return f"{cpf[:3]}.{cpf[3:6]}.{cpf[6:9]}-{cpf[9:]}"


def slashed(cnpj: str) -> str:
    return f"{cnpj[:2]}.{cnpj[2:5]}.{cnpj[5:8]}/{cnpj[8:12]}-{cnpj[12:]}"


def fours(number: str, gap: str) -> str:
    return gap.join(number[n : n + 4] for n in range(0, len(number), 4))


def unicode_digits(number: str, zero: int) -> str:
    """The same number in another script's digits."""
    return "".join(chr(zero + int(c)) if c.isdigit() else c for c in number)

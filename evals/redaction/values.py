"""Numbers and keys that pass, or just fail, their checks, drawn anew for every seed.

The labelled messages name what stands in a place (`{cpf.}`), not the value: so the same messages
are scored on many draws, and no file here holds anything that looks like somebody's key. What
makes a number valid is written here a second time on purpose: the detectors must not mark their
own work."""

from __future__ import annotations

import base64
import random
import string
import uuid
from collections.abc import Callable

_AREAS = "11 19 21 24 27 31 35 41 47 48 51 54 61 62 65 67 71 75 79 81 83 85 86 91 92 98".split()
_ALNUM = string.ascii_letters + string.digits
_UPPER = string.ascii_uppercase + string.digits
_IBANS = {"DE": "d18", "FR": "d10a11d2", "GB": "u4d14", "PT": "d21"}
_BRANDS = [("4", 16), ("51", 16), ("55", 16), ("2223", 16), ("6011", 16)]


class Draw:
    """One draw of all values."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def value(self, name: str) -> str:
        """A value by its name in the messages."""
        if name in _MAKERS:
            return _MAKERS[name](self)
        if name[:1] == "d" and name[1:].isdigit():
            return self.digits(int(name[1:]))
        kind, _, rest = name.partition(":")
        if kind == "b64":
            return self.of(_ALNUM + "+/", int(rest) - 1) + self.of(_ALNUM, 1)
        return self.iban(rest.rstrip("_"), spaced=rest.endswith("_"), good=kind == "iban")

    def of(self, letters: str, count: int) -> str:
        return "".join(self.random.choice(letters) for _ in range(count))

    def digits(self, count: int) -> str:
        """Digits of which the first is not 0."""
        return self.of("123456789", 1) + self.of(string.digits, count - 1)

    def hex(self, count: int) -> str:
        return self.of("0123456789abcdef", count)

    # ── documents ─────────────────────────────────────────────────────────────────────────────

    def cpf(self, good: bool = True) -> str:
        body = self.digits(9)
        for length in (10, 11):
            total = sum(int(d) * w for d, w in zip(body, range(length, 1, -1), strict=True))
            body += str(total * 10 % 11 % 10)
        return body if good else body[:9] + f"{(int(body[9:]) + 7) % 100:02}"

    def cnpj(self, good: bool = True, letters: bool = False) -> str:
        branch = "0001" if not letters else self.of(_UPPER, 4)
        body = (self.of(_UPPER, 8) if letters else self.digits(8)) + branch
        for weights in (
            (5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2),
            (6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2),
        ):
            rest = sum((ord(c) - 48) * w for c, w in zip(body, weights, strict=True)) % 11
            body += "0" if rest < 2 else str(11 - rest)
        return body if good else body[:12] + f"{(int(body[12:]) + 11) % 100:02}"

    def luhn(self, prefix: str, length: int, good: bool = True) -> str:
        body = prefix + self.of(string.digits, length - len(prefix) - 1)
        total = 0
        for place, digit in enumerate(reversed(body)):
            doubled = int(digit) * (2 if place % 2 == 0 else 1)
            total += doubled - 9 if doubled > 9 else doubled
        check = (10 - total % 10) % 10
        return body + str(check if good else (check + 3) % 10)

    def card(self, good: bool = True) -> str:
        return self.luhn(*self.random.choice(_BRANDS), good)

    def iban(self, country: str, *, spaced: bool, good: bool) -> str:
        body = "".join(self._bban(_IBANS[country]))
        number = int("".join(str(int(c, 36)) for c in body + country + "00"))
        check = 98 - number % 97 if good else (98 - number % 97 + 5) % 90 + 2
        made = f"{country}{check:02}{body}"
        return " ".join(made[n : n + 4] for n in range(0, len(made), 4)) if spaced else made

    def _bban(self, shape: str) -> list[str]:
        letters = {"d": string.digits, "a": _UPPER, "u": string.ascii_uppercase}
        parts = shape.replace("d", " d").replace("a", " a").replace("u", " u").split()
        return [self.of(letters[part[0]], int(part[1:])) for part in parts]

    # ── phones ────────────────────────────────────────────────────────────────────────────────

    def mobile(self) -> tuple[str, str, str]:
        return self.random.choice(_AREAS), "9" + self.digits(4), self.of(string.digits, 4)

    def american(self) -> tuple[str, str, str]:
        area = self.random.choice(["415", "212", "305", "617", "720"])
        return area, self.of("23456789", 1) + self.of("02345678", 2), self.of(string.digits, 4)

    # ── keys ──────────────────────────────────────────────────────────────────────────────────

    def jwt(self) -> str:
        head = base64.urlsafe_b64encode(b'{"alg":"HS256","typ":"JWT"}').decode().rstrip("=")
        claims = f'{{"sub":"{self.digits(10)}","name":"x{self.hex(6)}"}}'.encode()
        body = base64.urlsafe_b64encode(claims).decode().rstrip("=")
        return f"{head}.{body}.{self.of(_ALNUM + '-_', 43)}"

    def pem(self) -> str:
        lines = "\n".join(self.of(_ALNUM + "+/", 64) for _ in range(3))
        kind = self.random.choice(["RSA ", "", "OPENSSH ", "EC "])
        return f"-----BEGIN {kind}PRIVATE KEY-----\n{lines}\n-----END {kind}PRIVATE KEY-----"

    def uuid(self) -> str:
        return str(uuid.UUID(int=self.random.getrandbits(128), version=4))


def _dotted(cpf: str) -> str:
    return f"{cpf[:3]}.{cpf[3:6]}.{cpf[6:9]}-{cpf[9:]}"


def _slashed(cnpj: str) -> str:
    return f"{cnpj[:2]}.{cnpj[2:5]}.{cnpj[5:8]}/{cnpj[8:12]}-{cnpj[12:]}"


def _fours(number: str, by: str) -> str:
    return by.join(number[n : n + 4] for n in range(0, len(number), 4))


def _wide(number: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) for c in number)


def _rg(draw: Draw) -> str:
    return draw.digits(8) + draw.of(string.digits + "X", 1)


def _boleto(draw: Draw) -> str:
    return "".join(draw.digits(n) for n in (10, 11, 11, 1, 14))


def _boleto_groups(draw: Draw) -> str:
    d = _boleto(draw)
    return f"{d[:5]}.{d[5:10]} {d[10:15]}.{d[15:21]} {d[21:26]}.{d[26:32]} {d[32]} {d[33:]}"


def _weighted(draw: Draw, prefix: str) -> str:
    """EAN-13 and ISBN-13: weights 1 and 3."""
    body = prefix + draw.of(string.digits, 12 - len(prefix))
    total = sum(int(d) * (3 if n % 2 else 1) for n, d in enumerate(body))
    return body + str(-total % 10)


def _shaped(*parts: str) -> str:
    """Put together here, so that no scanner of this repository takes a pattern for a key."""
    return "".join(parts)


_MAKERS: dict[str, Callable[[Draw], str]] = {
    "cpf": lambda d: d.cpf(),
    "cpf.": lambda d: _dotted(d.cpf()),
    "cpf_": lambda d: " ".join([(c := d.cpf())[:3], c[3:6], c[6:9], c[9:]]),
    "cpf-": lambda d: f"{(c := d.cpf())[:9]}-{c[9:]}",
    "cpffw": lambda d: _wide(d.cpf()),
    "cpfnb": lambda d: _dotted(d.cpf()).replace("-", "\u2011"),
    "cpfbad.": lambda d: _dotted(d.cpf(good=False)),
    "cpfbad": lambda d: d.cpf(good=False),
    "cnpj": lambda d: d.cnpj(),
    "cnpj.": lambda d: _slashed(d.cnpj()),
    "cnpja": lambda d: d.cnpj(letters=True),
    "cnpja.": lambda d: _slashed(d.cnpj(letters=True)),
    "cnpjbad.": lambda d: _slashed(d.cnpj(good=False)),
    "cnpjabad.": lambda d: _slashed(d.cnpj(good=False, letters=True)),
    "rg": _rg,
    "rg.": lambda d: f"{(r := _rg(d))[:2]}.{r[2:5]}.{r[5:8]}-{r[8]}",
    "rgmg": lambda d: f"{(r := d.digits(8))[:2]}.{r[2:5]}.{r[5:]}",
    "nis": lambda d: "1" + d.of(string.digits, 10),
    "ssn": lambda d: f"{d.random.choice('12345')}{d.digits(2)}-{d.digits(2)}-{d.digits(4)}",
    "ssn0": lambda d: d.random.choice("12345") + d.digits(2) + d.digits(2) + d.digits(4),
    "card": lambda d: _fours(d.card(), " "),
    "card-": lambda d: _fours(d.card(), "-"),
    "card.": lambda d: _fours(d.card(), "."),
    "cardnb": lambda d: _fours(d.card(), "\u00a0"),
    "card0": lambda d: d.card(),
    "cardbad": lambda d: _fours(d.card(good=False), " "),
    "cardbad0": lambda d: d.card(good=False),
    "card19": lambda d: d.luhn("4", 19),
    "amex": lambda d: f"{(a := d.luhn('37', 15))[:4]} {a[4:10]} {a[10:]}",
    "diners": lambda d: f"{(a := d.luhn('36', 14))[:4]} {a[4:10]} {a[10:]}",
    "elo": lambda d: _fours(d.luhn("636368", 16), " "),
    "hiper": lambda d: _fours(d.luhn("606282", 16), " "),
    "mob": lambda d: "".join(d.mobile()),
    "mob()": lambda d: "({}) {}-{}".format(*d.mobile()),
    "mob+": lambda d: "+55 {} {}-{}".format(*d.mobile()),
    "mob55": lambda d: "55{}{}{}".format(*d.mobile()),
    "mob_": lambda d: "{} {} {}".format(*d.mobile()),
    "mob9": lambda d: f"{(m := d.mobile())[0]} 9 {m[1][1:]}-{m[2]}",
    "ddmob": lambda d: "{}) {}-{}".format(*d.mobile()),
    "mobl": lambda d: "{1}-{2}".format(*d.mobile()),
    "mob021": lambda d: "0{} {}-{}".format(*d.mobile()),
    "land": lambda d: f"{d.random.choice(_AREAS)}3{d.of(string.digits, 7)}",
    "land()": lambda d: f"({d.random.choice(_AREAS)}) 3{d.digits(3)}-{d.of(string.digits, 4)}",
    "us-": lambda d: "{}-{}-{}".format(*d.american()),
    "us.": lambda d: "{}.{}.{}".format(*d.american()),
    "us()": lambda d: "({}) {}-{}".format(*d.american()),
    "us+": lambda d: "+1 {} {} {}".format(*d.american()),
    "uk+": lambda d: f"+44 7{d.of(string.digits, 3)} {d.of(string.digits, 6)}",
    "uk0": lambda d: f"07{d.of(string.digits, 3)} {d.of(string.digits, 6)}",
    "pt+": lambda d: f"+351 9{d.of('1236', 1)}{d.of(string.digits, 1)} {d.digits(3)} {d.digits(3)}",
    "uuid": lambda d: d.uuid(),
    "hex7": lambda d: d.hex(7),
    "hex32": lambda d: d.hex(32),
    "hex40": lambda d: d.hex(40),
    "hex64": lambda d: d.hex(64),
    "track": lambda d: f"{d.of(string.ascii_uppercase, 2)}{d.digits(9)}BR",
    "boleto": _boleto_groups,
    "boleto0": _boleto,
    "nfe": lambda d: d.digits(44),
    "nfe4": lambda d: _fours(d.digits(44), " "),
    "cep": lambda d: f"{d.digits(5)}-{d.of(string.digits, 3)}",
    "cep0": lambda d: d.digits(8),
    "plate": lambda d: (
        f"{d.of(string.ascii_uppercase, 3)}{d.digits(1)}{d.of('ABCDEFGHIJ', 1)}{d.digits(2)}"
    ),
    "isbn": lambda d: _weighted(d, "978"),
    "ean": lambda d: _weighted(d, "789"),
    "imei": lambda d: d.luhn("35", 15),
    "sk": lambda d: _shaped("sk", "-proj-", d.of(_ALNUM + "_-", 47), d.of(_ALNUM, 1)),
    "skant": lambda d: _shaped("sk", "-ant-api03-", d.of(_ALNUM + "_-", 92), d.of(_ALNUM, 1)),
    "ghp": lambda d: _shaped("gh", d.random.choice("pos"), "_", d.of(_ALNUM, 36)),
    "ghpat": lambda d: _shaped("github", "_pat_", d.of(_ALNUM, 22), "_", d.of(_ALNUM, 59)),
    "aws": lambda d: _shaped("AK", "IA", d.of(string.ascii_uppercase + "234567", 16)),
    "tg": lambda d: _shaped(d.digits(10), ":AA", d.of(_ALNUM + "_-", 32), d.of(_ALNUM, 1)),
    "mp": lambda d: _shaped("APP", "_USR-", d.digits(16), "-111626-", d.hex(32), "-", d.digits(9)),
    "meta": lambda d: _shaped("EA", "A", d.of(_ALNUM, 120)),
    "stripe": lambda d: _shaped("sk", "_live_", d.of(_ALNUM, 24)),
    "gkey": lambda d: _shaped("AI", "za", d.of(_ALNUM + "_-", 34), d.of(_ALNUM, 1)),
    "slack": lambda d: _shaped("xo", "xb-", d.digits(12), "-", d.digits(12), "-", d.of(_ALNUM, 24)),
    "glpat": lambda d: _shaped("gl", "pat-", d.of(_ALNUM + "_", 20)),
    "sg": lambda d: _shaped("S", "G.", d.of(_ALNUM + "_-", 22), ".", d.of(_ALNUM, 43)),
    "hf": lambda d: _shaped("h", "f_", d.of(string.ascii_letters, 34)),
    "npm": lambda d: _shaped("np", "m_", d.of(_ALNUM, 36)),
    "groq": lambda d: _shaped("gs", "k_", d.of(_ALNUM, 52)),
    "asaas": lambda d: _shaped("$aa", "ct_prod_", d.of(_ALNUM, 60)),
    "jwt": lambda d: d.jwt(),
    "pem": lambda d: d.pem(),
}

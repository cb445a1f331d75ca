"""Private data in texts: what is found, what only looks like it, and what masking leaves alone."""

import runpy
import string
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from numbers_drawn import (
    GAPS,
    amexes,
    cards,
    cnpjs,
    cpfs,
    dotted,
    fours,
    ibans,
    lettered_cnpjs,
    slashed,
    unicode_digits,
)

from lembrar.policy import Private
from lembrar.text import private
from lembrar.text.private.values import nothing_left

WORDS = st.sampled_from(
    ["anota: {}", "{}", "é {} viu?", "segue {}, obrigado", "({})", "ok\n{}\nok"]
)
ALNUM = string.ascii_letters + string.digits
GROWS = runpy.run_path(str(Path(__file__).parents[1] / "text" / "growth.py"))["grows_linearly"]


def kinds(text: str, *wanted: str) -> list[str]:
    return [span.kind for span in private.find(text, wanted or private.KINDS)]


def test_the_policy_and_the_finders_know_the_same_kinds() -> None:
    assert set(Private.__args__) == {*private.GROUPS, *private.KINDS}


# ── found in every spelling ───────────────────────────────────────────────────────────────────


@given(cards(), GAPS, WORDS)
def test_cards_are_found_in_every_spelling(number: str, gap: str, words: str) -> None:
    """G10: valid numbers of known issuers, whatever stands between their groups."""
    said = fours(number, gap)
    text = words.format(said)
    (span,) = private.find(text, ["card"])
    assert text[span.start : span.end] == said


@given(amexes())
def test_american_express_has_groups_of_its_own(number: str) -> None:
    assert kinds(f"{number[:4]} {number[4:10]} {number[10:]}", "card") == ["card"]
    assert kinds(number, "card") == ["card"]


@given(cpfs, st.sampled_from([0x30, 0xFF10, 0x0660]), WORDS)
def test_cpfs_are_found_in_every_spelling(number: str, zero: int, words: str) -> None:
    """G10: bare, dotted, spaced, with other hyphens and in other digits."""
    spaced = f"{number[:3]} {number[3:6]} {number[6:9]} {number[9:]}"
    for said in (number, dotted(number), spaced, dotted(number).replace("-", "\u2011")):
        text = words.format(unicode_digits(said, zero))
        assert kinds(text, "cpf") == ["cpf"], text


@given(cnpjs, WORDS)
def test_cnpjs_are_found(number: str, words: str) -> None:
    assert kinds(words.format(slashed(number)), "cnpj") == ["cnpj"]
    assert kinds("cnpj " + number, "cnpj") == ["cnpj"]


@given(lettered_cnpjs, WORDS)
def test_cnpjs_with_letters_are_found(number: str, words: str) -> None:
    """G10: the alphanumeric CNPJ of July 2026."""
    assert kinds(words.format(slashed(number)), "cnpj") == ["cnpj"]
    assert kinds("cnpj " + number, "cnpj") == ["cnpj"]


@pytest.mark.parametrize("number", ["12.ABC.345/01DE-35", "12.abc.345/01de-35", "12ABC34501DE35"])
def test_the_tax_office_own_example_is_found(number: str) -> None:
    """G10"""
    assert kinds(number, "cnpj") == (["cnpj"] if number.isupper() or "." in number else [])


@given(ibans, WORDS)
def test_ibans_are_found(number: str, words: str) -> None:
    assert kinds(words.format(number), "iban") == ["iban"]
    assert kinds(words.format(fours(number, " ")), "iban") == ["iban"]


# ── wrong check digits ────────────────────────────────────────────────────────────────────────


def off_by_one(number: str, at: int = -1) -> str:
    place = at % len(number)
    return number[:place] + str((int(number[place]) + 1) % 10) + number[place + 1 :]


@given(cards(), GAPS)
def test_a_card_with_a_wrong_digit_is_none(number: str, gap: str) -> None:
    assert kinds(fours(off_by_one(number), gap), "card") == []


@given(cpfs)
def test_a_cpf_with_a_wrong_digit_is_none(number: str) -> None:
    assert kinds(dotted(off_by_one(number)), "cpf") == []
    assert kinds(off_by_one(number, -2), "cpf") == []


@given(cnpjs | lettered_cnpjs)
def test_a_cnpj_with_a_wrong_digit_is_none(number: str) -> None:
    assert kinds(slashed(off_by_one(number)), "cnpj") == []


@given(ibans)
def test_an_iban_with_a_wrong_digit_is_none(number: str) -> None:
    assert kinds(off_by_one(number), "iban") == []


# ── masking ───────────────────────────────────────────────────────────────────────────────────

PRIVATE = st.one_of(
    cards(),
    cards().map(lambda n: fours(n, " ")),
    cpfs.map(dotted),
    cpfs,
    cnpjs.map(slashed),
    ibans,
    st.sampled_from(
        [
            "senha: hunter2", "minha senha é girassol77", "cvv 123", "ana@exemplo.com.br",
            "(11) 98765-4321", "+44 7700 900123", "RG 12.345.678-9", "token=", "pix ", "‹card›",
            "sk-" + "aB3" * 12, "pedido 12345678909", "12/28 123",
        ]
    ),
)  # fmt: skip
TALK = st.text(st.sampled_from("abç é0129.,:-/()\n\u200b\u00a0🙂@‹›"), max_size=12)


@given(st.lists(st.one_of(PRIVATE, TALK), max_size=8).map(" ".join))
@example("senha: abc123 4567 senha ‹password›: 4567")
def test_masking_again_changes_nothing(text: str) -> None:
    """Whatever is masked is masked once."""
    for chosen in (("secrets",), ("personal",), ("all",)):
        once = private.mask(text, chosen)
        assert private.mask(once, chosen) == once


@given(st.text(max_size=200) | st.lists(st.one_of(PRIVATE, TALK), max_size=8).map("; ".join))
def test_all_else_stays_byte_for_byte(text: str) -> None:
    """What is between two masks is what stood between two spans."""
    spans = private.find(text)
    places = [0, *(place for span in spans for place in (span.start, span.end)), len(text)]
    kept = [text[a:b] for a, b in zip(places[::2], places[1::2], strict=True)]
    masks = [f"‹{span.kind}›" for span in spans]
    made = "".join(a + b for a, b in zip(kept, [*masks, ""], strict=True))
    assert private.mask(text) == (private.mask(made) if spans else text)
    assert places == sorted(places)


@given(st.text())
def test_any_text_can_be_read(text: str) -> None:
    private.mask(text)


def test_only_what_is_chosen_is_masked() -> None:
    text = "cpf 529.982.247-25, e-mail ana@exemplo.com.br, senha: hunter2"
    assert private.mask(text, ["cpf"]) == text.replace("529.982.247-25", "‹cpf›")
    assert private.mask(text, ["secrets"]) == text.replace("hunter2", "‹password›")
    assert private.mask(text, []) == text
    with pytest.raises(ValueError, match="colour"):
        private.mask(text, ["colour"])


def test_a_mask_is_no_number_no_date_and_no_name() -> None:
    """G2: verification must not take a mask for something to keep."""
    from datetime import UTC, datetime

    from lembrar.consolidate import atoms

    for kind in private.KINDS:
        for text in (f"o número é ‹{kind}› mesmo", f"‹{kind}›", f"Ana passou ‹{kind}›."):
            found = atoms.find(text, datetime(2026, 11, 16, tzinfo=UTC), "pt")
            assert not [atom for atom in found if kind in atom.text.lower()], (kind, found)


# ── hard to tell ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "qual é a senha do wifi?",
        "a senha é muito fraca",
        "my password is wrong",
        "senha A057 guichê 3",
        "o pedido 4111111111111111 atrasou",
        "id 7c9e6679-7425-40de-944b-e07fc1f90ae7",
        "commit 9fceb02d0ae598e95dc970b74767f19372d61af8",
        "liga no 0800 722 0101",
        "git@github.com:time/projeto.git",
        "icone@2x.png",
        "de 2019-2024",
        "CEP 01310-100",
        "34191.79001 01043.510047 91020.150008 5 84340000026000",
    ],
)
def test_what_only_looks_private(text: str) -> None:
    assert private.mask(text) == text


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("minha senha é hunter2", "minha senha é ‹password›"),
        ('senha = "uva verde 9"', 'senha = "‹password›"'),
        ("cartão 4111 1111 1111 1111 12/30 123", "cartão ‹card› 12/30 ‹password›"),
        ("postgres://app:s3nha@db/loja", "postgres://app:‹password›@db/loja"),
        ("pix 7c9e6679-7425-40de-944b-e07fc1f90ae7", "pix ‹pix›"),
        ("me liga (11) 98765\u20114321", "me liga ‹phone›"),
    ],
)
def test_what_is_private(text: str, masked: str) -> None:
    assert private.mask(text) == masked


PREFIXES = [
    "sk-",
    "sk-ant-api03-",
    "gh" + "p_",
    "gl" + "pat-",
    "hf" + "_",
    "gs" + "k_",
    "np" + "m_",
]


@given(st.sampled_from(PREFIXES), st.text(ALNUM, min_size=52, max_size=52))
def test_keys_are_known_by_their_makers_shapes(prefix: str, body: str) -> None:
    key = prefix + (body[:36] if prefix in ("np" + "m_",) else body)
    (span,) = private.find(f"usa {key}, ok?", ["key"])
    assert (span.start, span.end) == (4, 4 + len(key))


def test_a_private_key_goes_whole() -> None:
    key = "-----BEGIN {0}-----\nMIIabc\n-----END {0}-----".format("PRIVATE KEY")
    assert private.mask(f"olha\n{key}\nfim") == "olha\n‹key›\nfim"
    assert private.mask(key[:40]) == "‹key›"  # cut off: as far as it goes


@pytest.mark.parametrize(
    "unit",
    [
        "1 ",
        "senha ",
        "senha:",
        "key ",
        "a@a.",
        "4111 1111 ",
        "(11) 9",
        "sk-",
        "+1",
        "de89 ",
        "rg e ",
    ],
)
def test_work_grows_with_the_text_and_no_faster(unit: str) -> None:
    """Hostile texts: eight times as long takes some eight times as long, not sixty-four."""
    assert GROWS(private.mask, unit)


def test_nothing_is_left_of_a_secret_alone() -> None:
    assert nothing_left("minha senha é ‹password›")
    assert nothing_left("my card number is ‹card›")
    assert not nothing_left("comprei a geladeira na Casas Bahia no cartão ‹card›")
    assert not nothing_left("minha irmã mora em Olinda")

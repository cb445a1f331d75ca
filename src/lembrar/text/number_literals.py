"""What a literal of digits is worth: "1.234" is a thousand in Portuguese, hardly one in English."""

from decimal import Decimal


def literal_value(digits: str, language: str, hint: str, *, is_money: bool) -> Decimal | None:
    """The value of a literal such as "1.234,56", or `None` if it is no number ("3.11.2").

    `hint` is the language of the currency sign, or of the words around it, as far as known.
    """
    if digits.startswith("-"):
        value = literal_value(digits[1:], language, hint, is_money=is_money)
        return None if value is None else -value
    last = max(digits.rfind("."), digits.rfind(","))
    if last < 0:
        return Decimal(digits)
    separator, whole, rest = digits[last], digits[:last], digits[last + 1 :]
    other = "," if separator == "." else "."
    if other in whole:
        is_sound = separator not in whole and is_grouped(whole, other)
        return Decimal(f"{whole.replace(other, '')}.{rest}") if is_sound else None
    if separator in whole:
        return _many_groups(whole, rest, separator, is_money)
    if len(rest) == 3 and is_grouped(digits, separator):
        is_thousands = _means_thousands(separator, rest, language, hint, is_money)
        return Decimal(whole + rest if is_thousands else f"{whole}.{rest}")
    return Decimal(f"{whole or 0}.{rest}")


def is_grouped(digits: str, separator: str) -> bool:
    """Whether `separator` marks thousands, as far as the shape tells: "1.234", "12.345.678"."""
    first, *groups = digits.split(separator)
    return 1 <= len(first) <= 3 and first[0] != "0" and all(len(group) == 3 for group in groups)


def _many_groups(whole: str, rest: str, separator: str, is_money: bool) -> Decimal | None:
    groups = [*whole.split(separator), rest]
    if is_grouped(separator.join(groups), separator):
        return None if _is_address(groups) and not is_money else Decimal("".join(groups))
    if is_money and len(rest) <= 2 and is_grouped(whole, separator):
        return Decimal(f"{''.join(groups[:-1])}.{rest}")  # "R$ 5.000.00" happens
    return None


def _is_address(groups: list[str]) -> bool:
    """192.168.100.200 could be thousands, but four groups of a byte each are an IP address."""
    return len(groups) == 4 and all(int(group) < 256 and group != "000" for group in groups)


def _means_thousands(separator: str, rest: str, language: str, hint: str, is_money: bool) -> bool:
    """Whether the separator of "1.234" marks thousands: a point in Portuguese, a comma in English.

    Money has no three decimals but on fuel pumps, so one sign that they are thousands is enough.
    """
    grouping_language = "pt" if separator == "." else "en"
    opinions = [opinion for opinion in (hint, language) if opinion]
    if is_money:
        return rest == "000" or not opinions or grouping_language in opinions
    if opinions:
        return grouping_language == (language or hint)
    return rest == "000" or grouping_language == "pt"

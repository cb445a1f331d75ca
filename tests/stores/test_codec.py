"""Values as text."""

from hypothesis import given
from hypothesis import strategies as st

from lembrar.model import Trouble
from lembrar.stores import codec

characters = st.sampled_from("ab\ud7ff\ue000\uffff\U00010000\U0010ffff")
texts = st.text(characters, max_size=3)


@given(prefix=texts, text=st.text(characters, max_size=5))
def test_what_begins_with_a_prefix_stands_together(prefix: str, text: str) -> None:
    """G3: from the prefix up to one text, by code point, and nothing else does."""
    end = codec.past_prefix(prefix)
    between = prefix <= text and (end is None or text < end)
    assert between == text.startswith(prefix)
    if end is not None:
        end.encode()  # it is text that a database takes


@given(st.builds(Trouble, st.integers(0, 9), st.text(), st.text(), st.booleans()))
def test_a_trouble_comes_back(trouble: Trouble) -> None:
    """F8."""
    assert codec.load_trouble(codec.dump_trouble(trouble)) == trouble
    assert codec.load_trouble(codec.dump_trouble(None)) is None


def test_a_trouble_of_a_later_version_is_read() -> None:
    """G3: what it says more is left out."""
    assert codec.load_trouble('{"attempts": 2, "later": [1]}') == Trouble(2)

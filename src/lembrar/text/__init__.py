"""Reading Portuguese and English: pure functions of text, with no state and no network."""

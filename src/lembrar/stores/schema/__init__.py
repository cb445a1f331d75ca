"""Numbered migrations, applied in order."""

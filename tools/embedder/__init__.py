"""Builds and measures the bundled sentence embedder. Never imported by the library itself."""

"""The views of the page, each with its routes."""

"""The promises of a store, one file for each part of it."""

"""Taking memory out, bringing it in, and moving it from one store to another."""

"""Kinds of ranks: one file a kind; ``registry`` finds them by name."""

"""What a person sees: tables, plots, words."""

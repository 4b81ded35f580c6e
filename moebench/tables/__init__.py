"""What an engine may load: tuning tables and their formats. No torch."""

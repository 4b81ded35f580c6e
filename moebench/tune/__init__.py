"""Which plan is best: spaces searched with Optuna, finalists raced, tables written."""

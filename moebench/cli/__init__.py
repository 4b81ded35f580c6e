"""How it is asked: one file a command; nothing heavy is imported before a command needs it."""

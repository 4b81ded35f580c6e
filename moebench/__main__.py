"""``python -m moebench``: the command line."""

from moebench.cli.main import main

main()

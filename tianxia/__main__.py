"""`python -m tianxia`: the command line."""

from tianxia.cli import main

main()

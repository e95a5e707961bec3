"""Mechanics of the rulebook that several heroes share, each under its name (ledger, sections 9xx and 16xx)."""

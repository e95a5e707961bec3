"""The mechanics of sections 9 and 16 of the ledger that single heroes bring, each under the rulebook's name."""

"""The rules of Huns, by the chapters of its ledger."""

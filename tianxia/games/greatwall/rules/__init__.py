"""The rules of The Great Wall, by the chapters of its ledger."""

"""The bots of Chu Han."""

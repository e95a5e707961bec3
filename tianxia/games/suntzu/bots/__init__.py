"""The bots of Sun Tzu."""

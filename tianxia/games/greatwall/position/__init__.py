"""Positions of The Great Wall by hand."""

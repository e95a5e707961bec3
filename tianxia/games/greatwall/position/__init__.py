"""Positions of The Great Wall by hand: read, set, named and scripted."""

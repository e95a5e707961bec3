"""Positions of Sun Tzu by hand: read, set, named and scripted."""

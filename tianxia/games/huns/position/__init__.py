"""Positions of Huns by hand: read, set, named and scripted."""

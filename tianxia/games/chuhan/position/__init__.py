"""Positions of Chu Han by hand: read, set, named and scripted."""

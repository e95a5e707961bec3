"""Mechanics of the rulebook that several texts share (SG-93x to SG-98x, SG-165x), each under its name."""

"""Positions of Sanguosha by hand: read, set, named and scripted."""

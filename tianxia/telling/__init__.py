"""Telling: a game in words, in the language of each viewer, for the terminal and for the server alike."""

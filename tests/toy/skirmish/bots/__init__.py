"""How bots play the skirmish."""

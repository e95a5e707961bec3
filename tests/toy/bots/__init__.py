"""How bots play the toy game."""

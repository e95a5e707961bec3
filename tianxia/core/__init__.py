"""What all games share: questions, state, dice, match, views, log; imports no game."""

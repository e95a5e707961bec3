"""Five tabletop games about the wars for China and the steppe, with complete rules."""

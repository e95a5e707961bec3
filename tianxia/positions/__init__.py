"""Positions by hand: scenarios, what is read of them from outside, and the cards that fill them."""

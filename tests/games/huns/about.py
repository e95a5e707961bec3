"""What shared tests ask about Huns."""

from tests.about import About

ABOUT = About(examples=8)

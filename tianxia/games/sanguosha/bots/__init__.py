"""The bots of Sanguosha."""

"""The rules of Sanguosha, by the chapters of its rulebook."""

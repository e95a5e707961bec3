"""The rules of Sun Tzu, by the chapters of its rulebook."""

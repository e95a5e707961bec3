"""The rules of Chu Han, by the chapters of its rulebook."""

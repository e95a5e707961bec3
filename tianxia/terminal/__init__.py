"""The terminal: plain lines first (a pipe, a script, a screen reader), and a full screen on the same table."""

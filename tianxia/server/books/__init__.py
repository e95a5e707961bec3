"""The server tells here: the catalogue of games, events and questions in words, lessons, replays, evaluations."""

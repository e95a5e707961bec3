"""The server carries out here what the session decided: clock, sockets, threads, processes, the database."""

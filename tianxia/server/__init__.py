"""The server of the browser table: a session core without I/O, the store, and the shell around them."""

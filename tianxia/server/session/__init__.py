"""The server decides here, without I/O: it is told what happened and says what to do."""

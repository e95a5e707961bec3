"""The heroes, one file for each set; importing this package registers their skills."""

"""What makes the docs site out of the repository: pages that are written when it is built, and its check."""

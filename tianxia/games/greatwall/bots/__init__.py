"""How The Great Wall is played well."""

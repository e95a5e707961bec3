"""How Huns is played well."""

"""The bodies of the commands; `tianxia.cli` imports each one when it is called."""

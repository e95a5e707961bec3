"""The heroes by set and by what unites them; importing this package registers their skills."""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")

"""What all tests share."""

import os

from hypothesis import settings

from tests.toys import announce

pytest_plugins = ["tests.browser.fixtures", "tests.costs"]  # fixtures: also for the screens of each game

os.environ["TIANXIA_LANG"] = "en"  # whatever the system of the person speaks
announce()
settings.register_profile("gate", deadline=None, derandomize=True)
settings.load_profile("gate")

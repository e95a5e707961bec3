"""What all tests share."""

from hypothesis import settings

from tests.toys import announce

pytest_plugins = ["tests.browser.fixtures", "tests.costs"]  # fixtures: also for the screens of each game

announce()
settings.register_profile("gate", deadline=None, derandomize=True)
settings.load_profile("gate")

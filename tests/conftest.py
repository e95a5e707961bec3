"""What all tests share."""

from hypothesis import settings

pytest_plugins = ["tests.browser.fixtures"]  # also for the screens of each game

settings.register_profile("gate", deadline=None, derandomize=True)
settings.load_profile("gate")

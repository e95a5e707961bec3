"""Bots: they get one seat's view and its open question, and nothing else."""

from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.make import check_spec, make_bot, settle_spec

__all__ = ["Bot", "RandomBot", "check_spec", "make_bot", "settle_spec"]

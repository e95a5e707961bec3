"""The marks of Sanguosha's tests: `rule` for ledger ids, `content` for kinds of cards and skills."""

from tests.marks import content, rule

__all__ = ["content", "rule"]

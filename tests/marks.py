"""The mark that joins a test to the rules it pins."""

import pytest

from tianxia.ledger import RULE_ID


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("CH-305")`: this test fails if rule CH-305 is broken."""
    if not ids:
        raise ValueError("rule() needs at least one id, as in rule('CH-305')")
    for rule_id in ids:
        if RULE_ID.fullmatch(rule_id) is None:
            raise ValueError(f"{rule_id!r} is no rule id; one looks like CH-305")
    return pytest.mark.rule(*ids)

"""The marks that join a test to the rules and the cards and skills it pins."""

import re

import pytest

from tianxia.telling.ledger import RULE_ID

CONTENT_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("CH-305")`: this test fails if rule CH-305 is broken."""
    if not ids:
        raise ValueError("rule() needs at least one id, as in rule('CH-305')")
    for rule_id in ids:
        if RULE_ID.fullmatch(rule_id) is None:
            raise ValueError(f"{rule_id!r} is no rule id; one looks like CH-305")
    return pytest.mark.rule(*ids)


def content(*ids: str) -> pytest.MarkDecorator:
    """`@content("unyielding")`: this test fails if that skill or kind of card is broken."""
    if not ids:
        raise ValueError("content() needs at least one id, as in content('unyielding')")
    for content_id in ids:
        if CONTENT_ID.fullmatch(content_id) is None:
            raise ValueError(f"{content_id!r} is no data id; one looks like 'crossbow' or 'seven-star-blade'")
    return pytest.mark.content(*ids)

"""Messages that no honest client sends: a grammar of malformed and forged ones, and plain noise."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import get_args

from tianxia.server import wire

SAMPLES: dict[str, dict] = {
    "hello": {"v": 1, "table": "x", "token": "x", "since": 0},
    "answer": {"id": "a", "question": 1, "choice": {"option": "strike", "picks": {"card": ["card/1"]}}},
    "why": {"id": "a", "question": 1, "choice": {"option": "strike", "picks": {"card": ["card/1"]}}},
    "undo": {"id": "a"},
    "consent": {"id": "a", "yes": True},
    "concede": {"id": "a"},
    "bot": {"id": "a", "seat": 0, "on": True},
    "hurry": {"id": "a", "to": "end"},
    "hint": {"id": "a", "question": 1, "level": "legal"},
    "standing": {"id": "a", "kinds": {"skirmish.see": "pass"}},
    "chat": {"id": "a", "text": "hello"},
    "history": {"id": "a", "before": 3},
    "beliefs": {"id": "a"},
    "subscribe": {
        "id": "a",
        "on": True,
        "endpoint": "https://push.example/x",
        "p256dh": "B" * 87,
        "auth": "x" * 22,
        "lang": "en",
    },
    "away": {"id": "a", "away": True},
    "ping": {"id": "a"},
}
ODD = [
    None, True, -1, 0, 2**31, 2**63, 10**40, 1.5, "", "x" * 500, "\u202egnp.exe", "\u0000", [], [[]], {}, {"a": 1},
    ["card/-1"], ["card/999999"], ["card/１"], "ｐａｓｓ", {"set": "card/1"}, {"set": [1]}, {"set": ["card/1"] * 300},
]  # fmt: skip
ANSWER = '{"t":"answer","id":"a","question":%s,"choice":{"option":"x"}}'
RAW = [
    "", " ", "null", "true", "1", '""', "[]", "{}", "[" * 16000, '{"a":' * 3000, "NaN", "Infinity", "-1e999", "1e999",
    "9" * 16000,
    '{"t":"ping","id":"a","id":"b"}',
    '{"t":"ping","t":"concede","id":"a"}',
    '{"t":"chat","id":"a","text":"\\ud800"}',
    '{"t":"chat","id":"\\udfff","text":"x"}',
    '{"t":"ping","id":NaN}',
    ANSWER % "1e999",
    ANSWER % ("9" * 5000),
    ANSWER % "-1",
    '{"t":"ping","id":"a"}garbage',
    "\ufeff{}",
    '{"t":"nothing","id":"a"}',
    '{"id":"a"}',
    '{"t":1}',
    '{"t":"ping"}',
    '{"t":"PING","id":"a"}',
    "{'t':'ping'}",
    '{"t":"ping","id":"a",}',
    '{"t":"standing","id":"a","kinds":{' + ",".join([f'"k{n}":"v"' for n in range(500)]) + "}}",
]  # fmt: skip


def kinds() -> list[str]:
    """Every message of the protocol; a new one without a sample is an error of these tests."""
    tags = [kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)]
    assert sorted(tags) == sorted(SAMPLES), "a message of the protocol has no sample"
    return tags


def malformed(seed: int) -> Iterator[str]:
    """Without end."""
    luck = random.Random(seed)
    tags = kinds()
    yield from RAW
    while True:
        tag = luck.choice(tags)
        body = {"t": tag, **json.loads(json.dumps(SAMPLES[tag]))}
        match luck.randrange(6):
            case 0:
                body[luck.choice(list(body))] = luck.choice(ODD)
            case 1:
                del body[luck.choice(list(body))]
            case 2:
                body[luck.choice(("extra", "seat", "__class__", "v", "question"))] = luck.choice(ODD)
            case 3:
                body["t"] = luck.choice(tags)
            case 4:
                text = json.dumps(body)
                place = luck.randrange(len(text))
                yield text[:place] + chr(luck.randrange(1, 0x2FF)) + text[place + luck.randrange(3) :]
                continue
            case 5:
                text = json.dumps(body)
                yield text[: luck.randrange(len(text))]
                continue
        yield json.dumps(body)

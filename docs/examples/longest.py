"""A bot in another process: it picks as many things as it can. Any language will do (docs/bot-protocol.md).

tianxia arena chuhan --bots "run:python3 docs/examples/longest.py,random" --games 10
"""

import json
import sys


def size(choice: dict) -> int:
    """How many things an answer picks."""
    return sum(len(things) for things in choice["picks"].values())


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        print(json.dumps({"type": "ready"}), flush=True)
    elif told["type"] == "question":
        choices = told["choices"]
        place = max(range(len(choices)), key=lambda n: size(choices[n]))
        print(json.dumps({"type": "answer", "n": told["n"], "place": place}), flush=True)
    elif told["type"] == "end":
        break

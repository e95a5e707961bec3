"""The sounds of the pages, made from nothing but arithmetic: `python web/sounds/make.py [FOLDER]`.

A card is a breath of noise, a brush a longer one that swells; wood, drum and gong are struck: a few partials that die
away, the high ones first. The same every time."""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22_050
PEAK: Final = 0.8  # of what a sample can hold
FOLDER: Final = Path(__file__).parents[1] / "src" / "sounds"
Samples = list[float]
Partial = tuple[float, float, float]  # pitch in Hz, loudness, seconds until it has died away


def struck(seconds: float, partials: Sequence[Partial], bend: float = 0.0) -> Samples:
    """Partials that die away; with a bend the pitch falls by that part at the beginning, as a drum's does."""
    found = [0.0] * int(RATE * seconds)
    for pitch, loud, fades in partials:
        phase = 0.0
        for n in range(len(found)):
            at = n / RATE
            found[n] += loud * math.sin(phase) * math.exp(-5 * at / fades)
            phase += 2 * math.pi * pitch * (1 + bend * math.exp(-at / 0.03)) / RATE
    return found


def breath(seconds: float, bright: float, swell: Callable[[float], float], seed: str) -> Samples:
    """Noise through a soft filter; `bright` from 0 (dull) to 1, `swell` from 0 to 1 over its length."""
    chance = random.Random(seed)
    found: Samples = []
    low = 0.0
    for n in range(int(RATE * seconds)):
        low += bright * (chance.uniform(-1, 1) - low)
        found.append(low * swell(n / (RATE * seconds)))
    return found


def mixed(*layers: Samples) -> Samples:
    """All at once, as loud as allowed, without a click at either end."""
    found = [sum(layer[n] for layer in layers if n < len(layer)) for n in range(max(map(len, layers)))]
    most = max(abs(value) for value in found)
    soft = RATE // 500
    ends = [min(1.0, n / soft, (len(found) - 1 - n) / soft) for n in range(len(found))]
    return [PEAK * value / most * end for value, end in zip(found, ends, strict=True)]


def scaled(samples: Samples, by: float) -> Samples:
    """The same, louder or softer."""
    return [by * value for value in samples]


def falling(steep: float) -> Callable[[float], float]:
    """Loud at first."""
    return lambda at: math.exp(-steep * at)


def stroke(at: float) -> float:
    """A brush: pressed down, drawn, lifted, with a little grain."""
    return math.sin(math.pi * at**0.7) * (0.75 + 0.25 * math.sin(38 * at))


def sounds() -> dict[str, Samples]:
    """Each by its name."""
    tap = breath(0.05, 0.9, falling(6), "tap")
    return {
        "card": mixed(breath(0.13, 0.45, falling(7), "card"), scaled(struck(0.09, [(310, 0.5, 0.06)]), 0.3)),
        "brush": mixed(breath(0.42, 0.3, stroke, "brush")),
        "seal": mixed(
            struck(0.28, [(118, 1.0, 0.22), (236, 0.35, 0.12), (510, 0.2, 0.05)], bend=0.25), scaled(tap, 0.5)
        ),
        "drum": mixed(
            struck(0.75, [(82, 1.0, 0.7), (131, 0.45, 0.35), (190, 0.25, 0.2)], bend=0.5),
            scaled(breath(0.08, 0.5, falling(6), "skin"), 0.6),
        ),
        "clap": mixed(struck(0.16, [(690, 1.0, 0.11), (1830, 0.45, 0.05), (2900, 0.2, 0.03)]), scaled(tap, 0.25)),
        "gong": mixed(
            struck(
                1.9,
                [
                    (196, 1.0, 1.9), (294, 0.5, 1.5), (403, 0.55, 1.2), (517, 0.3, 0.9),
                    (668, 0.28, 0.6), (905, 0.16, 0.35), (1210, 0.1, 0.2),
                ],
            ),
            scaled(breath(0.06, 0.4, falling(5), "mallet"), 0.25),
        ),
    }  # fmt: skip


def write(samples: Samples, path: Path) -> None:
    """One channel of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *(round(32_767 * value) for value in samples)))


def main(folder: Path = FOLDER) -> None:
    """All of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        write(samples, folder / f"{name}.wav")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))

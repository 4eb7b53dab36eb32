"""Writes the golden values of Lion, Algorithm 2 of Chen et al., Symbolic Discovery of Optimization Algorithms (2023), in
exact fractions: make_lion_golden.py OUTPUT.json (see README.md)."""

import json
import re
import sys
from fractions import Fraction

STEPS, ELEMENTS = 12, 8
RATE, BETA1, BETA2, DECAY = Fraction(1, 128), Fraction(7, 8), Fraction(31, 32), Fraction(1, 4)


def sign(number):
    return (number > 0) - (number < 0)


def gradient(step):
    return [Fraction(2 * ((7 * i * i + 5 * step * (i + 1) + 3) % 23) - 21, 64) for i in range(ELEMENTS)]


def main(path):
    parameter = [Fraction(3 * i - 10, 16) for i in range(ELEMENTS)]
    moment = [Fraction(0)] * ELEMENTS
    numbers = lambda values: [float(value) for value in values]
    run = {"learning_rate": float(RATE), "beta1": float(BETA1), "beta2": float(BETA2), "weight_decay": float(DECAY),
           "start": numbers(parameter), "steps": []}
    for step in range(STEPS):
        slope = gradient(step)
        interpolated = [BETA1 * m + (1 - BETA1) * g for m, g in zip(moment, slope)]
        assert all(abs(c) > Fraction(1, 10**4) for c in interpolated), "its sign is no matter of rounding"
        parameter = [p - RATE * (sign(c) + DECAY * p) for p, c in zip(parameter, interpolated)]
        moment = [BETA2 * m + (1 - BETA2) * g for m, g in zip(moment, slope)]
        run["steps"].append({"gradient": numbers(slope), "parameter": numbers(parameter), "moment": numbers(moment)})
    text = json.dumps(run, indent=1)
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r"\[[^][{}]*\]", lambda numbers: " ".join(numbers[0].split()), text) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])

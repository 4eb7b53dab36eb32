"""What the scripts of this folder share: the library's random numbers, the weights that layers start with, and how
gradients are written down."""

import json
import math
import re

import numpy as np

FIRST_SEED = 42
SAMPLES = 16


# The generator of include/weft/base/random.hpp, vectorised over 32-bit arrays.
def threefry2x32(key, counter):
    key = [np.asarray(k, np.uint32) for k in key]
    schedule = [key[0], key[1], key[0] ^ key[1] ^ np.uint32(0x1BD11BDA)]
    rotations = (13, 15, 26, 6, 17, 29, 16, 24)
    with np.errstate(over="ignore"):
        x, y = (np.asarray(c, np.uint32) + schedule[i] for i, c in enumerate(counter))
        for turn in range(20):
            x = x + y
            distance = np.uint32(rotations[turn % 8])
            y = (y << distance) | (y >> (np.uint32(32) - distance))
            y = y ^ x
            if turn % 4 == 3:
                injection = turn // 4 + 1
                x = x + schedule[injection % 3]
                y = y + schedule[(injection + 1) % 3] + np.uint32(injection)
    return x, y


def stream_of(name):
    value = 2166136261
    for byte in name.encode():
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value


def random_bits(seed, counter, stream):
    return threefry2x32((seed, stream), (counter, np.uint32(0)))[0]


def random_bits_at(seed, name, step, count):
    stream = random_bits(seed, step, stream_of(name))
    return random_bits(seed, np.arange(count, dtype=np.uint32), stream)


def uniform_from_bits(bits):
    return (bits >> np.uint32(8)).astype(np.float32) * np.float32(2.0**-24)


def uniform(seed, name, shape, bound=1.0):
    """Evenly within +-bound: what a weight called `name` starts with."""
    drawn = uniform_from_bits(random_bits_at(seed, name, 0, math.prod(shape)))
    return ((np.float32(2) * drawn - np.float32(1)) * np.float32(bound)).reshape(shape)


def linear_weights(seed, name, fan_in, fan_out):
    bound = 1 / math.sqrt(fan_in)
    return {f"{name}.weight": uniform(seed, f"{name}.weight", (fan_in, fan_out), bound),
            f"{name}.bias": uniform(seed, f"{name}.bias", (fan_out,), bound)}


def norm_weights(name, features):
    return {f"{name}.weight": np.ones(features, np.float32), f"{name}.bias": np.zeros(features, np.float32)}


def block_weights(seed, name, features):
    """Of a block of examples/train_gpt."""
    values = norm_weights(f"{name}.norm1", features)
    for member in ("query", "key", "value", "out"):
        values |= linear_weights(seed, f"{name}.attention.{member}", features, features)
    return (values | norm_weights(f"{name}.norm2", features) | linear_weights(seed, f"{name}.up", features, 4 * features)
            | linear_weights(seed, f"{name}.down", 4 * features, features))


def distance(losses, expected):
    return max(abs(a - b) / abs(b) for a, b in zip(losses, expected))


def sample_indices(name, count):
    if count <= SAMPLES:
        return list(range(count))
    return [int(i) for i in random_bits_at(FIRST_SEED, name + ".sample", 0, SAMPLES) % np.uint32(count)]


def digits(values, places):
    return [float(f"{float(v):.{places}g}") for v in values]


def describe_gradients(single, double):
    rows = []
    for name in single:
        indices = sample_indices(name, single[name].size)
        row = dict(name=name, elements=single[name].size, indices=indices)
        for suffix, gradient, places in (("_f32", single[name], 9), ("", double[name], 17)):
            row["sum" + suffix], row["l2" + suffix] = digits((gradient.sum(), np.linalg.norm(gradient)), places)
            row["values" + suffix] = digits(gradient[indices], places)
        rows.append(row)
    return rows


def sampled_gradients(gradients):
    """What describe_gradients says of those in float64, to 9 digits: for models of many weights."""
    rows = []
    for name, gradient in gradients.items():
        indices = sample_indices(name, gradient.size)
        total, norm = digits((gradient.sum(), np.linalg.norm(gradient)), 9)
        rows.append(dict(name=name, elements=gradient.size, sum=total, l2=norm, indices=indices,
                         values=digits(gradient[indices], 9)))
    return rows


def write_golden(path, golden):
    """A line for every list of numbers."""
    text = re.sub(r"\[\s+([^\[\]{}\"]+?)\s+\]", lambda found: "[" + re.sub(r"\s+", " ", found[1]) + "]",
                  json.dumps(golden, indent=1))
    with open(path, "w") as file:
        file.write(text + "\n")

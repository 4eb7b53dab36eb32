"""Writes what PyTorch computes for one layer of attention with rotary positions and grouped queries, forward and backward:
make_attention_golden.py OUTPUT.json (see README.md)."""

import json
import sys

import torch
from torch.nn import functional

from golden import FIRST_SEED, digits, random_bits_at, uniform_from_bits
from make_generate_golden import rotated

BATCH, TIME, FEATURES, HEADS, KV_HEADS = 2, 5, 16, 4, 2


def numbers(name, *shape):
    count = torch.Size(shape).numel()
    uniform = uniform_from_bits(random_bits_at(FIRST_SEED, name, 0, count))
    return (torch.tensor(uniform, dtype=torch.float64) * 2 - 1).reshape(shape).requires_grad_()


def main(path):
    narrow = FEATURES // HEADS * KV_HEADS
    x = numbers("x", BATCH, TIME, FEATURES)
    widths = dict(query=FEATURES, key=narrow, value=narrow, out=FEATURES)
    weights = {f"{member}.weight": numbers(f"{member}.weight", FEATURES, width) for member, width in widths.items()}

    def heads_of(member):
        return (x @ weights[f"{member}.weight"]).unflatten(-1, (-1, FEATURES // HEADS)).transpose(1, 2)

    query, key, value = (heads_of(member) for member in ("query", "key", "value"))
    mixed = functional.scaled_dot_product_attention(rotated(query), rotated(key), value, is_causal=True, enable_gqa=True)
    out = mixed.transpose(1, 2).flatten(-2) @ weights["out.weight"]
    (out * numbers("pull", *out.shape).detach()).sum().backward()
    gradients = {"x": x.grad, **{name: weight.grad for name, weight in weights.items()}}
    golden = dict(seed=FIRST_SEED, torch=torch.__version__, out=digits(out.detach().flatten(), 12),
                  gradients=[dict(name=name, values=digits(gradient.flatten(), 12)) for name, gradient in gradients.items()])
    with open(path, "w", encoding="ascii") as file:
        json.dump(golden, file)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

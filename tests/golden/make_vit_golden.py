"""Writes the golden values of ViT-Tiny for images of 32 by 32, computed by PyTorch: make_vit_golden.py OUTPUT.json (see
README.md)."""

import math
import sys

import numpy as np
import torch
from torch.nn import functional

from golden import (FIRST_SEED, block_weights, digits, distance, linear_weights, norm_weights, sampled_gradients, uniform,
                    write_golden)
from image_training import image_batch, train

BATCH, CLASSES, STEPS, SIZE = 4, 10, 3, 32
FEATURES, HEADS, LAYERS, PATCH = 192, 3, 12, 4
OPTIMIZER = dict(kind="sgd", learning_rate=0.02, momentum=0.9, weight_decay=1e-2)


def initial_parameters(seed):
    """Linear weights are [in, out]."""
    patch = 3 * PATCH * PATCH
    values = {"patch.weight": uniform(seed, "patch.weight", (FEATURES, 3, PATCH, PATCH), 1 / math.sqrt(patch)),
              "patch.bias": uniform(seed, "patch.bias", (FEATURES,), 1 / math.sqrt(patch)),
              "position.weight": uniform(seed, "position.weight", ((SIZE // PATCH) ** 2, FEATURES),
                                         math.sqrt(3) / math.sqrt(FEATURES))}
    for i in range(LAYERS):
        values |= block_weights(seed, f"h.{i}", FEATURES)
    return values | norm_weights("norm", FEATURES) | linear_weights(seed, "head", FEATURES, CLASSES)


def loss_of(p, image, label):
    def linear(name, x):
        return x @ p[f"{name}.weight"] + p[f"{name}.bias"]

    def norm(name, x):
        return functional.layer_norm(x, (FEATURES,), p[f"{name}.weight"], p[f"{name}.bias"])

    def attention(name, x):
        heads = (linear(f"{name}.{member}", x).unflatten(-1, (HEADS, -1)).transpose(1, 2)
                 for member in ("query", "key", "value"))
        mixed = functional.scaled_dot_product_attention(*heads)
        return linear(f"{name}.out", mixed.transpose(1, 2).flatten(-2))

    x = functional.conv2d(image, p["patch.weight"], p["patch.bias"], stride=PATCH).flatten(2).transpose(1, 2)
    x = x + p["position.weight"]
    for i in range(LAYERS):
        x = x + attention(f"h.{i}.attention", norm(f"h.{i}.norm1", x))
        x = x + linear(f"h.{i}.down", functional.gelu(linear(f"h.{i}.up", norm(f"h.{i}.norm2", x))))
    return functional.cross_entropy(linear("head", norm("norm", x).mean(1)), label)


def main():
    initial = initial_parameters(FIRST_SEED)
    batches = [image_batch(FIRST_SEED, step, (BATCH, 3, SIZE, SIZE), CLASSES) for step in range(STEPS)]
    single = train(initial, batches, loss_of, OPTIMIZER, torch.float32)
    double = train(initial, batches, loss_of, OPTIMIZER, torch.float64)
    assert distance(single.losses, double.losses) < 1e-5
    print(f"loss {double.losses[0]:.6f} -> {double.losses[-1]:.6f}, float32 within "
          f"{distance(single.losses, double.losses):.1e}", file=sys.stderr)
    golden = dict(made_by=f"make_vit_golden.py with torch {torch.__version__.split('+')[0]}, numpy {np.__version__}",
                  batch=BATCH, steps=STEPS, seed=FIRST_SEED, optimizer=OPTIMIZER, losses=digits(double.losses, 17),
                  gradients=sampled_gradients(double.gradients))
    write_golden(sys.argv[1], golden)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_vit_golden.py OUTPUT.json")
    main()

"""Writes the golden values of a small convolutional net, computed by PyTorch: make_convnet_golden.py OUTPUT.json (see
README.md)."""

import json
import math
import sys

import numpy as np
import torch
from torch.nn import functional as F

from golden import FIRST_SEED, describe_gradients, digits, random_bits_at, uniform_from_bits

BATCH, CHANNELS, SIZE, CLASSES, STEPS = 8, 3, 12, 10, 10
OPTIMIZER = dict(kind="sgd", learning_rate=0.05, momentum=0.9, weight_decay=1e-2)
# Name, shape, how many numbers an output sees; linear weights are [in, out].
UNIFORM = (
    ("conv1.weight", (8, 3, 3, 3), 27),
    ("conv1.bias", (8,), 27),
    ("conv2.weight", (16, 4, 3, 3), 36),
    ("conv3.weight", (16, 16, 3, 2), 96),
    ("conv3.bias", (16,), 96),
    ("output.weight", (16, CLASSES), 16),
    ("output.bias", (CLASSES,), 16),
)
NORMS = (("norm1", 8), ("norm2", 16))


def initial_parameters(seed):
    values = {}
    for name, shape, seen in UNIFORM:
        uniform = uniform_from_bits(random_bits_at(seed, name, 0, math.prod(shape)))
        bound = np.float32(1.0 / math.sqrt(seen))
        values[name] = ((np.float32(2) * uniform - np.float32(1)) * bound).reshape(shape)
    for name, channels in NORMS:
        values[f"{name}.weight"] = np.ones(channels, np.float32)
        values[f"{name}.bias"] = np.zeros(channels, np.float32)
    return values


def batch(seed, step):
    shape = (BATCH, CHANNELS, SIZE, SIZE)
    image = uniform_from_bits(random_bits_at(seed, "image", step, math.prod(shape))).reshape(shape)
    label = (random_bits_at(seed, "label", step, BATCH) % np.uint32(CLASSES)).astype(np.int64)
    return image, label


def logits_of(p, averages, image, training):
    """`averages`: those of norm1, which a training step moves and an evaluation normalizes by."""
    x = F.conv2d(image, p["conv1.weight"], p["conv1.bias"], padding=1)
    x = F.batch_norm(x, averages["running_mean"], averages["running_var"], p["norm1.weight"], p["norm1.bias"],
                     training=training)
    x = F.relu(x)
    x = F.max_pool2d(x, 3, stride=2, padding=1)
    x = F.conv2d(x, p["conv2.weight"], stride=2, padding=1, groups=2)
    x = F.relu(F.group_norm(x, 4, p["norm2.weight"], p["norm2.bias"]))
    y = F.conv2d(x, p["conv3.weight"], p["conv3.bias"], padding=(2, 1), dilation=2)
    x = F.relu(x + y)
    x = F.avg_pool2d(x, 2, stride=1, padding=1).mean((2, 3))
    return x @ p["output.weight"] + p["output.bias"]


def train(seed, dtype):
    """The losses of all steps, the gradients of the first; the running averages after the first and after all, and the
    logits that an evaluation then gives for one more batch."""
    parameters = {name: torch.tensor(value, dtype=dtype, requires_grad=True)
                  for name, value in initial_parameters(seed).items()}
    optimizer = torch.optim.SGD(list(parameters.values()), lr=OPTIMIZER["learning_rate"],
                                momentum=OPTIMIZER["momentum"], weight_decay=OPTIMIZER["weight_decay"])
    averages = dict(running_mean=torch.zeros(8, dtype=dtype), running_var=torch.ones(8, dtype=dtype))
    losses, gradients, moved = [], None, {}
    for step in range(STEPS):
        image, label = batch(seed, step)
        optimizer.zero_grad()
        logits = logits_of(parameters, averages, torch.tensor(image, dtype=dtype), training=True)
        loss = F.cross_entropy(logits, torch.tensor(label))
        loss.backward()
        if gradients is None:
            gradients = {name: p.grad.double().numpy().ravel().copy() for name, p in parameters.items()}
        optimizer.step()
        losses.append(loss.item())
        if step in (0, STEPS - 1):
            for name, values in averages.items():
                moved.setdefault(f"norm1.{name}", []).append(digits(values.double().numpy(), 9))
    image, _ = batch(seed, STEPS)
    with torch.no_grad():
        logits = logits_of(parameters, averages, torch.tensor(image, dtype=dtype), training=False)
    return losses, gradients, dict(averages=moved, logits=digits(logits.double().numpy().ravel(), 9))


def main():
    torch.set_num_threads(1)
    for seed in range(FIRST_SEED, FIRST_SEED + 100):  # where rounding decides no ReLU and no maximum
        single, gradients_single, _ = train(seed, torch.float32)
        double, gradients_double, evaluation = train(seed, torch.float64)
        distance = max(abs(a - b) / abs(b) for a, b in zip(single, double))
        if distance < 1e-6:
            break
    run = dict(name="sgd", seed=seed, optimizer=OPTIMIZER, losses_f32=digits(single, 9), losses=digits(double, 17),
               gradients=describe_gradients(gradients_single, gradients_double), **evaluation)
    print(f"seed {seed}: loss {double[0]:.6f} -> {double[-1]:.6f}, float32 within {distance:.1e}", file=sys.stderr)
    golden = dict(made_by=f"make_convnet_golden.py with torch {torch.__version__.split('+')[0]}, numpy {np.__version__}",
                  batch=BATCH, steps=STEPS, runs=[run])
    with open(sys.argv[1], "w") as file:
        json.dump(golden, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_convnet_golden.py OUTPUT.json")
    main()

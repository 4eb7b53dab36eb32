"""Writes the golden values of a small convolutional net, computed by PyTorch: make_convnet_golden.py OUTPUT.json (see
README.md)."""

import json
import math
import sys

import numpy as np
import torch
from torch.nn import functional as F

from golden import FIRST_SEED, describe_gradients, digits, distance, uniform
from image_training import image_batch, train

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
        values[name] = uniform(seed, name, shape, 1 / math.sqrt(seen))
    for name, channels in NORMS:
        values[f"{name}.weight"] = np.ones(channels, np.float32)
        values[f"{name}.bias"] = np.zeros(channels, np.float32)
    return values


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


def train_and_evaluate(seed, dtype):
    """The training; the running averages after its first step and after its last, and the logits that an evaluation then
    gives for one more batch."""
    *batches, last = (image_batch(seed, step, (BATCH, CHANNELS, SIZE, SIZE), CLASSES) for step in range(STEPS + 1))
    averages = dict(running_mean=torch.zeros(8, dtype=dtype), running_var=torch.ones(8, dtype=dtype))
    moved = {f"norm1.{name}": [] for name in averages}

    def loss_of(parameters, image, label):
        loss = F.cross_entropy(logits_of(parameters, averages, image, training=True), label)
        for name, values in averages.items():
            moved[f"norm1.{name}"].append(digits(values.double().numpy(), 9))
        return loss

    run = train(initial_parameters(seed), batches, loss_of, OPTIMIZER, dtype)
    with torch.no_grad():
        logits = logits_of(run.parameters, averages, torch.tensor(last[0], dtype=dtype), training=False)
    ends = {name: [values[0], values[-1]] for name, values in moved.items()}
    return run, dict(averages=ends, logits=digits(logits.double().numpy().ravel(), 9))


def main():
    torch.set_num_threads(1)
    for seed in range(FIRST_SEED, FIRST_SEED + 100):  # where rounding decides no ReLU and no maximum
        single, _ = train_and_evaluate(seed, torch.float32)
        double, evaluation = train_and_evaluate(seed, torch.float64)
        if distance(single.losses, double.losses) < 1e-6:
            break
    run = dict(name="sgd", seed=seed, optimizer=OPTIMIZER, losses_f32=digits(single.losses, 9),
               losses=digits(double.losses, 17), gradients=describe_gradients(single.gradients, double.gradients),
               **evaluation)
    print(f"seed {seed}: loss {double.losses[0]:.6f} -> {double.losses[-1]:.6f}, float32 within "
          f"{distance(single.losses, double.losses):.1e}", file=sys.stderr)
    golden = dict(made_by=f"make_convnet_golden.py with torch {torch.__version__.split('+')[0]}, numpy {np.__version__}",
                  batch=BATCH, steps=STEPS, runs=[run])
    with open(sys.argv[1], "w") as file:
        json.dump(golden, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_convnet_golden.py OUTPUT.json")
    main()

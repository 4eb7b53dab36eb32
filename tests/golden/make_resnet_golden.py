"""Writes the golden values of ResNet-18 for images of 32 by 32, computed by PyTorch: make_resnet_golden.py OUTPUT.json (see
README.md)."""

import math
import sys

import numpy as np
import torch
from torch.nn import functional as F

from golden import FIRST_SEED, digits, distance, sampled_gradients, uniform, write_golden
from image_training import image_batch, train

BATCH, CLASSES, STEPS = 4, 10, 3
OPTIMIZER = dict(kind="sgd", learning_rate=0.005, momentum=0.9, weight_decay=1e-2)


def layers(width):
    """Name and shape of every weight, linear ones [in, out], in the order of the model."""
    def conv(name, inputs, outputs, size):
        return [(f"{name}.weight", (outputs, inputs, size, size))]

    def norm(name, channels):
        return [(f"{name}.weight", (channels,)), (f"{name}.bias", (channels,))]

    shapes = conv("conv1", 3, width, 3) + norm("bn1", width)
    inputs = width
    for stage in range(4):
        outputs = width << stage
        for block in range(2):
            name = f"layer{stage + 1}.{block}"
            shapes += conv(f"{name}.conv1", inputs, outputs, 3) + norm(f"{name}.bn1", outputs)
            shapes += conv(f"{name}.conv2", outputs, outputs, 3) + norm(f"{name}.bn2", outputs)
            if inputs != outputs:
                shapes += conv(f"{name}.downsample.0", inputs, outputs, 1) + norm(f"{name}.downsample.1", outputs)
            inputs = outputs
    return shapes + [("fc.weight", (inputs, CLASSES)), ("fc.bias", (CLASSES,))]


def initial_parameters(seed, width):
    values, last = {}, 8 * width
    for name, shape in layers(width):
        if len(shape) == 1 and name != "fc.bias":
            values[name] = np.full(shape, 1 if name.endswith("weight") else 0, np.float32)
            continue
        seen = math.prod(shape[1:]) if len(shape) == 4 else last
        values[name] = uniform(seed, name, shape, 1 / math.sqrt(seen))
    return values


def loss_of(p, image, label, relu=F.relu):
    def norm(x, name):
        return F.batch_norm(x, None, None, p[f"{name}.weight"], p[f"{name}.bias"], training=True)

    x = relu(norm(F.conv2d(image, p["conv1.weight"], padding=1), "bn1"))
    for stage in range(4):
        for block in range(2):
            name = f"layer{stage + 1}.{block}"
            stride = 2 if stage > 0 and block == 0 else 1
            y = relu(norm(F.conv2d(x, p[f"{name}.conv1.weight"], stride=stride, padding=1), f"{name}.bn1"))
            y = norm(F.conv2d(y, p[f"{name}.conv2.weight"], padding=1), f"{name}.bn2")
            if stride > 1:
                x = norm(F.conv2d(x, p[f"{name}.downsample.0.weight"], stride=stride), f"{name}.downsample.1")
            x = relu(x + y)
    return F.cross_entropy(x.mean((2, 3)) @ p["fc.weight"] + p["fc.bias"], label)


def margin(initial, image, label):
    """How far from 0 the inputs of every ReLU are, at least, in units of their root-mean-square error in float32."""
    seen = []
    for dtype in (torch.float32, torch.float64):
        inputs = []
        with torch.no_grad():
            loss_of({name: torch.tensor(value, dtype=dtype) for name, value in initial.items()},
                    torch.tensor(image, dtype=dtype), torch.tensor(label),
                    lambda x: F.relu(inputs.append(x.double()) or x))
        seen.append(inputs)
    return min((double.abs().min() / (single - double).square().mean().sqrt()).item() for single, double in zip(*seen))


def describe(width):
    for seed in range(FIRST_SEED, FIRST_SEED + 100):  # where rounding decides no ReLU of the first step
        initial = initial_parameters(seed, width)
        batches = [image_batch(seed, step, (BATCH, 3, 32, 32), CLASSES) for step in range(STEPS)]
        if margin(initial, *batches[0]) < 3:
            continue
        single = train(initial, batches, loss_of, OPTIMIZER, torch.float32)
        double = train(initial, batches, loss_of, OPTIMIZER, torch.float64)
        if distance(single.losses, double.losses) < 1e-5:
            break
    print(f"width {width}, seed {seed}: loss {double.losses[0]:.6f} -> {double.losses[-1]:.6f}, float32 within "
          f"{distance(single.losses, double.losses):.1e}", file=sys.stderr)
    return dict(name=f"width{width}", width=width, seed=seed, optimizer=OPTIMIZER, losses_f32=digits(single.losses, 9),
                losses=digits(double.losses, 17), gradients=sampled_gradients(double.gradients))


def main():
    golden = dict(made_by=f"make_resnet_golden.py with torch {torch.__version__.split('+')[0]}, numpy {np.__version__}",
                  batch=BATCH, steps=STEPS, runs=[describe(width) for width in (16, 64)])
    write_golden(sys.argv[1], golden)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_resnet_golden.py OUTPUT.json")
    main()

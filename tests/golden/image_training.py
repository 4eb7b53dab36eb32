"""What the scripts of image models share: batches as weft makes them, and a training by PyTorch's SGD."""

import collections
import math

import numpy as np
import torch

from golden import random_bits_at, uniform_from_bits

Run = collections.namedtuple("Run", "losses gradients parameters")  # of all steps; of the first; after the last


def image_batch(seed, step, shape, classes):
    """Images [batch, channels, height, width] within [0, 1), and a label each."""
    image = uniform_from_bits(random_bits_at(seed, "image", step, math.prod(shape))).reshape(shape)
    label = (random_bits_at(seed, "label", step, shape[0]) % np.uint32(classes)).astype(np.int64)
    return image, label


def train(initial, batches, loss_of, settings, dtype):
    """A Run over the batches. initial: name -> array; loss_of(parameters, image, label)."""
    parameters = {name: torch.tensor(value, dtype=dtype, requires_grad=True) for name, value in initial.items()}
    optimizer = torch.optim.SGD(list(parameters.values()), lr=settings["learning_rate"], momentum=settings["momentum"],
                                weight_decay=settings["weight_decay"])
    losses, gradients = [], None
    for image, label in batches:
        optimizer.zero_grad()
        loss = loss_of(parameters, torch.tensor(image, dtype=dtype), torch.tensor(label))
        loss.backward()
        if gradients is None:
            gradients = {name: p.grad.double().numpy().ravel().copy() for name, p in parameters.items()}
        optimizer.step()
        losses.append(loss.item())
    return Run(losses, gradients, parameters)

"""The MLP and its SGD step in PyTorch, for torch_eager.py and gloo.py."""

import common
import torch


def make_model():
    sizes = common.LAYERS
    layers = [torch.nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])]
    return torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])


def make_step(model, image, label, momentum, fused=True):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=momentum, fused=fused)

    def step():
        optimizer.zero_grad(set_to_none=True)
        loss = torch.nn.functional.cross_entropy(model(image), label)
        loss.backward()
        optimizer.step()
        return loss.item()

    return step

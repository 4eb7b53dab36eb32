"""Writes modules of StableHLO that PyTorch/XLA prints, and that check themselves: make_stablehlo_torch_golden.py FOLDER.

Needs `pip install torch_xla==2.9.0 torch==2.9.0` (no jax). What torch.export keeps of a model, and losses with their gradients
and steps of optimizers that torch_xla traces; weights are constants, results those of PyTorch on the CPU.
"""

import functools
import os
import pathlib
import sys

os.environ["PJRT_DEVICE"] = "CPU"
import torch
import torch.nn.functional as F
import torch_xla
import torch_xla.core.xla_model as xm
from torch import nn

from checked_module import checked

random = torch.Generator().manual_seed(42)


def normal(*shape):
    return torch.randn(*shape, generator=random)


def integers(end, *shape):
    return torch.randint(0, end, shape, generator=random)


def traced(name, function, *arguments, weights=None):
    """One self-checking module of function(*arguments, model), whose weights are arguments, too."""
    def run(device):
        given = [value.to(device) for value in arguments]
        if weights is not None:
            torch.manual_seed(7)
            given.append(weights().to(device))
        torch_xla.sync()
        results = function(*given)
        return list(results) if isinstance(results, (tuple, list)) else [results]
    expected = [value.detach().numpy() for value in run("cpu")]
    results = run(torch_xla.device())
    _, values = torch_xla._XLAC._get_tensors_xla_device_data_node(results)
    text = xm.get_stablehlo(results)
    return checked(name, text, [value.cpu().detach().numpy() for value in values], expected)


def gradients(function):
    """The sum of squares of what a function returns, and its gradients by the weights."""
    def other(*given):
        loss = (function(*given) ** 2).sum()
        return [loss, *torch.autograd.grad(loss, list(given[-1].parameters()))]
    return other


def step(optimizer, loss):
    """Two steps of an optimizer: the losses, and the weights after them."""
    def other(*given):
        rule, losses = optimizer(given[-1].parameters()), []
        for _ in range(2):
            rule.zero_grad()
            losses.append(loss(*given))
            losses[-1].backward()
            rule.step()
        return losses + list(given[-1].parameters())
    return other


def assigned(x, y, *where):
    """What PyTorch/XLA makes of it reads a constant of predicates, 8 a byte."""
    x = x.clone()
    x[where] = y
    return x


def rotated(x):
    """Rotary positions, as Hugging Face's rotate_half has them."""
    angles = torch.arange(3.0, device=x.device)[:, None] / 10 ** torch.arange(8, device=x.device)
    return x * angles.cos() + torch.cat([-x[..., 4:], x[..., :4]], -1) * angles.sin()


def gradient_of(function):
    def other(x):
        x = x.detach().clone().requires_grad_()
        return torch.autograd.grad((function(x) ** 2).sum(), x)
    return other


class Attention(nn.Module):
    """Rows see those before them."""
    def __init__(self):
        super().__init__()
        self.all, self.out = nn.Linear(8, 24), nn.Linear(8, 8)

    def forward(self, x):
        mask = torch.ones(6, 6, dtype=torch.bool).tril().to(x.device)
        q, k, v = (part.view(2, 6, 2, 4).transpose(1, 2) for part in self.all(x).split(8, -1))
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        return self.out(mixed.transpose(1, 2).reshape(2, 6, 8))


def modules():
    apply = lambda x, model: model(x)
    mlp = lambda: nn.Sequential(nn.Linear(6, 8), nn.GELU(), nn.LayerNorm(8), nn.Linear(8, 3))
    image = lambda: nn.Sequential(nn.Conv2d(3, 4, 3, 2, 1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(4, 2))
    crossed = lambda x, labels, model: F.cross_entropy(model(x), labels)
    yield traced("slice_set", lambda x, y: assigned(x, y, slice(1, 4), slice(2, 6)), normal(5, 7), normal(3, 4))
    yield traced("strides_set", lambda x, y: assigned(x, y, slice(None), slice(1, None, 2)), normal(5, 7), normal(5, 3))
    yield traced("column_set", lambda x, y: assigned(x, y, slice(None), 2), normal(3, 8), normal(3))
    yield traced("circular_pad", lambda x: F.pad(x, (2, 1, 1, 2), mode="circular"), normal(1, 2, 4, 5))
    yield traced("circular_pad_of_35", lambda x: F.pad(x, (2, 1, 1, 1), mode="circular"), normal(1, 1, 3, 4))
    yield traced("rotary_gradient", gradient_of(rotated), normal(2, 3, 8))
    yield traced("attention", apply, normal(2, 6, 8), weights=Attention)
    yield traced("attention_gradients", gradients(apply), normal(2, 6, 8), weights=Attention)
    # A key's bias has no gradient but rounding, which Adam would make steps of.
    yield traced("attention_step", step(lambda p: torch.optim.SGD(p, 0.1, momentum=0.9), lambda x, m: (m(x) ** 2).mean()),
                 normal(2, 6, 8), weights=Attention)
    for name, rule in dict(sgd=lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, nesterov=True, weight_decay=0.01),
                           adam=lambda p: torch.optim.Adam(p, 0.01, foreach=False),
                           rmsprop=lambda p: torch.optim.RMSprop(p, 0.01, centered=True, foreach=False)).items():
        yield traced("mlp_" + name, step(rule, crossed), normal(5, 6), integers(3, 5), weights=mlp)
    yield traced("images_sgd", step(lambda p: torch.optim.SGD(p, 0.1), crossed), normal(3, 3, 4, 4), integers(2, 3), weights=image)
    yield traced("embedding_gradients", gradients(lambda i, model: model(i)), integers(6, 2, 5), weights=lambda: nn.Embedding(6, 3))
    yield traced("bilinear_sizes", lambda x: F.interpolate(x, size=(5, 7), mode="bilinear"), normal(1, 2, 4, 3))
    yield traced("chosen", lambda x, i: (torch.gather(x, 1, i), *x.topk(2, 1)), normal(4, 6), integers(6, 4, 5))
    yield traced("scattered", lambda x, i, y: x.scatter_add(1, i, y), normal(4, 6), integers(6, 4, 5), normal(4, 5))
    # Its loop's states are a tuple, whose type is long enough for MLIR to print an alias of it; PyTorch/XLA's GRU runs there alone.
    gru = lambda x, model: (model if x.device.type == "xla" else functools.partial(nn.GRU._orig.forward, model))(x)[0]
    yield traced("gru_gradients", gradients(gru), normal(2, 3, 4), weights=lambda: nn.GRU(4, 3, batch_first=True))


if __name__ == "__main__":
    texts = list(modules())
    (pathlib.Path(sys.argv[1]) / "torch_models.mlir").write_text("// -----\n".join(texts))
    print(len(texts), "modules")

"""Prints what JAX, NumPy and PyTorch make of numbers at the edges: the literals of the tests of losses, activations,
softmax, normalization, means, narrow types and optimizers.

Needs: pip install jax numpy torch. The functions that JAX itself gets wrong there are computed in float64 (math).
"""
import math

import jax
import jax.numpy as jnp
import numpy as np
import torch

f32 = np.float32
lowest = np.finfo(f32).min


def show(name, value):
    print(name, [float(x) for x in np.ravel(value)])


for row in ([lowest, lowest], [3.3e38, 0], [3.4e38, lowest]):
    x = jnp.array(row, f32)
    show(f"logsumexp {row}", jax.nn.logsumexp(x))
    show(f"  gradient {row}", jax.grad(jax.nn.logsumexp)(x))
show("argmax", jnp.argmax(jnp.array([[1, math.nan, math.nan], [2, 9, math.nan]], f32), -1))
show("numpy.argmax", np.argmax(np.array([[1, math.nan, math.nan], [2, 9, math.nan]], f32), -1))

# float64: (1 - y) log(1 + exp(x)) + y log(1 + exp(-x)), and sigmoid(x) - y written without cancellation.
for x, y in ((-20, 0), (20, 1), (-60, 0), (0, 0.25), (3, 0)):
    loss = (1 - y) * math.log1p(math.exp(x)) + y * math.log1p(math.exp(-x))
    slope = (1 - y) / (1 + math.exp(-x)) - y / (1 + math.exp(x))
    show(f"binary cross-entropy {x} {y}", [loss, slope])


# float64, x sigmoid(2 sqrt(2/pi) (x + 0.044715 x^3)) and x/2 erfc(-x / sqrt(2)).
def gelu_tanh(x):
    return x / (1 + math.exp(-2 * math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def gelu(x):
    return x / 2 * math.erfc(-x / math.sqrt(2))


points = (-12, -9, -6, -5.5, -5, -4, -3)
show("gelu_tanh", [gelu_tanh(x) for x in points])
show("gelu", [gelu(x) for x in points])

# Numbers of narrow types and far from zero: exactly, in float64, then rounded once, where JAX itself is off.
f16 = np.float16
x = np.full((2, 4), 300.0)
show("rms_norm, mse, slope of f16", [np.sum(x[0] / np.sqrt(np.mean(x[0] ** 2))), np.mean(x**2), 2 * 300 * 300 * 2 / 8])
show("means", [np.full(4096, 100, f16).astype(float).mean(), np.ones(333).mean(), np.ones(41, f32).sum() / 41])
for count, number in ((768, 100000.1), (50, 123456.7), (1000, 3e7), (37, -77777.7)):
    row = np.full(count, f32(number), float)
    show(f"layer_norm of {count} x {number}", np.abs(row - row.mean()).max())
show("softmax, logsumexp, log_softmax of 70,000", [float(f16(1 / 70000)), float(f16(2 + math.log(70000))),
                                                  float(f16(-math.log(70000)))])
show("i32 to bf16", round(1077936129 / 2**23) * 2**23)  # JAX rounds twice

# Rows of weight 0 are left out, whatever their loss is.
losses, weight = jnp.array([3, math.inf, 5, math.nan], f32), jnp.array([1, 0, 3, 0], f32)


def mean(losses):
    counted = jnp.where(weight > 0, losses, 0)
    return jnp.sum(counted * weight) / jnp.sum(weight)


show("mean of losses", mean(losses))
show("  slopes", jax.grad(mean)(losses))

# PyTorch leaves out a decay of 0.
for name, rule, rate in (("SGD", torch.optim.SGD, 0.5), ("Adam", torch.optim.Adam, 0.125)):
    parameter = torch.nn.Parameter(torch.tensor([math.inf, 1.0]))
    parameter.grad = torch.tensor([4.0, 8.0])
    rule([parameter], lr=rate).step()
    show(f"{name} of an infinite weight", parameter.detach().numpy())
# OneCycleLR whose one rising step is its first: PyTorch divides by 0. Its formula from the peak on.
peak, last = 0.5, 0.5 / 25 / 1e4
show("one cycle", [last + (peak - last) * (1 + math.cos(math.pi * k / 3)) / 2 for k in range(4)])

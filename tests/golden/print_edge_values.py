"""Prints what JAX and NumPy make of numbers at the edges: the literals of the tests of losses, activations and softmax.

Needs: pip install jax numpy. The functions that JAX itself gets wrong there are computed in float64 (math).
"""
import math

import jax
import jax.numpy as jnp
import numpy as np

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

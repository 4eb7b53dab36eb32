"""The MLP and its SGD step in JAX, for jax_jit.py and jax_devices.py."""

import common
import jax
import jax.numpy as jnp


def parameters():
    keys = jax.random.split(jax.random.key(0), len(common.LAYERS))
    pairs = zip(keys, common.LAYERS, common.LAYERS[1:])
    return [(jax.random.normal(key, (a, b)) / a**0.5, jnp.zeros(b)) for key, a, b in pairs]


def data(rows):
    keys = jax.random.split(jax.random.key(1), 2)
    return jax.random.uniform(keys[0], (rows, common.LAYERS[0])), jax.random.randint(keys[1], (rows,), 0, 10)


def loss_of(weights, image, label):
    x = image
    for index, (weight, bias) in enumerate(weights):
        x = x @ weight + bias
        if index + 1 < len(weights):
            x = jax.nn.relu(x)
    chosen = jnp.take_along_axis(jax.nn.log_softmax(x), label[:, None], axis=1)
    return -chosen.mean()


def sgd_step(momentum):
    def step(weights, velocity, image, label):
        loss, gradients = jax.value_and_grad(loss_of)(weights, image, label)
        if momentum:
            velocity = jax.tree.map(lambda v, g: momentum * v + g, velocity, gradients)
            gradients = velocity
        return jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients), velocity, loss

    return step


class Trainer:
    """Calls a compiled step again and again; its old parameters are given back to it (donated)."""

    def __init__(self, step, weights, velocity, image, label):
        self.step, self.state, self.batch = step, (weights, velocity), (image, label)

    def __call__(self):
        weights, velocity, loss = self.step(*self.state, *self.batch)
        self.state = weights, velocity
        return weights, loss


def velocity_like(weights, momentum):
    return jax.tree.map(jnp.zeros_like, weights) if momentum else []


def version_and_speed(square):
    multiply = jax.jit(lambda a: a @ a)
    jax.block_until_ready(multiply(square))
    return dict(version=jax.__version__, sgemm_gflops=common.gflops(lambda: multiply(square), jax.block_until_ready))

"""Writes modules that JAX lowers for 8 devices, with collectives of their own (jax.shard_map), their arguments, and what
JAX makes of them: make_parallel_golden.py OUTPUT.json [--gspmd], to lower them as JAX did before Shardy (see README.md)."""

import json
import os
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax  # noqa: E402
import jax.export  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax import lax  # noqa: E402
from jax.sharding import Mesh, PartitionSpec as P  # noqa: E402

jax.config.update("jax_use_shardy_partitioner", "--gspmd" not in sys.argv)

devices = np.array(jax.devices())
line = Mesh(devices, ("x",))
grid = Mesh(devices.reshape(2, 4), ("a", "b"))
cube = Mesh(devices.reshape(2, 2, 2), ("a", "b", "c"))


def numbers(*shape, seed=0):
    """Multiples of 1/8, so that sums are exact in every order."""
    return np.random.default_rng(seed).integers(-16, 16, shape).astype(np.float32) / 8


def cut(mesh, inputs, outputs, axes=None):
    if hasattr(jax, "shard_map"):
        manual = {} if axes is None else {"axis_names": axes}
        return lambda f: jax.shard_map(f, mesh=mesh, in_specs=inputs, out_specs=outputs, check_vma=False, **manual)
    from jax.experimental.shard_map import shard_map  # before JAX 0.7
    others = frozenset() if axes is None else frozenset(mesh.axis_names) - axes
    return lambda f: shard_map(f, mesh=mesh, in_specs=inputs, out_specs=outputs, check_rep=False, auto=others)


def ring(x, axis, size, step=1):
    return lax.ppermute(x, axis, [(i, (i + step) % size) for i in range(size)])


def ring_matmul(x, w):
    """Rows of the first, and blocks of rows of the second that go around."""
    total, at = jnp.zeros((x.shape[0], w.shape[1])), lax.axis_index("x")
    for step in range(8):
        block = lax.dynamic_slice(x, (0, ((at - step) % 8) * w.shape[0]), (x.shape[0], w.shape[0]))
        total, w = total + block @ w, ring(w, "x", 8)
    return total


def experts(x, w):
    """Tokens go to the devices of their experts and back."""
    sent = lax.all_to_all(x.reshape(4, -1, x.shape[-1]), "b", 0, 0)
    done = jnp.tanh(sent @ w[0])
    return lax.all_to_all(done, "b", 0, 0).reshape(x.shape)


cases = {
    "psum_of_a_product": (cut(grid, (P("a", "b"), P("b", None)), P("a"))(lambda x, w: lax.psum(x @ w, "b")),
                          numbers(4, 8), numbers(8, 4, seed=1)),
    "psum_over_both": (cut(grid, (P("a", "b"),), P())(lambda x: lax.psum(x, ("a", "b"))), numbers(4, 8)),
    "pmax_and_pmin": (cut(cube, (P("a", "b"),), (P("a"), P(None, "b")))(
        lambda x: (lax.pmax(x, "b"), lax.pmin(x, "a"))), numbers(4, 6)),
    "all_gather": (cut(grid, (P("b"),), P(None, "a"))(
        lambda x: lax.all_gather(x, "b", axis=1, tiled=True) * (1.0 + lax.axis_index("a"))), numbers(8, 2)),
    "reduce_scatter": (cut(grid, (P(None, "a"),), P("b", "a"))(
        lambda x: lax.psum_scatter(x * (1.0 + lax.axis_index("b")), "b", scatter_dimension=0, tiled=True)), numbers(8, 4)),
    "all_to_all": (cut(line, (P("x"),), P(None, "x"))(
        lambda x: lax.all_to_all(x, "x", split_axis=1, concat_axis=0, tiled=True)), numbers(16, 8)),
    "permutes": (cut(grid, (P("a", "b"),), (P("a", "b"), P("a", "b"), P("a", "b")))(
        lambda x: (ring(x, "b", 4), lax.ppermute(x, "a", [(0, 1)]), lax.ppermute(x, "b", [(0, 2), (2, 3), (3, 0)]))),
                 numbers(4, 8)),
    "numbers_of_devices": (cut(cube, (P("c"),), P(("a", "b", "c")))(
        lambda x: x + lax.axis_index(("a", "b")).astype(jnp.float32)), numbers(2)),
    "ring_matmul": (cut(line, (P("x"), P("x")), P("x"))(ring_matmul), numbers(8, 16), numbers(16, 4, seed=1)),
    "experts": (cut(grid, (P(("a", "b")), P("b")), P(("a", "b")))(experts), numbers(32, 4), numbers(4, 4, 4, seed=1)),
    "two_in_a_row": (lambda x: cut(grid, (P("b"),), P("b"))(lambda v: v + lax.pmax(v, "a"))(
        jnp.sort(cut(grid, (P("a"),), P("a"))(lambda v: 2 * lax.psum(v, "b"))(x), axis=0)), numbers(8, 2)),
    "in_a_loop": (cut(line, (P("x"),), P("x"))(
        lambda x: lax.fori_loop(0, 3, lambda i, v: ring(v, "x", 8) - lax.pmax(v, "x"), x)), numbers(8, 3)),
    "gradient_over_devices": (lambda x, w: jax.grad(
        lambda v: cut(grid, (P("a", "b"), P("b")), P())(
            lambda p, q: lax.psum(jnp.sum(jnp.square(p @ q)), ("a", "b")))(x, v))(w), numbers(4, 8), numbers(8, 2, seed=1)),
    "over_some_axes": (cut(grid, (P("b"),), P("b"), axes={"b"})(lambda x: lax.psum(x, "b") - x), numbers(8, 2)),
}


def cross_entropy(x, up, down):
    """Rows over a, hidden features over b: a part of every logit on each, and the loss of this device's rows."""
    logits = lax.psum(jnp.tanh(x @ up) @ down, "b")
    return lax.pmean(-jnp.mean(jax.nn.log_softmax(logits)[:, 0]), "a")


def over_a_ring(x, w):
    """Blocks of the weights go around, rows and weights over all; each part of the result is scaled by where it is."""
    made = ring_matmul(x, w) * (1.0 + lax.axis_index("x"))
    return lax.psum(jnp.sum(jnp.sin(made)), "x") / 64


def gathered(x, w):
    """Weights by pieces, as fully sharded ones: gathered, and their gradients scattered; a part of each batch."""
    whole = lax.all_gather(w, "b", axis=0, tiled=True)
    y = lax.psum_scatter(jnp.sin(x @ whole), "b", scatter_dimension=0, tiled=True)
    return lax.pmean(jnp.mean(y * y), ("a", "b"))


losses = {  # with gradients by all arguments
    "cross_entropy": (cut(grid, (P("a"), P(None, "b"), P("b")), P())(cross_entropy), numbers(8, 6),
                      numbers(6, 8, seed=1), numbers(8, 3, seed=2)),
    "over_a_ring": (cut(line, (P("x"), P("x")), P())(over_a_ring), numbers(8, 16), numbers(16, 4, seed=1)),
    "gathered": (cut(grid, (P("a"), P("b")), P())(gathered), numbers(8, 8), numbers(8, 4, seed=1)),
    "in_a_scan": (cut(line, (P("x"), P()), P())(lambda x, w: lax.pmean(jnp.sum(lax.scan(
        lambda v, _: (ring(jnp.tanh(v @ w), "x", 8) + v, None), x, None, length=3)[0]), "x")), numbers(8, 4),
                  numbers(4, 4, seed=1)),
    "around_and_twice": (lambda x, w: jnp.sum(jnp.sin(cut(grid, (P("b"), P(None, "a")), P("b", "a"))(
        lambda p, q: p @ q)(x, w)) * cut(grid, (P("b"),), P())(lambda p: lax.psum(jnp.sum(p), "b"))(x)), numbers(8, 4),
                         numbers(4, 6, seed=1)),
}


def tensor(x):
    x = np.asarray(x)
    return {"shape": list(x.shape), "values": [float(v) for v in x.ravel()]}


stored = ["psum_of_a_product", "permutes", "numbers_of_devices", "over_some_axes", "cross_entropy"]  # as portable artifacts, too

runs = []
for name, (function, *arguments) in {**cases, **losses}.items():
    jitted = jax.jit(function)
    outputs = jax.tree.leaves(jitted(*arguments))
    runs.append({"name": name, "module": jitted.lower(*arguments).as_text(),
                 "inputs": [tensor(x) for x in arguments], "outputs": [tensor(x) for x in outputs]})
    if name in losses:
        gradients = jax.jit(jax.grad(function, range(len(arguments))))(*arguments)
        runs[-1]["gradients"] = [tensor(x) for x in gradients]
    if name in stored:
        runs[-1]["artifact"] = jax.export.export(jitted)(*arguments).mlir_module_serialized.hex()
with open(sys.argv[1], "w", encoding="ascii") as file:
    json.dump({"jax": jax.__version__, "runs": runs}, file)
    file.write("\n")

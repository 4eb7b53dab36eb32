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


def tensor(x):
    x = np.asarray(x)
    return {"shape": list(x.shape), "values": [float(v) for v in x.ravel()]}


stored = ["psum_of_a_product", "permutes", "numbers_of_devices", "over_some_axes"]  # as portable artifacts, too

runs = []
for name, (function, *arguments) in cases.items():
    jitted = jax.jit(function)
    outputs = jax.tree.leaves(jitted(*arguments))
    runs.append({"name": name, "module": jitted.lower(*arguments).as_text(),
                 "inputs": [tensor(x) for x in arguments], "outputs": [tensor(x) for x in outputs]})
    if name in stored:
        runs[-1]["artifact"] = jax.export.export(jitted)(*arguments).mlir_module_serialized.hex()
with open(sys.argv[1], "w", encoding="ascii") as file:
    json.dump({"jax": jax.__version__, "runs": runs}, file)
    file.write("\n")

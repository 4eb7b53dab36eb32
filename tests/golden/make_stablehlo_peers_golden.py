"""Writes modules of StableHLO that check themselves, of whole steps as libraries on JAX make them: make_stablehlo_peers_golden.py FOLDER.

Needs `pip install jax flax optax equinox diffrax optimistix jaxopt blackjax` (made with jax 0.10.2, flax 0.12.8, optax 0.2.8,
equinox 0.13.8, diffrax 0.7.2, optimistix 0.1.0, jaxopt 0.8.5, blackjax 1.7.1). In peers.mlir: a training step of a recurrent model,
optimizers with line searches and factored moments, a loss by dynamic programming, solvers of differential equations, of roots and of
convex problems, which are loops that end by what they find, a sampler that builds trees, and products of sparse matrices.
"""

import os
import pathlib
import sys

os.environ["EQX_ON_ERROR"] = "nan"  # a check that calls back into Python has no place in a module

import blackjax
import diffrax
import equinox
import jax
import jax.numpy as jnp
import jaxopt
import numpy as np
import optax
import optimistix
from flax import linen
from jax import lax
from jax.experimental import sparse

from make_stablehlo_golden import write

rng = np.random.default_rng(12)


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


class Recurrent(linen.Module):
    @linen.compact
    def __call__(self, tokens, lengths):
        hidden = linen.RNN(linen.GRUCell(4), reverse=True, keep_order=True)(linen.Embed(7, 3)(tokens), seq_lengths=lengths)
        return linen.Dense(2)(linen.LayerNorm()(hidden))


def recurrent_step():
    model, tokens, lengths = Recurrent(), rng.integers(0, 7, (2, 5)).astype(np.int32), np.array([5, 3], np.int32)
    optimizer = optax.chain(optax.clip_by_global_norm(0.1), optax.lion(optax.warmup_cosine_decay_schedule(0.01, 0.1, 5, 20)))
    parameters = model.init(jax.random.key(0), tokens, lengths)
    def step(parameters, state, tokens, lengths):
        loss, gradients = jax.value_and_grad(lambda p: (model.apply(p, tokens, lengths) ** 2).mean())(parameters)
        updates, state = optimizer.update(gradients, state, parameters)
        return loss, optax.apply_updates(parameters, updates), state
    return (step, *jax.tree.map(np.asarray, (parameters, optimizer.init(parameters))), tokens, lengths)


def optimizer_steps(optimizer, searches):
    x, y, parameters = normal(6, 4), normal(6, 3), {"w": normal(4, 3), "b": normal(3)}
    loss = lambda p: ((x @ p["w"] + p["b"] - y) ** 2).mean() + 0.1 * (p["w"] ** 4).sum()
    def steps(parameters):
        state = optimizer.init(parameters)
        for _ in range(2):
            value, gradients = jax.value_and_grad(loss)(parameters)
            more = {"value": value, "grad": gradients, "value_fn": loss} if searches else {}
            updates, state = optimizer.update(gradients, state, parameters, **more)
            parameters = optax.apply_updates(parameters, updates)
        return parameters
    return steps, parameters


def alignment_gradient(logits, labels):
    blank = jnp.zeros(logits.shape[:2])
    return jax.grad(lambda logits: optax.ctc_loss(logits, blank, labels, jnp.zeros(labels.shape)).sum())(logits)


def tree_sampler(key, position):
    sampler = blackjax.nuts(lambda x: -0.5 * jnp.sum((x - 1) ** 2 / jnp.array([1, 4, 0.25])), 0.1, jnp.ones(3), max_num_doublings=4)
    step = lambda state, key: (lambda next: (next, next.position))(sampler.step(key, state)[0])
    return lax.scan(step, sampler.init(position), jax.random.split(jax.random.wrap_key_data(key), 3))[1]


def predator_and_prey(start, rates):
    def slope(t, y, a):
        return jnp.stack([a[0] * y[0] - a[1] * y[0] * y[1], a[3] * y[0] * y[1] - a[2] * y[1]])
    return diffrax.diffeqsolve(diffrax.ODETerm(slope), diffrax.Heun(), 0.0, 1.0, 0.1, start, rates, saveat=diffrax.SaveAt(ts=jnp.linspace(0, 1, 3)),
                               stepsize_controller=diffrax.PIDController(1e-2, 1e-3), max_steps=64).ys


def least_squares(y, a):
    return optimistix.root_find(lambda y, a: jnp.tanh(a @ y) - y + 0.1, optimistix.LevenbergMarquardt(1e-4, 1e-4), y, a, throw=False).value


def lasso(w, x, y):
    solver = jaxopt.ProximalGradient(lambda w, data: jnp.mean((data[0] @ w - data[1]) ** 2), jaxopt.prox.prox_lasso, maxiter=15)
    return solver.run(w, 0.1, (x, y)).params


def bounded_loop_gradient(x):
    body = lambda c: (c[0] * 1.5, c[1] + jnp.sin(c[0]))
    return jax.grad(lambda x: equinox.internal.while_loop(lambda c: c[0] < 50, body, (x, 0.0), kind="bounded", max_steps=16)[1])(x)


def sparse_operations(a, b):
    of = lambda x, entries: sparse.BCOO.fromdense(jnp.where(x > 0.5, x, 0), nse=entries)
    m = of(a, 16)
    return (m @ of(b, 12)).todense(), (m + m).sum_duplicates(nse=16).todense(), m.T @ a, sparse.bcoo_reduce_sum(m, axes=(0,)).todense()


def peers():
    return {"flax_recurrent_step": recurrent_step(), "optax_factored_moments": optimizer_steps(optax.adafactor(0.01, min_dim_size_to_factor=2), False),
            "optax_backtracking": optimizer_steps(optax.chain(optax.sgd(1.0), optax.scale_by_backtracking_linesearch(15)), True),
            "optax_ctc_gradient": (alignment_gradient, normal(2, 6, 4), rng.integers(1, 4, (2, 3)).astype(np.int32)),
            "blackjax_nuts": (tree_sampler, np.array([7, 11], np.uint32), normal(3)),
            "diffrax_heun": (predator_and_prey, np.array([10, 5], np.float32), np.array([1.1, 0.4, 0.4, 0.1], np.float32)),
            "optimistix_levenberg_marquardt": (least_squares, normal(4), 0.5 * normal(4, 4)), "jaxopt_lasso": (lasso, normal(4), normal(9, 4), normal(9)),
            "equinox_bounded_gradient": (bounded_loop_gradient, np.float32(1.3)), "sparse_operations": (sparse_operations, normal(6, 5), normal(5, 3))}


if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    print(write(out, "peers", peers()), "modules")

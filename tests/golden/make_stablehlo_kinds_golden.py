"""Writes modules of StableHLO that check themselves, of kinds that no model has: make_stablehlo_kinds_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2). In kinds.mlir: reductions whose bodies have several operands, loops and choices
under jax.vmap, scatters of windows and of batches, matrices without elements, of one and badly scaled, tensors of rank 7.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy.spatial.transform import Rotation, Slerp

from make_stablehlo_golden import write

rng = np.random.default_rng(36)


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def complex_normal(*shape):
    return (normal(*shape) + 1j * normal(*shape)).astype(np.complex64)


def numbers(*values):
    return np.array(values, np.int32)


def parts(tree):
    return [part for z in jax.tree.leaves(tree) for part in ((z.real, z.imag) if jnp.iscomplexobj(z) else (z,))]


def welford(x):
    """Count, mean and sum of squares, joined pair by pair."""
    def joined(one, other):
        (n, mean, squares), (m, other_mean, other_squares) = one, other
        distance, count = other_mean - mean, jnp.where(n + m == 0, 1, n + m)
        return n + m, mean + distance * m / count, squares + other_squares + distance * distance * n * m / count
    return lax.reduce((jnp.ones_like(x), x, jnp.zeros_like(x)), (np.float32(0),) * 3, joined, (1,))


def two_largest(x):
    infinite = np.float32(-np.inf)
    second = lambda one, other: lax.max(lax.min(one[0], other[0]), lax.max(one[1], other[1]))
    return lax.reduce((x, jnp.full_like(x, infinite)), (infinite, infinite), lambda one, other: (lax.max(one[0], other[0]), second(one, other)), (1,))


def scattered_windows(x, updates, at):
    dims = lax.ScatterDimensionNumbers((1, 2), (0,), (1, 2))
    return (lax.scatter_add(x, at, updates, dims, mode="clip"), lax.scatter(x, at, updates, dims, mode="drop"),
            lax.scatter_max(x, at, updates, dims, mode="fill"))


def scattered_batches(x, updates, at):
    scatter = lax.ScatterDimensionNumbers((2,), (1,), (1,), operand_batching_dims=(0,), scatter_indices_batching_dims=(0,))
    gather = lax.GatherDimensionNumbers((2,), (1,), (1,), operand_batching_dims=(0,), start_indices_batching_dims=(0,))
    return (lax.scatter_add(x, at[..., None], updates, scatter),
            lax.gather(x, at[..., None], gather, (1, 1, x.shape[2]), mode="fill", fill_value=-5.0))


def loops_of_each(x, n):
    """What ends after other numbers of steps for other elements."""
    collatz = lambda m: lax.while_loop(lambda s: (s[0] != 1) & (s[1] < 200), lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (m, 0))[1]
    root = lambda a: lax.while_loop(lambda s: jnp.abs(s * s - a) > 1e-4 * a, lambda s: 0.5 * (s + a / s), a + 1)
    middle = lambda s: (s[0] + s[1]) / 2
    cube_root = lambda a: lax.fori_loop(0, 30, lambda i, s: lax.cond(middle(s) ** 3 < a, lambda s: (middle(s), s[1]), lambda s: (s[0], middle(s)), s), (0.0, 5.0))[0]
    scanned = lambda v: lax.scan(lambda c, w: (jnp.where(w > 0, c * 0.9 + w, c), lax.cond(w > 0, jnp.sin, jnp.cos, c)), 0.0, v)
    chosen = lambda m, v: lax.switch(m, [jnp.sin, lambda t: t * 2, jnp.exp], v)
    return (jax.vmap(collatz)(n), jax.vmap(root)(jnp.abs(x[0]) + 0.1), jax.vmap(cube_root)(jnp.abs(x[0])), jax.vmap(scanned)(x),
            jax.vmap(lambda m: lax.fori_loop(0, m, lambda i, s: s * 1.1 + i, 1.0))(n), jax.vmap(chosen)(n[:4] % 3, x))


def loops_of_no_steps(x, n):
    return (lax.fori_loop(0, n, lambda i, s: s * 2 + i, x), lax.fori_loop(5, 2, lambda i, s: s + 1, x), lax.scan(lambda s, _: (s * 1.5, s), x, None, length=0),
            lax.scan(lambda s, w: (s + w.sum(), s), 0.0, jnp.zeros((0, 4))), lax.map(lambda v: v * 2, jnp.zeros((0, 3))),
            lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1] * lax.fori_loop(0, s[0], lambda j, t: t + j * 0.5, 1.0)), (0, x)))


def factors(a):
    """Of what no sign decides."""
    even = a @ jnp.swapaxes(a, -1, -2) + jnp.eye(a.shape[-1])
    return (*jnp.linalg.qr(a), jnp.linalg.det(a), *jnp.linalg.slogdet(a), jnp.linalg.cholesky(even), jnp.linalg.inv(even), jnp.linalg.solve(even, a))


def eigenvectors(a):
    """The signs of some depend on the last bit."""
    values, vectors = jnp.linalg.eig(a)
    return values.real, values.imag, jnp.abs(vectors)


def uneven(n, power):
    """Of a matrix, the rows as much larger as its columns are smaller."""
    scales = np.float32(2.0) ** (np.arange(n) * power)
    return (normal(n, n) * scales[:, None] / scales).astype(np.float32)


def triangular_in_another_order(n):
    order = rng.permutation(n)
    return np.triu(normal(n, n))[order][:, order]


def rotations(q, v):
    turns = Rotation.from_quat(q)
    return turns.as_matrix(), turns.as_euler("xyz"), turns.apply(v), Rotation.from_rotvec(v).as_quat(), Slerp.init(jnp.arange(4.0), turns)(jnp.array([0.3, 1.7])).as_quat()


def rank_7(x):
    return (jnp.transpose(x, (6, 0, 5, 1, 4, 2, 3)).sum((0, 2)), jnp.flip(x, (0, 3, 6)), jnp.cumsum(x, 4), jnp.max(x, (1, 2, 3, 4)), x[:, 0, :, None, ..., 1],
            jnp.einsum("abcdefg,abcdefh->gh", x, x), jnp.roll(x, 1, (2, 5)), jnp.sort(x, 3), lax.reduce_window(x, 0.0, lax.add, (1,) * 5 + (2, 2), (1,) * 7, "VALID"))


def kinds():
    cases = {"welford": (welford, normal(4, 37)), "two_largest": (two_largest, normal(5, 33)),
             "scattered_windows": (scattered_windows, normal(2, 6, 7), normal(3, 2, 3), numbers([0, 0], [4, 5], [-1, 3])),
             "scattered_batches": (scattered_batches, normal(3, 5, 4), normal(3, 2, 4), numbers([0, 4], [7, 1], [2, 2])),
             "scattered_pairs": (lambda x, y, i: parts((x.at[i].add(y), x.at[i].set(y[0]), x.at[i, 0].multiply(y[:, 0]))), complex_normal(5, 3), complex_normal(4, 3), numbers(0, 2, 2, 4)),
             "loops_of_each": (loops_of_each, normal(4, 6), numbers(1, 7, 27, 6, 3)), "rank_7": (rank_7, normal(2, 1, 3, 2, 2, 1, 3)),
             "rotations": (rotations, normal(4, 4), normal(4, 3))}
    cases |= {f"loops_of_{n}_steps": (loops_of_no_steps, normal(5), np.int32(n)) for n in (0, 4)}
    cases |= {f"factors_{name}": (factors, normal(*shape)) for name, shape in (("of_none", (0, 0)), ("of_one", (1, 1)), ("of_no_matrices", (2, 0, 3, 3)))}
    cases |= {"eig_uneven": (eigenvectors, uneven(8, 3)), "eig_very_uneven": (eigenvectors, uneven(6, 8)), "eig_complex_uneven": (eigenvectors, (uneven(5, 4) + 1j * uneven(5, 4)).astype(np.complex64)),
              "eig_triangular": (eigenvectors, triangular_in_another_order(6)), "eig_partly_alone": (eigenvectors, np.block([[normal(3, 3), normal(3, 2)], [np.zeros((2, 3), np.float32), normal(2, 2)]])[::-1, ::-1])}
    return cases


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), "kinds", kinds())

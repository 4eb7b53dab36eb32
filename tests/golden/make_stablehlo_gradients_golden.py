"""Writes losses as modules of StableHLO without their gradients, and the gradients that JAX has: make_stablehlo_gradients_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2). In losses.mlir a module between two lines of "// -----", after a line with its
name: @loss; @inputs, which returns numbers for all of its arguments; @expected, what they make of it and its gradient by each,
of complex ones the gradients of the parts (the conjugate of what jax.grad returns).
"""

import os
import pathlib
import re
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, nn
from jax.scipy import linalg, special

from checked_module import constant, type_of

rng = np.random.default_rng(3)


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def numbers(*values):
    return np.array(values, np.float32)


def returning(name, values):
    """A function that returns these constants."""
    lines = [f"  func.func public @{name}() -> ({', '.join(map(type_of, values))}) {{"]
    lines += [constant(f"%{i}", value) for i, value in enumerate(values)]
    lines.append(f"    return {', '.join(f'%{i}' for i in range(len(values)))} : {', '.join(map(type_of, values))}")
    return "\n".join(lines + ["  }"])


def parts(z):
    return (z.real, z.imag) if jnp.iscomplexobj(z) else z


def module(name, loss, arguments):
    """`loss` may return anything: it is the sum of it, each element pulling with another weight."""
    def scalar(*given):
        total = 0.0
        for value in jax.tree.leaves(jax.tree.map(parts, loss(*given))):
            total += (value * jnp.cos(jnp.arange(value.size, dtype=value.dtype)).reshape(value.shape)).sum()
        return total
    value, gradients = jax.jit(jax.value_and_grad(scalar, tuple(range(len(arguments)))))(*arguments)
    text = jax.jit(scalar).lower(*arguments).as_text()
    text = re.sub(r"func\.func (public )?@main\(", "func.func public @loss(", text)
    head, rest = text.split("\n", 1)
    expected = [np.conj(value) for value in (value, *gradients)]
    return f"// {name}\n{head}\n{returning('inputs', arguments)}\n{returning('expected', expected)}\n{rest}"


def scatters():
    """Numbers that are equal share a gradient; of 300 rows one after the other, of 7 at once."""
    rows, few = rng.integers(-10, 320, 250), rng.integers(0, 9, 20)
    whole, base = np.round(2 * normal(250)), np.round(normal(300))
    finite = lambda z: jnp.where(jnp.isfinite(z), z, 0)
    return {"segment_max": (lambda y: finite(jax.ops.segment_max(y, rows, num_segments=300)), whole),
            "at_max": (lambda x, y: x.at[rows].max(y), base, whole), "at_min": (lambda x, y: x.at[rows].min(y), base, whole),
            "at_max_of_few": (lambda x, y: x.at[few].max(y), base[:7], whole[:20]),
            "at_max_beside_nan": (lambda x, y: finite(x.at[rows].max(y)), np.where(base > 1, np.nan, base).astype(np.float32), whole),
            "at_set": (lambda x, y: x.at[rows].set(y), base, whole),
            "at_multiply": (lambda x, y: x.at[np.arange(250)].multiply(y, unique_indices=True), base, whole)}


def conventions():
    """Triangles that are not read, exponentials that overflow."""
    a = normal(3, 3)
    a = (a @ a.T + 3 * np.eye(3)).astype(np.float32)
    z = (normal(3, 3) + 1j * normal(3, 3)).astype(np.complex64)
    z = (z @ z.conj().T + 3 * np.eye(3)).astype(np.complex64)
    return {"cho_factor": (lambda a: linalg.cho_factor(a)[0], a), "cho_solve": (lambda a, b: linalg.cho_solve(linalg.cho_factor(a, lower=True), b), a, normal(3, 2)),
            "cho_factor_complex": (lambda a: linalg.cho_factor(a)[0], z),
            "qr_wide": (jnp.linalg.qr, normal(3, 5)),
            "sigmoid_far_from_zero": (lambda x: (nn.sigmoid(x), nn.silu(x)), numbers(-1000, -100, -89, -20, 0, 20, 100))}


def losses():
    heavy = lambda *shape: normal(*shape) + 4 * np.eye(shape[-1], dtype=np.float32)
    positive = lambda a: a @ a.T + jnp.eye(len(a))
    product = lambda u, s, v: (u * jnp.log1p(s)) @ v
    kernel = lambda x, length: jnp.exp(-0.5 * ((x[:, None] - x) / length) ** 2) + 0.1 * jnp.eye(len(x))
    process = lambda x, y, length: y @ jnp.linalg.solve(kernel(x, length), y) + jnp.linalg.slogdet(kernel(x, length))[1]
    return {"solve": (jnp.linalg.solve, heavy(4, 4), normal(4, 2)), "solve_stack": (jnp.linalg.solve, heavy(2, 3, 3), normal(2, 3, 1)),
            "inv": (jnp.linalg.inv, heavy(4, 4)), "det": (jnp.linalg.det, heavy(3, 3)), "slogdet": (lambda a: jnp.linalg.slogdet(a)[1], normal(2, 3, 3)),
            "lu": (lambda a: linalg.lu(a)[1:], normal(4, 4)), "lu_tall": (lambda a: linalg.lu(a)[1:], normal(5, 3)), "lu_low": (lambda a: linalg.lu(a)[1:], normal(3, 5)),
            "qr": (jnp.linalg.qr, normal(5, 3)), "qr_square": (jnp.linalg.qr, heavy(3, 3)),
            "eigvalsh": (jnp.linalg.eigvalsh, normal(4, 4)), "eigh": (lambda a: product(*(lambda w, v: (v, w, v.T))(*jnp.linalg.eigh(positive(a)))), normal(4, 4)),
            "svd_values": (lambda a: jnp.linalg.svd(a, compute_uv=False), normal(5, 3)),
            "svd": (lambda a: product(*jnp.linalg.svd(a, full_matrices=False)), normal(5, 3)), "svd_low": (lambda a: product(*jnp.linalg.svd(a, full_matrices=False)), normal(2, 3, 5)[0]),
            "pinv": (jnp.linalg.pinv, normal(5, 3)), "nuclear_norm": (lambda a: jnp.linalg.norm(a, "nuc"), normal(4, 3)),
            "tridiagonal": (lax.linalg.tridiagonal_solve, normal(4), 4 + normal(4), normal(4), normal(4, 2)),
            "gaussian_process": (process, normal(5), normal(5), np.float32(1)),
            "arcs": (lambda x: (jnp.arcsinh(x), jnp.sinh(x), jnp.arctan(x)), numbers(0, 1, -1, 0.3, -7)),
            "angles": (jnp.arctan2, numbers(1, -1, 0, 2, -2, 3), numbers(1, 1, 2, 0, -2, -5)), "arcs_at_zero": (lambda x: (jnp.arcsin(x), 2 * jnp.arccos(x)), numbers(0, 0.5, -0.7)),
            "erf_inv": (special.erfinv, numbers(0, 0.3, -0.9, 0.99)), "lgamma": (special.gammaln, numbers(1, 2, 3, 0.3, -1.5, 17)),
            "digamma": (special.digamma, numbers(1, 2, 3, 0.3, -1.5, 17)), "i1e": (special.i1e, numbers(0, -1, 4, 30)),
            "log_of_cond": (lambda x: lax.cond(x[0] > 0, lambda v: jnp.log(v), lambda v: v * v, x), numbers(-1, 0, 2)),
            "root_of_cond": (lambda x: lax.cond(x > 0, lambda v: v + jnp.sqrt(v), lambda v: 2 * v, x), np.float32(0)),
            "switch": (lambda x: lax.switch(jnp.sum(x > 9), [jnp.sin, jnp.log, lambda v: 1 / v], x), numbers(0, 1, -1)),
            **ties(), **windows(), **own_rules(), **of_complex_matrices(), **scatters(), **conventions(), **pieces(), **edges()}


def ties():
    """Where JAX has a convention: equal numbers, borders, 0, branches that jax.vmap made selections of."""
    around = numbers(-2, -1, 0, 1, 2)
    functions = lambda x: (nn.relu(x), nn.relu6(x), nn.softplus(x), nn.celu(x), nn.elu(x), nn.leaky_relu(x), nn.hard_tanh(x))
    return {"maximum_of_constant": (lambda x: jnp.maximum(x, 0.0) + jnp.minimum(1.0, x), around), "maximum_of_two": (jnp.maximum, numbers(1, 2, 3), numbers(1, 3, 3)),
            "activations_at_0": (functions, around), "activations_inside": (lambda x, w: nn.relu(nn.relu(x @ w) @ w), np.zeros((2, 3), np.float32), normal(3, 3)),
            "clip": (lambda x: jnp.clip(x, -1.0, 1.0), around), "clip_by_arguments": (jnp.clip, around, numbers(-1, -1, 0, 0, 2), numbers(1, 1, 0, 1, 2)),
            "clamp": (lambda x: lax.clamp(-1.0, x, 1.0), around), "clamp_by_arguments": (lax.clamp, numbers(-1, -1, 0, 3, 1), around, numbers(1, 1, 0, -3, 1)),
            "branch_of_each": (jax.vmap(lambda v: lax.cond(v > 0, jnp.sqrt, lambda v: v * v, v)), numbers(0, -1, 2)),
            "case_of_each": (jax.vmap(lambda v: lax.switch(jnp.int32(v > 0) + (v > 1), [lambda v: v, jnp.log, lambda v: 1 / v], v)), numbers(0, 0.5, 2)),
            "size_of_complex": (lambda a, b: jnp.abs(lax.complex(a, b)), numbers(0, 3, 0, -1), numbers(0, 4, -2, 1)),
            "spectrum": (lambda x: jnp.abs(jnp.fft.rfft(x)), numbers(1, 1, 1, 1)),
            "reduced_precision": (lambda x: lax.reduce_precision(x, 8, 23) * x, around),
            "maximum_of_all": (lambda x: (jnp.max(x, 1), jnp.min(x, 0)), numbers(1, 1, 0, 0, 0, 1).reshape(2, 3)), "absolute": (lambda x: (jnp.abs(x), jnp.linalg.norm(x, 1), jnp.exp(-jnp.abs(x)), jnp.logaddexp(x, 0.0), jnp.abs(x) * jnp.sign(x)), around)}


def windows():
    """Convolutions and reductions over windows of all kinds; equal numbers in a window; sums of a wider type."""
    narrow = lambda a, b: lax.dot_general(a.astype(jnp.bfloat16), b.astype(jnp.bfloat16), (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)
    of = lambda start, body, *how: lambda x: lax.reduce_window(x, start, body, *how)
    groups = lambda x, k: lax.conv_general_dilated(x, k, (1, 2), "SAME", batch_group_count=3)
    by_name = lambda x, k: lax.conv_general_dilated(x, k, (2, 1), ((1, 0), (0, 2)), (1, 2), batch_group_count=2, dimension_numbers=("NHWC", "HWIO", "NHWC"))
    again = lambda x, k: jax.grad(lambda k: (lax.conv_general_dilated(x, k, (1, 1), "SAME", feature_group_count=2) ** 2).sum())(k)
    return {"groups_of_batch": (groups, normal(6, 2, 4, 5), normal(6, 2, 3, 2)), "groups_of_batch_by_name": (by_name, normal(4, 4, 3, 2), normal(2, 3, 2, 4)),
            "gradient_by_kernel": (again, normal(2, 4, 3, 3), normal(4, 2, 2, 2)), "wider_sums": (narrow, normal(3, 4), normal(4, 2)),
            "window_maximum": (of(-jnp.inf, lax.max, (2,), (1,), "VALID"), numbers(1, 1, 0, 0, 2, 2)), "window_minimum": (of(jnp.inf, lax.min, (3,), (2,), "SAME"), numbers(1, 1, 0, 0, 2, 2)),
            "window_sum": (of(0.0, lax.add, (2, 3), (1, 2), "SAME"), normal(3, 5)), "window_average": (lambda x: nn.relu(of(0.0, lax.add, (2, 2), (2, 2), "VALID")(x)) / 4, normal(4, 4))}


def own_rules():
    """Functions that JAX has rules for which a module of their values does not tell: of those that it names, and of forms."""
    pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (3,), (2,), "SAME")
    tiles = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID")
    slope = lambda f: jax.grad(lambda x: (f(x) ** 3).sum())
    return {"fraction_and_exponent": (lambda x: jnp.frexp(x)[0] + jnp.ldexp(x, 2), numbers(1, -3, 0.4, 0, 1e-3)), "i0": (jnp.i0, numbers(0, -1, 4, 20)),
            "exponential_integral": (lambda x: special.expn(3, x), numbers(0.3, 1.5, 7)),
            "gammainc": (lambda a, x: (special.gammainc(a, x), 2 * special.gammaincc(a, x)), numbers(0.3, 1, 2.5, 7, 20, 2), numbers(0.2, 3, 2, 9, 15, 0.01)),
            "betainc": (lambda x: special.betainc(numbers(0.5, 2, 3, 5), numbers(2, 2, 0.5, 1), x), numbers(0.1, 0.5, 0.9, 0.4)),
            "xlogy": (special.xlogy, numbers(0, 1, 0, 2), numbers(0.5, 2, 3, 1)), "xlog1py": (special.xlog1py, numbers(0, 1, 0, 2), numbers(0.5, 2, -0.5, 1)),
            "gradient_of_pool": (slope(pool), np.float32([3, 1, 4, 1.5, 9, 2, 6])), "gradient_of_tiles": (slope(tiles), normal(4, 6)),
            "loop_of_integers": (lambda x: x * lax.while_loop(lambda s: s[0] < 9, lambda s: (s[0] * 2, s[1] + s[0].astype(jnp.float32)), (x.astype(jnp.int32), 0.0))[1], np.float32(2)),
            "infinite_arcs": (lambda x, y, z: (jnp.arcsin(x), jnp.arccos(y), jnp.arccosh(z)), numbers(-1, 1, 0.9), numbers(-1, 1, 0.9), numbers(1, 1.5)), "log1mexp": (nn.log1mexp, numbers(0, 0.3, 2)),
            "fresnel": (special.fresnel, numbers(0.5, 3, 7, -40)), "logaddexp2": (jnp.logaddexp2, numbers(1, 0, -2), numbers(1, 3, -2)),
            "rounded": (lambda x: (jnp.rint(x), lax.round(x), jnp.floor(x), jnp.cbrt(x + 1)), numbers(0, 0.5, -2.7)),
            "on_the_real_axis": (lambda x, y: tuple(f(lax.complex(x, y)) for f in (jnp.sqrt, jnp.arcsin, jnp.arccos, jnp.arcsinh)), numbers(0.3, 0.6), numbers(0, 0))}


def pieces():
    """Functions by pieces, of which one that is not taken has an infinite slope, or overflows: JAX has rules for them."""
    return {"pieces": (lambda x: (special.fresnel(x), special.erfcx(x), special.log_ndtr(20 * x)), numbers(0, 1e-3, 0.5, -2))}


def edges():
    """Where a function has no value, or overflows, and JAX has a slope."""
    inf = np.inf
    return {"divided_by_nothing": (lambda x, y: (lax.rem(x, y), 2 * jnp.mod(x, y), 3 * jnp.fmod(x, y)), numbers(1, -2, 0.5, inf, 5, -7, 3), numbers(0, 0, 0, 2, 3, 3, inf)),
            "acosh_where_it_is_none": (jnp.arccosh, numbers(-2, -3, -90, -inf, inf, 1, 1.5)),
            "sinh_that_overflows": (jnp.sinh, numbers(90, -90, inf, 2, 0)),
            "gammainc_that_ends": (lambda a, x: (special.gammainc(a, x), 2 * special.gammaincc(a, x)), numbers(1, 1, 2, 2, 3, 3, 5), numbers(1, 2, 2, 3, 4, 30, 5.5)),
            "gammainc_at_its_ends": (lambda a, x: (special.gammainc(a, x), 2 * special.gammaincc(a, x)), numbers(2, 10, 3), numbers(0, 0, inf)),
            "gammainc_where_pieces_meet": (lambda a, x: (special.gammainc(a, x), 2 * special.gammaincc(a, x)), numbers(2, 10, 3), numbers(0, 0, 1)),
            "gammaincc_near_zero": (special.gammaincc, numbers(2, 3), numbers(1e-30, 1e-30)),
            "xlogy_of_infinite": (special.xlogy, numbers(inf, 2, -inf), numbers(2, 3, 0.5))}


def of_complex_matrices():
    """Factorizations of complex matrices, of vectors what no phase turns; eigenvalues of any matrix, and their vectors, in any order."""
    number = lambda *shape: (normal(*shape) + 1j * normal(*shape)).astype(np.complex64)
    heavy = lambda *shape: number(*shape) + 4 * np.eye(shape[-1], dtype=np.complex64)
    positive = lambda a: a @ a.conj().T + jnp.eye(len(a))
    product = lambda u, s, v: (u * jnp.log1p(s)) @ v
    root = lambda w, v: (v * jnp.exp(w / 8)) @ v.conj().T
    svd = lambda a: product(*jnp.linalg.svd(a, full_matrices=False))
    values = lambda a: jnp.sin(jnp.linalg.eigvals(a)).sum(-1)
    rows = lambda w, left, right: ((right * right * w).sum(-1), (left ** 3).sum(-1))
    eig = lambda a: rows(*lax.linalg.eig(a, compute_left_eigenvectors=True, enable_eigvec_derivs=True))
    return {"complex_solve": (jnp.linalg.solve, heavy(2, 3, 3), number(2, 3, 1)), "complex_inv": (lambda a, b: jnp.linalg.inv(lax.complex(a, b)), normal(3, 3), normal(3, 3)),
            "complex_slogdet": (lambda a: jnp.linalg.slogdet(a), number(3, 3)), "complex_lu": (lambda a: linalg.lu(a)[1:], number(4, 4)),
            "complex_lu_tall": (lambda a: linalg.lu(a)[1:], number(5, 3)), "complex_lu_low": (lambda a: linalg.lu(a)[1:], number(3, 5)),
            "complex_qr": (jnp.linalg.qr, number(5, 3)), "complex_cholesky": (lambda a: jnp.linalg.cholesky(positive(a)), number(4, 4)),
            "complex_cholesky_upper": (lambda a: linalg.cholesky(positive(a)), number(3, 3)),
            "complex_eigvalsh": (jnp.linalg.eigvalsh, number(4, 4)), "complex_eigh": (lambda a: root(*jnp.linalg.eigh(positive(a))), number(4, 4)),
            "complex_svd": (svd, number(5, 3)), "complex_svd_low": (svd, number(3, 5)), "complex_pinv": (jnp.linalg.pinv, number(4, 3)),
            "complex_tridiagonal": (lax.linalg.tridiagonal_solve, number(4), 4 + number(4), number(4), number(4, 2)),
            "eigvals": (values, heavy(4, 4).real), "eigvals_stack": (values, number(2, 3, 3)),
            "eig": (eig, normal(4, 4)), "complex_eig": (eig, number(3, 3))}


if __name__ == "__main__":
    texts = [module(name, case[0], case[1:]) for name, case in losses().items()]
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "losses.mlir").write_text("// -----\n".join(texts))
    print(len(texts), "modules")

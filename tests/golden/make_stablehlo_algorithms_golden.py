"""Writes modules of StableHLO that check themselves, of algorithms that are no models: make_stablehlo_algorithms_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2). In algorithms.mlir: dynamic programs, filters, sets of a given size, images and
tables that are resampled, implicit functions, codes of few bits.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax
from jax.experimental.ode import odeint

from make_stablehlo_golden import write

rng = np.random.default_rng(35)


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def integers(first, end, *shape):
    return rng.integers(first, end, shape).astype(np.int32)


def parts(tree):
    return [part for z in jax.tree.leaves(tree) for part in ((z.real, z.imag) if jnp.iscomplexobj(z) else (z,))]


def likeliest_path(emitted, moves):
    """Viterbi's."""
    def forward(score, now):
        through = score[:, None] + moves
        return through.max(0) + now, through.argmax(0)
    score, came_from = lax.scan(forward, emitted[0], emitted[1:])
    return score, lax.scan(lambda state, before: (before[state], before[state]), score.argmax(), came_from, reverse=True)[1]


def edit_distance(a, b):
    def row(above, x):
        def cell(left, here):
            diagonal, up, y = here
            best = jnp.minimum(jnp.minimum(left, up) + 1, diagonal + (x != y))
            return best, best
        first = above[0] + 1
        return jnp.concatenate([first[None], lax.scan(cell, first, (above[:-1], above[1:], b))[1]]), None
    return lax.scan(row, jnp.arange(len(b) + 1), a)[0][-1]


def without_overlaps(boxes, scores):
    """Non-maximum suppression of boxes (left, top, right, bottom)."""
    order = jnp.argsort(-scores)
    boxes = boxes[order]
    area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    low, high = jnp.maximum(boxes[:, None, :2], boxes[:, :2]), jnp.minimum(boxes[:, None, 2:], boxes[:, 2:])
    shared = jnp.prod(jnp.maximum(high - low, 0), -1)
    overlaps = shared / (area[:, None] + area - shared) > 0.3
    later = jnp.arange(len(boxes))
    drop = lambda i, kept: jnp.where(kept[i] & (later > i) & overlaps[i], False, kept)
    return lax.fori_loop(0, len(boxes), drop, jnp.ones(len(boxes), bool)), order


def transport(costs):
    """The gradient of Sinkhorn's dual value by the costs."""
    def value(costs):
        def step(_, duals):
            f = -jax.nn.logsumexp(duals[1] - costs, axis=1)
            return f, -jax.nn.logsumexp(f[:, None] - costs, axis=0)
        f, g = lax.fori_loop(0, 15, step, (jnp.zeros(costs.shape[0]), jnp.zeros(costs.shape[1])))
        return f.sum() + g.sum()
    return jax.grad(value)(costs)


def clusters(points, centers):
    def step(centers, _):
        nearest = ((points[:, None] - centers) ** 2).sum(-1).argmin(1)
        members = jax.ops.segment_sum(jnp.ones(len(points)), nearest, len(centers))
        return jax.ops.segment_sum(points, nearest, len(centers)) / jnp.maximum(members, 1)[:, None], nearest
    return lax.scan(step, centers, None, length=4)


def kalman_filter(seen, a, c):
    def step(state, y):
        mean, spread = a @ state[0], a @ state[1] @ a.T + 0.1 * jnp.eye(2)
        gain = jnp.linalg.solve(c @ spread @ c.T + 0.2, c @ spread).T
        mean = mean + gain @ (y - c @ mean)
        return (mean, spread - gain @ c @ spread), mean
    return lax.scan(step, (jnp.zeros(2), jnp.eye(2)), seen)


def life(cells):
    def step(_, cells):
        near = sum(jnp.roll(cells, (i, k), (0, 1)) for i in (-1, 0, 1) for k in (-1, 0, 1) if i or k)
        return ((near == 3) | ((near == 2) & (cells == 1))).astype(jnp.int8)
    return lax.fori_loop(0, 5, step, cells)


def escape_times(x, y):
    def step(_, state):
        z, times = state
        return jnp.where(jnp.abs(z) < 2, z * z + lax.complex(x, y), z), times + (jnp.abs(z) < 2)
    return lax.fori_loop(0, 30, step, (lax.complex(0 * x, 0 * y), jnp.zeros(x.shape, jnp.int32)))[1]


def collatz(n):
    step = lambda v: lax.cond(v % 2 == 0, lambda v: v // 2, lambda v: 3 * v + 1, v)
    return lax.while_loop(lambda s: s[0] != 1, lambda s: (step(s[0]), s[1] + 1), (n, 0))[1]


def checksums(words):
    turned = lambda _, s: jnp.where(s & 1 == 1, (s >> 1) ^ jnp.uint32(0xEDB88320), s >> 1)
    mixed = lambda i, h: (h ^ words[i]) * jnp.uint32(16777619)
    return lax.fori_loop(0, 32, turned, words), lax.fori_loop(0, len(words), mixed, jnp.uint32(2166136261))


def weights_of_four_bits(x, w):
    scale = jnp.abs(w).max(0) / 7
    q = jnp.round(w / scale).astype(jnp.int4)
    return x @ (q.astype(jnp.float32) * scale), q.sum(dtype=jnp.int32), lax.bitcast_convert_type(q.reshape(-1, 2), jnp.int8)


def few_bits(x):
    """The nearest numbers of types of few bits; integers end at the ends of their types."""
    to = lambda name: (10 * x).astype(name).astype(jnp.float32)
    return [to(name) for name in (jnp.int4, jnp.uint4, jnp.int2, jnp.uint2, jnp.float8_e4m3fn, jnp.float4_e2m1fn)]


def implicit_root(a):
    """The slope of a cube root that Newton's method finds."""
    solve = lambda f, start: lax.fori_loop(0, 20, lambda _, x: x - f(x) / (3 * x * x), start)
    root = lambda a: lax.custom_root(lambda x: x ** 3 - a, jnp.ones_like(a), solve, lambda g, y: y / g(1.0))
    return jax.value_and_grad(root)(a)


def pendulum(start, a):
    """The slope of a path by adaptive steps: the adjoint equation runs back."""
    motion = lambda y, t, a: jnp.array([y[1], -a * jnp.sin(y[0])])
    return jax.value_and_grad(lambda a: odeint(motion, start, jnp.linspace(0.0, 2, 4), a).sum())(a)


def sets(x, y):
    unique = jnp.unique(x, return_index=True, return_inverse=True, return_counts=True, size=9, fill_value=-1)
    return (*unique, jnp.union1d(x, y, size=20, fill_value=0), jnp.intersect1d(x, y, size=7, fill_value=99),
            jnp.setdiff1d(x, y, size=7, fill_value=99), jnp.isin(x, y), jnp.nonzero(x > 2, size=5, fill_value=-7)[0],
            jnp.unique(x.reshape(5, 4), axis=0, size=6), jnp.lexsort((x, y)), jnp.packbits(x > 0))


def tables(x, q):
    s, holes = jnp.sort(x), jnp.where(x > 1, jnp.nan, x)
    return (jnp.interp(q, s, x), jnp.searchsorted(s, q), jnp.searchsorted(s, q, side="right", method="sort"), jnp.digitize(q, s),
            jnp.histogram(x, 5), jnp.percentile(x, jnp.array([10.0, 50, 90])), jnp.nanmedian(holes),
            jnp.nanquantile(holes, 0.3, method="midpoint"), jnp.histogram2d(x[:8], q[:8], 4)[0], jnp.unwrap(3 * x))


def resampled(image, scale, shift):
    to = lambda method: (jax.image.resize(image, (9, 4, 2), method), jax.image.resize(image, (3, 11, 2), method, antialias=False))
    return [to(method) for method in ("nearest", "linear", "cubic", "lanczos3")] + [
        jax.image.scale_and_translate(image, (8, 8, 2), (0, 1), scale, shift, "bicubic")]


def at_coordinates(image, places):
    at = lambda mode, order=1: jsp.ndimage.map_coordinates(image, places, order, mode, 2.0)
    return at("nearest"), at("wrap"), at("mirror", 0), at("reflect"), at("constant")


def spectra(x):
    signal = jsp.signal
    times = signal.stft(x, nperseg=16)
    return parts((times, signal.istft(times[2], nperseg=16)[1], signal.welch(x, nperseg=32), signal.detrend(x),
                  signal.fftconvolve(x, x[:7]), jsp.fft.dct(x, norm="ortho"), jnp.fft.hfft(x[:9]), jnp.fft.fft(x, 5, norm="ortho")))


def at_any_place(x, part, at):
    corners = [(at[k], at[k + 1]) for k in range(len(at) - 1)]
    return [lax.dynamic_update_slice(x, part, corner) for corner in corners] + [lax.dynamic_slice(x, corner, (2, 3)) for corner in corners]


def algorithms():
    corners = np.abs(normal(8, 2))
    boxes = np.concatenate([corners, corners + np.abs(normal(8, 2)) + np.float32(0.5)], 1)
    return {"likeliest_path": (likeliest_path, normal(7, 4), normal(4, 4)), "edit_distance": (edit_distance, integers(0, 4, 9), integers(0, 4, 7)),
            "without_overlaps": (without_overlaps, boxes, normal(8)), "transport": (transport, normal(5, 6)),
            "clusters": (clusters, normal(20, 2), normal(3, 2)), "kalman_filter": (kalman_filter, normal(6, 1), normal(2, 2) / 2, normal(1, 2)),
            "life": (life, (rng.random((8, 9)) > 0.6).astype(np.int8)), "escape_times": (escape_times, normal(12), normal(12)),
            "collatz": (collatz, np.int32(27)), "collatz_of_each": (jax.vmap(collatz), np.int32([1, 6, 9, 27])),
            "checksums": (checksums, integers(0, 1 << 30, 6).astype(np.uint32)), "weights_of_four_bits": (weights_of_four_bits, normal(3, 8), normal(8, 4)),
            "few_bits": (few_bits, np.float32([0.31, -0.25, 0.6, -0.9, 1.59, 20, -1e9, np.inf, -np.inf])), "implicit_root": (implicit_root, np.float32(5)),
            "pendulum": (pendulum, normal(2), np.float32(1.3)), "sets": (sets, integers(-3, 8, 20), integers(-3, 8, 20)),
            "tables": (tables, normal(30), normal(11)), "resampled": (resampled, normal(5, 7, 2), np.float32([1.5, 1.2]), np.float32([0.3, -0.7])),
            "at_coordinates": (at_coordinates, normal(5, 6), 4 * normal(2, 9) + 2), "spectra": (spectra, normal(64)),
            "at_any_place": (at_any_place, normal(5, 6), normal(2, 3), np.int32([-9, -1, 3, 2**31 - 1, -2**31, 4]))}


if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    print(write(out, "algorithms", algorithms()), "modules")

"""Writes modules of StableHLO that check themselves, as JAX prints and computes them: make_stablehlo_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2; older_factorizations.mlir, which only a jax before 0.5 writes, with 0.4.30). One file a topic, modules between lines of "// -----", each after a line with
its name. @main calls @model, the function under test, on constants and compares its results with what JAX has computed, as
the modules of openxla/stablehlo's stablehlo/testdata do; weft_stablehlo runs both.
"""

import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy import special

from checked_module import checked

rng = np.random.default_rng(42)


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def uniform(*shape):
    return rng.random(shape).astype(np.float32)


def integers(end, *shape):
    return rng.integers(0, end, shape).astype(np.int32)


KEY = np.array([1, 2], np.uint32)


def module(name, function, arguments):
    """The text of one self-checking module."""
    platforms = getattr(function, "lowering_platforms", None)
    text = jax.jit(function).trace(*arguments).lower(lowering_platforms=platforms).as_text()
    given = [np.asarray(leaf) for leaf in jax.tree.leaves(arguments)]
    expected = [np.asarray(leaf) for leaf in jax.tree.leaves(jax.jit(function)(*arguments))]
    return checked(name, text, given, expected)


x, y, positive = normal(8, 6), normal(8, 6), uniform(8, 6)
a, b = integers(100, 8, 6) - 50, integers(9, 8, 6) + 1
z, w, image, kernel = normal(4, 5, 6), normal(6, 7), normal(2, 3, 9, 9), normal(4, 3, 3, 3)
rows = integers(8, 5)


def each(prefix, functions, *arguments):
    return {prefix + name: (function, *arguments) for name, function in functions.items()}


def elementwise():
    cases = each("", dict(abs=jnp.abs, neg=jnp.negative, exp=jnp.exp, expm1=jnp.expm1, sin=jnp.sin, cos=jnp.cos,
                          tan=jnp.tan, tanh=jnp.tanh, ceil=jnp.ceil, floor=jnp.floor, round=jnp.round, sign=jnp.sign,
                          sinh=jnp.sinh, cosh=jnp.cosh, asinh=jnp.arcsinh, atan=jnp.arctan, erf=special.erf,
                          erfc=special.erfc, sigmoid=jax.nn.sigmoid, relu=jax.nn.relu, gelu=jax.nn.gelu,
                          silu=jax.nn.silu, softplus=jax.nn.softplus, elu=jax.nn.elu, cbrt=jnp.cbrt, isnan=jnp.isnan,
                          isfinite=jnp.isfinite, square=jnp.square, trunc=jnp.trunc, lgamma=special.gammaln,
                          leaky_relu=jax.nn.leaky_relu), 3 * x)
    cases |= each("", dict(log=jnp.log, log1p=jnp.log1p, sqrt=jnp.sqrt, rsqrt=lax.rsqrt, asin=jnp.arcsin,
                           acos=jnp.arccos, atanh=jnp.arctanh, erf_inv=special.erfinv, digamma=special.digamma),
                  positive * 0.98 + 0.01)
    cases["acosh"] = jnp.arccosh, positive * 5 + 1
    cases |= each("", dict(add=jnp.add, subtract=jnp.subtract, multiply=jnp.multiply, divide=jnp.divide,
                           maximum=jnp.maximum, minimum=jnp.minimum, atan2=jnp.arctan2, less=jnp.less,
                           greater_equal=jnp.greater_equal, equal=jnp.equal, remainder=lax.rem, mod=jnp.mod,
                           floor_divide=jnp.floor_divide, hypot=jnp.hypot, logaddexp=jnp.logaddexp,
                           copysign=jnp.copysign, nextafter=jnp.nextafter,
                           where=lambda x, y: jnp.where(x > 0, y, x)), x, y)
    cases["power"] = jnp.power, positive + 0.1, y
    cases["clip"] = lambda x: jnp.clip(x, -0.5, 0.7), x
    cases |= each("i32_", dict(add=jnp.add, multiply=jnp.multiply, divide=lax.div, remainder=lax.rem,
                               bit_and=jnp.bitwise_and, bit_or=jnp.bitwise_or, xor=jnp.bitwise_xor,
                               shift_left=jnp.left_shift, shift_right=jnp.right_shift,
                               shift_right_logical=lax.shift_right_logical, maximum=jnp.maximum,
                               floor_divide=jnp.floor_divide, mod=jnp.mod), a, b)
    cases |= each("i32_", dict(popcnt=lax.population_count, clz=lax.clz, invert=jnp.invert), a)
    return cases


def types():
    cases = {"bf16": (lambda x: x.astype(jnp.bfloat16) * 2 + 1, x), "f16": (lambda x: x.astype(jnp.float16) * 2 + 1, x),
             "i32_to_f32": (lambda a: a.astype(jnp.float32) * 0.5, a), "f32_to_i32": (lambda x: (x * 10).astype(jnp.int32), x),
             "u32": (lambda a: a.astype(jnp.uint32) // 3, a), "bool_to_f32": (lambda x: (x > 0).astype(jnp.float32), x),
             "i8": (lambda x: jnp.clip(jnp.round(x * 10), -128, 127).astype(jnp.int8), x),
             "bitcast": (lambda x: lax.bitcast_convert_type(x, jnp.uint32) >> 23, x)}
    for dtype in ("int8", "uint8", "int16", "uint16"):
        u, v = a.astype(dtype), b.astype(dtype)
        cases[f"{dtype}_arithmetic"] = (lambda u, v: (u + v, u - v, u * v, lax.div(u, v), lax.rem(u, v)), u, v)
        cases[f"{dtype}_bits"] = (lambda u, v: (u & v, u | v, u ^ v, u << 3, u >> 2, lax.population_count(u), lax.clz(u)), u, v)
        cases[f"{dtype}_order"] = (lambda u, v: (u < v, jnp.maximum(u, v), jnp.max(u), jnp.sum(u, 0), jnp.sort(u, 1)), u, v)
    return cases


def wide_types():
    cases = {}
    for dtype in ("int64", "uint64", "float64"):
        u, v = (a * 1000003).astype(dtype), b.astype(dtype)
        cases[f"{dtype}_arithmetic"] = (lambda u, v: (u + v, u - v, u * v * 999983, lax.div(u, v), lax.rem(u, v)), u, v)
        cases[f"{dtype}_order"] = (lambda u, v: (u < v, jnp.maximum(u, v), jnp.max(u, 1), jnp.sum(u), jnp.argmax(u, 0)), u, v)
        cases[f"{dtype}_movement"] = (lambda u, v: (u[::2].T, jnp.cumsum(u, 1), u[jnp.array([3, 1])], u @ v.T), u, v)
    cases |= each("f64_", dict(exp=jnp.exp, sin=jnp.sin, cos=jnp.cos, tanh=jnp.tanh, erf=special.erf, erfc=special.erfc,
                               atan=jnp.arctan, log1p=lambda x: jnp.log1p(jnp.abs(x)), softmax=jax.nn.softmax,
                               lgamma=special.gammaln, norm=jnp.linalg.norm), x.astype(np.float64))
    cases["i64_indices"] = (lambda x, i: x[i], x, rows.astype(np.int64))
    cases["f64_layer"] = (lambda x, w: jnp.tanh(x @ w), x.astype(np.float64), w.astype(np.float64))
    return cases


def reductions():
    cases = {}
    for name, function in dict(sum=jnp.sum, mean=jnp.mean, max=jnp.max, min=jnp.min, prod=jnp.prod, std=jnp.std,
                               argmax=jnp.argmax, argmin=jnp.argmin, any=lambda x, axis=None: jnp.any(x > 1, axis),
                               all=lambda x, axis=None: jnp.all(x > -1, axis), logsumexp=special.logsumexp,
                               count=lambda x, axis=None: jnp.count_nonzero(x > 0, axis)).items():
        cases[name] = function, x
        cases[name + "_of_columns"] = (lambda x, function=function: function(x, 0)), x
        cases[name + "_of_rows"] = (lambda x, function=function: function(x, 1)), x
    for name, function in dict(cumsum=jnp.cumsum, cumprod=jnp.cumprod, cummax=lax.cummax, cummin=lax.cummin,
                               cumsum_from_behind=lambda x, axis: lax.cumsum(x, axis, reverse=True),
                               cumlogsumexp=lax.cumlogsumexp).items():
        cases[name] = (lambda x, function=function: (function(x, 0), function(x, 1))), x
    cases |= {"associative_scan": (lambda x: lax.associative_scan(jnp.add, x), x),
              "i32_sum": (lambda a: jnp.sum(a, 0), a), "i32_prod": (lambda b: jnp.prod(b, 1), b),
              "middle": (lambda z: jnp.sum(z, 1), z), "outer": (lambda z: jnp.max(z, (0, 2)), z)}
    pool = lambda x, start, body, window, stride, padding: lax.reduce_window(x, start, body, (1, 1, *window), (1, 1, *stride), padding)
    cases |= {"max_pool": (lambda x: pool(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID"), image),
              "average_pool": (lambda x: pool(x, 0.0, lax.add, (3, 3), (2, 2), "SAME") / 9, image),
              "min_pool": (lambda x: pool(x, jnp.inf, lax.min, (2, 2), (1, 1), "SAME"), image),
              "max_pool_gradient": (jax.grad(lambda x: (pool(x, -jnp.inf, lax.max, (3, 3), (2, 2), "SAME") ** 2).sum()), image),
              "average_pool_gradient": (jax.grad(lambda x: (pool(x, 0.0, lax.add, (3, 3), (2, 2), "SAME") ** 2).sum()), image)}
    cases |= {"sort": (lambda x: (jnp.sort(x, 1), jnp.sort(x, 0), jnp.argsort(x, 1), -jnp.sort(-x, 1)), x),
              "top_k": (lambda x: lax.top_k(x, 3), x), "median": (lambda x: jnp.median(x, 1), x),
              "i32_sort": (lambda a: jnp.sort(a, 0), a), "sort_by_key": (lambda a, x: lax.sort_key_val(a[:, 0], x[:, 0]), a, x),
              "unique": (lambda b: jnp.unique(b, size=10, fill_value=0), b),
              "searchsorted": (lambda x, y: jnp.searchsorted(jnp.sort(x[:, 0]), y[:, 0]), x, y),
              "quantile": (lambda x: jnp.quantile(x, 0.3, axis=0), x),
              "lexsort": (lambda a, b: jnp.lexsort((a[:, 0], b[:, 0])), a, b)}
    return cases


def movement():
    cases = each("", dict(reshape=lambda z: z.reshape(20, 6), transpose=lambda z: z.transpose(2, 0, 1),
                          strides=lambda z: z[1:3, ::2, 5:1:-2], flip=lambda z: jnp.flip(z, (0, 2)),
                          roll=lambda z: jnp.roll(z, 2, 1), concatenate=lambda z: jnp.concatenate([z, z * 2], 1),
                          pad=lambda z: jnp.pad(z, ((1, 0), (0, 2), (1, 1)), constant_values=3.0),
                          pad_inside=lambda z: lax.pad(z, 1.5, ((1, -1, 1), (-1, 2, 0), (0, 0, 2))),
                          pad_reflected=lambda z: jnp.pad(z, ((0, 0), (1, 1), (2, 2)), mode="reflect"),
                          stack=lambda z: jnp.stack([z, z], 2), tile=lambda z: jnp.tile(z, (2, 1, 1)),
                          repeat=lambda z: jnp.repeat(z, 3, 1), split=lambda z: jnp.split(z, [2, 3], 1),
                          broadcast=lambda z: jnp.broadcast_to(z[:, :1], (4, 7, 6))), z)
    cases |= each("", dict(tril=jnp.tril, triu=lambda x: jnp.triu(x, 1), diag=lambda x: jnp.diag(x[:6]),
                           eye=lambda x: x[:6] + jnp.eye(6), arange=lambda x: x + jnp.arange(6),
                           linspace=lambda x: x + jnp.linspace(0, 1, 6),
                           mask=lambda x: x[jnp.array([0, 2, -1])], set_slice=lambda x: x.at[1:4, 2:5].set(1.0)), x)
    cases |= each("", dict(take_rows=lambda x, i: x[i], take_columns=lambda x, i: x[:, i % 6],
                           take_elements=lambda x, i: x[i, i % 6], one_hot=lambda x, i: jax.nn.one_hot(i, 8) @ x,
                           set_rows=lambda x, i: x.at[i].set(0.5), add_rows=lambda x, i: x.at[i].add(1.5),
                           multiply_rows=lambda x, i: x.at[i].multiply(1.5), max_rows=lambda x, i: x.at[i].max(0.5),
                           set_elements=lambda x, i: x.at[i, i % 6].set(9.0), add_columns=lambda x, i: x.at[:, i % 6].add(1.0),
                           set_bools=lambda x, i: (x > 0).at[i].set(True)), x, rows)
    cases |= {"take_middle": (lambda z, i: z[:, i], z, integers(5, 3)), "take_grid": (lambda x, i: x[i], x, integers(8, 3, 2)),
              "take_along_axis": (lambda x, i: jnp.take_along_axis(x, i, 1), x, integers(6, 8, 3)),
              "take_clipped": (lambda x, i: x.at[i].get(mode="clip"), x, integers(20, 5)),
              "take_filled": (lambda x, i: x.at[i].get(mode="fill", fill_value=7.0), x, integers(20, 5)),
              "add_dropped": (lambda x, i: x.at[i].add(1.0, mode="drop"), x, integers(16, 5)),
              "segment_sum": (lambda x, i: jax.ops.segment_sum(x, i, 5), x, integers(5, 8)),
              "bincount": (lambda i: jnp.bincount(i, length=9), integers(9, 20)),
              "dynamic_slice": (lambda x, k: lax.dynamic_slice(x, (k, 1), (3, 4)), x, np.int32(2)),
              "dynamic_update": (lambda x, y, k: lax.dynamic_update_slice(x, y[:2, :3], (k, k)), x, y, np.int32(3))}
    return cases


def contractions():
    convolve = lax.conv_general_dilated
    return {"matmul": (lambda x, w: x @ w, x, w), "matrix_vector": (lambda x, w: x @ w[:, 0], x, w),
            "batched": (lambda z, w: jnp.einsum("bij,bkj->bik", z, w), z, normal(4, 3, 6)),
            "heads": (lambda q, k: jnp.einsum("bqhd,bkhd->bhqk", q, k), normal(2, 4, 3, 5), normal(2, 6, 3, 5)),
            "outer": (lambda x, y: jnp.outer(x[:, 0], y[:, 0]), x, y), "tensordot": (lambda z, w: jnp.tensordot(z, w, 1), z, w),
            "vdot": (jnp.vdot, x, y), "i32_matmul": (lambda a, b: a @ b.T, a, b),
            "bf16_matmul": (lambda x, w: x.astype(jnp.bfloat16) @ w.astype(jnp.bfloat16), x, w),
            "bf16_matmul_in_f32": (lambda x, w: jnp.dot(x.astype(jnp.bfloat16), w.astype(jnp.bfloat16),
                                                        preferred_element_type=jnp.float32), x, w),
            "same": (lambda x, k: convolve(x, k, (1, 1), "SAME"), image, kernel),
            "stride": (lambda x, k: convolve(x, k, (2, 2), "VALID"), image, kernel),
            "dilated": (lambda x, k: convolve(x, k, (1, 1), "SAME", rhs_dilation=(2, 2)), image, kernel),
            "transposed": (lambda x, k: convolve(x, k, (1, 1), ((1, 1), (1, 1)), lhs_dilation=(2, 2)), image, kernel),
            "nhwc": (lambda x, k: convolve(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")),
                     normal(2, 9, 9, 3), normal(3, 3, 3, 4)),
            "groups": (lambda x, k: convolve(x, k, (1, 1), "SAME", feature_group_count=3), image, normal(6, 1, 3, 3)),
            "one_dimension": (lambda x, k: convolve(x, k, (1,), "SAME"), normal(2, 3, 9), normal(4, 3, 3)),
            "conv_transpose": (lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME"), normal(2, 5, 5, 3), normal(3, 3, 3, 4)),
            "convolution_gradients": (jax.grad(lambda x, k: (convolve(x, k, (2, 2), "SAME") ** 2).sum(), (0, 1)), image, kernel)}


def control():
    random = lambda function: lambda key, *rest: function(jax.random.wrap_key_data(key), *rest)
    return {"scan": (lambda x: lax.scan(lambda c, e: (c * 0.5 + e, c * e), x[0], x), x),
            "scan_backwards": (lambda x: lax.scan(lambda c, e: (c * 0.5 + e, c), x[0], x, reverse=True), x),
            "scan_gradient": (jax.grad(lambda x: lax.scan(lambda c, e: (jnp.tanh(c + e), c), x[0], x)[0].sum()), x),
            "fori_loop": (lambda x: lax.fori_loop(0, 5, lambda i, c: c * 1.1 + i, x), x),
            "nested_loops": (lambda x: lax.fori_loop(0, 3, lambda i, c: lax.fori_loop(0, 4, lambda j, d: d * 1.01 + i + j, c), x), x),
            "map": (lambda x: lax.map(lambda r: jnp.dot(r, r), x), x),
            "cond": (lambda x: lax.cond(x[0, 0] > 0, jnp.sin, jnp.cos, x), x),
            "switch": (lambda x, i: lax.switch(i, [jnp.sin, jnp.cos, jnp.tanh], x), x, np.int32(2)),
            "counted_while": (lambda x: lax.while_loop(lambda c: c[0] < 7, lambda c: (c[0] + 2, c[1] * 1.5), (0, x)), x),
            "while": (lambda x: lax.while_loop(lambda c: c.sum() < 100, lambda c: c * 2 + 1, jnp.abs(x)), x),
            "while_that_does_not_run": (lambda x: lax.while_loop(lambda c: c.sum() > 1e9, lambda c: c * 2, x), x),
            "while_in_a_loop": (lambda x: lax.map(lambda r: lax.while_loop(lambda c: c.sum() < 100, lambda c: c * 2 + 1, jnp.abs(r)), x), x),
            "while_of_a_constant_in_a_loop": (lambda x: lax.map(lambda r: lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + r[0] ** 2 + 1, c[1] + 1), (0.0, 0)), x), x),
            "while_in_a_while": (lambda x: lax.while_loop(lambda c: jnp.any(c < 10), lambda c: lax.while_loop(lambda d: d.sum() < 5, lambda d: d + 1, c) * 1.5 + 1, x), x),
            "random_uniform": (random(lambda k: jax.random.uniform(k, (4, 3))), KEY),
            "random_normal": (random(lambda k: jax.random.normal(k, (4, 3))), KEY),
            "random_split": (random(lambda k: jax.random.key_data(jax.random.split(k, 3))), KEY),
            "random_bits": (random(lambda k: jax.random.bits(k, (5,))), KEY),
            "random_integers": (random(lambda k: jax.random.randint(k, (5,), 0, 10)), KEY),
            "random_permutation": (random(lambda k: jax.random.permutation(k, 8)), KEY),
            "random_categorical": (random(jax.random.categorical), KEY, x),
            "random_gamma": (random(lambda k: jax.random.gamma(k, 2.0, (3,))), KEY),
            "random_poisson": (random(lambda k: jax.random.poisson(k, 2.0, (3,))), KEY)}


def softmax(x):
    return jax.nn.softmax(x)


def attention(q, k, v):
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    scores = jnp.where(jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool)), scores, -1e30)
    return jnp.einsum("bhqk,bkhd->bqhd", softmax(scores), v)


def rotary(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] * 10000.0 ** (-jnp.arange(half) / half)
    left, right = x[..., :half], x[..., half:]
    return jnp.concatenate([left * jnp.cos(angle) - right * jnp.sin(angle), left * jnp.sin(angle) + right * jnp.cos(angle)], -1)


def layer_norm(x, scale, offset):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale + offset


def gpt_block(x, wq, wk, wv, wo, w1, w2, scale, offset):
    split = lambda y: y.reshape(*y.shape[:2], 2, -1)
    y = layer_norm(x, scale, offset)
    x = x + attention(split(y @ wq), split(y @ wk), split(y @ wv)).reshape(x.shape) @ wo
    return x + jax.nn.gelu(layer_norm(x, scale, offset) @ w1) @ w2


def llama_block(x, wq, wk, wv, wo, gate, up, down, scale):
    norm = lambda y: y * lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-6) * scale
    split = lambda y: y.reshape(*y.shape[:2], 2, -1)
    heads = lambda y: jax.vmap(rotary, 2, 2)(split(y))
    y = norm(x)
    x = x + attention(heads(y @ wq), heads(y @ wk), split(y @ wv)).reshape(x.shape) @ wo
    y = norm(x)
    return x + (jax.nn.silu(y @ gate) * (y @ up)) @ down


def lstm(x, wx, wh, bias):
    def step(carry, e):
        h, c = carry
        i, f, o, g = jnp.split(e @ wx + h @ wh + bias, 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h
    start = jnp.zeros((x.shape[1], wh.shape[0]))
    return lax.scan(step, (start, start), x)[1]


def experts(x, gate, w):
    odds, chosen = lax.top_k(softmax(x @ gate), 2)
    made = jnp.einsum("nd,edf->nef", x, w)
    return (jnp.take_along_axis(made, chosen[:, :, None], 1) * odds[:, :, None]).sum(1)


def residual_block(x, k1, k2, k3):
    convolve = lambda x, k, stride: lax.conv_general_dilated(x, k, (stride, stride), "SAME")
    norm = lambda x: (x - x.mean((0, 2, 3), keepdims=True)) * lax.rsqrt(x.var((0, 2, 3), keepdims=True) + 1e-5)
    y = jax.nn.relu(norm(convolve(x, k1, 2)))
    return jax.nn.relu(norm(convolve(y, k2, 1)) + norm(convolve(x, k3, 2)))


def unet_block(x, k1, k2, k3, time):
    convolve = lambda x, k, stride: lax.conv_general_dilated(x, k, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    group_norm = lambda x: layer_norm(x.reshape(*x.shape[:3], 2, -1), 1.0, 0.0).reshape(x.shape)
    down = jax.nn.silu(group_norm(convolve(x, k1, 2)) + time[:, None, None, :])
    up = jax.image.resize(convolve(down, k2, 1), (*x.shape[:3], k2.shape[-1]), "nearest")
    return convolve(jnp.concatenate([x, up], -1), k3, 1)


def generate(logits, key):
    """Top-k sampling until a token is drawn that ends the text."""
    def step(state):
        n, key, token, tokens = state
        key, now = jax.random.split(key)
        values, places = lax.top_k(logits[token], 3)
        token = places[jax.random.categorical(now, values)]
        return n + 1, key, token, tokens.at[n].set(token)
    start = (0, jax.random.wrap_key_data(key), 1, jnp.full(12, -1))
    return lax.while_loop(lambda s: (s[2] != 0) & (s[0] < 12), step, start)[3]


def models():
    cross_entropy = lambda x, i: -jnp.take_along_axis(jax.nn.log_softmax(x), i[:, None], 1).mean()
    mlp = lambda w1, b1, w2, b2, x: jax.nn.relu(x @ w1 + b1) @ w2 + b2
    loss = lambda *given: (mlp(*given) ** 2).mean()
    layers = normal(6, 16), normal(16), normal(16, 4), normal(4)
    heads = normal(2, 5, 2, 4), normal(2, 5, 2, 4), normal(2, 5, 2, 4)
    block = [normal(8, 8) * 0.4 for _ in range(4)]
    gpt = normal(2, 5, 8), *block, normal(8, 32) * 0.3, normal(32, 8) * 0.2, normal(8), normal(8)
    llama = normal(2, 5, 8), *block, normal(8, 24) * 0.3, normal(8, 24) * 0.3, normal(24, 8) * 0.2, normal(8)
    cell = normal(7, 2, 3), normal(3, 20) * 0.3, normal(5, 20) * 0.3, normal(20) * 0.1
    blocks = image, normal(8, 3, 3, 3) * 0.3, normal(8, 8, 3, 3) * 0.2, normal(8, 3, 1, 1)
    unet = normal(2, 8, 8, 4), normal(3, 3, 4, 8) * 0.2, normal(3, 3, 8, 4) * 0.2, normal(3, 3, 8, 4) * 0.2, normal(2, 8)
    squares = lambda function: lambda *given: (function(*given) ** 2).sum()
    return {"softmax": (softmax, x), "log_softmax": (jax.nn.log_softmax, x), "layer_norm": (layer_norm, x, normal(6), normal(6)),
            "cross_entropy": (cross_entropy, x, integers(6, 8)), "cross_entropy_gradient": (jax.grad(cross_entropy), x, integers(6, 8)),
            "attention": (attention, *heads), "attention_gradient": (jax.grad(squares(attention), (0, 1, 2)), *heads),
            "dot_product_attention": (lambda q, k, v: jax.nn.dot_product_attention(q, k, v, is_causal=True), *heads),
            "rotary": (rotary, normal(2, 5, 8)), "mlp": (mlp, *layers, x), "mlp_step": (jax.value_and_grad(loss, (0, 1, 2, 3)), *layers, x),
            "gpt_block": (gpt_block, *gpt), "gpt_block_gradient": (jax.grad(squares(gpt_block), tuple(range(9))), *gpt),
            "llama_block": (llama_block, *llama), "llama_block_gradient": (jax.grad(squares(llama_block), tuple(range(9))), *llama),
            "lstm": (lstm, *cell), "lstm_gradient": (jax.grad(squares(lstm), (1, 2, 3)), *cell),
            "experts": (experts, x, normal(6, 4), normal(4, 6, 5)),
            "experts_gradient": (jax.grad(squares(experts), (1, 2)), x, normal(6, 4), normal(4, 6, 5)),
            "residual_block": (residual_block, *blocks), "residual_block_gradient": (jax.grad(squares(residual_block), (1, 2, 3)), *blocks),
            "unet_block": (unet_block, *unet), "unet_block_gradient": (jax.grad(squares(unet_block), (1, 2, 3)), *unet),
            "generate": (generate, normal(7, 7), KEY),
            "dropout": (lambda k, x: jnp.where(jax.random.bernoulli(jax.random.wrap_key_data(k), 0.5, x.shape), x / 0.5, 0), KEY, x),
            "vmap": (jax.vmap(lambda r, w: jnp.dot(r, w) + r.sum(), (0, None)), x, normal(6)),
            "jvp": (lambda x, y: jax.jvp(lambda t: jnp.sin(t) * t, (x,), (y,)), x, y),
            "hessian": (lambda x: jax.hessian(lambda t: (jnp.tanh(t) ** 2).sum())(x[0]), x),
            "remat": (jax.grad(lambda x: jax.checkpoint(lambda t: jnp.sin(jnp.cos(t)))(x).sum()), x),
            "adam": (lambda p, g, m, v: (p - 1e-3 * (m * 0.9 + g * 0.1) / (jnp.sqrt(v * 0.999 + g * g * 0.001) + 1e-8),
                                         m * 0.9 + g * 0.1, v * 0.999 + g * g * 0.001), normal(5), normal(5), normal(5), uniform(5))}


def for_platform(platform, function):
    """The same, whose module JAX prints as for another platform."""
    def other(*arguments):
        return function(*arguments)
    other.lowering_platforms = (platform,)
    return other


def for_tpu(function):
    """With operations of StableHLO in the place of calls of LAPACK."""
    return for_platform("tpu", function)


def linear_algebra():
    heavy = lambda *shape: normal(*shape) + (shape[-1] + 2) * np.eye(shape[-1], dtype=np.float32)
    wide = lambda value: value.astype(np.float64)
    solve = lambda **how: lambda a, b: lax.linalg.triangular_solve(a, b, **how)
    factor = lambda a: lax.linalg.cholesky(a)
    upper = lambda a: lax.linalg.cholesky(a, symmetrize_input=False)
    squares = lambda function: lambda *given: (function(*given) ** 2).sum()
    logarithm = lambda a: 2 * jnp.log(jnp.diagonal(factor(a))).sum()
    gaussian = lambda a, x: -0.5 * (solve(left_side=True, lower=True)(factor(a), x[:, None]) ** 2).sum() - 0.5 * logarithm(a)
    cases = {"cholesky": (factor, heavy(5, 5)), "cholesky_batch": (factor, heavy(2, 3, 4, 4)), "cholesky_f64": (factor, wide(heavy(6, 6))),
             "cholesky_one_triangle": (upper, heavy(4, 4)), "cholesky_of_70": (factor, heavy(70, 70) * 3),
             "cholesky_of_none": (factor, -heavy(3, 3)), "cholesky_gradient": (jax.grad(squares(factor)), heavy(4, 4)),
             "gaussian": (gaussian, heavy(5, 5), normal(5)), "gaussian_gradient": (jax.grad(gaussian, (0, 1)), heavy(5, 5), normal(5)),
             "triangular_solve_f64": (solve(left_side=True, lower=False), wide(heavy(5, 5)), wide(normal(5, 3)))}
    for flags in range(16):
        how = dict(left_side=bool(flags & 1), lower=bool(flags & 2), transpose_a=bool(flags & 4), unit_diagonal=bool(flags & 8))
        name = "triangular_solve_" + "_".join(key for key, is_on in how.items() if is_on)
        cases[name] = (solve(**how), heavy(2, 4, 4) / 3, normal(2, 4, 3) if how["left_side"] else normal(2, 3, 4))
        if flags % 5 == 1:
            cases[name + "_gradient"] = (jax.grad(squares(solve(**how)), (0, 1)), *cases[name][1:])
    return cases | {name + "_for_tpu": (for_tpu(case[0]), *case[1:]) for name, case in cases.items()}


def factorizations():
    """QR, LU, eigenvalues, singular values: results where they are determined, else what is made of them."""
    wide = lambda value: value.astype(np.float64 if value.dtype == np.float32 else np.complex128)
    adjoint = lambda v: jnp.conj(jnp.swapaxes(v, -1, -2))
    parts = lambda z: (jnp.real(z), jnp.imag(z)) if jnp.iscomplexobj(z) else z
    split = lambda function: lambda *given: jax.tree.map(parts, function(*given))  # complex results as pairs of real ones
    joined = lambda function: lambda real, imaginary: split(function)(lax.complex(real, imaginary))
    square, tall, low, stack = normal(4, 4), normal(6, 3), normal(3, 5), normal(2, 3, 4, 4)
    right, deficient = normal(4, 3), normal(5, 2) @ normal(2, 4)
    def eigh(v, **how):
        w, vectors = jnp.linalg.eigh(v, symmetrize_input=False, **how)
        return w, (vectors * w[..., None, :].astype(vectors.dtype)) @ adjoint(vectors), adjoint(vectors) @ vectors
    def svd(v, full_matrices=False):
        u, s, vh = jnp.linalg.svd(v, full_matrices=full_matrices)
        k = s.shape[-1]
        return s, (u[..., :k] * s[..., None, :].astype(u.dtype)) @ vh[..., :k, :], adjoint(u) @ u, vh @ adjoint(vh)
    def eig(v):
        w, vectors = jnp.linalg.eig(v)
        left_w, left, _ = lax.linalg.eig(v, compute_left_eigenvectors=True)
        order = lambda w: lax.sort((jnp.round(jnp.real(w), 3), jnp.imag(w)), num_keys=2)
        return (order(w), jnp.abs(v @ vectors - vectors * w[..., None, :]), jnp.abs(adjoint(left) @ v - left_w[..., :, None] * adjoint(left)),
                jnp.linalg.norm(vectors, axis=-2))
    def hessenberg(v):
        packed, taus = lax.linalg.hessenberg(v)
        return packed, taus, jax.scipy.linalg.hessenberg(v, calc_q=True)
    def schur(v):
        t, z = jax.scipy.linalg.schur(v)
        return z @ t @ z.T, z.T @ z, jnp.tril(t, -2), jnp.trace(t)
    def sqrtm(v):
        return jax.scipy.linalg.sqrtm(v @ adjoint(v) + jnp.eye(v.shape[-1], dtype=v.dtype))
    solve, inverse, scipy = jnp.linalg.solve, jnp.linalg.inv, jax.scipy.linalg
    loss = lambda function: lambda *given: (jnp.abs(function(*given)) ** 2).sum()
    cases = {}
    for name, function, matrix in (("qr", jnp.linalg.qr, square), ("qr_tall", jnp.linalg.qr, tall), ("qr_low", jnp.linalg.qr, low),
                                   ("qr_complete", lambda v: jnp.linalg.qr(v, mode="complete"), tall),
                                   ("qr_raw", lambda v: jnp.linalg.qr(v, mode="raw"), tall), ("qr_stack", jnp.linalg.qr, stack),
                                   ("lu", scipy.lu, square), ("lu_tall", scipy.lu, tall), ("lu_low", scipy.lu, low),
                                   ("lu_factor", scipy.lu_factor, square), ("inv", inverse, square), ("inv_stack", inverse, stack),
                                   ("det", jnp.linalg.det, square), ("det_stack", jnp.linalg.det, stack),
                                   ("slogdet", jnp.linalg.slogdet, stack), ("det_of_a_singular_matrix", jnp.linalg.det, np.ones((3, 3), np.float32)),
                                   ("eigh", eigh, square), ("eigh_stack", eigh, stack), ("eigh_upper", lambda v: eigh(v, UPLO="U"), square),
                                   ("eigvalsh", jnp.linalg.eigvalsh, square), ("svd", svd, square), ("svd_tall", svd, tall),
                                   ("svd_low", svd, low), ("svd_full", lambda v: svd(v, True), tall), ("svd_full_low", lambda v: svd(v, True), low),
                                   ("svd_deficient", lambda v: svd(v, True), deficient), ("svd_stack", svd, stack),
                                   ("svd_values", lambda v: jnp.linalg.svd(v, compute_uv=False), tall)):
        cases[name] = function, matrix
        cases[name + "_f64"] = function, wide(matrix)
        if name in ("svd", "svd_full") or not name.startswith("svd"):  # which is long for a TPU
            cases[name + "_for_tpu"] = for_tpu(function), matrix
    for name, function in (("qr", jnp.linalg.qr), ("lu", scipy.lu), ("inv", inverse), ("det", jnp.linalg.det), ("eigh", eigh), ("svd", svd),
                           ("eig", eig), ("cholesky", lambda v: jnp.linalg.cholesky(v @ adjoint(v) + 3 * jnp.eye(3, dtype=v.dtype))), ("sqrtm", sqrtm),
                           ("solve", lambda v: solve(v, v[..., :2] * 2))):
        cases["complex_" + name] = joined(function), normal(3, 3), normal(3, 3)
        cases["complex_" + name + "_f64"] = joined(function), wide(normal(3, 3)), wide(normal(3, 3))
    cases |= {"complex_qr_stack": (joined(jnp.linalg.qr), normal(2, 4, 3), normal(2, 4, 3)),
              "complex_svd_low": (joined(lambda v: svd(v, True)), normal(2, 4), normal(2, 4)),
              "eig": (eig, square), "eig_f64": (eig, wide(stack)), "eigvals_of_a_rotation": (split(lambda v: jnp.linalg.eigvals(v)[:1].real), np.array([[0, -1], [1, 0]], np.float32)),
              "hessenberg": (hessenberg, square), "hessenberg_f64": (hessenberg, wide(stack)),
              "schur": (schur, square), "schur_f64": (schur, wide(normal(6, 6))), "funm": (split(lambda v: scipy.funm(v @ v.T + jnp.eye(4, dtype=v.dtype), jnp.log)), square),
              "tridiagonal": (lambda v: lax.linalg.tridiagonal(v + v.T)[1:3], square),
              "tridiagonal_solve": (lax.linalg.tridiagonal_solve, normal(4), normal(4), normal(4), right),
              "pivoted_qr": (lambda v: scipy.qr(v, pivoting=True), tall), "sqrtm": (split(sqrtm), square),
              "solve": (solve, square, right), "solve_f64": (solve, wide(stack), wide(normal(2, 3, 4, 2))), "solve_vector": (solve, square, normal(4)),
              "solve_transposed": (lambda v, b: scipy.solve(v.T, b), square, right),
              "solve_positive": (lambda v, b: scipy.solve(v @ v.T + jnp.eye(4, dtype=v.dtype), b, assume_a="pos"), square, right),
              "lstsq": (lambda v, b: jnp.linalg.lstsq(v, b)[:3], tall, normal(6, 2)), "pinv": (jnp.linalg.pinv, tall), "pinv_deficient": (jnp.linalg.pinv, deficient),
              "matrix_rank": (lambda v, w: (jnp.linalg.matrix_rank(v), jnp.linalg.matrix_rank(w)), tall, deficient),
              "expm": (scipy.expm, square), "expm_large": (scipy.expm, 4 * square), "polar": (lambda v: scipy.polar(v)[0], square),
              "matrix_power": (lambda v: (jnp.linalg.matrix_power(v, 3), jnp.linalg.matrix_power(v, -2)), square), "cond": (jnp.linalg.cond, square),
              "norms": (lambda v: (jnp.linalg.norm(v, 2), jnp.linalg.norm(v, "nuc"), jnp.linalg.norm(v, 1)), tall),
              "polyfit": (lambda u, v: jnp.polyfit(u, v, 2), normal(8), normal(8)),
              "solve_gradient": (jax.grad(loss(solve), (0, 1)), square, right), "inv_gradient": (jax.grad(loss(inverse)), square),
              "det_gradient": (jax.grad(loss(jnp.linalg.det)), square), "slogdet_gradient": (jax.grad(lambda v: jnp.linalg.slogdet(v)[1]), square),
              "qr_gradient": (jax.grad(loss(lambda v: jnp.linalg.qr(v)[1])), tall), "eigh_gradient": (jax.grad(loss(lambda v: jnp.exp(eigh(v)[0]))), square),
              "svd_gradient": (jax.grad(loss(lambda v: jnp.linalg.svd(v, compute_uv=False))), tall), "expm_gradient": (jax.grad(loss(scipy.expm)), square),
              "lstsq_gradient": (jax.grad(loss(lambda v, b: jnp.linalg.lstsq(v, b)[0])), tall, normal(6)),
              "orthogonal": (lambda k: jax.random.orthogonal(jax.random.wrap_key_data(k), 3, dtype=np.float32), KEY),
              "multivariate_normal": (lambda k, v: jax.random.multivariate_normal(jax.random.wrap_key_data(k), jnp.zeros(4, np.float32), v @ v.T + jnp.eye(4, dtype=np.float32)), KEY, square)}
    return cases


def gpu_calls():
    """As JAX prints them for GPUs: calls of cuSOLVER, cuSPARSE and of JAX's own kernels, and ROCm's."""
    jax.config.update("jax_threefry_gpu_kernel_lowering", True)
    names = ("qr", "qr_tall", "qr_low", "qr_stack_f64", "lu", "lu_tall", "lu_low", "inv_stack", "det_stack_f64", "eigh", "eigh_upper", "eigh_stack_f64",
             "svd", "svd_tall", "svd_low", "svd_full_f64", "svd_full_low", "svd_stack", "svd_values", "complex_qr", "complex_lu", "complex_eigh_f64",
             "complex_svd", "complex_svd_low", "complex_cholesky", "complex_cholesky_f64", "complex_eig", "eig", "eig_f64", "complex_solve", "pivoted_qr",
             "solve_positive", "solve_gradient", "tridiagonal", "tridiagonal_solve", "multivariate_normal")
    cases = factorizations()
    made = {name: (for_platform(("cuda", "rocm")[i % 2], cases[name][0]), *cases[name][1:]) for i, name in enumerate(names)}
    by = lambda **how: lambda v: lax.linalg.svd(v, full_matrices=False, compute_uv=False, algorithm=lax.linalg.SvdAlgorithm.QR, **how)
    product = lambda v: (lambda u, s, vh: (u * s) @ vh)(*lax.linalg.svd(v, full_matrices=False, algorithm=lax.linalg.SvdAlgorithm.QR))
    for name, matrix in (("tall", normal(6, 3)), ("low", normal(3, 5))):
        made["svd_by_qr_" + name] = for_platform("cuda", product), matrix
        made["svd_by_qr_values_" + name] = for_platform("rocm", by()), matrix
    made["random_normal"] = for_platform("cuda", lambda k: jax.random.normal(jax.random.wrap_key_data(k), (3, 5), np.float32)), KEY
    made["random_permutation"] = for_platform("rocm", lambda k: jax.random.permutation(jax.random.wrap_key_data(k), 9)), KEY
    made["pivots_of_a_stack"] = (for_platform("cuda", lambda p: lax.linalg.lu_pivots_to_permutation(p, 7)),
                                 np.array([[[3, 1, 6, 3]], [[0, 6, 6, 5]]], np.int32))
    return made


def rare_products():
    """Products of groups of rows, of all three kinds, with groups that are empty, that end before the rows do, of their own a batch;
    of predicates; of narrow numbers with a wide sum."""
    dims = lambda contracting, batch, ragged, groups: lax.RaggedDotDimensionNumbers((contracting, batch), ragged, groups)
    general = lambda *how: lambda u, v, sizes: lax.ragged_dot_general(u, v, sizes, dims(*how))
    sizes = lambda *given: np.array(given, np.int32)
    rows, matrices = normal(8, 4), normal(3, 4, 5)
    cases = {"rows": (lax.ragged_dot, rows, matrices, sizes(3, 1, 4)), "empty_groups": (lax.ragged_dot, rows, matrices, sizes(0, 8, 0)),
             "rows_left": (lax.ragged_dot, rows, matrices, sizes(2, 0, 3)), "gradient": (jax.grad(lambda u, v, s: (lax.ragged_dot(u, v, s) ** 2).sum(), (0, 1)), rows, matrices, sizes(3, 1, 4)),
             "bf16": (lambda u, v, s: lax.ragged_dot(u.astype(jnp.bfloat16), v.astype(jnp.bfloat16), s, preferred_element_type=jnp.float32), rows, matrices, sizes(3, 1, 4)),
             "batch_of_rows": (general(([2], [1]), ([0], [0]), [1], [2]), normal(2, 8, 4), normal(2, 4, 3, 5), np.array([[3, 1, 4], [0, 2, 5]], np.int32)),
             "batch_of_rows_alike": (general(([2], [1]), ([0], [0]), [1], [2]), normal(2, 8, 4), normal(2, 4, 3, 5), sizes(3, 1, 4)),
             "rows_before_rows": (general(([2], [1]), ([], []), [1], [0]), normal(2, 8, 4), matrices, np.array([[3, 1, 4], [0, 2, 5]], np.int32)),
             "sums": (general(([0], [0]), ([], []), [0], []), rows, normal(8, 5), sizes(3, 1, 4)),
             "sums_of_two": (general(([0, 1], [1, 0]), ([], []), [1], []), normal(3, 8, 4), normal(8, 3, 5), np.array([[3, 1, 4], [0, 2, 5], [8, 0, 0]], np.int32)),
             "batch_of_sums": (general(([1], [1]), ([0], [0]), [1], []), normal(2, 8, 4), normal(2, 8, 5), np.array([[3, 1, 4], [0, 2, 5]], np.int32)),
             "groups_of_the_batch": (general(([1], [1]), ([0], [0]), [0], []), rows, normal(8, 4, 5), sizes(3, 1, 4))}
    cases["experts"] = (lambda u, g, v: lax.ragged_dot(u[jnp.argsort(g)], v, jnp.bincount(g, length=3).astype(jnp.int32)), rows, integers(3, 8), matrices)
    convolve = lambda u, v, **how: lax.conv_general_dilated(u.astype(jnp.bfloat16), v.astype(jnp.bfloat16), (1, 1), "SAME", **how)
    holds = lambda u, v: (u > 0, v > 0)
    return {name: (for_tpu(case[0]), *case[1:]) for name, case in cases.items()} | {
        "bf16_convolution_in_f32": (lambda u, v: convolve(u, v, preferred_element_type=jnp.float32), image, kernel),
        "convolution_f64": (lambda u, v: lax.conv_general_dilated(u, v, (2, 1), "SAME", rhs_dilation=(1, 2)), image.astype(np.float64), kernel.astype(np.float64)),
        "convolution_gradients_f64": (jax.grad(lambda u, v: (lax.conv_general_dilated(u, v, (2, 2), "SAME") ** 2).sum(), (0, 1)), image.astype(np.float64), kernel.astype(np.float64)),
        "predicates": (lambda u, v: jnp.matmul(*holds(u, v)), normal(2, 3, 4) - 0.5, normal(2, 4, 3) - 0.5),
        "predicates_by_einsum": (lambda u, v: jnp.einsum("ij,kj->ki", *holds(u, v)), normal(3, 4) - 0.5, normal(5, 4) - 0.5)}


def random_bits():
    """Bits of both generators, of every width, with states at which counters overflow."""
    cases = {}
    algorithms = {"threefry": lax.RandomAlgorithm.RNG_THREE_FRY, "philox": lax.RandomAlgorithm.RNG_PHILOX,
                  "default": lax.RandomAlgorithm.RNG_DEFAULT}
    states = [np.array(state, np.uint64) for state in ([1, 2], [2**64 - 1, 2**64 - 2], [0x123456789ABCDEF0, 2**32 - 3])]
    for name, algorithm in algorithms.items():
        generate = lambda shape, dtype, a=algorithm: lambda key: lax.rng_bit_generator(key, shape, dtype=dtype, algorithm=a)
        for dtype in (np.uint8, np.uint16, np.uint32, np.uint64):
            for i, shape in enumerate(((1,), (5,), (8,), (3, 5), (3, 2, 7), (7, 3, 5))):
                cases[f"{name}_{dtype.__name__}_{i}"] = (generate(shape, dtype), states[i % 3])
        cases[name + "_words"] = (generate((4, 3), np.uint32), np.array([1, 2, 3, 4], np.uint32))
        cases[name + "_scalar"] = (generate((), np.uint32), states[0])
    impl = lambda name: lambda seed: jax.random.normal(jax.random.key(seed, impl=name), (4, 3), np.float32)
    cases["rbg"], cases["unsafe_rbg"] = (impl("rbg"), np.int32(7)), (impl("unsafe_rbg"), np.int32(7))
    words = np.arange(12, dtype=np.uint32).reshape(3, 4) * 0x01020304
    as_type = lambda dtype: lambda x: lax.bitcast_convert_type(x, dtype)
    for dtype in (np.uint8, np.uint16, np.int16):
        cases["bits_to_" + dtype.__name__] = (as_type(dtype), words)
    for dtype, narrow in ((np.uint64, words[:, :2]), (np.float64, words[:, :2].copy()), (np.uint32, words.view(np.uint8).reshape(3, 4, 4)),
                          (np.float32, words.view(np.int16).reshape(3, 4, 2))):
        cases["bits_from_" + dtype.__name__] = (as_type(dtype), narrow)
    return cases


def rare_operations():
    arguments = np.concatenate([np.linspace(-40, 40, 41), [0, 1e-8, 19.999, 20.001, 1e4, -3e7]])
    cases = {"bessel_i1e_" + dtype.__name__: (special.i1e, arguments.astype(dtype)) for dtype in (np.float32, np.float64)}
    cases |= each("", dict(approx_max_k=lambda v: lax.approx_max_k(v, 3),
                           approx_max_k_more=lambda v: lax.approx_max_k(v, 2, aggregate_to_topk=False),
                           approx_min_k_of_columns=lambda v: lax.approx_min_k(v, 2, reduction_dimension=0)), x)
    if hasattr(lax, "mulhi"):
        for dtype in (np.int8, np.uint16, np.int32, np.uint32, np.int64, np.uint64):
            ends = [np.iinfo(dtype).min, np.iinfo(dtype).max]
            numbers = np.array(ends + [end // 7 * 3 + 1 for end in ends] + [5], dtype)
            cases["mulhi_" + dtype.__name__] = lax.mulhi, *np.meshgrid(numbers, numbers)
    if hasattr(jax, "shard_map"):
        mesh = jax.make_mesh((1,), ("d",), axis_types=(jax.sharding.AxisType.Auto,))
        alone = lambda f: lambda v: jax.shard_map(f, mesh=mesh, in_specs=jax.P("d"), out_specs=jax.P("d"))(v)
        cases["all_reduce_alone"] = (alone(lambda v: lax.psum(v, "d")), y)
        cases["all_gather_alone"] = (alone(lambda v: lax.all_gather(v, "d", tiled=True)), y)
        cases["collective_permute_alone"] = (alone(lambda v: lax.ppermute(v, "d", [(0, 0)])), y)
        cases["reduce_scatter_alone"] = (alone(lambda v: lax.psum_scatter(v, "d", tiled=True)), y)
        cases["all_to_all_alone"] = (alone(lambda v: lax.all_to_all(v, "d", 0, 1, tiled=True)), y)
    return cases


def write(folder, topic, cases):
    texts = [module(name, *case[:1], case[1:]) for name, case in cases.items()]
    (folder / f"{topic}.mlir").write_text("// -----\n".join(texts))
    return len(texts)


def scatters():
    """Of more elements than are compared with each place: rows are joined one after the other."""
    segments, rows, many = integers(300, 250), integers(320, 250) - 10, integers(90, 3, 250)
    halves, whole = np.round(4 * normal(250)) / 4, integers(200, 250) - 100
    cases = {}
    for name, function in dict(max=jax.ops.segment_max, min=jax.ops.segment_min, prod=jax.ops.segment_prod).items():
        def joined(x, i, function=function):
            return function(x, i, num_segments=300)
        typed = halves if name == "prod" else halves.astype(jnp.bfloat16)
        cases |= {f"segment_{name}": (joined, np.where(halves == 0.5, np.nan, halves).astype(np.float32), segments),
                  f"segment_{name}_i8": (joined, whole.astype(np.int8), segments),
                  f"segment_{name}_u32": (joined, whole.astype(np.uint32), segments),
                  f"segment_{name}_narrow": (joined, typed, segments),
                  f"segment_{name}_of_each": (jax.vmap(lambda x, i, function=function: function(x, i, num_segments=90)),
                                              normal(3, 250), many)}
    x, y = normal(300, 3), normal(250, 3)
    return cases | {"set": (lambda x, i, y: x.at[i].set(y), x, rows, y), "set_bools": (lambda x, i, y: x.at[i].set(y), x > 0, rows, y > 0),
                    "or": (lambda x, i, y: x.at[i].max(y), x > 0, rows, y > 0),
                    "set_parts": (lambda x, i, y: x.at[i, 1:].set(y[:, 1:]), x, rows, y),
                    "set_of_each": (jax.vmap(lambda x, i, y: x.at[i].set(y), (1, 0, 0), 1), normal(90, 3), many, normal(3, 250)),
                    "max_of_pairs": (lambda x, i, y: x.at[i, i % 3].max(y), x, rows, y[:, 0]),
                    "add_i16": (lambda x, i, y: x.at[i].add(y), integers(9, 300).astype(np.int16), rows, whole.astype(np.int16))}


def older_factorizations():
    """As JAX printed them before 0.5: sizes and options as operands, memory to work in as results."""
    names = ("qr_tall", "qr_low_f64", "qr_stack", "lu_tall", "lu_factor_f64", "inv_stack", "eigh_stack", "eigvalsh", "svd_low", "svd_full",
             "svd_values", "complex_qr", "complex_lu", "complex_eigh", "complex_svd_f64", "complex_eig", "complex_cholesky", "complex_solve",
             "eig", "schur", "hessenberg", "tridiagonal", "sqrtm", "solve_f64", "solve_positive", "solve_gradient", "lstsq")
    cases = factorizations()
    return {name: cases[name] for name in names}


if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    if jax.__version_info__ < (0, 5):
        jax.config.update("jax_enable_x64", True)
        print(write(out, "older_factorizations", older_factorizations()), "modules")
        sys.exit()
    total = sum(write(out, topic.__name__, topic())
                for topic in (elementwise, types, reductions, movement, contractions, control, models))
    jax.config.update("jax_enable_x64", True)
    total += write(out, "wide_types", wide_types())
    total += write(out, "linear_algebra", linear_algebra())
    total += write(out, "random_bits", random_bits())
    total += write(out, "rare_operations", rare_operations())
    total += write(out, "factorizations", factorizations())
    total += write(out, "rare_products", rare_products())
    total += write(out, "gpu_calls", gpu_calls())
    jax.config.update("jax_enable_x64", False)
    total += write(out, "scatters", scatters())
    print(total, "modules")

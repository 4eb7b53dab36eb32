"""Prints what NumPy, JAX and PyTorch make of the literals of tests/graph/functions_test.cpp and sort_test.cpp, and of
tests/tensor/rounding_test.cpp, statistics_test.cpp and arrange_test.cpp, in the order of those tests.

Needs: pip install jax numpy torch.
"""
import jax
import jax.numpy as jnp
import numpy as np
import torch

f32 = np.float32
inf, nan = np.inf, np.nan


def show(name, *values):
    print(name, *([x.item() for x in np.ravel(np.asarray(value))] for value in values))


def away(x):
    return jax.lax.round(jnp.asarray(x), jax.lax.RoundingMethod.AWAY_FROM_ZERO)


print("functions_test, sort_test")
halves = np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.4999, 1e10, -inf], f32)
show("round, round_away, ceil", np.round(halves), away(halves), np.ceil(halves))
show("of -0, -1/4", *(np.signbit(f(np.array([-0.0, -0.25], f32))) for f in (np.round, away, np.ceil)))
points = np.array([5.5, -5.5, 6, -6, 0, inf], f32)
with np.errstate(invalid="ignore"):
    show("remainder by 3, by -3, fmod by -3", np.remainder(points, f32(3)), np.remainder(points, f32(-3)),
         np.fmod(points, f32(-3)))
show("of integers", np.remainder([5, -5, 7, -9], 3))
show("by infinity", np.remainder(np.array([5, -5], f32), f32(inf)))
show("slopes at multiples", jax.vmap(jax.grad(lambda x: jnp.remainder(x, 3.0)))(jnp.array([0, 3, -6, 1.5])))
third = np.float64(f32(0.3))
show("fmod of large ones", np.fmod([1e10, -3e38, 16777217], third), np.fmod(f32(1e10), f32(0.3)))
for kind in (jnp.bfloat16, jnp.float16):
    numbers = np.array([1000, -1000, 3, 60160], kind).astype(np.float64)
    show(f"fmod, remainder by 7 of {np.dtype(kind)}", np.fmod(numbers, 7), np.remainder(numbers[:2], 7))
edges = np.array([0, -3, inf, -inf, nan], f32)
show("isnan, isinf, isfinite", np.isnan(edges), np.isinf(edges), np.isfinite(edges))
show("clip", np.clip([-3, 0.5, 3], -1, 1))
x = np.arange(1, 7, dtype=f32).reshape(2, 3)
show("flip", np.flip(x, 1), np.flip(x, 0))
show("roll", np.roll(x, 1, -1), np.roll(x, -4, 1))
show("stack, split", np.stack([x, x], -1), np.split(x, 3, 1)[1])
show("one_hot", jax.nn.one_hot(jnp.array([1, 0, 7]), 2))
x = np.array([[1, 3, 2, 5, 4], [-1, 2, -3, 0, 1]], f32)
show("cumsum, from behind", np.cumsum(x, 1), np.cumsum(x[:, ::-1], 1)[:, ::-1])
show("cumprod, cummax, cummin", np.cumprod(x, -1), np.maximum.accumulate(x, 1), np.minimum.accumulate(x, 0))
x = np.array([[1, 2, 3, 4], [100000.5] * 4], np.float64)
show("variance, deviation of n - 1", np.var(x, 1), np.std(x, 1, ddof=1))
show("norm, product", np.linalg.norm(x, axis=0), np.prod(x * 0.1, 1))
show("any, all", np.any(x > 3.5, 1), np.all(x > 3.5, 1), np.any(x < 0), np.all(x > 0))
show("far from zero, f16", np.var([1e8, 100000008] * 2), np.std([300.0, -300] * 2))
x = np.array([[3, -inf, nan, -0.0, 0], [5, 4, 3, 2, 1]], f32)
show("argsort", np.argsort(x, 1, kind="stable"), np.argsort(x, 0, kind="stable"))
show("top_k", *jax.lax.top_k(jnp.array([[1, 4, 4, 2], [-1, -2, -3, -1]], jnp.float32), 2))

print("rounding_test")
halves = np.array([-2.5, -0.5, 0.5, 1.5, 2.5, 2.75], f32)
show("round, round_away, ceil", np.round(halves), away(halves), np.ceil(halves))
show("clip", np.clip(halves, -1, 2), np.clip(halves, halves - 1, 0))
whole = np.array([7, -7, 6, -1], np.int32)
show("remainder, fmod", np.remainder(whole, 3), np.fmod(whole, 3), np.remainder(halves, f32(2)))
whole = np.array([1, -8, 5, 0], np.int32)
show("shifts", whole << 2, whole >> 1, whole << np.array([3, 1, 0, 7]), np.array([0x80000000, 3], np.uint32) >> 31)

print("statistics_test")
x = np.array([[1, 2, 4], [-3, 0, 3]], f32)
show("running", np.cumsum(x, 1), np.cumsum(x[:, ::-1], 1)[:, ::-1], np.cumprod(x, 0), np.maximum.accumulate(x, 1),
     np.minimum.accumulate(x, 1))
show("rows", np.prod(x, 1), np.var(x, 1), torch.var(torch.tensor(x), 1), torch.std(torch.tensor(x), 1),
     np.linalg.norm(x, axis=0))
show("predicates", np.any(x > 3), np.all(x > -3), np.any(x > 3, 1), np.all(x > 0, 0))

print("arrange_test")
x, whole, other = np.array([[3, 1, 2], [-1, -3, -2]], f32), np.array([5, -2, 7]), np.array([1, 2, 3])
show("flip, roll", np.flip(x, 1), np.flip(whole > 0), np.roll(x, 1, 1), np.roll(whole, -1))
show("sort", np.sort(x), np.sort(x, 0), np.argsort(x), np.sort(whole))
show("top_k", *jax.lax.top_k(jnp.asarray(x), 2))
show("stack", np.stack([whole, other, whole]), np.stack([whole, other], -1))
show("concatenate", np.concatenate([whole, other]), np.concatenate([x, x * 2], 1))
show("split", *np.split(x, 3, 1), np.split(x, 2)[1])
show("one_hot", jax.nn.one_hot(jnp.array([2, 0, 9]), 3))

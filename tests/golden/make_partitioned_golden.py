"""Small programs with shardings as JAX prints them, and what XLA's CPU compiler sends for them.

    python3 tests/golden/make_partitioned_golden.py tests/golden/partitioned

NAME.mlir is the module, NAME.json the mesh, arguments, specs of results and `wire`: the bytes that a device sends in a
ring, summed over the collectives of the compiled program. weft_conformance runs them: the numbers of one device, and no
more bytes. Needs JAX (0.10.2 made the files that are here).
"""
import json
import os
import pathlib
import re
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

AXES = (("x", 2), ("y", 4))
MESH = Mesh(np.array(jax.devices()).reshape(2, 4), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
LINE = Mesh(np.array(jax.devices()), ("d",), axis_types=(AxisType.Auto,))
SIZES = {"pred": 1, "s8": 1, "u8": 1, "s16": 2, "u16": 2, "f16": 2, "bf16": 2, "s32": 4, "u32": 4, "f32": 4,
         "s64": 8, "u64": 8, "f64": 8, "c64": 8, "c128": 16, "token": 0}
TABLE, FEW = (64, 32), (16,)
f32, i32, f64 = jnp.float32, jnp.int32, jnp.float64


def rows_added(table, at, rows):
    return jnp.zeros_like(table).at[at].add(rows)


def lookup_gradient(table, at):
    return jax.grad(lambda t: (t[at] ** 2).sum())(table)


def experts(tokens, router, up, down):
    """8 experts, of which each token goes to one, in the 16 places that an expert has."""
    shares = jax.nn.softmax(tokens @ router, -1)
    chosen = jax.nn.one_hot(jnp.argmax(shares, -1), 8)
    places = jnp.cumsum(chosen, 0) * chosen - 1
    sent = jax.nn.one_hot(places.astype(i32), 16) * chosen[..., None]
    inner = jax.nn.relu(jnp.einsum("ecd,edf->ecf", jnp.einsum("nec,nd->ecd", sent, tokens), up))
    made = jnp.einsum("ecf,efd->ecd", inner, down)
    return jnp.einsum("nec,ecd->nd", sent * (shares * chosen).sum(-1)[:, None, None], made)


def experts_gradient(tokens, *weights):
    return jax.grad(lambda *w: (experts(tokens, *w) ** 2).sum(), argnums=(0, 1, 2))(*weights)


def rows_convolved_and_summed(x, kernel):
    """23 rows of 24 over 4 devices, and 22 columns over 2."""
    made = jax.lax.conv_general_dilated(x, kernel, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return (jax.nn.relu(made) ** 2).sum((1, 2))


def total_variation(grid):
    return jnp.abs(grid[1:] - grid[:-1]).sum() + jnp.abs(grid[:, 1:] - grid[:, :-1]).sum()


def edge_repeated(grid):
    wide = jnp.pad(grid, ((1, 1), (0, 0)), mode="edge")
    return wide[2:] + wide[:-2] - 2 * grid


def scaled_by_chosen(which, table):
    """Of the sides one sends columns, one rows, one a number, and one nothing."""
    return jax.lax.switch(which, [lambda t: t / (1 + (t * t).sum(0)), lambda t: t - t.mean(1, keepdims=True),
                                  lambda t: jax.lax.cond(t.max() > 0.5, lambda t: t / t.max(), jnp.tanh, t), jnp.sin], table)


def clipped_while_large(table):
    def step(t, i):
        return jax.lax.cond(i % 2 == 0, lambda t: t / jnp.sqrt((t * t).sum()), lambda t: t - t.min(0), t), None
    return jax.lax.scan(step, table, jnp.arange(4))[0]


def loss_of(weights, tokens):
    return (jnp.tanh(jnp.tanh(tokens @ weights["up"]) @ weights["down"]) ** 2).mean()


def adam_step(up, mean, square, tokens):
    g = jax.grad(lambda up: (jnp.tanh(tokens @ up) ** 2).mean())(up)
    mean, square = 0.9 * mean + 0.1 * g, 0.99 * square + 0.01 * g * g
    return up - 0.01 * mean / (jnp.sqrt(square) + 1e-6), mean, square


def clipped_step(up, down, tokens):
    g = jax.grad(loss_of)({"up": up, "down": down}, tokens)
    norm = jnp.sqrt(sum((one ** 2).sum() for one in g.values()))
    share = jnp.minimum(1.0, 0.01 / norm)
    return up - share * g["up"], down - share * g["down"]


def graph_attention(edges, nodes, weights):
    """Of each node its neighbors, weighted by a score of both."""
    made = nodes @ weights
    score = made.sum(1)
    return jax.nn.softmax(jnp.where(edges > 0, score[:, None] + score[None], -1e9), 1) @ made


def heat_step(grid):
    wide = jnp.pad(grid, 1)
    near = wide[2:, 1:-1] + wide[:-2, 1:-1] + wide[1:-1, 2:] + wide[1:-1, :-2]
    return grid + 0.1 * (near - 4 * grid)


def depthwise(words, kernel):
    return jax.lax.conv_general_dilated(words, kernel, (1,), [(2, 0)], dimension_numbers=("NWC", "WIO", "NWC"),
                                        feature_group_count=words.shape[2])


def recurrent(state, words, inner):
    """The state comes whole, words are cut."""
    return jax.lax.scan(lambda s, x: 2 * (jnp.tanh(x + s @ inner),), state, words)


def times_decayed(keys, values, decay, bonus):
    """RWKV's mean over the time, [t, b, c], of which keys decay. Channels of the weights are cut as the batch is."""
    def step(sums, now):
        number, weight = sums
        key, value = now
        own = jnp.exp(bonus + key)
        new = jnp.exp(key)
        kept = jnp.exp(-decay)
        return (number * kept + new * value, weight * kept + new), (number + own * value) / (weight + own)

    none = jnp.zeros_like(keys[0])
    return jax.lax.scan(step, (none, none), (keys, values))[1]


def few_places_of_windows(first, second, image):
    """Windows without padding: of 12 rows on 4 devices 10, of which pairs leave 5, and these 3."""
    def convolved(x, kernel):
        return jax.lax.conv_general_dilated(x, kernel, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    pairs = jax.lax.reduce_window(jnp.tanh(convolved(image, first)), 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1),
                                  "VALID") / 4
    return (jnp.tanh(convolved(pairs, second)) ** 2).sum((1, 2))


def power_iteration(matrix, vector):
    return jax.lax.fori_loop(0, 4, lambda i, v: (lambda made: made / jnp.linalg.norm(made))(matrix @ v), vector)


def cache_written(cache, rows, at):
    """A row of each sequence, at a place of its own."""
    return jax.vmap(lambda c, r, i: jax.lax.dynamic_update_slice(c, r, (i, 0, 0)))(cache, rows, at)


def windows_taken(rows, at):
    return jax.vmap(lambda r, i: jax.lax.dynamic_slice_in_dim(r, i, 2, 0))(rows, at)


def summed_over_x(rows, weights):
    """Pieces are mapped over "x" alone: columns stay cut over "y"."""
    mapped = jax.shard_map(lambda piece: jax.lax.psum(piece, "x"), mesh=MESH, in_specs=P("x"), out_specs=P(),
                           axis_names={"x"})
    return mapped(rows @ weights)


def summed_in_groups(rows):
    """Every other device along "y" is of a group; of what two have, each gets the sum of its part."""
    groups = [[0, 2], [1, 3]]
    def mapped(piece):
        return jax.lax.psum_scatter(piece, "y", axis_index_groups=groups, tiled=True) + \
            jax.lax.psum(piece, "y", axis_index_groups=[[0, 1], [2, 3]])[:8]
    return jax.shard_map(mapped, mesh=MESH, in_specs=P("x", "y"), out_specs=P("x", "y"), check_vma=False)(rows)


def scattered_in_turned_order(rows):
    mapped = jax.shard_map(lambda piece: jax.lax.psum_scatter(piece, ("y", "x"), scatter_dimension=1, tiled=True),
                           mesh=MESH, in_specs=P("x", "y"), out_specs=P(None, ("y", "x")))
    return mapped(rows)


def ring_of_keys(queries, keys):
    """Each device has its part of the keys, and gets those of the others one after the other."""
    def mapped(q, k):
        ring = [(i, (i + 1) % 2) for i in range(2)]
        largest = jnp.max(q @ k.T, 1)
        return jnp.maximum(largest, jnp.max(q @ jax.lax.ppermute(k, "x", ring).T, 1))
    return jax.shard_map(mapped, mesh=MESH, in_specs=(P("x"), P("x")), out_specs=P("x"), check_vma=False)(queries, keys)


def gradient_through_mapped(rows, weights):
    """Mapped over "y" alone, of values that lie otherwise outside."""
    mapped = jax.shard_map(lambda r, w: jnp.tanh(jax.lax.psum(r @ w, "y")), mesh=MESH, in_specs=(P(None, "y"), P("y")),
                           out_specs=P(), axis_names={"y"})
    return jax.grad(lambda r, w: (mapped(r, w) ** 2).sum(), (0, 1))(rows, weights)


def stages_passed(weights, batches):
    """A pipeline: each of four devices has a layer, and hands what it made to the next one."""
    def mapped(w, batches):
        stage, ring = jax.lax.axis_index("y"), [(i, (i + 1) % 4) for i in range(4)]
        def step(t, carry):
            state, made = carry
            state = jnp.where(stage == 0, batches[jnp.minimum(t, 3)], state)
            state = jnp.tanh(state @ w[0])
            made = jnp.where((stage == 3) & (t >= 3), made.at[jnp.maximum(t - 3, 0)].set(state), made)
            return jax.lax.ppermute(state, "y", ring), made
        nothing = jax.lax.pcast((jnp.zeros((2, 8)), jnp.zeros((4, 2, 8))), "y", to="varying")
        made = jax.lax.fori_loop(0, 7, step, nothing)[1]
        return jax.lax.psum(jnp.where(stage == 3, made, 0), "y")
    return jax.shard_map(mapped, mesh=MESH, in_specs=(P("y"), P()), out_specs=P(), axis_names={"y"})(weights, batches)


def two_meshes(rows):
    """The same devices, once as 2 x 4 and once as a line."""
    along = jax.lax.with_sharding_constraint(jnp.sin(rows), NamedSharding(LINE, P("d")))
    return along @ along.T + jax.shard_map(lambda p: jax.lax.pmax(p, "d"), mesh=LINE, in_specs=P("d"), out_specs=P())(rows).sum()


def bodies_attracted(places, speeds):
    """Forces between all pairs, summed over those that attract: each device moves bodies of its own."""
    def step(carry, _):
        places, speeds = carry
        apart = places[None] - places[:, None]
        forces = (apart / ((apart ** 2).sum(-1, keepdims=True) + 0.1) ** 1.5).sum(1)
        return (places + 0.01 * speeds, speeds + 0.01 * forces), None
    return jax.lax.scan(step, (places, speeds), None, length=2)[0]


def batch_norm(x, scale, shift):
    mean, variance = x.mean(0), x.var(0)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + shift, 0.9 * mean, 0.9 * variance


def shuffled(rows):
    """By pairs that are no hop: one permute."""
    return jax.shard_map(lambda piece: jax.lax.ppermute(piece, "y", [(0, 2), (2, 1), (1, 0)]), mesh=MESH,
                         in_specs=P("x", "y"), out_specs=P("x", "y"))(rows)


def signs_in_groups(rows):
    def mapped(piece):
        signs = jax.lax.all_gather(piece > 0, "y", axis=1, axis_index_groups=[[0, 2], [1, 3]], tiled=True)
        return jax.lax.all_to_all(signs, "x", 1, 0, tiled=True)
    return jax.shard_map(mapped, mesh=MESH, in_specs=P("x", "y"), out_specs=P("x", "y"), check_vma=False)(rows)


def jacobi(grid, right):
    def step(_, u):
        return jnp.pad((u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - right[1:-1, 1:-1]) / 4, 1)
    return jax.lax.fori_loop(0, 3, step, grid)


def parts_of_sequences(parts, queries, keys, values):
    """Attention between words of one part of a sequence."""
    scores = jnp.where((parts[:, :, None] == parts[:, None])[:, None], jnp.einsum("bqhd,bkhd->bhqk", queries, keys), -1e9)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores, -1), values)


def experts_of_few_places(tokens, router, up, down):
    """What finds no place at its expert is left out."""
    shares = jax.nn.softmax(tokens @ router, -1)
    at = jnp.argmax(shares, -1)
    chosen = jax.nn.one_hot(at, 8, dtype=i32)
    place = (jnp.cumsum(chosen, 0) * chosen).sum(-1) - 1
    sent = jnp.zeros((8, 4, 16)).at[at, jnp.where(place < 4, place, 4)].set(tokens, mode="drop")
    made = jnp.einsum("ecf,efd->ecd", jax.nn.relu(jnp.einsum("ecd,edf->ecf", sent, up)), down)
    return jnp.where((place < 4)[:, None], made[at, jnp.minimum(place, 3)], 0) * shares.max(-1)[:, None]


def heads_exchanged(*words):
    """Each device has all words of its heads, and then its words of all heads."""
    def mapped(*words):
        q, k, v = (jax.lax.all_to_all(t, "y", 1, 0, tiled=True) for t in words)
        made = jnp.einsum("hqk,khd->qhd", jax.nn.softmax(jnp.einsum("qhd,khd->hqk", q, k), -1), v)
        return jax.lax.all_to_all(made, "y", 0, 1, tiled=True)
    attended = jax.shard_map(mapped, mesh=MESH, in_specs=P("y"), out_specs=P("y"))
    return jax.grad(lambda *t: (attended(*t) ** 2).sum(), (0, 1, 2))(*words)


def pooled(x):
    return jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 3, 3, 1), (1, 1, 1, 1), "SAME")


# More rows than are compared one by one.
MANY_ROWS = [((512, 16), P("x", "y"), f32), ((256,), P(), i32), ((256, 16), P(None, "y"), f32)]


def rows_at_most_gradient(table, at, rows):
    return jax.grad(lambda t, r: (t.at[at].min(r) ** 2).sum(), (0, 1))(table, rows)


def layer_norm(x, scale, shift):
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale + shift


def convolved(x, k):
    return jax.lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


# name: function, arguments (shape, spec, type), specs of results or None
PROGRAMS = {
    "variation": (total_variation, [(TABLE, P("x", "y"), f32)], P()),
    "variation_gradient": (lambda a: jax.grad(total_variation)(a), [(TABLE, P("x", "y"), f32)], P("x", "y")),
    "rows_inside": (lambda a: a.at[1:-1].add(-0.1 * a[1:-1] * (a[2:] - a[:-2])), [(TABLE, P("x", "y"), f32)], P("x", "y")),
    "rounded_sum": (lambda a, b: jnp.dot(a, b, preferred_element_type=f32).astype(jnp.bfloat16),
                    [(TABLE, P(None, "x"), jnp.bfloat16), ((32, 16), P("x"), jnp.bfloat16)], None),
    "edge_repeated": (edge_repeated, [(TABLE, P("x", "y"), f32)], P("x", "y")),
    "rows_added_x": (rows_added, [((256, 64), P("x"), f32), ((32,), P("y"), i32),
                                  ((32, 64), P("y", "x"), f32)], P("x")),
    "rows_added_xy": (rows_added, [((256, 64), P(("x", "y")), f32), ((32,), P(("x", "y")), i32),
                                   ((32, 64), P(("x", "y")), f32)], P(("x", "y"))),
    "lookup_gradient": (lookup_gradient, [(TABLE, P("x"), f32), (FEW, P(), i32)], P("x")),
    "lookup_gradient_2d": (lookup_gradient, [(TABLE, P("x", "y"), f32), (FEW, P("y"), i32)], P("x", "y")),
    "columns_taken": (lambda t, at: t[:, at], [(TABLE, P("x"), f32), (FEW, P(), i32)], None),
    "columns_taken_xy": (lambda t, at: t[:, at], [(TABLE, P(("x", "y")), f32), (FEW, P("y"), i32)], None),
    "elements_paired": (lambda t, at: t[at, at], [(TABLE, P("x"), f32), (FEW, P(), i32)], None),
    "columns_set": (lambda t, at: t.at[:, at].set(2.0), [(TABLE, P("x"), f32), (FEW, P(), i32)], None),
    "rows_of_columns": (lambda t, at: jnp.take_along_axis(t, at, 0),
                        [(TABLE, P(None, "x"), f32), ((16, 32), P(), i32)], None),
    "dynamic_rows": (lambda a: jax.lax.dynamic_slice_in_dim(a, 3, 8, 0), [(TABLE, P("x"), f32)], None),
    "dynamic_rows_whole": (lambda a: jax.lax.dynamic_slice_in_dim(a, 3, 8, 0), [(TABLE, P("x", "y"), f32)], P()),
    "dynamic_columns": (lambda a: jax.lax.dynamic_slice_in_dim(a, 3, 8, 1), [(TABLE, P(None, "x"), f32)], None),
    "experts_gradient": (experts_gradient, [((64, 32), P("x"), f32), ((32, 8), P(), f32), ((8, 32, 64), P("y"), f32),
                                            ((8, 64, 32), P("y"), f32)], (P(), P("y"), P("y"))),
    "adam_step": (adam_step, [((32, 64), P(), f32)] * 3 + [((64, 32), P(("x", "y")), f32)], (P(), P(), P())),
    "clipped_step": (clipped_step, [((32, 64), P(None, "y"), f32), ((64, 32), P("y"), f32), ((64, 32), P("x"), f32)],
                     (P(None, "y"), P("y"))),
    "three_rows": (lambda a: a[:3], [(TABLE, P("x"), f32)], None),
    "odd_rows": (lambda a: a[1::2], [(TABLE, P("x"), f32)], None),
    "rows_interleaved": (lambda a: jnp.stack([a[::2], a[1::2]], 1).reshape(TABLE), [(TABLE, P(("x", "y")), f32)], None),
    "graph_attention": (graph_attention, [((64, 64), P("x", "y"), f32), (TABLE, P("y"), f32), ((32, 16), P(), f32)],
                        None),
    "heat_step": (heat_step, [((64, 64), P("x", "y"), f32)], P("x", "y")),
    "numbers_counted": (lambda n: jnp.zeros(16, i32).at[jnp.clip(n, 0, 15)].add(1), [((64,), P("x"), i32)], P()),
    "rows_multiplied": (lambda t, at, rows: t.at[at].multiply(rows),
                        [(TABLE, P("x", "y"), f32), ((8,), P(), i32), ((8, 32), P(None, "y"), f32)], None),
    "rows_at_least": (lambda t, at: t.at[at].max(0.5), [(TABLE, P("x"), f32), (FEW, P(), i32)], P("x")),
    "diagonal": (jnp.diagonal, [((32, 32), P("x", "y"), f32)], P()),
    "rows_of_cut_rows": (lambda t, at: jnp.take_along_axis(t, at, 0),
                         [(TABLE, P("x"), f32), ((16, 32), P("x"), i32)], None),
    "rows_cached": (lambda c, at, rows: c.at[jnp.arange(8), at].set(rows),
                    [((8, 16, 32), P(None, "x"), f32), ((8,), P(), i32), ((8, 32), P(), f32)], P(None, "x")),
    "rows_cached_of_batch": (lambda c, at, rows: c.at[jnp.arange(8), at].set(rows),
                             [((8, 16, 32), P("x", None, "y"), f32), ((8,), P("x"), i32), ((8, 32), P("x", "y"), f32)],
                             P("x", None, "y")),
    "labels_paired": (lambda t, at: t[jnp.arange(64), at], [(TABLE, P("x", "y"), f32), ((64,), P("x"), i32)], None),
    "columns_multiplied": (lambda a: jnp.prod(a, 1), [(TABLE, P("x", "y"), f32)], P("x")),
    "largest_place": (jnp.argmax, [(TABLE, P("x", "y"), f32)], P()),
    "depthwise": (depthwise, [((8, 32, 16), P("x", None, "y"), f32), ((3, 1, 16), P(), f32)], None),
    "depthwise_gradient": (lambda x, k: jax.grad(lambda *a: (depthwise(*a) ** 2).sum(), (0, 1))(x, k),
                           [((8, 32, 16), P(None, None, "y"), f32), ((3, 1, 16), P(None, None, "y"), f32)],
                           (P(None, None, "y"), P(None, None, "y"))),
    "recurrent": (recurrent, [((8, 32), P(), f32), ((16, 8, 32), P(None, "x"), f32), ((32, 32), P(), f32)], None),
    "times_decayed": (times_decayed, [((12, 16, 24), P(None, "y"), f32)] * 2 + [((24,), P("y"), f32)] * 2,
                      P(None, "y")),
    "few_places_of_windows": (few_places_of_windows, [((3, 3, 2, 3), P(), f32), ((3, 3, 3, 2), P(), f32),
                                                      ((3, 12, 24, 2), P(None, "y"), f32)], P()),
    "pairs_averaged_gradient": (jax.grad(lambda image: (jax.lax.reduce_window(
        image, 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum()),
        [((3, 16, 24, 4), P(None, "x", "y"), f32)], P(None, "x", "y")),
    "power_iteration": (power_iteration, [((32, 32), P("x", "y"), f32), ((32,), P(), f32)], P()),
    "cache_written": (cache_written, [((8, 16, 8, 4), P("x", None, "y"), f32), ((8, 1, 8, 4), P("x", None, "y"), f32),
                                      ((8,), P("x"), i32)], P("x", None, "y")),
    "median_of_columns": (lambda a: jnp.median(a, 1), [((8, 16, 32), P("x", None, "y"), f32)], None),
    "ranks_of_columns": (lambda a: jnp.argsort(jnp.argsort(a, 1), 1), [((8, 16, 32), P("x", None, "y"), f32)],
                         P("x", None, "y")),
    "columns_sorted_by_two": (lambda a, b: jax.lax.sort((a, b), dimension=1, num_keys=2),
                              [((8, 16, 32), P("x", None, "y"), i32), ((8, 16, 32), P("x", None, "y"), f32)],
                              (P("x", None, "y"), P("x", None, "y"))),
    "columns_put": (lambda t, at: jnp.put_along_axis(t, at, 1.0, axis=1, inplace=False),
                    [(TABLE, P("x", "y"), f32), ((64, 8), P("x"), i32)], P("x", "y")),
    "windows_taken": (windows_taken, [((8, 16, 32), P("x", None, "y"), f32), ((8,), P(), i32)], None),
    "summed_over_x": (summed_over_x, [((16, 32), P("x"), f32), ((32, 32), P(None, "y"), f32)], None),
    "summed_in_groups": (summed_in_groups, [((32, 32), P("x", "y"), f32)], P("x", "y")),
    "scattered_in_turned_order": (scattered_in_turned_order, [((32, 32), P("x", "y"), f32)], P(None, ("y", "x"))),
    "pairs_taken": (lambda t, at: t[at[:, 0], at[:, 1]], [(TABLE, P("x", "y"), f32), ((8, 2), P("x"), i32)], None),
    "pairs_taken_gradient": (lambda t, at: jax.grad(lambda t: (t[at[:, 0], at[:, 1]] ** 2).sum())(t),
                             [(TABLE, P("x", "y"), f32), ((8, 2), P("x"), i32)], None),
    "ring_of_keys": (ring_of_keys, [((32, 16), P("x"), f32)] * 2, P("x")),
    "batch_norm": (batch_norm, [(TABLE, P("x"), f32), ((32,), P(), f32), ((32,), P(), f32)], (P("x"), P(), P())),
    "stages_passed": (stages_passed, [((4, 8, 8), P("y"), f32), ((4, 2, 8), P(), f32)], P()),
    "two_meshes": (two_meshes, [((16, 32), P("x", "y"), f32)], P("x")),
    "doubles_ordered": (lambda a: (jnp.sort(a, 0), jnp.argsort(a, 1)), [((64, 16), P("x", "y"), f64)], None),
    "bodies_attracted": (bodies_attracted, [((32, 3), P("x"), f32)] * 2, (P("x"), P("x"))),
    "systems_solved": (lambda a, b: jnp.linalg.solve(a + 4 * jnp.eye(8), b),
                       [((16, 8, 8), P("x"), f32), ((16, 8, 4), P("x", None, "y"), f32)], None),
    "shuffled": (shuffled, [((32, 32), P("x", "y"), f32)], P("x", "y")),
    "signs_in_groups": (signs_in_groups, [((32, 32), P("x", "y"), f32)], P("x", "y")),
    "softmax_gradient": (lambda a, b: jax.grad(lambda a: (jax.nn.softmax(a, -1) * b).sum())(a),
                         [((16, 64), P("x", "y"), f32)] * 2, P("x", "y")),
    "rows_set_at_cut_places": (lambda t, at, rows: t.at[at].set(rows),
                               [(TABLE, P("x", "y"), f32), ((8,), P("x"), i32), ((8, 32), P("x"), f32)], P("x", "y")),
    "few_rows": (lambda a: (a[0], a[-1], a[3:5]), [(TABLE, P("y"), f32)], None),
    "jacobi": (jacobi, [((32, 32), P("x", "y"), f32)] * 2, P("x", "y")),
    "scaled_by_cut_shares": (lambda a, b: a * b, [((24, 48), P(None, "x"), f32), ((48,), P("y"), f32)], None),
    "sums_chosen": (lambda which, a, b, w: jnp.where(which, jnp.where(a[:, :1] > 0, a @ w, 0), b @ w),
                    [((), P(), jnp.bool_), (TABLE, P("x", "y"), f32), (TABLE, P("x", "y"), f32), ((32, 16), P("y"), f32)],
                    P("x")),
    "parts_of_sequences": (parts_of_sequences, [((2, 16), P("x", "y"), i32)] + [((2, 16, 4, 8), P("x", "y"), f32)] * 3,
                           P("x", "y")),
    "experts_of_few_places": (experts_of_few_places, [((32, 16), P("x"), f32), ((16, 8), P(), f32),
                                                      ((8, 16, 32), P("y"), f32), ((8, 32, 16), P("y"), f32)], P("x")),
    "heads_exchanged": (heads_exchanged, [((16, 4, 8), P("y"), f32)] * 3, (P("y"),) * 3),
    "flipped_grid": (lambda a: a[::-1, ::-1], [((32, 32), P("x", "y"), f32)], P("x", "y")),
    "turned_grid": (jnp.rot90, [((24, 24), P("x", "y"), f32)], P("x", "y")),
    "pool_gradient": (lambda x: jax.grad(lambda x: (pooled(x) ** 2).sum())(x), [((4, 24, 24, 8), P(None, "y"), f32)],
                      P(None, "y")),
    "rows_set_at_other_places": (lambda t, at, rows: t.at[at].set(rows),
                                 [((48, 16), P("x"), f32), ((16,), P("y"), i32), ((16, 16), P("y"), f32)], P("x")),
    "sorted_in_turned_order": (lambda a: jnp.sort(a, -1), [((32, 64), P(None, ("y", "x")), f32)], P(None, ("y", "x"))),
    "places_brought_at_the_end": (lambda a: jnp.argmin(a, 0), [((16, 64), P(None, "y"), f32)], P(("x", "y"))),
    "seven_columns": (lambda a: a[:, :7], [(TABLE, P(None, ("x", "y")), f32)], None),
    "many_rows_set": (lambda t, at, rows: t.at[at].set(rows), MANY_ROWS, P("x", "y")),
    "many_rows_at_most_gradient": (rows_at_most_gradient, MANY_ROWS, (P("x", "y"), P(None, "y"))),
    "sorted_for_one_axis_more": (lambda a: jnp.sort(a, 1), [((32, 64), P(None, "y"), f32)], P("x", "y")),
    "sorted_before_last_is_cut": (lambda a: jnp.sort(a, 0), [((12, 12, 96), P("y"), f32)], P(None, None, "y")),
    "normed_for_other_axis": (layer_norm, [((32, 64), P("x"), f32), ((64,), P("x"), f32), ((64,), P("x"), f32)], P("y")),
    "kernel_over_all_gradient": (lambda x, k: jax.grad(lambda *a: (convolved(*a) ** 2).sum(), (0, 1))(x, k),
                                 [((8, 16, 16, 8), P("x"), f32), ((3, 3, 8, 16), P(None, None, None, ("x", "y")), f32)],
                                 (P("x"), P(None, None, None, ("x", "y")))),
    "places_in_odd_parts": (lambda a: jnp.argmax(a, 0), [((36, 48), P("y"), f32)], P()),
    "gradient_through_mapped": (gradient_through_mapped, [((32, 128), P("y"), f32), ((128, 24), P("x"), f32)],
                                (P("y"), P("x"))),
    "scaled_by_chosen": (scaled_by_chosen, [((), P(), i32), (TABLE, P("x", "y"), f32)], P("x", "y")),
    "rows_convolved_and_summed": (rows_convolved_and_summed, [((4, 24, 24, 4), P(None, "y", "x"), f32), ((2, 3, 4, 6), P(), f32)],
                                  None),
    "clipped_while_large": (clipped_while_large, [(TABLE, P("x", "y"), f32)], P("x", "y")),
}


def bytes_of(text):
    return sum(SIZES[dtype] * int(np.prod([int(d) for d in dims.split(",") if d]))
               for dtype, dims in re.findall(r"(\w+)\[([\d,]*)\]", text))


def group_size(line):
    listed = re.search(r"replica_groups=\{\{([\d,]*)\}", line)
    if listed:
        return len(listed.group(1).split(","))
    iota = re.search(r"replica_groups=\[\d+,(\d+)\]", line)
    if iota:
        return int(iota.group(1))
    mesh, named = re.search(r"replica_groups=mesh\[(.*?)\](?:, device_ids=\([^{]*\))? \{(.*?)\}", line).groups()
    sizes = dict(re.findall(r"'(\w+)'=(\d+)", mesh))
    return int(np.prod([int(part or sizes[axis]) for axis, part in re.findall(r"'(\w+)'(?::\(\d+\)(\d+))?", named)]))


KINDS = "all-gather|all-reduce|all-to-all|collective-permute|reduce-scatter"


def ring_bytes(hlo):
    """What a loop sends counts in every iteration, of the sides of a condition the one that sends most."""
    computations, name = {}, None
    for line in hlo.splitlines():
        begins = re.match(r"(?:ENTRY )?%?([\w.\-]+) \(.*\{\s*$", line)
        name = begins.group(1) if begins else name
        computations.setdefault(name, []).append(line)
    return int(bytes_of_computation(computations, re.search(r"^ENTRY %?([\w.\-]+)", hlo, re.M).group(1)))


def bytes_of_computation(computations, name):
    sent = 0
    for line in computations[name]:
        loop = re.search(r" while\(.*body=%?([\w.\-]+).*known_trip_count\":{\"n\":\"(\d+)\"", line)
        if loop:
            sent += int(loop.group(2)) * bytes_of_computation(computations, loop.group(1))
        sides = re.search(r" conditional\(.*(?:branch_computations={(.*?)}|true_computation=(\S+), false_computation=(\S+))", line)
        if sides:
            names = re.findall(r"%?([\w.\-]+)", ",".join(filter(None, sides.groups())))
            sent += max(bytes_of_computation(computations, side) for side in names)
        found = re.match(rf"\s*(?:ROOT )?%?[\w.\-]+ = (.*?) ({KINDS})(?:-start)?\(", line)
        if not found:
            continue
        size, kind = bytes_of(found.group(1)), found.group(2)
        if kind == "collective-permute":
            sent += size
            continue
        n = group_size(line)
        share = {"all-reduce": 2 * (n - 1) / n, "reduce-scatter": n - 1}
        sent += size * share.get(kind, (n - 1) / n)
    return sent


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (function, arguments, results) in PROGRAMS.items():
        placed = jax.tree.map(lambda spec: NamedSharding(MESH, spec), results, is_leaf=lambda spec: isinstance(spec, P))
        at_mesh = {} if results is None else {"out_shardings": placed}
        with jax.enable_x64(any(dtype == f64 for _, _, dtype in arguments)):
            jitted = jax.jit(function, in_shardings=tuple(NamedSharding(MESH, spec) for _, spec, _ in arguments), **at_mesh)
            lowered = jitted.lower(*(jax.ShapeDtypeStruct(shape, dtype) for shape, _, dtype in arguments))
            compiled = lowered.compile()
        document = {
            "name": name,
            "mesh": [list(axis) for axis in AXES],
            "args": [{"shape": list(shape), "spec": [list(e) if isinstance(e, tuple) else e for e in spec],
                      "dtype": jnp.dtype(dtype).name} for shape, spec, dtype in arguments],
            "out_specs": [f"P({repr(tuple(s.spec))[1:-1]})" for s in jax.tree.leaves(compiled.output_shardings)],
            "wire": ring_bytes(compiled.as_text()),
        }
        (folder / f"{name}.mlir").write_text(lowered.as_text())
        (folder / f"{name}.json").write_text(json.dumps(document) + "\n")


main(pathlib.Path(sys.argv[1]))

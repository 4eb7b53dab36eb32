"""Writes modules whose dimensions are open, as jax.export prints them for dimensions with names, and checks of their own:
make_stablehlo_open_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2). As in make_stablehlo_golden.py @main calls @model, the function under test,
on constants, which become values of open types by dynamic_reshape, and compares its results with what JAX has computed.
"""

import pathlib
import sys

from checked_module import checks, constant, type_of
from make_stablehlo_golden import integers, jax, jnp, lax, np, normal, uniform
from jax import export
from jax._src.interpreters import mlir
from jaxlib.mlir import ir


def without_locations(text):
    with mlir.make_ir_context(), ir.Location.unknown():
        return str(ir.Module.parse(text))


def open_type(value, dims):
    closed = type_of(value)
    return "tensor<" + "".join(f"{dim}x" if dim.isdigit() else "?x" for dim in dims) + closed.rsplit("x", 1)[-1].replace("tensor<", "")


def module(name, function, specs, arguments):
    scope = export.SymbolicScope()
    shapes = [jax.ShapeDtypeStruct(export.symbolic_shape(spec, scope=scope), value.dtype)
              for spec, value in zip(specs, arguments)]
    text = without_locations(export.export(jax.jit(function))(*shapes).mlir_module())
    expected = [np.asarray(leaf) for leaf in jax.tree.leaves(jax.jit(function)(*arguments))]
    lines, given, types = ["  func.func public @main() {"], [], []
    for i, (value, spec) in enumerate(zip(arguments, specs)):
        dims = [dim.strip() for dim in spec.split(",")] if spec else []
        lines.append(constant(f"%in{i}", value))
        given.append(f"%in{i}")
        types.append(type_of(value))
        if all(dim.isdigit() for dim in dims):
            continue
        lines.append(constant(f"%shape{i}", np.array(value.shape, np.int32)))
        types[-1] = open_type(value, dims)
        given[-1] = f"%open{i}"
        lines.append(f"    %open{i} = stablehlo.dynamic_reshape %in{i}, %shape{i} : ({type_of(value)}, "
                     f"tensor<{value.ndim}xi32>) -> {types[-1]}")
    lines += [constant(f"%expected{i}", value) for i, value in enumerate(expected)]
    count = f":{len(expected)}" if len(expected) > 1 else ""
    result = text[text.index("@main("):]
    result = result[result.index("->") + 2:result.index("{\n")].strip()
    results = [part.split("tensor<")[1].split(">")[0] for part in result.split(", ") if "tensor<" in part]
    results = [f"tensor<{part}>" for part in results]
    lines.append(f"    %got{count} = call @model({', '.join(given)}) : ({', '.join(types)}) -> ({', '.join(results)})")
    lines += checks(expected, results)
    head, rest = text.replace("func.func public @main(", "func.func private @model(").split("\n", 1)
    return f"// {name}\n{head}\n" + "\n".join(lines) + f"\n{rest}"


def attention(q, k, v):
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    seen = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(seen, scores, -1e30), -1), v)


def layer_norm(x, g, b):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5) * g + b


def convolution(strides, padding):
    return lambda x, k: lax.conv_general_dilated(x, k, strides, padding, dimension_numbers=("NHWC", "HWIO", "NHWC"))


def pooling(start, reduce, padding):
    return lambda x: lax.reduce_window(x, start, reduce, (1, 2, 2, 1), (1, 2, 2, 1), padding)


x, image, kernel = normal(7, 4), normal(2, 9, 8, 3), normal(3, 3, 3, 8)
qkv = [normal(2, 5, 2, 4) for _ in range(3)]
CASES = {
    "mlp": (lambda w, x: jax.nn.softmax(jnp.tanh(x @ w)), ["4, 6", "b, 4"], normal(4, 6), x),
    "mlp_gradient": (jax.grad(lambda w, x: jnp.sum(jnp.tanh(x @ w) ** 2)), ["4, 6", "b, 4"], normal(4, 6), x),
    "two_names": (lambda x, y: x[:, :, None] * y[:, None, :], ["b, n", "b, m"], normal(3, 4), normal(3, 5)),
    "reshape": (lambda x: (x.reshape(-1, 2), x.reshape(x.shape[0] * 4)), ["b, 4"], x),
    "half": (lambda x: x[:x.shape[0] // 2], ["b, 4"], x),
    "sum_of_halves": (lambda x: x[:x.shape[0] // 2] + x[x.shape[0] // 2:], ["2*b, 4"], normal(6, 4)),
    "remainder": (lambda x: x[x.shape[0] % 3:], ["b, 4"], x),
    "pad": (lambda x: jnp.pad(x, ((1, 2), (0, 0))), ["b, 4"], x),
    "roll": (lambda x: jnp.roll(x, 2, axis=0), ["b, 4"], x),
    "flip": (lambda x: x[::-1], ["b, 4"], x),
    "every_other": (lambda x: jnp.concatenate([x, 2 * x], 0)[1::2], ["b, 4"], x),
    "sort": (lambda x: (jnp.sort(x, axis=0), jnp.argmax(x, axis=0), jnp.median(x, axis=1)), ["b, 4"], x),
    "top_k": (lambda x: lax.top_k(x, 3), ["b, 9"], normal(7, 9)),
    "lookup": (lambda t, i: t[i].sum(1), ["11, 8", "b, t"], normal(11, 8), integers(11, 2, 3)),
    "take_along_axis": (lambda t, i: jnp.take_along_axis(t, i[:, None], axis=1), ["b, n", "b"], normal(5, 4), integers(4, 5)),
    "scatter_add": (lambda t, i, u: t.at[i].add(u), ["n, 4", "b", "b, 4"], x, integers(7, 5), normal(5, 4)),
    "segment_sum": (lambda d, i: jax.ops.segment_sum(d, i, 5), ["n, 4", "n"], x, integers(5, 7)),
    "convolution_same": (convolution((2, 2), "SAME"), ["b, h, w, 3", "3, 3, 3, 8"], image, kernel),
    "convolution_valid": (convolution((1, 1), "VALID"), ["b, h, w, 3", "3, 3, 3, 8"], image, kernel),
    "transposed_convolution": (lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")),
                               ["b, h, w, 3", "3, 3, 3, 8"], image, kernel),
    "max_pooling": (pooling(-jnp.inf, lax.max, "VALID"), ["b, h, w, 3"], image),
    "average_pooling": (pooling(0., lax.add, "SAME"), ["b, h, w, 3"], image),
    "max_pooling_gradient": (jax.grad(lambda x: jnp.sum(pooling(-jnp.inf, lax.max, "VALID")(x) ** 2)), ["b, h, w, 3"], image),
    "attention": (attention, ["b, t, 2, 4"] * 3, *qkv),
    "attention_gradient": (jax.grad(lambda q, k, v: jnp.sum(attention(q, k, v) ** 2)), ["b, t, 2, 4"] * 3, *qkv),
    "layer_norm": (layer_norm, ["b, t, 8", "8", "8"], normal(2, 3, 8), normal(8), normal(8)),
    "cross_entropy": (lambda l, y: -jnp.take_along_axis(jax.nn.log_softmax(l), y[:, None], 1).mean(), ["b, 10", "b"],
                      normal(5, 10), integers(10, 5)),
    "fori_loop": (lambda x: lax.fori_loop(0, x.shape[0], lambda i, c: c + x[i], jnp.zeros(x.shape[1:])), ["b, 4"], x),
    "scan": (lambda x, w: lax.scan(lambda h, t: (jnp.tanh(t @ w + h), h), jnp.zeros((x.shape[1], 4)), x), ["t, b, 4", "4, 4"],
             normal(7, 3, 4), normal(4, 4)),
    "cumulative": (lambda x: (jnp.cumsum(x, 0), lax.cummax(x, axis=0)), ["b, n"], x),
    "moments": (lambda x: (x.var(0), x.std(), x.mean()), ["b, 4"], x),
    "one_hot": (lambda i: jax.nn.one_hot(i, 5), ["b"], integers(5, 6)),
    "repeat": (lambda x: (jnp.repeat(x, 2, axis=0), jnp.tile(x, (2, 1))), ["b, 4"], x),
    "triangle": (lambda x: (jnp.tril(x), jnp.diagonal(x), x @ jnp.eye(x.shape[0])), ["n, n"], normal(5, 5)),
    "arange": (lambda x: x * jnp.arange(x.shape[0], dtype=jnp.float32)[:, None], ["b, 4"], x),
    "percentile": (lambda x: jnp.percentile(x, 30., axis=0), ["b, 4"], x),
    "update_slice": (lambda x, u: lax.dynamic_update_slice(x, u, (1, 0)), ["b, 4", "b-2, 4"], x, normal(5, 4)),
    "cond": (lambda x: lax.cond(x.sum() > 0, lambda y: y * 2, lambda y: y - 1, x), ["b, 4"], x),
    "normal": (lambda x: x + jax.random.normal(jax.random.PRNGKey(0), x.shape), ["b, 4"], x),
    "cholesky": (lambda x: jnp.linalg.cholesky(x @ x.swapaxes(-1, -2) + 4 * jnp.eye(4)), ["b, 4, 4"], normal(2, 4, 4)),
    "triangular_solve": (lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True), ["n, n", "n, m"],
                         np.tril(uniform(4, 4)) + 4 * np.eye(4, dtype=np.float32), normal(4, 3)),
    "complex": (lambda x: jnp.abs(x[..., None] + 1j * jnp.ones((x.shape[0], 3))[:, None, :]), ["b, 4"], x),
    "resize": (lambda x: jax.image.resize(x, (x.shape[0], 8, 8, 3), "bilinear"), ["b, 4, 4, 3"], normal(2, 4, 4, 3)),
}

if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1]) / "open_dimensions.mlir"
    out.write_text("// -----\n".join(module(name, case[0], case[1], case[2:]) for name, case in CASES.items()))
    print(len(CASES), "modules")

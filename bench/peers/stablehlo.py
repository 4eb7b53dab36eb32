"""Modules of StableHLO in weft and in JAX, one core, the same text: stablehlo.py --weft build/release/examples/run_stablehlo

Each module is run by XLA, in this process, and by run_stablehlo, in rounds that alternate; printed are JSON lines with the
median of a call in milliseconds, their ratio (above 1: weft is faster), and how long it takes from text to the first result.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import tempfile
import time

PROCESSOR = max(os.sched_getaffinity(0))  # of both: XLA's threads stay on the core of their process
os.sched_setaffinity(0, {PROCESSOR})
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
import jax
import jax.numpy as jnp
import numpy as np

rng = np.random.default_rng(0)
BATCH, TOKENS, FEATURES, HEADS, LAYERS, VOCABULARY = 4, 64, 128, 4, 4, 256


def numbers(*shape):
    return (0.1 * rng.standard_normal(shape)).astype(np.float32)


def layer_norm(x):
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def block(x, wq, wk, wv, wo, up, down):
    split = lambda y: y.reshape(BATCH, TOKENS, HEADS, -1).transpose(0, 2, 1, 3)
    y = layer_norm(x)
    scores = split(y @ wq) @ split(y @ wk).swapaxes(-1, -2) / np.sqrt(FEATURES // HEADS)
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e30)
    x = x + (jax.nn.softmax(scores) @ split(y @ wv)).transpose(0, 2, 1, 3).reshape(x.shape) @ wo
    return x + jax.nn.gelu(layer_norm(x) @ up) @ down


def gpt(tokens, table, *weights):
    x = table[tokens]
    for i in range(LAYERS):
        x = block(x, *weights[6 * i:6 * i + 6])
    return layer_norm(x) @ table.T


def convolve(x, kernel, stride=1):
    return jax.lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def batch_norm(x, scale, shift):
    mean, variance = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + shift


def resnet18_weights():
    """Kernels [h, w, in, out] with scale and shift of their norm, in the order in which resnet18 takes them."""
    shapes = [(7, 7, 3, 64)]
    for width, before in ((64, 64), (128, 64), (256, 128), (512, 256)):
        for inputs in (before, width):
            shapes += [(3, 3, inputs, width), (3, 3, width, width)] + [(1, 1, inputs, width)] * (inputs != width)
    for shape in shapes:
        yield from (numbers(*shape), 1 + numbers(shape[3]), numbers(shape[3]))
    yield from (numbers(512, 1000), numbers(1000))


def resnet18(images, *weights):
    """Images [n, h, w, 3] to logits [n, 1000], as torchvision's, with the statistics of the batch."""
    weights = iter(weights)

    def layer(x, stride=1):
        return batch_norm(convolve(x, next(weights), stride), next(weights), next(weights))

    x = jax.nn.relu(layer(images, 2))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    for stage in range(4):
        for first in (True, False):
            stride = 2 if first and stage > 0 else 1
            y = layer(jax.nn.relu(layer(x, stride)))
            x = jax.nn.relu(y + (layer(x, stride) if stride > 1 else x))
    return x.mean((1, 2)) @ next(weights) + next(weights)


def cross_entropy(logits, labels):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1).mean()


def cases():
    tokens, labels = (rng.integers(0, VOCABULARY, (BATCH, TOKENS)).astype(np.int32) for _ in range(2))
    d = FEATURES
    weights = [numbers(VOCABULARY, d)]
    for _ in range(LAYERS):
        weights += [numbers(d, d), numbers(d, d), numbers(d, d), numbers(d, d), numbers(d, 4 * d), numbers(4 * d, d)]
    yield "gpt_forward", gpt, (tokens, *weights)
    gpt_loss = lambda tokens, labels, *weights: cross_entropy(gpt(tokens, *weights), labels)
    yield "gpt_step", jax.value_and_grad(gpt_loss, tuple(range(2, 2 + len(weights)))), (tokens, labels, *weights)
    mlp_loss = lambda x, y, w1, b1, w2, b2: cross_entropy(jax.nn.relu(x @ w1 + b1) @ w2 + b2, y)
    mlp = numbers(256, 784), rng.integers(0, 10, 256).astype(np.int32), numbers(784, 512), numbers(512), numbers(512, 10), numbers(10)
    yield "mlp_step", jax.value_and_grad(mlp_loss, (2, 3, 4, 5)), mlp
    resnet = numbers(8, 64, 64, 3), *resnet18_weights()
    yield "resnet18_forward", resnet18, resnet
    resnet_loss = lambda x, y, *weights: cross_entropy(resnet18(x, *weights), y)
    yield "resnet18_step", jax.value_and_grad(resnet_loss, tuple(range(2, 1 + len(resnet)))), (
        resnet[0], rng.integers(0, 1000, 8).astype(np.int32), *resnet[1:])
    attend = lambda q, k, v: jax.nn.softmax(q @ k.swapaxes(-1, -2) / 8) @ v
    yield "attention", attend, (numbers(8, 512, 64), numbers(8, 512, 64), numbers(8, 512, 64))
    yield "cumsum", lambda x: jnp.cumsum(x, 0), (numbers(1000, 1000),)
    yield "gather", lambda x, i: x[i], (numbers(100000, 64), rng.integers(0, 100000, 100000).astype(np.int32))
    yield "scatter_add", lambda x, i: jnp.zeros((1000, 64)).at[i].add(x), (numbers(100000, 64), rng.integers(0, 1000, 100000).astype(np.int32))
    yield "sort", jnp.sort, (numbers(1000000),)
    yield "top_k", lambda x: jax.lax.top_k(x, 100), (numbers(100000),)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weft", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=10)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    print(json.dumps({"peer": "jax", "version": jax.__version__, "threads": 1}))
    folder = pathlib.Path(tempfile.mkdtemp())
    for name, function, arguments in cases():
        if options.only and options.only != name:
            continue
        lowered = jax.jit(function).lower(*arguments)
        (folder / "module.mlir").write_text(lowered.as_text())
        for i, value in enumerate(arguments):
            np.save(folder / f"{i}.npy", value)
        arguments = jax.device_put(arguments)  # both read them where they are
        jax.block_until_ready(arguments)
        start = time.perf_counter()
        compiled = lowered.compile()
        jax.block_until_ready(compiled(*arguments))
        jax_first = 1e3 * (time.perf_counter() - start)
        command = [options.weft, "--module", str(folder / "module.mlir"), "--repeat", str(options.repeat),
                   "--inputs", ",".join(str(folder / f"{i}.npy") for i in range(len(arguments)))]
        theirs, ours, planned = [], [], []
        for _ in range(options.rounds):
            for _ in range(options.repeat):
                start = time.perf_counter()
                jax.block_until_ready(compiled(*arguments))
                theirs.append(1e3 * (time.perf_counter() - start))
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            found = re.search(r"planned in ([0-9.]+) ms, a call takes ([0-9.]+) ms", text)
            planned.append(float(found[1]))
            ours.append(float(found[2]))
        jax_ms, weft_ms = statistics.median(theirs), statistics.median(ours)
        print(json.dumps({"name": name, "jax_ms": round(jax_ms, 3), "weft_ms": round(weft_ms, 3),
                          "ratio": round(jax_ms / weft_ms, 2), "jax_first_ms": round(jax_first, 1),
                          "weft_first_ms": round(statistics.median(planned) + weft_ms, 1)}), flush=True)


if __name__ == "__main__":
    main()

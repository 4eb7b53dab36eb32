"""Writes the golden values of the language model, computed by JAX and, for what is done with its gradients, PyTorch:
make_gpt_golden.py OUTPUT.json (see README.md)."""

import json
import math
import re
import sys

import jax
import jax.numpy as jnp
import numpy as np
import torch

from golden import (FIRST_SEED, block_weights, describe_gradients, digits, distance, linear_weights, norm_weights,
                    random_bits_at, threefry2x32, uniform)

STEPS = 20
SIZES = dict(vocabulary=32, context=16, features=32, heads=4, layers=2, batch=4)
OPTIMIZER = dict(learning_rate=1e-2, beta1=0.9, beta2=0.999, epsilon=1e-8, weight_decay=0.1)
TUNED = dict(max_norm=0.9, ema_decay=0.9, embedding_rate=0.5)


def initial_parameters(seed, tied):
    features, vocabulary = SIZES["features"], SIZES["vocabulary"]
    values = {f"{name}.weight": uniform(seed, f"{name}.weight", (rows, features), math.sqrt(3) / math.sqrt(features))
              for name, rows in (("token", vocabulary), ("position", SIZES["context"]))}
    for i in range(SIZES["layers"]):
        values |= block_weights(seed, f"h.{i}", features)
    values |= norm_weights("norm", features)
    return values if tied else values | linear_weights(seed, "head", features, vocabulary)


def batch(seed, step):
    """Tokens at random; the one to be told is the sum of a token and the one before it."""
    shape = (SIZES["batch"], SIZES["context"])
    bits = random_bits_at(seed, "tokens", step, math.prod(shape))
    tokens = (bits % np.uint32(SIZES["vocabulary"])).astype(np.int32).reshape(shape)
    before = np.concatenate([tokens[:, :1], tokens[:, :-1]], axis=1)
    return tokens, (tokens + before) % SIZES["vocabulary"]


def loss_of(masters, tokens, following, tied, compute=None):
    """Products in `compute`, if it is given: weights are read in it, norms, softmax and the loss are of f32."""
    features, heads = SIZES["features"], SIZES["heads"]
    narrow = (lambda x: x) if compute is None else (lambda x: x.astype(compute))
    wide = (lambda x: x) if compute is None else (lambda x: x.astype(jnp.float32))
    parameters = {name: narrow(value) for name, value in masters.items()}

    def linear(name, x):
        return narrow(x) @ parameters[f"{name}.weight"] + parameters[f"{name}.bias"]

    def norm(name, x):
        return (jax.nn.standardize(wide(x), epsilon=1e-5) * wide(parameters[f"{name}.weight"])
                + wide(parameters[f"{name}.bias"]))

    def attention(name, x):
        q, k, v = (linear(f"{name}.{m}", x).reshape(*x.shape[:2], heads, -1) for m in ("query", "key", "value"))
        scores = jnp.einsum("bthd,bshd->bhts", q, k) / math.sqrt(features // heads)
        read = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        shares = narrow(jax.nn.softmax(jnp.where(read, wide(scores), -jnp.inf)))
        return linear(f"{name}.out", jnp.einsum("bhts,bshd->bthd", shares, v).reshape(x.shape))

    x = parameters["token.weight"][tokens] + parameters["position.weight"][: tokens.shape[1]]
    for i in range(SIZES["layers"]):
        x = x + attention(f"h.{i}.attention", norm(f"h.{i}.norm1", x))
        x = x + linear(f"h.{i}.down", jax.nn.gelu(linear(f"h.{i}.up", norm(f"h.{i}.norm2", x)), approximate=False))
    x = norm("norm", x)
    logits = narrow(x) @ parameters["token.weight"].T if tied else linear("head", x)
    shares = jax.nn.log_softmax(wide(logits))
    return -jnp.take_along_axis(shares, following[..., None], axis=-1).mean()


def train(seed, tied, dtype, compute=None):
    """The losses of all steps, and the gradients of the first."""
    parameters = {name: jnp.asarray(value, dtype) for name, value in initial_parameters(seed, tied).items()}
    first = jax.tree.map(jnp.zeros_like, parameters)
    second = jax.tree.map(jnp.zeros_like, parameters)
    rate, beta1, beta2 = (OPTIMIZER[name] for name in ("learning_rate", "beta1", "beta2"))
    step_of = jax.jit(jax.value_and_grad(lambda p, tokens, following: loss_of(p, tokens, following, tied,
                                                                                          compute)))
    losses, gradients = [], None
    for step in range(STEPS):
        loss, slope = step_of(parameters, *batch(seed, step))
        if gradients is None:
            gradients = {name: np.asarray(slope[name], np.float64).ravel() for name in parameters}
        first = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, first, slope)
        second = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, second, slope)
        parameters = jax.tree.map(
            lambda p, m, v: p * (1 - rate * OPTIMIZER["weight_decay"]) - rate * (m / (1 - beta1 ** (step + 1)))
            / (jnp.sqrt(v / (1 - beta2 ** (step + 1))) + OPTIMIZER["epsilon"]), parameters, first, second)
        losses.append(float(loss))
    return losses, gradients


def groups_of(parameters):
    """Embeddings learn at half the rate, positions not at all; neither biases nor norms decay."""
    embeddings = [name for name in parameters if name.startswith("token.")]
    plain = [name for name in parameters if name.endswith(".bias") or "norm" in name]
    rest = [name for name in parameters if name not in embeddings + plain and not name.startswith("position.")]
    rate, decay = OPTIMIZER["learning_rate"], OPTIMIZER["weight_decay"]
    return [(rest, rate, decay), (plain, rate, 0.0), (embeddings, TUNED["embedding_rate"] * rate, decay)]


def train_tuned(seed, dtype):
    """Gradients by JAX; clipped, scheduled and applied by PyTorch. Losses, norms, and the averages of all weights."""
    parameters = {name: torch.tensor(np.asarray(value), dtype=getattr(torch, dtype), requires_grad=True)
                  for name, value in initial_parameters(seed, False).items()}
    groups = groups_of(parameters)
    trained = {name: parameters[name] for names, _, _ in groups for name in names}
    optimizer = torch.optim.AdamW(
        [dict(params=[parameters[name] for name in names], lr=lr, weight_decay=decay) for names, lr, decay in groups],
        betas=(OPTIMIZER["beta1"], OPTIMIZER["beta2"]), eps=OPTIMIZER["epsilon"])
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [rate for _, rate, _ in groups], total_steps=STEPS,
                                                   cycle_momentum=False)
    average_of = torch.optim.swa_utils.get_ema_multi_avg_fn(TUNED["ema_decay"])
    step_of = jax.jit(jax.value_and_grad(lambda p, tokens, following: loss_of(p, tokens, following, False)))
    losses, norms, averages = [], [], None
    for step in range(STEPS):
        values = {name: jnp.asarray(value.detach().numpy(), getattr(jnp, dtype)) for name, value in parameters.items()}
        loss, slope = step_of(values, *batch(seed, step))
        for name, parameter in trained.items():
            parameter.grad = torch.tensor(np.asarray(slope[name]))
        norms.append(float(torch.nn.utils.clip_grad_norm_(trained.values(), TUNED["max_norm"])))
        optimizer.step()
        schedule.step()
        now = [parameter.detach() for parameter in trained.values()]
        if averages is None:
            averages = [value.clone() for value in now]
        else:
            average_of(averages, now, step)
        losses.append(float(loss))
    return losses, norms, {name: average.numpy().ravel() for name, average in zip(trained, averages)}


def describe_inputs(seed, tied):
    values = {name: value.ravel() for name, value in initial_parameters(seed, tied).items()}
    for step in (0, STEPS - 1):
        values[f"tokens at step {step}"], values[f"next at step {step}"] = (t.ravel() for t in batch(seed, step))
    return {name: digits(value[:4], 9) for name, value in values.items()}


def main():
    assert [int(v) for v in threefry2x32((0, 0), (np.uint32(0), np.uint32(0)))] == [0x6B200159, 0x99BA4EFE]
    jax.config.update("jax_enable_x64", True)
    runs = []
    for tied in (True, False):
        single, gradients_single = train(FIRST_SEED, tied, jnp.float32)
        double, gradients_double = train(FIRST_SEED, tied, jnp.float64)
        assert distance(single, double) < 2e-6
        runs.append(dict(name="tied" if tied else "untied", seed=FIRST_SEED, losses_f32=digits(single, 9),
                         losses=digits(double, 17)))
        if tied:
            runs[-1]["inputs"] = describe_inputs(FIRST_SEED, tied)
            runs[-1]["gradients"] = describe_gradients(gradients_single, gradients_double)
        print(f"{runs[-1]['name']}: loss {double[0]:.6f} -> {double[-1]:.6f}, "
              f"float32 within {distance(single, double):.1e}", file=sys.stderr)
    narrow, _ = train(FIRST_SEED, True, jnp.float32, jnp.bfloat16)
    runs.append(dict(name="bf16", seed=FIRST_SEED, losses=digits(narrow, 9)))
    print(f"bf16: within {distance(narrow, runs[0]['losses']):.1e} of float64", file=sys.stderr)
    single, norms_single, _ = train_tuned(FIRST_SEED, "float32")
    double, norms, averages = train_tuned(FIRST_SEED, "float64")
    assert distance(single, double) < 2e-6 and distance(norms_single, norms) < 2e-5
    assert min(norms) < TUNED["max_norm"] < max(norms)
    sums = [dict(name=name, sum=digits([math.fsum(value)], 17)[0], norm=digits([math.sqrt(math.fsum(value**2))], 17)[0])
            for name, value in averages.items() if not name.endswith("key.bias")]  # of no effect: rounding, by Adam's size
    runs.append(dict(name="tuned", seed=FIRST_SEED, losses=digits(double, 17), norms=digits(norms, 17), averages=sums))
    print(f"tuned: loss {double[0]:.6f} -> {double[-1]:.6f}, norm {min(norms):.3f} to {max(norms):.3f}, float32 within "
          f"{distance(single, double):.1e} and {distance(norms_single, norms):.1e}", file=sys.stderr)
    golden = dict(made_by=f"make_gpt_golden.py with jax {jax.__version__}, torch {torch.__version__}, "
                          f"numpy {np.__version__}",
                  sizes=SIZES, steps=STEPS, layer_norm_epsilon=1e-5, optimizer=OPTIMIZER, tuned=TUNED, runs=runs)
    text = json.dumps(golden, indent=1)
    with open(sys.argv[1], "w") as file:
        file.write(re.sub(r"\[[^][{}]*\]", lambda numbers: " ".join(numbers[0].split()), text) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_gpt_golden.py OUTPUT.json")
    main()

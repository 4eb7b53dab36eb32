"""Writes the golden values of the MLP, computed by PyTorch: make_mlp_golden.py OUTPUT.json [RUN...] (see README.md).

With names of runs: makes these anew and leaves the others of the file as they are."""

import json
import sys

import numpy as np
import torch

from golden import (FIRST_SEED, describe_gradients, digits, distance, linear_weights, norm_weights, random_bits_at,
                    threefry2x32, uniform_from_bits)

NOISE = 2e-7  # more than what rounding in float32 does to an argument of a ReLU
TRIALS = 6
BATCH = 64
STEPS = 20
LAYERS = (("hidden1", 784, 512), ("hidden2", 512, 512), ("output", 512, 10))
OPTIMIZERS = {
    "sgd": dict(kind="sgd", learning_rate=0.05, momentum=0.9, weight_decay=1e-2),
    "adam": dict(kind="adam", learning_rate=1e-3, beta1=0.9, beta2=0.999, epsilon=1e-8, weight_decay=0.0),
    "adamw": dict(kind="adamw", learning_rate=1e-3, beta1=0.9, beta2=0.999, epsilon=1e-8, weight_decay=0.01),
    "lamb": dict(kind="lamb", learning_rate=5e-3, beta1=0.9, beta2=0.999, epsilon=1e-6, weight_decay=0.01),
    "adafactor": dict(kind="adafactor", learning_rate=1e-2, beta2_decay=-0.8, epsilon1=2.0**-23, epsilon2=1e-3,
                      clip_threshold=1.0, weight_decay=0.01),
}


class Lamb(torch.optim.Optimizer):
    """Algorithm 2 of You et al., Large Batch Optimization for Deep Learning (2020), with phi(z) = z."""

    def __init__(self, parameters, lr, betas, eps, weight_decay):
        super().__init__(parameters, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for p in group["params"]:
                state = self.state[p]
                t = state["t"] = state.get("t", 0) + 1
                m = state["m"] = beta1 * state.get("m", 0) + (1 - beta1) * p.grad
                v = state["v"] = beta2 * state.get("v", 0) + (1 - beta2) * p.grad**2
                r = (m / (1 - beta1**t)) / (torch.sqrt(v / (1 - beta2**t)) + group["eps"])
                u = r + group["weight_decay"] * p
                ratio = p.norm() / u.norm() if p.norm() > 0 and u.norm() > 0 else 1.0
                p -= group["lr"] * ratio * u


def initial_parameters(seed, layer_norm):
    values = {}
    for name, fan_in, fan_out in LAYERS:
        values |= linear_weights(seed, name, fan_in, fan_out)
    return values | norm_weights("norm1", 512) if layer_norm else values


def batch(seed, step):
    image = uniform_from_bits(random_bits_at(seed, "image", step, BATCH * 784)).reshape(BATCH, 784)
    label = (random_bits_at(seed, "label", step, BATCH) % np.uint32(10)).astype(np.int64)
    return image, label


def loss_of(parameters, image, label, layer_norm, noise):
    x = image @ parameters["hidden1.weight"] + parameters["hidden1.bias"]
    if layer_norm:
        x = torch.nn.functional.layer_norm(x, (512,), parameters["norm1.weight"], parameters["norm1.bias"], 1e-5)
    x = torch.relu(noise(x)) @ parameters["hidden2.weight"] + parameters["hidden2.bias"]
    logits = torch.relu(noise(x)) @ parameters["output.weight"] + parameters["output.bias"]
    return torch.nn.functional.cross_entropy(logits, label)


def make_optimizer(parameters, settings):
    if settings["kind"] == "sgd":
        return torch.optim.SGD(parameters, lr=settings["learning_rate"], momentum=settings["momentum"],
                               weight_decay=settings["weight_decay"])
    if settings["kind"] == "adafactor":
        return torch.optim.Adafactor(parameters, lr=settings["learning_rate"], beta2_decay=settings["beta2_decay"],
                                     eps=(settings["epsilon1"], settings["epsilon2"]), d=settings["clip_threshold"],
                                     weight_decay=settings["weight_decay"])
    make = {"lamb": Lamb, "adam": torch.optim.Adam, "adamw": torch.optim.AdamW}[settings["kind"]]
    return make(parameters, lr=settings["learning_rate"], betas=(settings["beta1"], settings["beta2"]),
                eps=settings["epsilon"], weight_decay=settings["weight_decay"])


def train(seed, settings, layer_norm, dtype, noise=lambda x: x):
    """The losses of all steps, and the gradients of the first."""
    parameters = {name: torch.tensor(value, dtype=dtype, requires_grad=True)
                  for name, value in initial_parameters(seed, layer_norm).items()}
    optimizer = make_optimizer(list(parameters.values()), settings)
    losses, gradients = [], None
    for step in range(STEPS):
        image, label = batch(seed, step)
        optimizer.zero_grad()
        loss = loss_of(parameters, torch.tensor(image, dtype=dtype), torch.tensor(label), layer_norm, noise)
        loss.backward()
        if gradients is None:
            gradients = {name: p.grad.double().numpy().ravel().copy() for name, p in parameters.items()}
        optimizer.step()
        losses.append(loss.item())
    return losses, gradients


def is_stable(seed, settings, layer_norm):
    """Whether noise as small as that of rounding leaves all losses within 1e-6."""
    expected, _ = train(seed, settings, layer_norm, torch.float64)
    for trial in range(TRIALS):
        random = torch.Generator().manual_seed(trial)
        noisy, _ = train(seed, settings, layer_norm, torch.float64,
                         lambda x: x + NOISE * torch.randn(x.shape, dtype=x.dtype, generator=random))
        if distance(noisy, expected) > 1e-6:
            return False
    return distance(train(seed, settings, layer_norm, torch.float32)[0], expected) < 1e-6


def find_seed(settings, layer_norm):
    seed = FIRST_SEED
    while not is_stable(seed, settings, layer_norm):
        seed += 1
    return seed


def describe_inputs(seed):
    values = {name: value.ravel() for name, value in initial_parameters(seed, False).items()}
    for step in (0, STEPS - 1):
        image, label = batch(seed, step)
        values[f"image at step {step}"] = image.ravel()
        values[f"label at step {step}"] = label
    return {name: digits(value[:4], 9) for name, value in values.items()}


def main():
    assert [int(v) for v in threefry2x32((0, 0), (np.uint32(0), np.uint32(0)))] == [0x6B200159, 0x99BA4EFE]
    torch.set_num_threads(1)
    made_by = f"make_mlp_golden.py with torch {torch.__version__.split('+')[0]}, numpy {np.__version__}"
    golden = dict(made_by=made_by, batch=BATCH, steps=STEPS, layer_norm_epsilon=1e-5)
    wanted, runs, kept = sys.argv[2:], [], {}
    if wanted:
        with open(sys.argv[1]) as file:
            golden = json.load(file)
        kept = {run["name"]: run for run in golden["runs"]}
    for layer_norm in (False, True):
        for name, settings in OPTIMIZERS.items():
            if layer_norm and name != "sgd":
                continue
            run_name = name + ("_layer_norm" if layer_norm else "")
            if wanted and run_name not in wanted:
                runs.append(kept[run_name])
                continue
            seed = find_seed(settings, layer_norm)
            single, gradients_single = train(seed, settings, layer_norm, torch.float32)
            double, gradients_double = train(seed, settings, layer_norm, torch.float64)
            run = dict(name=run_name, **(dict(made_by=made_by) if wanted else {}), seed=seed, optimizer=settings,
                       layer_norm=layer_norm, inputs=describe_inputs(seed), losses_f32=digits(single, 9),
                       losses=digits(double, 17))
            if name == "sgd":
                run["gradients"] = describe_gradients(gradients_single, gradients_double)
            runs.append(run)
            print(f"{run['name']}, seed {seed}: loss {double[0]:.6f} -> {double[-1]:.6f}, "
                  f"float32 within {distance(single, double):.1e}", file=sys.stderr)
    golden["runs"] = runs
    with open(sys.argv[1], "w") as file:
        json.dump(golden, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: make_mlp_golden.py OUTPUT.json [RUN...]")
    main()

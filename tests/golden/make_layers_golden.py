"""Writes what PyTorch computes for single layers and losses, forward and backward, and its learning rates on a plateau: make_layers_golden.py OUTPUT.json (see
README.md)."""

import sys

import torch
from torch import nn
from torch.nn import functional

from golden import FIRST_SEED, digits, random_bits_at, uniform_from_bits, write_golden


def numbers(name, *shape):
    uniform = uniform_from_bits(random_bits_at(FIRST_SEED, name, 0, torch.Size(shape).numel()))
    return (torch.tensor(uniform, dtype=torch.float64) * 2 - 1).reshape(shape)


cases = []


def case(name, function, integers=None, **shapes):
    """`function` of numbers of these shapes, by name, and of lists of integers."""
    given = {key: numbers(f"{name}/{key}", *shape).requires_grad_() for key, shape in shapes.items()}
    integers = integers or {}
    outs = function(**given, **{key: torch.tensor(values) for key, values in integers.items()})
    outs = outs if isinstance(outs, tuple) else (outs,)
    pulls = [numbers(f"{name}/pull{i}", *out.shape) for i, out in enumerate(outs)]
    sum((out * pull).sum() for out, pull in zip(outs, pulls)).backward()
    gradients = [dict(name=key, dot=digits([(value.grad * numbers(f"{name}/{key}.probe", *value.shape)).sum()], 10)[0])
                 for key, value in given.items() if value.grad is not None]
    cases.append(dict(name=name, integers=[dict(name=key, shape=list(torch.tensor(values).shape),
                                                values=torch.tensor(values).flatten().tolist())
                                           for key, values in integers.items()],
                      outs=[digits(out.detach().flatten(), 10) for out in outs], gradients=gradients))


def with_weights(module, *inputs, **weights):
    return torch.func.functional_call(module.double(), weights, inputs)


def shapes_of(module):
    return {name: tuple(weight.shape) for name, weight in module.named_parameters()}


def recurrent():
    for name, kind in (("lstm", nn.LSTM), ("gru", nn.GRU)):
        deep = kind(3, 4, num_layers=2, bidirectional=True, batch_first=True)

        def run(x, hidden, cell=None, deep=deep, **weights):
            output, last = with_weights(deep, x, hidden if cell is None else (hidden, cell), **weights)
            return (output, *(last if isinstance(last, tuple) else (last,)))

        states = dict(hidden=(4, 2, 4)) | (dict(cell=(4, 2, 4)) if name == "lstm" else {})
        case(name, run, x=(2, 5, 3), **states, **shapes_of(deep))
        plain = kind(3, 2, bias=False, batch_first=True)
        case(f"{name}_plain", lambda x, plain=plain, **w: with_weights(plain, x, **w)[0], x=(2, 3, 3), **shapes_of(plain))


def convolutions():
    for name, layer, shape in (
            ("conv1d", nn.Conv1d(4, 6, 3, stride=2, padding=1, dilation=2, groups=2), (2, 4, 9)),
            ("conv_transpose2d", nn.ConvTranspose2d(4, 6, (3, 2), stride=(2, 3), padding=(1, 0), output_padding=(1, 2),
                                                    groups=2), (2, 4, 3, 4)),
            ("conv_transpose2d_dilated", nn.ConvTranspose2d(3, 2, 3, padding=2, dilation=(2, 1), bias=False), (2, 3, 4, 5))):
        case(name, lambda x, layer=layer, **w: with_weights(layer, x, **w), x=shape, **shapes_of(layer))
    case("max_pool_ceil", lambda x: functional.max_pool2d(x, 3, 2, 1, ceil_mode=True), x=(1, 2, 6, 7))
    case("avg_pool_ceil", lambda x: functional.avg_pool2d(x, (3, 2), 2, 1, ceil_mode=True), x=(1, 2, 6, 7))
    case("avg_pool_ceil_short", lambda x: functional.avg_pool2d(x, 3, 2, ceil_mode=True), x=(1, 1, 2, 4))
    case("avg_pool_inside", lambda x: functional.avg_pool2d(x, 3, 2, 1, count_include_pad=False), x=(1, 2, 6, 7))
    case("avg_pool_ceil_inside",
         lambda x: functional.avg_pool2d(x, (2, 3), (2, 3), 1, ceil_mode=True, count_include_pad=False), x=(1, 2, 6, 7))
    for name, shape, options in (("nearest_twice", (1, 2, 3, 4), dict(scale_factor=2)),
                                 ("nearest", (1, 2, 3, 4), dict(size=(5, 3))),
                                 ("bilinear_twice", (1, 2, 3, 4), dict(scale_factor=2, mode="bilinear")),
                                 ("bilinear", (1, 2, 5, 4), dict(size=(3, 7), mode="bilinear")),
                                 ("bilinear_aligned", (1, 2, 3, 4), dict(size=(5, 1), mode="bilinear", align_corners=True))):
        case(f"upsample_{name}", lambda x, options=options: functional.interpolate(x, **options), x=shape)


def norms():
    for name, layer, shape in (("batch_norm1d", nn.BatchNorm1d(3, track_running_stats=False), (4, 3)),
                               ("batch_norm1d_sequence", nn.BatchNorm1d(3, track_running_stats=False), (2, 3, 5)),
                               ("instance_norm1d", nn.InstanceNorm1d(3, affine=True), (2, 3, 5)),
                               ("instance_norm2d", nn.InstanceNorm2d(2, eps=1e-3), (2, 2, 3, 4))):
        case(name, lambda x, layer=layer, **w: with_weights(layer, x, **w), x=shape, **shapes_of(layer))


def embedding():
    keeps = torch.tensor([[1.0], [1], [1], [0], [1]], dtype=torch.float64)
    case("embedding_padding", lambda weight, tokens: functional.embedding(tokens, weight * keeps, padding_idx=3),
         dict(tokens=[[0, 3, 4], [3, 1, 0]]), weight=(5, 2))


def attention():
    def cross(x, memory, padding=None, **weights):
        def heads_of(member, of):
            made = of @ weights[f"{member}.weight"] + weights[f"{member}.bias"]
            return made.unflatten(-1, (2, 3)).transpose(1, 2)

        reads = None if padding is None else (padding == 0)[:, None, None, :]
        mixed = functional.scaled_dot_product_attention(heads_of("query", x), heads_of("key", memory),
                                                        heads_of("value", memory), attn_mask=reads)
        return mixed.transpose(1, 2).flatten(-2) @ weights["out.weight"] + weights["out.bias"]

    inputs = dict(query=6, key=5, value=5, out=6)
    weights = {f"{member}.{part}": ((rows, 6) if part == "weight" else (6,))
               for member, rows in inputs.items() for part in ("weight", "bias")}
    case("cross_attention", cross, x=(2, 3, 6), memory=(2, 4, 5), **weights)
    case("cross_attention_padding", cross, dict(padding=[[0, 0, 1, 1], [1, 0, 0, 0]]), x=(2, 3, 6), memory=(2, 4, 5), **weights)


def mixture():
    def experts(x, **weights):
        """As MixtralSparseMoeBlock and load_balancing_loss_func of transformers."""
        tokens = x.flatten(0, 1)
        shares = functional.softmax(tokens @ weights["router.weight"], -1)
        values, chosen = shares.topk(2, -1)
        values = values / values.sum(-1, keepdim=True)
        out = torch.zeros_like(tokens)
        for expert in range(4):
            gate, up, down = (weights[f"{part}.weight"][expert] for part in ("gate", "up", "down"))
            made = (functional.silu(tokens @ gate) * (tokens @ up)) @ down
            out = out + made * (values * (chosen == expert)).sum(-1, keepdim=True)
        part = functional.one_hot(chosen, 4).double().mean(0)
        return out.reshape(x.shape), (part * shares.mean(0)).sum() * 4

    case("mixture_of_experts", experts, x=(2, 4, 3), **{"router.weight": (3, 4), "gate.weight": (4, 3, 5),
                                                        "up.weight": (4, 3, 5), "down.weight": (4, 5, 3)})


def losses():
    label = dict(label=[2, 0, -1, 3, 1, 2])
    weights = torch.tensor([0.5, 2, 1, 0], dtype=torch.float64)
    for reduction in ("none", "mean"):
        for smoothing in (0, 0.25):
            options = dict(ignore_index=-1, reduction=reduction)
            ending = f"{'_smooth' if smoothing else ''}_{reduction}"
            case(f"cross_entropy{ending}",
                 lambda x, label, smoothing=smoothing, options=options: functional.cross_entropy(
                     x, label, label_smoothing=smoothing, **options), label, x=(6, 4))
            case(f"cross_entropy_weights{ending}",
                 lambda x, label, smoothing=smoothing, options=options: functional.cross_entropy(
                     x, label, weights, label_smoothing=smoothing, **options), label, x=(6, 4))
        case(f"nll_{reduction}", lambda x, label, options=options: functional.nll_loss(x, label, weights, **options), label,
             x=(6, 4))
    case("huber", lambda x, y: functional.huber_loss(x, y, reduction="none", delta=0.4), x=(8,), y=(8,))
    case("smooth_l1", lambda x, y: functional.smooth_l1_loss(x, y, reduction="none", beta=0.4), x=(8,), y=(8,))
    case("kl_div", lambda x, y: functional.kl_div(x, functional.softmax(y, -1), reduction="none"), x=(2, 3), y=(2, 3))
    case("kl_div_log", lambda x, y: functional.kl_div(x, y, reduction="none", log_target=True), x=(2, 3), y=(2, 3))
    case("cosine_similarity", lambda x, y: functional.cosine_similarity(x, y, 1), x=(2, 3, 4), y=(2, 3, 4))


def plateaus():
    """Learning rates of ReduceLROnPlateau, epoch by epoch."""
    rows = []
    metrics = [5, 4, 4, 4.5, 3.9999, 3.9, 4, 4, 4, 4, 4, 4, float("nan"), 4, 4, 4, 3, 3, 3, 3]
    for options in (dict(factor=0.5, patience=1), dict(factor=0.1, patience=2, cooldown=2, min_lr=0.005),
                    dict(factor=0.5, patience=0, threshold=0.5, threshold_mode="abs", mode="max"),
                    dict(factor=0.25, patience=1, threshold=0.1, mode="max")):
        optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
        schedule = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, **options)
        rates = []
        for metric in metrics:
            schedule.step(metric)
            rates.append(optimizer.param_groups[0]["lr"])
        rows.append(dict(rates=digits(rates, 10)))
    return rows


def main(path):
    for part in (recurrent, convolutions, norms, embedding, attention, mixture, losses):
        part()
    write_golden(path, dict(seed=FIRST_SEED, torch=torch.__version__, cases=cases, plateaus=plateaus()))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

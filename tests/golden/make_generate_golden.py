"""What PyTorch writes with the weights of a language model of examples/train_gpt: 64 characters, always the likeliest one.

make_generate_golden.py LICENSE FOLDER: trains a small GPT and a small LLaMA on the text LICENSE, and writes their weights
to FOLDER, as train_gpt would, and what they write to generate.json there (see README.md).
make_generate_golden.py --trained TRAIN_GPT FILE: has the program TRAIN_GPT train and save a model, and writes to FILE
how it did and what PyTorch writes with its weights.
make_generate_golden.py --check CHECKPOINT GENERATE: compares with what the program GENERATE writes, which is given
CHECKPOINT, a file that train_gpt --save wrote."""

import json
import subprocess
import sys
import tempfile

import torch
from safetensors.torch import load_file, save_file
from torch.nn import functional

CONTEXT, TOKENS, VOCABULARY, LAYERS = 64, 64, 96, 2
SIZES = dict(gpt=dict(features=24, heads=4, kv_heads=4, hidden=96),
             llama=dict(features=24, heads=4, kv_heads=2, hidden=64))
STEPS, ROWS, LARGEST_BYTES = 1500, 32, 100_000
# Nothing hangs on rounding: logits in float32 are within 1e-5 of those in float64.
LEAST_MARGIN = 0.01
# What train_gpt learns by heart. Another machine's may round otherwise, and training amplifies it.
TRAINED_TEXT = "Jackdaws love my big sphinx of quartz; 5 boxing wizards jump quickly.\n" * 30
TRAINED_FLAGS, TRAINED_STEPS = "--devices 1 --sample 0 --warmup_steps 10 --lr 0.003", 100
TRAINED_PROMPTS, LEAST_TRAINED_MARGIN = 8, 1.0


def token_of(character):
    return 0 if character == "\n" else ord(character) - 31


def character_of(token):
    return "\n" if token == 0 else chr(token + 31)


def initial_weights(family):
    sizes = SIZES[family]
    features, hidden = sizes["features"], sizes["hidden"]
    narrow = features // sizes["heads"] * sizes["kv_heads"]
    weights = {}

    def linear(name, fan_in, fan_out):
        weights[f"{name}.weight"] = torch.randn(fan_in, fan_out) / fan_in ** 0.5
        if family == "gpt":
            weights[f"{name}.bias"] = torch.zeros(fan_out)

    def norm(name):
        weights[f"{name}.weight"] = torch.ones(features)
        if family == "gpt":
            weights[f"{name}.bias"] = torch.zeros(features)

    weights["token.weight"] = torch.randn(VOCABULARY, features) / features ** 0.5
    if family == "gpt":
        weights["position.weight"] = torch.randn(CONTEXT, features) / features ** 0.5
    for i in range(LAYERS):
        norm(f"h.{i}.norm1")
        for member in ("query", "key", "value", "out"):
            linear(f"h.{i}.attention.{member}", features, narrow if member in ("key", "value") else features)
        norm(f"h.{i}.norm2")
        wide = ("up",) if family == "gpt" else ("mlp.gate", "mlp.up")
        for member in wide:
            linear(f"h.{i}.{member}", features, hidden)
        linear(f"h.{i}.down" if family == "gpt" else f"h.{i}.mlp.down", hidden, features)
    norm("norm")
    return weights


def rotated(x):
    """Hugging Face's rotate_half, with angles in x's own type. x: [batch, heads, time, width]"""
    half = x.shape[-1] // 2
    frequencies = 10000.0 ** (-torch.arange(half, dtype=torch.float64) / half)
    angles = torch.arange(x.shape[-2], dtype=torch.float64)[:, None] * torch.cat([frequencies, frequencies])
    turned = torch.cat([-x[..., half:], x[..., :half]], dim=-1)
    return x * angles.cos().to(x.dtype) + turned * angles.sin().to(x.dtype)


def logits_of(weights, tokens, heads):
    """Of all positions; the whole sequence at once. What the weights are called tells the family."""
    is_gpt = "position.weight" in weights
    features = weights["token.weight"].shape[1]

    def linear(name, x):
        y = x @ weights[f"{name}.weight"]
        return y + weights[f"{name}.bias"] if f"{name}.bias" in weights else y

    def norm(name, x):
        if is_gpt:
            return functional.layer_norm(x, (features,), weights[f"{name}.weight"], weights[f"{name}.bias"])
        return functional.rms_norm(x, (features,), weights[f"{name}.weight"], eps=1e-6)

    def attention(name, x):
        q, k, v = (linear(f"{name}.{member}", x).unflatten(-1, (-1, features // heads)).transpose(1, 2)
                   for member in ("query", "key", "value"))
        if not is_gpt:
            q, k = rotated(q), rotated(k)
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return linear(f"{name}.out", mixed.transpose(1, 2).flatten(-2))

    def mlp(name, x):
        if is_gpt:
            return linear(f"{name}.down", functional.gelu(linear(f"{name}.up", x)))
        return linear(f"{name}.mlp.down", functional.silu(linear(f"{name}.mlp.gate", x)) * linear(f"{name}.mlp.up", x))

    x = weights["token.weight"][tokens]
    if is_gpt:
        x = x + weights["position.weight"][: tokens.shape[1]]
    layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("h."))
    for i in range(layers):
        x = x + attention(f"h.{i}.attention", norm(f"h.{i}.norm1", x))
        x = x + mlp(f"h.{i}", norm(f"h.{i}.norm2", x))
    return norm("norm", x) @ weights["token.weight"].T


def train(family, text):
    torch.manual_seed(42)
    weights = {name: value.requires_grad_() for name, value in initial_weights(family).items()}
    tokens = torch.tensor([token_of(character) for character in text])
    optimizer = torch.optim.AdamW(weights.values(), lr=1e-2, betas=(0.9, 0.99))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=STEPS)
    for _ in range(STEPS):
        starts = torch.randint(len(tokens) - CONTEXT, (ROWS,))
        rows = torch.stack([tokens[start : start + CONTEXT + 1] for start in starts])
        logits = logits_of(weights, rows[:, :-1], SIZES[family]["heads"])
        loss = functional.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights.values(), 1.0)
        optimizer.step()
        schedule.step()
    print(f"{family}: loss {loss.item():.3f}", file=sys.stderr)
    return {name: value.detach() for name, value in weights.items()}


def write(weights, prompt, heads):
    """64 tokens after the prompt, the logits of the last one, and the smallest margin of a token to the next best."""
    tokens, margin, last = [token_of(character) for character in prompt], float("inf"), None
    for _ in range(TOKENS):
        assert len(tokens) <= CONTEXT
        last = logits_of(weights, torch.tensor([tokens]), heads)[0, -1]
        best = last.topk(2).values
        margin = min(margin, (best[0] - best[1]).item())
        tokens.append(last.argmax().item())
    return tokens[len(prompt):], last, margin


def described(family, text):
    weights, heads = train(family, text), SIZES[family]["heads"]
    double = {name: value.double() for name, value in weights.items()}
    # The first character of the text that makes up the most colorful one.
    tried = []
    for prompt in sorted(set(text)):
        tokens, logits, margin = write(double, prompt, heads)
        if margin >= LEAST_MARGIN:
            tried.append((len(set(tokens)), prompt, tokens, logits, margin))
    assert tried, "no prompt keeps the margin; train for longer"
    colors, prompt, tokens, logits, margin = max(tried, key=lambda one: one[0])
    single, single_logits, _ = write(weights, prompt, heads)
    assert single == tokens and (single_logits - logits).abs().max() < 1e-4 and colors >= 10
    written = "".join(map(character_of, tokens))
    print(f"{family}: {written!r} after {prompt!r}, smallest margin {margin:.4f}", file=sys.stderr)
    return weights, dict(name=family, prompt=prompt, tokens=tokens, text=written, smallest_margin=round(margin, 6),
                         last_logits=[float(f"{x:.9g}") for x in logits.tolist()])


def make(path, folder):
    with open(path, encoding="ascii") as file:
        text = file.read()
    runs = []
    for family in SIZES:
        weights, run = described(family, text)
        checkpoint = f"{folder}/small_{family}.safetensors"
        size = sum(value.nbytes for value in weights.values())
        assert size < LARGEST_BYTES, size
        save_file({name: value.contiguous() for name, value in weights.items()}, checkpoint)
        runs.append(run)
    with open(f"{folder}/generate.json", "w", encoding="ascii") as file:
        json.dump(dict(torch=torch.__version__, sizes=SIZES, runs=runs), file, indent=1)
        file.write("\n")


def exported(checkpoint):
    """The weights that train_gpt saved, without the optimizer's moments, in float64."""
    return {name: value.double() for name, value in load_file(checkpoint).items()
            if not name.endswith((".adam.m", ".adam.v", ".ema"))}


def make_trained(program, path, heads=4):
    flags = f"{TRAINED_FLAGS} --steps {TRAINED_STEPS}"
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/text", "w", encoding="ascii") as file:
            file.write(TRAINED_TEXT)
        subprocess.run([program, "--text", f"{folder}/text", "--save", f"{folder}/run", *flags.split()], check=True)
        double = exported(f"{folder}/run/step_{TRAINED_STEPS}.safetensors")
    runs = []
    for prompt in map(character_of, range(VOCABULARY)):
        tokens, _, margin = write(double, prompt, heads)
        if margin >= LEAST_TRAINED_MARGIN:
            text = "".join(map(character_of, tokens))
            runs.append(dict(prompt=prompt, text=text, smallest_margin=round(margin, 6)))
    assert len(runs) >= TRAINED_PROMPTS, "too few prompts keep the margin; train for longer"
    # Those first that it has not seen: what follows them hangs on all weights.
    runs = sorted(runs, key=lambda run: (run["prompt"] + run["text"] in TRAINED_TEXT, -run["smallest_margin"]))
    runs = runs[:TRAINED_PROMPTS]
    for run in runs:
        print(f"{run['text']!r} after {run['prompt']!r}, smallest margin {run['smallest_margin']}", file=sys.stderr)
    with open(path, "w", encoding="ascii") as file:
        json.dump(dict(torch=torch.__version__, text=TRAINED_TEXT, flags=flags, steps=TRAINED_STEPS, runs=runs), file,
                  indent=1)
        file.write("\n")


def check(checkpoint, program, heads=4):
    double = exported(checkpoint)
    for prompt in ("\n", "T", "L"):
        tokens, _, margin = write(double, prompt, heads)
        expected = prompt + "".join(map(character_of, tokens))
        written = subprocess.run([program, "--checkpoint", checkpoint, "--greedy", "--count", str(TOKENS), "--prompt", prompt],
                                 check=True, capture_output=True, text=True).stdout[:-1]
        print(f"smallest margin {margin:.6f}: {'the same' if written == expected else 'NOT THE SAME'}: {expected!r}")
        if written != expected:
            sys.exit(f"generate wrote {written!r}")


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[1] == "--check":
        check(*sys.argv[2:])
    elif len(sys.argv) == 3:
        make(*sys.argv[1:])
    elif len(sys.argv) == 4 and sys.argv[1] == "--trained":
        make_trained(*sys.argv[2:])
    else:
        sys.exit(__doc__)

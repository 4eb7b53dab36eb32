"""PyTorch, one core or two: the step of the language model with the fused AdamW, eager or compiled."""

import common

options = common.arguments(more=(("--threads", dict(type=int, default=1, help="of PyTorch's own")),
                                 ("--compile", dict(action="store_true", help="with torch.compile")),
                                 ("--bf16", dict(action="store_true", help="under autocast"))))
common.best_environment(cores=options.threads)

import torch
from torch import nn
from torch.nn import functional

from torch_blocks import Block


class Gpt(nn.Module):
    def __init__(self, vocabulary, context, features, heads, layers):
        super().__init__()
        self.token, self.position = nn.Embedding(vocabulary, features), nn.Embedding(context, features)
        self.blocks = nn.Sequential(*(Block(features, heads) for _ in range(layers)))
        self.norm, self.head = nn.LayerNorm(features), nn.Linear(features, vocabulary)

    def forward(self, tokens):
        return self.head(self.norm(self.blocks(self.token(tokens) + self.position.weight)))


def main():
    torch.set_num_threads(options.threads)
    torch.manual_seed(0)
    sizes = common.GPT
    model = Gpt(*(sizes[name] for name in ("vocabulary", "context", "features", "heads", "layers")))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, fused=True)
    forward = torch.compile(model) if options.compile else model
    tokens = torch.randint(sizes["vocabulary"], (sizes["batch"], sizes["context"]))
    following = (tokens + 1) % sizes["vocabulary"]

    def step():
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.bf16):
            loss = functional.cross_entropy(forward(tokens).flatten(0, 1), following.flatten())
        loss.backward()
        optimizer.step()
        return loss.item()

    common.milliseconds(step, 3)
    name = ("torch compile gpt" if options.compile else "torch eager gpt") + (" bf16" if options.bf16 else "")
    square = torch.rand(512, 512)
    common.say(peer=name, version=torch.__version__, kernels=torch.backends.cpu.get_cpu_capability(),
               sgemm_gflops=common.gflops(lambda: square @ square), **common.settings_in_force())
    what = "gpt_step/ddp_2" if options.threads != 1 else "gpt_step/one_device" + ("_bf16" if options.bf16 else "")
    common.report(name, lambda: {what: common.milliseconds(step, options.steps)}, options.serve)


if __name__ == "__main__":
    main()

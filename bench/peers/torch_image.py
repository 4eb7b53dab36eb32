"""PyTorch, one core, eager: the step of ResNet-18 or of ViT-Tiny on 32 images of 32 by 32 with the fused SGD."""

import common

options = common.arguments(more=(("--model", dict(choices=("resnet", "vit"), default="resnet")),))
common.best_environment(cores=1)

import torch
from torch import nn
from torch.nn import functional

from torch_blocks import Block as TransformerBlock


def convolution(inputs, outputs, kernel, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs))


class ResidualBlock(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.first, self.second = convolution(inputs, outputs, 3, stride), convolution(outputs, outputs, 3)
        self.shortcut = convolution(inputs, outputs, 1, stride) if stride > 1 else nn.Identity()

    def forward(self, x):
        return functional.relu(self.second(functional.relu(self.first(x))) + self.shortcut(x))


def resnet(width=64):
    layers, inputs = [convolution(3, width, 3), nn.ReLU()], width
    for stage in range(4):
        outputs = width << stage
        layers += [ResidualBlock(inputs, outputs, 2 if stage else 1), ResidualBlock(outputs, outputs, 1)]
        inputs = outputs
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(inputs, 10))


class Vit(nn.Module):
    def __init__(self, features=192, heads=3, layers=12, patch=4):
        super().__init__()
        self.patch = nn.Conv2d(3, features, patch, patch)
        self.position = nn.Parameter(torch.randn((32 // patch) ** 2, features))
        self.blocks = nn.Sequential(*(TransformerBlock(features, heads, causal=False) for _ in range(layers)))
        self.norm, self.head = nn.LayerNorm(features), nn.Linear(features, 10)

    def forward(self, image):
        x = self.patch(image).flatten(2).transpose(1, 2) + self.position
        return self.head(self.norm(self.blocks(x)).mean(1))


def main():
    torch.set_num_threads(1)
    torch.manual_seed(0)
    model = resnet() if options.model == "resnet" else Vit()
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9, fused=True)
    image, label = torch.rand(32, 3, 32, 32), torch.arange(32) % 10

    def step():
        optimizer.zero_grad(set_to_none=True)
        loss = functional.cross_entropy(model(image), label)
        loss.backward()
        optimizer.step()
        return loss.item()

    common.milliseconds(step, 1)
    name = f"torch eager {options.model}"
    square = torch.rand(512, 512)
    common.say(peer=name, version=torch.__version__, kernels=torch.backends.cpu.get_cpu_capability(),
               sgemm_gflops=common.gflops(lambda: square @ square), **common.settings_in_force())
    what = f"{options.model}_step/one_device"
    common.report(name, lambda: {what: common.milliseconds(step, min(options.steps, 5))}, options.serve)


if __name__ == "__main__":
    main()

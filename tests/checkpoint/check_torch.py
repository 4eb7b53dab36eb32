"""Loads what SaveWeights wrote into the same model of PyTorch, strictly, compares its results, and saves the weights again,
twice as large. usage: check_torch.py FOLDER"""

import os
import sys

import numpy
import torch
from safetensors.torch import load_file, save_file
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3), nn.ReLU())
        self.reader = nn.LSTM(12, 5, bidirectional=True, batch_first=True)
        self.head = nn.Linear(10, 4)

    def forward(self, image):
        rows = self.features(image).transpose(1, 2).flatten(2)
        return self.head(self.reader(rows)[0].mean(1))


folder = sys.argv[1]
net = nn.ModuleDict({"net": Model()})
net.load_state_dict(load_file(os.path.join(folder, "torch")))
net.eval()
image, logits = (torch.tensor(numpy.fromfile(os.path.join(folder, name), "<f4")) for name in ("image", "logits"))
made = net["net"](image.reshape(4, 2, 6, 6)).flatten()
assert (made - logits).abs().max() < 1e-5, (made, logits)
save_file({name: value * 2 if value.is_floating_point() else value for name, value in net.state_dict().items()},
          os.path.join(folder, "doubled"))

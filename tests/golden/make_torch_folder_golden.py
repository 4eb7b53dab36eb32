"""Writes what PyTorch/XLA saves of a small model, its inputs and what PyTorch makes of them: make_torch_folder_golden.py FOLDER.

Needs `pip install torch_xla==2.9.0 torch==2.9.0`. The model has parameters, running averages, a constant of the trace and two
inputs, which its module takes the other way round.
"""

import os
import pathlib
import shutil
import sys

os.environ["PJRT_DEVICE"] = "CPU"
import numpy as np
import torch
from torch import nn
from torch_xla.stablehlo import exported_program_to_stablehlo


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.norm = nn.Linear(3, 4), nn.BatchNorm1d(4)

    def forward(self, x, shift):
        return torch.relu(self.norm(self.layer(x))) + torch.tensor([1.0, 2, 3, 4]) * shift


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    torch.manual_seed(42)
    model = Model()
    model(torch.randn(8, 3), torch.randn(8, 1))  # running averages other than 0 and 1
    inputs = torch.randn(2, 3), torch.randn(2, 1)
    exported_program_to_stablehlo(torch.export.export(model.eval(), inputs)).save(str(folder))
    (folder / "functions" / "forward.mlir").unlink(missing_ok=True)
    for name, value in zip(("x", "shift", "expected"), (*inputs, model(*inputs))):
        np.save(folder / f"{name}.npy", value.detach().numpy())

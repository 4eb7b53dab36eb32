"""PyTorch, one core: a linear layer of 4096 by 4096 after torch.ao's dynamic quantization, 1 row and 16 of f32.

Weights in 8 bits; what comes is quantized in every call. Its engine is the one of x86 processors (FBGEMM, oneDNN).
"""

import common

options = common.arguments()
common.best_environment(cores=1)

import warnings

warnings.filterwarnings("ignore")  # torch.ao is told to be replaced by torchao, which is a package of its own

import torch
from torch import nn

FEATURES = 4096


def main():
    torch.set_num_threads(1)
    torch.manual_seed(0)
    layer = nn.Sequential(nn.Linear(FEATURES, FEATURES, bias=False))
    quantized = torch.ao.quantization.quantize_dynamic(layer, {nn.Linear}, dtype=torch.qint8)
    given = {rows: torch.rand(rows, FEATURES) for rows in (1, 16)}

    def times(rows):
        with torch.inference_mode():
            return common.milliseconds(lambda: quantized(given[rows]), options.steps)

    for rows in given:
        times(rows)
    name = "torch.ao dynamic int8"
    common.say(peer=name, version=torch.__version__, engine=torch.backends.quantized.engine,
               **common.settings_in_force())
    common.report(name, lambda: {f"quantized/{rows}x{FEATURES}x{FEATURES}": times(rows) for rows in given},
                  options.serve)


if __name__ == "__main__":
    main()

"""Writes modules of StableHLO that torch.export and PyTorch/XLA make, and that check themselves: make_stablehlo_torch_exports.py FOLDER.

Needs `pip install torch_xla==2.9.0 torch==2.9.0`. Models whose weights are arguments, as exported_program_to_stablehlo has them,
and functions that lazy tensors trace where torch.export lacks them; results are those of PyTorch on the CPU.
"""

import os
import pathlib
import sys

os.environ["PJRT_DEVICE"] = "CPU"
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder
from torch_xla.stablehlo import VariableType, exported_program_to_stablehlo

from checked_module import checked
from make_stablehlo_torch_golden import integers, normal, step, traced


def exported(name, model, *inputs):
    """One self-checking module of model(*inputs), whose weights are arguments, too."""
    torch.manual_seed(7)
    model = model().eval()
    expected = model(*inputs)
    expected = [value.detach().numpy() for value in (expected if isinstance(expected, tuple) else [expected])]
    made = exported_program_to_stablehlo(torch.export.export(model, inputs))
    function = made._bundle.stablehlo_funcs[0]
    known = {VariableType.INPUT_ARG: lambda at: inputs[at.position].numpy(),
             VariableType.PARAMETER: lambda at: np.asarray(made._bundle.state_dict[at.name]),
             VariableType.CONSTANT: lambda at: made._bundle.additional_constants[at.position]}
    return checked(name, made.get_stablehlo_text(), [known[at.type_](at) for at in function.meta.input_locations], expected)


def of(function):
    """A model without weights."""
    class Model(nn.Module):
        def forward(self, *inputs):
            return function(*inputs)
    return Model


class Experts(nn.Module):
    """Two of four experts for each token."""
    def __init__(self):
        super().__init__()
        self.gate, self.up, self.down = nn.Linear(6, 4), nn.Parameter(torch.randn(4, 6, 8) / 3), nn.Parameter(torch.randn(4, 8, 6) / 3)

    def forward(self, x):
        odds, chosen = self.gate(x).softmax(-1).topk(2)
        made = torch.einsum("tkh,tkhd->tkd", F.silu(torch.einsum("td,tkdh->tkh", x, self.up[chosen])), self.down[chosen])
        return (made * (odds / odds.sum(-1, keepdim=True))[..., None]).sum(1), chosen


class Windows(nn.Module):
    """Attention in windows of 2 x 2 that are shifted by one, with a bias for each pair of places, as in Swin."""
    def __init__(self):
        super().__init__()
        self.all, self.bias = nn.Linear(8, 24), nn.Parameter(torch.randn(2, 4, 4))

    def forward(self, x):
        x = x.roll((-1, -1), (1, 2)).view(1, 2, 2, 2, 2, 8).permute(0, 1, 3, 2, 4, 5).reshape(4, 4, 8)
        q, k, v = (part.view(4, 4, 2, 4).transpose(1, 2) for part in self.all(x).chunk(3, -1))
        x = F.scaled_dot_product_attention(q, k, v, attn_mask=self.bias).transpose(1, 2)
        return x.reshape(1, 2, 2, 2, 2, 8).permute(0, 1, 3, 2, 4, 5).reshape(1, 4, 4, 8).roll((1, 1), (1, 2))


class Selective(nn.Module):
    """A state-space layer as in Mamba, place by place."""
    def __init__(self):
        super().__init__()
        self.decay, self.step, self.mix = nn.Parameter(torch.rand(4, 3)), nn.Linear(4, 4), nn.Linear(4, 6)

    def forward(self, x):
        state, made = torch.zeros(x.shape[0], 4, 3), []
        steps, (into, out) = F.softplus(self.step(x)), self.mix(x).chunk(2, -1)
        for t in range(x.shape[1]):
            kept = torch.exp(-steps[:, t, :, None] * self.decay)
            state = kept * state + (steps[:, t] * x[:, t])[..., None] * into[:, t, None, :]
            made.append((state * out[:, t, None, :]).sum(-1))
        return torch.stack(made, 1)


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.cells = nn.LSTM(4, 3, bidirectional=True, proj_size=2)

    def forward(self, x):
        return self.cells(x)[0]


class Composite(nn.Module):
    """What a pattern is called by its name, which nobody need know."""
    def forward(self, x):
        pattern = StableHLOCompositeBuilder("my.gelu", {"approximate": "none"})
        return pattern.mark_outputs(F.gelu(pattern.mark_inputs(x))) * 2


class Quantized(nn.Module):
    """Weights in i8 with a scale for each output."""
    def __init__(self):
        super().__init__()
        import torch_xla.experimental.xla_quantized_matmul
        self.register_buffer("weight", torch.randint(-128, 128, (5, 6)).to(torch.int8))
        self.register_buffer("scale", torch.rand(5))

    def forward(self, x):
        return torch.ops.xla.quantized_matmul(x, self.weight, self.scale)


def modules():
    image, places = normal(1, 2, 5, 6), normal(1, 3, 4, 2) * 0.8
    yield exported("experts", Experts, normal(5, 6))
    yield exported("shifted_windows", Windows, normal(1, 4, 4, 8))
    yield exported("selective_states", Selective, normal(2, 5, 4))
    yield exported("lstm_both_ways", Recurrent, normal(4, 2, 4))
    yield exported("encoder_layer", lambda: nn.TransformerEncoderLayer(8, 2, 8, batch_first=True), normal(2, 5, 8))
    yield exported("composite", Composite, normal(3, 4))
    yield exported("weights_of_8_bits", Quantized, normal(3, 6))
    yield exported("sampled_reflection", of(lambda x, at: F.grid_sample(x, at, "bilinear", "reflection", False)), image, places)
    yield exported("sampled_bicubic", of(lambda x, at: F.grid_sample(x, at, "bicubic", "border", True)), image, places)
    yield exported("bicubic_upsampling", of(lambda x: F.interpolate(x, scale_factor=2, mode="bicubic")), image)
    yield exported("unpooled", of(lambda x: F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2)), normal(1, 2, 4, 4))
    yield exported("transposed_groups", lambda: nn.ConvTranspose2d(4, 6, 3, 2, 1, 1, groups=2), normal(1, 4, 3, 4))
    yield exported("added_at_places", of(lambda x, i, j, y: x.index_put((i, j), y, accumulate=True)), normal(4, 3),
                   torch.tensor([0, 3, 0, 2]), torch.tensor([0, 1, 0, -1]), normal(4))
    yield traced("scattered_by_a_mask", lambda x, y: x.masked_scatter(x > 0, y), normal(3, 4), normal(3, 4))
    yield traced("largest_scattered", lambda x, i, y: (x.scatter_reduce(1, i, y, "amax"), x.scatter_reduce(1, i, y, "mean", include_self=False)),
                 normal(3, 4), integers(4, 3, 5), normal(3, 5))
    yield traced("bags_of_embeddings", lambda i, model: model(i), integers(6, 2, 3), weights=lambda: nn.EmbeddingBag(6, 4, mode="max"))
    yield traced("real_fourier", lambda x: (torch.view_as_real(torch.fft.rfft(x)), torch.fft.irfft(torch.fft.rfft(x), n=6)), normal(3, 6))
    yield traced("double_precision", lambda x: (lambda y: (F.layer_norm(y, (6,)), y.std(1), torch.linalg.inv(y[:, :4] @ y[:, :4].T)))(x.double()), normal(4, 6))
    mlp = lambda: nn.Sequential(nn.Linear(6, 8), nn.SiLU(), nn.LayerNorm(8), nn.Linear(8, 3))
    yield traced("mlp_nadam", step(lambda p: torch.optim.NAdam(p, 0.01, foreach=False), lambda x, labels, m: F.cross_entropy(m(x), labels)),
                 normal(5, 6), integers(3, 5), weights=mlp)


if __name__ == "__main__":
    texts = list(modules())
    (pathlib.Path(sys.argv[1]) / "torch_exports.mlir").write_text("// -----\n".join(texts))
    print(len(texts), "modules")

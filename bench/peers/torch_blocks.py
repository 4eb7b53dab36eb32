"""The transformer block that PyTorch's models here are made of."""

from torch import nn
from torch.nn import functional


class Block(nn.Module):
    def __init__(self, features, heads, causal=True):
        super().__init__()
        self.heads, self.causal = heads, causal
        self.norm1, self.norm2 = nn.LayerNorm(features), nn.LayerNorm(features)
        self.query, self.key, self.value, self.out = (nn.Linear(features, features) for _ in range(4))
        self.up, self.down = nn.Linear(features, 4 * features), nn.Linear(4 * features, features)

    def forward(self, x):
        read = self.norm1(x)
        heads = (layer(read).unflatten(-1, (self.heads, -1)).transpose(1, 2)
                 for layer in (self.query, self.key, self.value))
        mixed = functional.scaled_dot_product_attention(*heads, is_causal=self.causal)
        x = x + self.out(mixed.transpose(1, 2).flatten(2))
        return x + self.down(functional.gelu(self.up(self.norm2(x))))

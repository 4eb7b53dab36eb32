"""Writes a file of every type by the format's own library: OUTPUT.safetensors is its argument (see README.md)."""

import sys

import torch
from safetensors.torch import save_file

TYPES = dict(bool=torch.bool, u8=torch.uint8, i8=torch.int8, u16=torch.uint16, i16=torch.int16, u32=torch.uint32,
             i32=torch.int32, u64=torch.uint64, i64=torch.int64, f16=torch.float16, bf16=torch.bfloat16,
             f32=torch.float32, f64=torch.float64, c64=torch.complex64)


def main():
    # Of a BOOL 0 and 1, of unsigned types 0 to 5, of the others -2 to 3.
    tensors = {}
    for name, dtype in TYPES.items():
        numbers = torch.arange(6) % 2 if dtype == torch.bool else torch.arange(6)
        signed = dtype.is_floating_point or dtype.is_complex or name.startswith("i")
        tensors[name] = (numbers - 2 if signed else numbers).to(dtype).reshape(2, 3)
    tensors["scalar"] = torch.tensor(0.5)
    tensors["empty"] = torch.zeros(0, 4)
    tensors["h.0.\u00e9\"\\\n"] = torch.ones(1)
    save_file(tensors, sys.argv[1], metadata={"plain": "text", "needs \"escapes\"\\": "\t\u0001\u00e9\u4e16\U0001f9f5"})


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_safetensors_golden.py OUTPUT.safetensors")
    main()

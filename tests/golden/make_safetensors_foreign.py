"""Writes tensors that weft does not have beside those that it has, by the format's own library: OUTPUT.safetensors."""

import sys

import numpy
import safetensors

# Types that are named as PyTorch does, and a shape of nine dimensions.
TENSORS = {
    "scales": ("float32", [2], 8),
    "half": ("float8_e4m3fn", [3], 3),
    "other": ("float8_e5m2", [2, 2], 4),
    "deep": ("uint8", [1, 1, 1, 1, 2, 1, 1, 1, 1], 2),
    "labels": ("int32", [1], 4),
}


def main():
    arrays, tensors = [], {}
    for name, (dtype, shape, size) in TENSORS.items():
        start = sum(len(array) for array in arrays)
        arrays.append(numpy.arange(start, start + size, dtype="u1"))
        tensors[name] = safetensors.TensorSpec(dtype=dtype, shape=shape, data_ptr=arrays[-1].ctypes.data, data_len=size)
    safetensors.serialize_file(tensors, sys.argv[1])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_safetensors_foreign.py OUTPUT.safetensors")
    main()

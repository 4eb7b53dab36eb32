"""Reads what NpyTest wrote, one array a type of 2 x 3 numbers and a scalar, with numpy."""

import sys

import numpy

folder = sys.argv[1]
types = dict(pred="?", u8="u1", i8="i1", u16="<u2", i16="<i2", u32="<u4", i32="<i4", u64="<u8", i64="<i8", f16="<f2",
             f32="<f4", f64="<f8", c64="<c8", c128="<c16")
for name, dtype in types.items():
    array = numpy.load(f"{folder}/{name}.npy", allow_pickle=False)
    numbers = numpy.arange(6) % 2 if name == "pred" else numpy.arange(6)
    numbers = numbers if name == "pred" or name.startswith("u") else numbers - 2
    assert array.dtype == numpy.dtype(dtype) and array.shape == (2, 3), (name, array.dtype, array.shape)
    assert (array == numbers.reshape(2, 3)).all(), (name, array)
bits = numpy.load(f"{folder}/bf16.npy", allow_pickle=False).view("<u2")  # as ml_dtypes.bfloat16 reads it
assert ((bits.astype("<u4") << 16).view("<f4") == (numpy.arange(6) - 2).reshape(2, 3)).all(), bits
scalar = numpy.load(f"{folder}/scalar.npy", allow_pickle=False)
assert scalar.shape == () and scalar == 0.5, scalar
assert numpy.load(f"{folder}/empty.npy", allow_pickle=False).shape == (0, 4)
mapped = numpy.load(f"{folder}/f32.npy", mmap_mode="r")  # elements lie where the header says
assert mapped[1, 2] == 3

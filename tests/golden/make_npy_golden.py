"""Writes small arrays of every type with numpy.save, of bf16 as ml_dtypes has it: the folder is its argument (see README.md)."""

import sys

import ml_dtypes
import numpy
from numpy.lib import format as npy

TYPES = dict(pred="?", u8="u1", i8="i1", u16="<u2", i16="<i2", u32="<u4", i32="<i4", u64="<u8", i64="<i8", f16="<f2",
             f32="<f4", f64="<f8", c64="<c8", c128="<c16")


def main():
    folder = sys.argv[1]
    save = lambda name, array: numpy.save(f"{folder}/{name}.npy", array)
    # Of bool 0 and 1, of unsigned types 0 to 5, of the others -2 to 3.
    for name, dtype in TYPES.items():
        numbers = numpy.arange(6) % 2 if name == "pred" else numpy.arange(6)
        numbers = numbers if name == "pred" or name.startswith("u") else numbers - 2
        array = numbers.astype(dtype).reshape(2, 3)
        save(name, array)
        save(f"{name}_columns", numpy.asfortranarray(array.astype(dtype.replace("<", ">"))))
    bf16 = (numpy.arange(6) - 2).astype(ml_dtypes.bfloat16).reshape(2, 3)
    save("bf16", bf16)
    save("bf16_columns", numpy.asfortranarray(bf16))
    save("scalar", numpy.float32(0.5))
    save("list", numpy.arange(5, dtype="<i4"))
    save("empty", numpy.zeros((0, 4), "<f4"))
    save("deep", numpy.arange(6, dtype="<f4").reshape(1, 2, 1, 3))
    save("deep_columns", numpy.asfortranarray(numpy.arange(24, dtype="<i4").reshape(2, 3, 4)))
    save("empty_columns", numpy.asfortranarray(numpy.zeros((2, 0, 3), "<f4")))
    save("tokens", numpy.array([1, 258, 3], dtype=">u2"))
    # numpy.save says that one row is by rows; other programs say that it is by columns, and numpy.load reads either.
    with open(f"{folder}/row_columns.npy", "wb") as file:
        npy.write_array_header_1_0(file, dict(descr="=f4", fortran_order=True, shape=(1, 6)))
        file.write(numpy.arange(6, dtype="=f4").tobytes())
    save("structured", numpy.zeros(2, dtype=[("x", "<f4"), ("y", "<i4")]))
    save("text", numpy.array(["ab", "c"]))
    for version in ((2, 0), (3, 0)):
        with open(f"{folder}/version{version[0]}.npy", "wb") as file:
            npy.write_array(file, numpy.arange(6, dtype="<f4").reshape(2, 3), version=version)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_npy_golden.py FOLDER")
    main()

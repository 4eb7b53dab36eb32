"""Reads what SafetensorsTest wrote, the tensors of golden/every_type.safetensors in another order, with the Python package
safetensors: by itself, and as arrays of numpy. usage: check_safetensors.py FILE"""

import sys

import numpy
from safetensors import deserialize, safe_open

TYPES = dict(bool="?", u8="u1", i8="i1", u16="<u2", i16="<i2", u32="<u4", i32="<i4", u64="<u8", i64="<i8", f16="<f2",
             f32="<f4", f64="<f8", c64="<c8")

with open(sys.argv[1], "rb") as file:
    tensors = dict(deserialize(file.read()))
assert len(tensors) == 17, sorted(tensors)
for name, dtype in TYPES.items():
    numbers = numpy.arange(6) % 2 if name == "bool" else numpy.arange(6)
    numbers = numbers if name == "bool" or name.startswith("u") else numbers - 2
    array = numpy.frombuffer(tensors[name]["data"], dtype).reshape(tensors[name]["shape"])
    assert array.shape == (2, 3) and (array == numbers.reshape(2, 3)).all(), (name, array)
# numpy has no bfloat16: the upper half of a float.
assert tensors["bf16"]["dtype"] == "BF16", tensors["bf16"]
upper = numpy.frombuffer(tensors["bf16"]["data"], "<u2").astype("<u4") << 16
assert (upper.view("<f4") == numpy.arange(6) - 2).all(), upper
assert tensors["empty"]["shape"] == [0, 4], tensors["empty"]
with safe_open(sys.argv[1], "numpy") as file:
    assert file.metadata() == {"plain": "text", "needs \"escapes\"\\": "\t\u0001\u00e9\u4e16\U0001f9f5"}, file.metadata()
    assert file.get_tensor("scalar") == 0.5
    assert (file.get_tensor("h.0.\u00e9\"\\\n") == 1).all()
    assert file.get_tensor("f32")[1, 2] == 3

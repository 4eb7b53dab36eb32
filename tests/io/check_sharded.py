"""Joins the parts of a sharded checkpoint by what its index.json says, with numpy and the Python package safetensors, and
expects the same metadata and, element for element, the tensors of the file that weft made of them. usage:
check_sharded.py FOLDER FILE"""

import json
import math
import sys

import numpy
from safetensors import safe_open

folder, path = sys.argv[1:]
with open(f"{folder}/index.json") as file:
    index = json.load(file)
assert index["weft.sharded"] == 1, index
parts = []
for number in range(index["parts"]):
    part = safe_open(f"{folder}/part-{number:05}-of-{index['parts']:05}.safetensors", "numpy")
    metadata = part.metadata()
    assert metadata == {"weft.save": index["save"], "weft.part": str(number), "weft.parts": str(index["parts"])}, metadata
    parts.append(part)
pieces_of = [set() for _ in parts]  # names

with safe_open(path, "numpy") as whole:
    assert whole.metadata() == index["metadata"], (whole.metadata(), index["metadata"])
    assert set(whole.keys()) == set(index["tensors"]), set(whole.keys()) ^ set(index["tensors"])
    for name, tensor in index["tensors"].items():
        expected, shape = whole.get_tensor(name), tuple(tensor["shape"])
        assert expected.shape == shape and tensor["dtype"] == whole.get_slice(name).get_dtype(), (name, tensor)
        joined, times = numpy.zeros(shape, expected.dtype), numpy.zeros(shape, int)
        for piece in tensor["pieces"]:
            values, start = parts[piece["part"]].get_tensor(name), piece["start"]
            pieces_of[piece["part"]].add(name)
            assert values.shape == tuple(piece["shape"]) and values.dtype == expected.dtype, (name, piece, values.dtype)
            # A range of elements if a tensor of more dimensions, or none, has a piece of one.
            outer = shape if len(start) == len(shape) else (math.prod(shape),)
            slices = lambda firsts, extents: tuple(slice(f, f + e) for f, e in zip(firsts, extents, strict=True))
            box = slices(start, piece["shape"])
            if "box_shape" in piece:  # a range of the elements of a box
                elements = numpy.arange(math.prod(shape)).reshape(shape)[slices(piece["box_start"], piece["box_shape"])]
                outer, box = (math.prod(shape),), elements.reshape(-1)[box]
            joined.reshape(outer)[box] = values
            times.reshape(outer)[box] += 1
        assert (times == 1).all(), (name, "has elements that are in no part, or in two")
        assert joined.tobytes() == expected.tobytes(), name
for part, names in zip(parts, pieces_of):
    assert set(part.keys()) == names, set(part.keys()) ^ names

"""Reads a checkpoint of train_mnist with the Python package safetensors, computes with numpy which digits are on pictures,
uint8 [count, 784], and expects what classify printed of them. usage: check_classify.py CHECKPOINT PICTURES.npy PRINTED"""

import re
import sys

import numpy
from safetensors import safe_open

checkpoint, pictures, printed = sys.argv[1:]
shapes = {"hidden.weight": (784, 512), "hidden.bias": (512,), "output.weight": (512, 10), "output.bias": (10,)}
with safe_open(checkpoint, "numpy") as file:
    tensors = {name: file.get_tensor(name) for name in file.keys()}
    assert file.metadata()["weft.steps"] == "157" and file.metadata()["model"] == "train_mnist", file.metadata()
assert {name: t.shape for name, t in tensors.items()} == shapes | {f"{name}.sgd.momentum": s for name, s in shapes.items()}
assert all(t.dtype == numpy.float32 and numpy.isfinite(t).all() and t.any() for t in tensors.values())

image = (numpy.load(pictures) / 255 - 0.1307) / 0.3081  # as loaders normalize it
hidden = numpy.maximum(image @ tensors["hidden.weight"] + tensors["hidden.bias"], 0)
logits = hidden @ tensors["output.weight"] + tensors["output.bias"]
odds = numpy.exp(logits - logits.max(1, keepdims=True))
odds /= odds.sum(1, keepdims=True)

with open(printed) as file:
    answers = re.findall(r"^([0-9])  probability ([0-9.]+)  is [0-9]$", file.read(), re.MULTILINE)
assert len(answers) == len(image) >= 100, len(answers)
assert [int(digit) for digit, _ in answers] == logits.argmax(1).tolist(), (answers, logits.argmax(1))
probabilities = numpy.array([float(probability) for _, probability in answers])
assert numpy.abs(probabilities - odds.max(1)).max() < 1e-4, (probabilities, odds.max(1))  # four digits are printed
assert (probabilities < 0.99).sum() > 5, "a model so sure tells nothing"

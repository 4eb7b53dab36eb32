"""Reads a log of 200 steps, loss 1 / step and rate step / 2, with numpy and, where it is installed, TensorBoard."""

import sys

import numpy

folder = sys.argv[1]
table = numpy.genfromtxt(f"{folder}/scalars.csv", delimiter=",", names=True)
steps = numpy.arange(1, 201)
assert table.dtype.names == ("step", "wall_time", "loss", "rate"), table.dtype
assert (table["step"] == steps).all()
assert numpy.allclose(table["loss"], 1 / steps, rtol=1e-8)
assert (table["rate"] == steps / 2).all()

try:
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
except ImportError:
    sys.exit(0)
events = EventAccumulator(folder)
events.Reload()
assert events.Tags()["scalars"] == ["loss", "rate"], events.Tags()
for name, expected in (("loss", 1 / steps), ("rate", steps / 2)):
    points = events.Scalars(name)
    assert [point.step for point in points] == list(steps)
    assert numpy.allclose([point.value for point in points], expected, rtol=1e-6)
    assert numpy.allclose([point.wall_time for point in points], table["wall_time"], atol=1e-3)

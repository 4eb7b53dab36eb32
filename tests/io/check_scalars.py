"""Reads a log of so many lines with Python's csv and TensorBoard's reader, and expects the same curves of both.

usage: check_scalars.py FOLDER LINES"""

import csv
import glob
import math
import sys

from tensorboard.backend.event_processing.event_file_loader import EventFileLoader

folder, lines = sys.argv[1], int(sys.argv[2])
with open(f"{folder}/scalars.csv", newline="", encoding="utf-8") as file:
    table = list(csv.DictReader(file))
assert len(table) == lines, table
names = [name for name in table[0] if name not in ("step", "wall_time")]
assert names, table[0]
points = {}
for path in glob.glob(f"{folder}/events.out.tfevents.*"):
    for event in EventFileLoader(path).Load():
        for value in event.summary.value:
            number = value.tensor.float_val[0] if value.HasField("tensor") else value.simple_value
            points[event.step, value.tag] = event.wall_time, number
# What was not measured is nan in the table, and no point of a curve.
measured = [(row, name) for row in table for name in names if not math.isnan(float(row[name]))]
assert len(points) == len(measured), (len(points), len(measured), names)
for row, name in measured:
    wall_time, number = points[int(row["step"]), name]
    assert abs(wall_time - float(row["wall_time"])) < 1e-3, (row, name, wall_time)
    assert math.isclose(number, float(row[name]), rel_tol=1e-6), (row, name, number)  # a float there

"""Writes scalars.tfevents with TensorBoard's own writer: what EventFileWriter must write to the byte.

usage: make_events_golden.py FILE (needs `pip install tensorboard`)
"""

import sys

from tensorboard.compat.proto.event_pb2 import Event
from tensorboard.compat.proto.summary_pb2 import Summary
from tensorboard.summary.writer.record_writer import RecordWriter

# The same table stands in tests/io/event_file_test.cpp.
SCALARS = [
    ("loss", 0, 2.5),
    ("loss", 1, 0.0),
    ("learning_rate", 127, 1e-3),
    ("learning_rate", 128, -3e-5),
    ("images per second/é", 1 << 40, 123456.0),
    ("loss", 300, float("inf")),
    ("long " * 40, 7, 1.0),
]

with open(sys.argv[1], "wb") as file:
    writer = RecordWriter(file)
    writer.write(Event(wall_time=1700000000.25, file_version="brain.Event:2").SerializeToString())
    for number, (tag, step, value) in enumerate(SCALARS):
        summary = Summary(value=[Summary.Value(tag=tag, simple_value=value)])
        event = Event(wall_time=1700000001.0 + number, step=step, summary=summary)
        writer.write(event.SerializeToString())
    writer.flush()

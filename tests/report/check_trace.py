"""Reads a trace with Python's json and checks that the spans of every device sum to each call that they lie in.

usage: check_trace.py TRACE DEVICES CALLS, how many must be there at least, of all devices.
"""

import json
import sys

TOLERANCE = 0.02

with open(sys.argv[1], encoding="utf-8") as file:
    events = json.load(file)["traceEvents"]
tracks = {event["tid"]: event["args"]["name"] for event in events if event["name"] == "thread_name"}
spans = [event for event in events if event["ph"] == "X"]
calls = [span for span in spans if span["cat"] == "host"]
compared = 0
for device in range(int(sys.argv[2])):
    (track,) = [tid for tid, name in tracks.items() if name == f"device {device}"]
    # What waits inside a collective is a part of it.
    own = [span for span in spans if span["tid"] == track and span["name"] != "waiting for others"]
    for call in calls:
        inside = [s["dur"] for s in own if call["ts"] <= s["ts"] + 0.0005 and s["ts"] < call["ts"] + call["dur"]]
        if not inside:
            continue  # not timed
        assert abs(sum(inside) - call["dur"]) <= TOLERANCE * call["dur"], (device, call, sum(inside))
        compared += 1
    for span in own:
        if span["cat"] == "collective":
            assert 0 <= span["args"]["waiting_us"] <= span["dur"], span
            assert span["args"]["bytes_sent"] > 0, span
    order = sorted(own, key=lambda span: span["ts"])
    for before, after in zip(order, order[1:]):
        assert before["ts"] + before["dur"] <= after["ts"] + 0.002, (before, after)
used = [event["args"]["bytes"] for event in events if event["ph"] == "C"]
assert used and min(used) >= 0
assert compared >= int(sys.argv[3]), compared

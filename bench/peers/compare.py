"""weft and its peers in one run, interleaved: compare.py --weft PROGRAM... [--rounds N] [--momentum M] [--only NAME].

Every peer is started and warmed up once; then, round by round, the weft programs and each peer measure in turn, so that
all of them see the same machine. Printed: each peer's settings, then a table of medians over the rounds, with the ratio
peer / weft of the same name (above 1: weft is faster). A program may be a command of several words, as
"mpiexec -n 2 build/bench/bench/mpi_mlp_step_bench"; --against names the line that is weft's then.
"""

import argparse
import json
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
PEERS = (
    ("torch_eager.py",),
    ("jax_jit.py",),
    ("jax_devices.py", "--strategy", "ddp"),
    ("jax_devices.py", "--strategy", "fsdp"),
    ("jax_processes.py", "--strategy", "ddp"),
    ("gloo.py", "--strategy", "ddp"),
    ("gloo.py", "--strategy", "fsdp"),
    ("jax_devices.py", "--strategy", "all_reduce"),
    ("gloo.py", "--strategy", "all_reduce"),
    ("torch_gpt.py",),
    ("torch_gpt.py", "--compile"),
    ("torch_gpt.py", "--bf16"),
    ("torch_gpt.py", "--threads", "2"),
    ("jax_gpt.py",),
    ("torch_quantized.py",),
    ("torch_image.py", "--model", "resnet"),
    ("torch_image.py", "--model", "vit"),
)


class Peer:
    """A peer's process, which measures whenever it is asked."""

    def __init__(self, command, options):
        words = [sys.executable, str(HERE / command[0]), *command[1:], "--serve", "--momentum", str(options.momentum)]
        environment = {key: value for key, value in os.environ.items() if key != "WEFT_PEER_READY"}
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=self.errors, env=environment)
        self.settings = self.read()
        self.name = self.settings["peer"]

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            reason = (self.errors.read().strip().splitlines() or ["without a word"])[-1]
            raise RuntimeError(f"{' '.join(self.process.args[1:])}: {reason}")
        return json.loads(line)

    def measure(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        while "done" not in (line := self.read()):
            yield line["name"], line["ms"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


def measure_weft(program):
    output = subprocess.run(shlex.split(program), capture_output=True, text=True, check=True).stdout
    for line in output.splitlines():
        if line.startswith("{"):
            row = json.loads(line)
            yield row["name"], row["peer"], row["ms"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weft", nargs="*", default=[],
                        help="programs that print JSON lines with name and ms; without them, the peers only")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--momentum", type=float, default=0.0)
    parser.add_argument("--against", default="weft", help="whose time the others' are divided by")
    parser.add_argument("--only", default="", help="peers whose command contains this text")
    options = parser.parse_args()

    peers = []
    for command in PEERS:
        if options.only in " ".join(command):
            try:
                peers.append(Peer(command, options))
                print(json.dumps(peers[-1].settings))
            except RuntimeError as error:
                print(f"left out: {error}", file=sys.stderr)

    times = {}
    for turn in range(options.rounds):
        print(f"\rround {turn + 1} of {options.rounds}", end="", file=sys.stderr, flush=True)
        for program in options.weft:
            for name, who, ms in measure_weft(program):
                times.setdefault((name, who), []).append(ms)
        for peer in peers:
            for name, ms in peer.measure():
                times.setdefault((name, peer.name), []).append(ms)
    print(file=sys.stderr)
    for peer in peers:
        peer.close()

    print(f"{'name':28} {'who':28} {'median ms':>10} {'min ms':>10} {'peer / weft':>12}")
    for (name, who), row in sorted(times.items(), key=lambda item: (item[0][0], item[0][1] != options.against)):
        median, ours = statistics.median(row), times.get((name, options.against))
        ratio = f"{median / statistics.median(ours):12.2f}" if ours and who != options.against else ""
        print(f"{name:28} {who:28} {median:10.4f} {min(row):10.4f} {ratio}")


if __name__ == "__main__":
    main()

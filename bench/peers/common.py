"""What the peers share: the environment at its best, the problem, timing, and talking to compare.py."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

LAYERS = (784, 512, 512, 10)
BATCH = 64
GPT = dict(vocabulary=256, context=128, features=256, heads=4, layers=4, batch=8)
BYTES = (1024, 1 << 20, 64 << 20)


def processor_flags():
    with open("/proc/cpuinfo") as file:
        return next((line.split(":")[1].split() for line in file if line.startswith("flags")), [])


lines = sys.stdout


def keep_standard_output():
    """Libraries print to standard output too (gloo does): theirs goes to standard error, the lines of JSON are ours."""
    global lines
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)


def best_environment(cores=None, xla_devices=None):
    """Restarts the script once, with the environment under which its libraries choose their fastest kernels."""
    if os.environ.get("WEFT_PEER_READY"):
        keep_standard_output()
        return
    environment = dict(os.environ, WEFT_PEER_READY="1")
    if "avx512f" in processor_flags():
        environment["OPENBLAS_CORETYPE"] = "SKYLAKEX"  # also where another was set for the machine
        environment.pop("OPENBLAS_L2_SIZE", None)
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler:  # MKL looks at the maker of the processor, not at what it can do.
            library = os.path.join(tempfile.gettempdir(), f"weft_mkl_takes_any_cpu_{os.getuid()}.so")
            if not os.path.exists(library):
                source = "int mkl_serv_intel_cpu_true(void) { return 1; } int mkl_serv_intel_cpu(void) { return 1; }"
                subprocess.run([compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", library], input=source, text=True,
                               check=True)
            environment["LD_PRELOAD"] = library
    if xla_devices:
        environment["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={xla_devices}"
    environment["JAX_PLATFORMS"] = "cpu"
    if cores:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-cores:])
        environment["OMP_NUM_THREADS"] = str(cores)
    os.execve(sys.executable, [sys.executable, *sys.argv], environment)


def arguments(strategies=(), more=()):
    """`more`: pairs of a flag's name and its settings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=60, help="steps a measurement")
    parser.add_argument("--momentum", type=float, default=0.0, help="of SGD")
    parser.add_argument("--serve", action="store_true", help="measure once for each line read, until the input ends")
    if strategies:
        parser.add_argument("--strategy", choices=strategies, required=True)
    for name, settings in more:
        parser.add_argument(name, **settings)
    return parser.parse_args()


def milliseconds(step, count, wait=lambda result: None):
    """Times of `count` calls one by one; `wait` returns when the result of a call is there."""
    times = []
    for _ in range(count):
        start = time.perf_counter()
        wait(step())
        times.append((time.perf_counter() - start) * 1e3)
    return times


def say(**fields):
    print(json.dumps(fields), file=lines, flush=True)


def settings_in_force():
    return dict(cores=len(os.sched_getaffinity(0)),
                mkl_takes_any_cpu="weft_mkl_takes_any_cpu" in os.environ.get("LD_PRELOAD", ""),
                openblas_coretype=os.environ.get("OPENBLAS_CORETYPE"))


def gflops(multiply, wait=lambda result: None, size=512):
    """Speed of a square product, the quickest way to see which kernel a library chose."""
    return round(2 * size**3 / min(milliseconds(multiply, 20, wait)) / 1e6, 1)


def report(peer, measure, serve):
    """Prints what `measure` returns, {name: times}: once, or once for each line of input."""
    turns = sys.stdin if serve else [""]
    for _ in turns:
        for name, times in measure().items():
            say(peer=peer, name=name, ms=round(statistics.median(times), 4), min_ms=round(min(times), 4))
        if serve:
            say(done=True)

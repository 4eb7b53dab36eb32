#!/usr/bin/env python3
"""What a file costs g++ in constant evaluation: a table of functions by their share of the samples of plugin.cpp.

    apt-get install gcc-12-plugin-dev
    bench/constexpr_profile/report.py --rounds 4 examples/train_mnist.cpp -- -Iinclude -Iexamples

builds the plugin in a temporary folder, compiles the file (-fsyntax-only, with weft's limits) and prints two tables:
`own`, samples in a function itself, and `all`, those in what it calls as well. Shares are of all constant evaluation.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent
FLAGS = ["-std=c++20", "-fsyntax-only", "-fconstexpr-ops-limit=2000000000", "-fconstexpr-loop-limit=100000000"]


def build_plugin(folder):
    asked = subprocess.run(["g++", "-print-file-name=plugin"], check=True, capture_output=True, text=True)
    headers = asked.stdout.strip()
    plugin = folder / "constexpr_profile.so"
    subprocess.run(["g++", "-O2", "-fPIC", "-shared", "-fno-rtti", f"-I{headers}/include", str(HERE / "plugin.cpp"),
                    "-o", str(plugin)], check=True)
    return plugin


def short(name):
    """weft::Buffer<T>::reserve(Index) [with T = int] -> Buffer<T>::reserve"""
    name = re.sub(r" \[with.*", "", name)
    return re.sub(r"\(.*", "", name).replace("weft::", "").replace("detail::", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source")
    parser.add_argument("--rounds", type=int, default=4, help="compilations, whose samples are added")
    parser.add_argument("--rows", type=int, default=40, help="functions in each table")
    parser.add_argument("flags", nargs="*", help="more flags of the compiler, after --")
    arguments = parser.parse_args()

    own, all_, callers = collections.Counter(), collections.Counter(), collections.defaultdict(collections.Counter)
    samples = outside = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        plugin, output = build_plugin(folder), folder / "samples"
        for _ in range(arguments.rounds):
            subprocess.run(["g++", f"-fplugin={plugin}", *FLAGS, *arguments.flags, arguments.source], check=True,
                           env=dict(os.environ, CONSTEXPR_PROFILE=str(output)))
            for line in output.read_text().splitlines():
                stack = [short(function) for function in line.split("\t") if function]
                if stack[0] == "outside":
                    outside += int(stack[1])
                    continue
                samples += 1
                own[stack[0]] += 1
                all_.update(set(stack))
                if len(stack) > 1:
                    callers[stack[0]][stack[1]] += 1

    total = samples + outside
    print(f"{samples} of {total} samples in constant evaluation ({100 * samples / max(total, 1):.0f} %)")
    for title, table in (("all", all_), ("own", own)):
        print(f"\n{title:>6}")
        for function, count in table.most_common(arguments.rows):
            by = ", ".join(caller for caller, _ in callers[function].most_common(3)) if table is own else ""
            print(f"{100 * count / samples:5.1f}%  {function}" + (f"   <- {by}" if by else ""))


if __name__ == "__main__":
    main()

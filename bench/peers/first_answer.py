"""From a module to an answer, in a program of one's own: first_answer.py --library build/release/libweft_compiled.a

The README's program, which reads an artifact of jax.export; the same model as TorchScript in a program with libtorch; and the
artifact in Python with JAX, since XLA comes without a library that a C++ program links. Printed are JSON lines: the lines of
the program, its bytes with those of the libraries that it brings (not the system's: C, C++, OpenMP, a GPU's runtime), and
medians of the time from the start of the process to its end and of its processor time, in rounds that alternate.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jaxlib
import numpy as np
import safetensors.numpy
import torch
from torch.utils import cpp_extension

ROOT = pathlib.Path(__file__).resolve().parents[2]
SYSTEM = re.compile(r"/(ld-linux|lib(c|m|rt|dl|pthread|stdc\+\+|gcc_s|gomp|cupti|cudart))[-.]")

TORCH = """\
#include <torch/script.h>
#include <cstdio>

int main() {
  torch::jit::Module model = torch::jit::load("model.pt");
  const at::NoGradGuard no_gradients;
  const at::Tensor odds = model.forward({torch::full({784}, 0.5f)}).toTensor();
  for (int i = 0; i < 10; ++i) std::printf("%g\\n", odds[i].item<double>());
}
"""

JAX = """\
import jax, numpy, safetensors.numpy
model = jax.export.deserialize(open("model.mlirbc.jax", "rb").read())
weights = safetensors.numpy.load_file("model.safetensors")
for odds in model.call(numpy.full(784, 0.5, numpy.float32), weights["dense.weight"], weights["dense.bias"]):
    print(f"{odds:g}")
"""


def write_model(folder):
    """The model of the README, with the same weights in each one's own format."""
    rng = np.random.default_rng(0)
    kernel, bias = (0.1 * rng.standard_normal(shape).astype(np.float32) for shape in ((784, 10), (10,)))
    exported = jax.export.export(jax.jit(lambda x, kernel, bias: jax.nn.softmax(x @ kernel + bias)))(
        np.zeros(784, np.float32), kernel, bias)
    (folder / "model.mlirbc").write_bytes(exported.mlir_module_serialized)
    (folder / "model.mlirbc.jax").write_bytes(exported.serialize())
    safetensors.numpy.save_file({"dense.weight": kernel, "dense.bias": bias}, folder / "model.safetensors")
    dense = torch.nn.Linear(784, 10)
    with torch.no_grad():
        dense.weight.copy_(torch.from_numpy(kernel.T))
        dense.bias.copy_(torch.from_numpy(bias))
    torch.jit.script(torch.nn.Sequential(dense, torch.nn.Softmax(-1))).save(folder / "model.pt")


def build_weft(folder, library):
    readme = (ROOT / "README.md").read_text()
    program = re.search(r"```cpp\n(#include <weft/checkpoint/checkpoint.hpp>.*?)```", readme, re.DOTALL)[1]
    (folder / "weft.cpp").write_text(program)
    subprocess.run(["g++", "-std=c++20", "-O2", "-pthread", "-DWEFT_HEADER_ONLY=0", f"-I{ROOT}/include", "weft.cpp", library,
                    "-o", "weft"], cwd=folder, check=True)
    return program, ["./weft"]


def build_torch(folder):
    (folder / "torch.cpp").write_text(TORCH)
    libraries = pathlib.Path(torch.__file__).parent / "lib"
    flags = [f"-I{path}" for path in cpp_extension.include_paths()]
    flags += [f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.compiled_with_cxx11_abi())}"]
    linked = [f"-L{libraries}", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{libraries}", "-Wl,--allow-shlib-undefined"]
    subprocess.run(["g++", "-std=c++20", "-O2", *flags, "torch.cpp", *linked, "-o", "torch"], cwd=folder, check=True)
    return TORCH, ["./torch"]


def bytes_with_libraries(folder, command):
    """Those of a program and of what it loads that no system has."""
    if command[0] == sys.executable:
        return sum(path.stat().st_size for path in pathlib.Path(jaxlib.__file__).parent.glob("**/*.so"))
    loaded = subprocess.run(["ldd", command[0]], cwd=folder, capture_output=True, text=True, check=True).stdout
    paths = [path for path in re.findall(r"(/\S+)", loaded) if not SYSTEM.search(path)]
    return sum(os.path.getsize(folder / path) for path in [command[0], *paths])


def run(folder, command):
    start = time.perf_counter()
    child = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    odds = [float(line) for line in child.stdout]
    _, status, used = os.wait4(child.pid, 0)
    if status != 0:
        sys.exit(f"{command} ended with {status}")
    return odds, 1e3 * (time.perf_counter() - start), 1e3 * (used.ru_utime + used.ru_stime)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    parser.add_argument("--rounds", type=int, default=11)
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp())
    write_model(folder)
    programs = {"weft": build_weft(folder, pathlib.Path(options.library).resolve()),
                f"libtorch {torch.__version__}": build_torch(folder),
                f"jax {jax.__version__}": (JAX, [sys.executable, "-c", JAX])}
    runs = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, (_, command) in programs.items():
            runs[name].append(run(folder, command))
    first = runs["weft"][0][0]
    for name, (text, command) in programs.items():
        np.testing.assert_allclose(runs[name][0][0], first, rtol=1e-4)
        wall, processor = (statistics.median(values) for values in list(zip(*runs[name]))[1:])
        mbytes = bytes_with_libraries(folder, command) / 1e6
        print(json.dumps({"peer": name, "lines": len(text.splitlines()), "mbytes": round(mbytes, 1), "ms": round(wall, 1),
                          "processor_ms": round(processor, 1)}), flush=True)


if __name__ == "__main__":
    main()

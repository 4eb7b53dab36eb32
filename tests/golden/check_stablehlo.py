"""Parses, verifies, compiles and runs modules of StableHLO that weft has written, and compares what they compute.

usage: check_stablehlo.py FOLDER..., with the Python of an environment that has `pip install jax` (made with jax 0.10.2; it
asks JAX's own compiler client, which moves between versions)

Every NAME.mlir in the folders, which may be those of dump<Step>(folder), is read by MLIR's own parser, verified and
compiled by XLA for as many CPU devices as it has replicas. Where a NAME.json stands beside it, the module runs:
{"inputs": [[input of a device, ...], ...], "outputs": likewise, "absolute": a, "relative": r}, a value being
{"dtype": "f32", "shape": [2, 3], "elements": [...]}. Floating results must be within a + r * |expected|, integers
equal. Instead of outputs there may be steps: {"given": [inputs of a step, ...], "losses": [...], "kept": inputs after
the last step}, where values without elements stand for what the module itself has updated. Prints how many modules were
compiled and how many were run; ends with an error that names what differs.
"""

import json
import os
import pathlib
import sys

MOST_DEVICES = 64
# Modules run once: LLVM need not make them fast, which takes half of the time.
os.environ["XLA_FLAGS"] = (f"--xla_force_host_platform_device_count={MOST_DEVICES} --xla_backend_optimization_level=0 "
                           "--xla_llvm_disable_expensive_passes=true " + os.environ.get("XLA_FLAGS", ""))
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

DTYPES = dict(f32=np.float32, bf16=ml_dtypes.bfloat16, i32=np.int32, u32=np.uint32, pred=np.bool_, i8=np.int8,
              i16=np.int16, i64=np.int64, u8=np.uint8, u16=np.uint16, u64=np.uint64, f16=np.float16, f64=np.float64,
              c64=np.complex64, c128=np.complex128)
jax.config.update("jax_enable_x64", True)  # else JAX makes 32-bit numbers of arguments


def widen_products(module):
    """XLA has no products of bf16 with sums in f32 on CPUs: operands are widened first, as JAX does it there."""
    element_of = lambda value: str(ir.RankedTensorType(value.type).element_type)

    def widen(operation):
        if operation.name == "stablehlo.dot_general" and element_of(operation.results[0]) == "f32":
            for i, operand in enumerate(operation.operands):
                if element_of(operand) == "bf16":
                    with ir.InsertionPoint(operation), ir.Location.unknown():
                        wide = ir.RankedTensorType.get(ir.RankedTensorType(operand.type).shape, ir.F32Type.get())
                        operation.operands[i] = stablehlo.ConvertOp(wide, operand).result
        return ir.WalkResult.ADVANCE

    module.operation.walk(widen)


class Program:
    """A compiled module, and the names of its arguments and results."""

    def __init__(self, text):
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            module.operation.verify()
            widen_products(module)
            self.replicas = ir.IntegerAttr(module.operation.attributes["mhlo.num_replicas"]).value
            (main,) = [f for f in module.body.operations if f.attributes["sym_name"].value == "main"]
            notes = lambda key: list(ir.ArrayAttr(main.attributes[key])) if key in main.attributes else []
            self.arguments, self.results = ([ir.StringAttr(note["weft.name"]).value for note in notes(key)]
                                            for key in ("arg_attrs", "res_attrs"))
            # By argument: the result that updates it.
            self.updates = {i: ir.IntegerAttr(note["tf.aliasing_output"]).value
                            for i, note in enumerate(notes("arg_attrs")) if "tf.aliasing_output" in note}
            self.devices = jax.devices("cpu")[: self.replicas]
            options = xla_client.CompileOptions()
            options.num_replicas, options.num_partitions = self.replicas, 1
            options.device_assignment = xla_client.DeviceAssignment.create(
                np.array([[d.id] for d in self.devices]))
            client = self.devices[0].client
            self.executable = client.compile_and_load(module, xla_client.DeviceList(tuple(self.devices)), options)

    def __call__(self, inputs):
        """The results of each device, from the arguments of each."""
        mesh = jax.sharding.Mesh(np.array(self.devices), ("replica",))
        sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
        arguments = [jax.make_array_from_single_device_arrays(
            np.shape(values[0]), sharding, [jax.device_put(value, device) for value, device in zip(values, self.devices)])
            for values in zip(*inputs)]
        results = self.executable.execute_sharded(arguments).disassemble_into_single_device_arrays()
        return [[np.asarray(result[device]) for result in results] for device in range(self.replicas)]


def at_once(program, case, inputs):
    """Yields what is compared: its name, its value and the expected one."""
    for device, (actual, expected) in enumerate(zip(program(inputs), case["outputs"], strict=True)):
        for name, a, e in zip(program.results, actual, expected, strict=True):
            yield f'"{name}" on device {device}', a, array_of(e)


def in_steps(program, case, inputs):
    """Likewise, of steps each of which is given what the one before it has updated."""
    loss = program.results.index("loss")
    for step, (given, expected) in enumerate(zip(case["given"], case["losses"], strict=True)):
        inputs = [[array_of(value) if value["elements"] else own for value, own in zip(values, device, strict=True)]
                  for values, device in zip(given, inputs, strict=True)]
        results = program(inputs)
        for device, own in enumerate(results):
            yield f"loss of step {step} on device {device}", own[loss], np.float32(expected)
        inputs = [[own[program.updates[i]] if i in program.updates else value for i, value in enumerate(device)]
                  for own, device in zip(results, inputs)]
    for device, (actual, expected) in enumerate(zip(inputs, case["kept"], strict=True)):
        for name, a, e in zip(program.arguments, actual, expected, strict=True):
            if e["elements"]:
                yield f'"{name}" on device {device}', a, array_of(e)


def array_of(value):
    return np.array([complex(e) if value["dtype"][0] == "c" else e for e in value["elements"]]).astype(
        DTYPES[value["dtype"]]).reshape(value["shape"])


def difference(actual, expected, absolute, relative):
    """What is wrong with a result, or None."""
    if actual.shape != expected.shape or actual.dtype != expected.dtype:
        return f"is {actual.dtype}{actual.shape}, not {expected.dtype}{expected.shape}"
    if not np.issubdtype(expected.dtype, np.integer) and expected.dtype != np.bool_:
        actual, expected = (x.astype(np.complex128 if x.dtype.kind == "c" else np.float64) for x in (actual, expected))
        with np.errstate(invalid="ignore"):
            close = np.abs(actual - expected) <= absolute + relative * np.abs(expected)
        close |= (actual == expected) | (np.isnan(actual) & np.isnan(expected))
    else:
        close = actual == expected
    if close.all():
        return None
    place = np.unravel_index(np.argmin(close), close.shape)
    return f"differs at {tuple(map(int, place))}: {actual[place]}, not {expected[place]}; {(~close).sum()} of {close.size}"


def check(path):
    """Returns whether the module at `path` was run, and what is wrong with it."""
    try:
        program = Program(path.read_text())
        values = path.with_suffix(".json")
        if not values.exists():
            return False, []
        case = json.loads(values.read_text())
        inputs = [[array_of(value) for value in device] for device in case["inputs"]]
        compared = list(in_steps(program, case, inputs) if "given" in case else at_once(program, case, inputs))
    except Exception as error:  # of any type of the parser's, the verifier's or the compiler's
        return False, [f"{path}: {str(error)[:2000]}"]
    wrong = [(what, difference(actual, expected, case["absolute"], case["relative"]))
             for what, actual, expected in compared]
    return True, [f"{path}: {what} {told}" for what, told in wrong if told]


def main(folders):
    compiled, run, wrong = 0, 0, []
    for path in sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*.mlir")):
        was_run, told = check(path)
        compiled, run, wrong = compiled + 1, run + was_run, wrong + told
    print(f"{compiled} modules compiled, {run} of them run")
    if wrong or compiled == 0:
        sys.exit("\n".join(wrong) or "no modules")


if __name__ == "__main__":
    main(sys.argv[1:])

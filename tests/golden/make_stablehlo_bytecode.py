"""Writes portable artifacts of StableHLO and the text of each: make_stablehlo_bytecode.py MODULES FOLDER.

Needs `pip install jax` (made with jax 0.10.2). MODULES is the folder of make_stablehlo_golden.py's texts. The artifacts are of
versions that change how modules are stored: 0.9 is format 0 of MLIR's bytecode, 0.12 format 3, 0.14 format 4, and from 0.15
on format 6. Three come from jax.export: a model with the lines of its program, one with a tree of parameters, and one that is cut over a mesh;
others hold constants of every type, of narrow ones, or what weft refuses. The text is what MLIR reads in the artifact, so weft must make the same graph of both.
"""

import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
import jax
import jax.export
import jax.numpy as jnp
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jaxlib.mlir import ir

MODULES = [("0.9.0", "control", "while"), ("0.9.0", "movement", "set_bools"), ("0.12.0", "movement", "take_along_axis"),
           ("0.14.0", "contractions", "nhwc"), ("1.0.0", "reductions", "sort_by_key"), ("1.1.0", "movement", "take_grid"),
           ("1.4.0", "types", "f16"), ("1.6.0", "contractions", "bf16_matmul_in_f32"), ("1.9.0", "wide_types", "i64_indices"),
           ("1.10.0", "elementwise", "gelu"), ("1.13.0", "elementwise", "where"), ("1.16.0", "reductions", "max_pool"),
           ("1.17.0", "models", "gpt_block")]


jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")  # lines of the file, wherever it lies


# Of every type, as bits, as one for all and as none.
CONSTANTS = [("[true, false, true]", "3xi1"), ("true", "i1"), ("true", "20xi1"), ("false", "20xi1"), ("true", "8xi1"),
             ("[true, false, false, true, false, false, true, true, true, false, true]", "11xi1"), ("[-1, 127]", "2xi8"),
             ("[1, 65535]", "2xui16"), ("[-9223372036854775808, 5]", "2xi64"), ("18446744073709551615", "2x3xui64"),
             ("[1.5, -0.0, 0x7FC0]", "3xbf16"), ("[1.5, 6.1e-5]", "2xf16"), ("[0x7F800000, 1.1]", "2xf32"), ("0.1", "f64"),
             ("[(1.0, -2.0), (0.5, 3.0)]", "2xcomplex<f32>"), ("(1.0, -2.0)", "4xcomplex<f64>"), ("", "0x3xf32")]


NARROW = [("[-2, 1]", "2xi2"), ("[-8, 7, 3]", "3xi4"), ("3", "5xui2"), ("[15, 0]", "2xui4"), ("[1.5, -0.0, 0x7F]", "3xf8E4M3FN"),
          ("[57344.0, 0x7C]", "2xf8E5M2"), ("0.1", "4xf8E4M3"), ("[0.1, 15.5]", "2xf8E3M4"), ("[0.1, 0x80]", "2xf8E4M3B11FNUZ"),
          ("[0.1, -240.0]", "2xf8E4M3FNUZ"), ("[0.1]", "1xf8E5M2FNUZ"), ("[0.5, 6.0]", "2xf4E2M1FN"), ("[7.5, 0.1]", "2xf6E2M3FN"),
          ("[28.0, 0.1]", "2xf6E3M2FN"), ("[2.0, 0xFF]", "2xf8E8M0FNU")]

def constants(values):
    types = ", ".join(f"tensor<{dtype}>" for _, dtype in values)
    lines = [f"  %{i} = stablehlo.constant dense<{value}> : tensor<{dtype}>" for i, (value, dtype) in enumerate(values)]
    lines.append(f"  return {', '.join(f'%{i}' for i in range(len(values)))} : {types}")
    return f"func.func @main() -> ({types}) {{\n" + "\n".join(lines) + "\n}"


PAIR = "tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>"
TUPLES = f"""func.func private @swapped(%both: {PAIR}) -> tuple<tuple<>, {PAIR}> {{
  %x = stablehlo.get_tuple_element %both[0] : ({PAIR}) -> tensor<2xf32>
  %rest = stablehlo.get_tuple_element %both[1] : ({PAIR}) -> tuple<tensor<i32>, tensor<2xf32>>
  %n = stablehlo.get_tuple_element %rest[0] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<i32>
  %y = stablehlo.get_tuple_element %rest[1] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<2xf32>
  %first = stablehlo.tuple %n, %x : tuple<tensor<i32>, tensor<2xf32>>
  %pair = stablehlo.tuple %y, %first : {PAIR}
  %none = stablehlo.tuple : tuple<>
  %all = stablehlo.tuple %none, %pair : tuple<tuple<>, {PAIR}>
  return %all : tuple<tuple<>, {PAIR}>
}}
func.func @main(%both: {PAIR}, %z: tensor<2xf32>) -> (tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>) {{
  %all = func.call @swapped(%both) : ({PAIR}) -> tuple<tuple<>, {PAIR}>
  %pair = stablehlo.get_tuple_element %all[1] : (tuple<tuple<>, {PAIR}>) -> {PAIR}
  %y = stablehlo.get_tuple_element %pair[0] : ({PAIR}) -> tensor<2xf32>
  %rest = stablehlo.get_tuple_element %pair[1] : ({PAIR}) -> tuple<tensor<i32>, tensor<2xf32>>
  %0 = stablehlo.subtract %y, %z : tensor<2xf32>
  return %0, %rest : tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>
}}"""


TEXTS = {
    "constants": constants(CONSTANTS),
    "narrow": constants(NARROW),
    "dynamic": "func.func @main(%x: tensor<?x10xf32>) -> tensor<?x10xf32> { return %x : tensor<?x10xf32> }",
    "tuple": "func.func @main(%x: tuple<tensor<4xf32>>) { return }",
    "tuples": TUPLES,
}


def text_of(artifact):
    with mlir.make_ir_context():
        text = _jax.mlir.deserialize_portable_artifact(artifact)
    return text.decode() if isinstance(text, bytes) else str(text)


def layer(x, weight, bias):
    hidden = jnp.tanh(x @ weight + bias)
    return jax.nn.softmax(hidden), jax.ffi.ffi_call("no_such_target", jax.ShapeDtypeStruct((8,), np.float32))(bias)


# A tree of parameters: the locations of arguments say where in it they lie. JAX leaves out `unused`.
def predict(params, x):
    hidden = jnp.tanh(x @ params["dense"]["kernel"] + params["dense"]["bias"])
    return hidden * params["scales"][1]


def exported():
    shaped = lambda *shape: jax.ShapeDtypeStruct(shape, np.float32)
    params = {"dense": {"kernel": shaped(3, 2), "bias": shaped(2)}, "scales": [shaped(2), shaped(2)], "unused": shaped(5)}
    yield "tree", jax.export.export(jax.jit(predict))(params, shaped(4, 3)).mlir_module_serialized
    shapes = [jax.ShapeDtypeStruct(shape, np.float32) for shape in ((4, 16), (16, 8), (8,))]
    checks = [jax.export.DisabledSafetyCheck.custom_call("no_such_target")]
    yield "lines", jax.export.export(jax.jit(layer), disabled_checks=checks)(*shapes).mlir_module_serialized
    mesh = jax.make_mesh((2, 2), ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
    cut = lambda *axes: jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*axes))

    def product(x, weight):
        return jax.lax.with_sharding_constraint(x @ weight, cut("data", "model"))

    function = jax.jit(product, in_shardings=(cut("data"), cut(None, "model")), out_shardings=cut("data"))
    yield "sharded", jax.export.export(function)(*shapes[:2]).mlir_module_serialized


def main():
    source, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    artifacts = list(exported())
    with mlir.make_ir_context():
        for version, topic, name in MODULES:
            parts = (source / f"{topic}.mlir").read_text().split("// -----\n")
            text = next(part for part in parts if part.startswith(f"// {name}\n"))
            artifact = _jax.mlir.serialize_portable_artifact(ir.Module.parse(text), version)
            artifacts.append((f"{name}-{version}", artifact))
        for name, text in TEXTS.items():
            artifacts.append((name, _jax.mlir.serialize_portable_artifact(ir.Module.parse(text), "1.17.0")))
    for name, artifact in artifacts:
        (folder / f"{name}.mlirbc").write_bytes(artifact)
        (folder / f"{name}.mlir").write_text(text_of(artifact))


main()

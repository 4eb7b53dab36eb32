"""Modules that check themselves: @main calls @model, the function under test, on constants, and compares its results with
those that are expected, as the modules of openxla/stablehlo's stablehlo/testdata do."""

import re

import numpy as np

ELEMENTS = {"float32": "f32", "bfloat16": "bf16", "float16": "f16", "float64": "f64", "int8": "i8", "int16": "i16",
            "int32": "i32", "int64": "i64", "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64",
            "bool": "i1", "complex64": "complex<f32>"}


def type_of(value):
    return "tensor<" + "".join(f"{n}x" for n in value.shape) + ELEMENTS[str(value.dtype)] + ">"


def constant(name, value):
    if value.dtype == bool:
        text = str(value.tolist()).lower()
    elif value.size == 0:
        text = ""
    else:
        text = '"0x' + np.ascontiguousarray(value).tobytes().hex().upper() + '"'
        if value.size == 1 and value.ndim == 0 and value.dtype.kind in "iu":
            text = str(int(value))
    return f"    {name} = stablehlo.constant dense<{text}> : {type_of(value)}"


def checks(expected, types):
    """The end of @main: %got, of the given types, against %expected0, ..."""
    lines = []
    for i, value in enumerate(expected):
        kind = "expect_close" if value.dtype.kind not in "iub" else "expect_eq"
        got = f"%got#{i}" if len(expected) > 1 else "%got"
        lines.append(f"    stablehlo.custom_call @check.{kind}({got}, %expected{i}) {{has_side_effect = true}} : "
                     f"({types[i]}, {type_of(value)}) -> ()")
    return lines + ["    return", "  }"]


def checked(name, text, given, expected):
    """The module `text`, whose function is @main, as one that checks itself."""
    lines = ["  func.func public @main() {"]
    lines += [constant(f"%in{i}", value) for i, value in enumerate(given)]
    lines += [constant(f"%expected{i}", value) for i, value in enumerate(expected)]
    count = f":{len(expected)}" if len(expected) > 1 else ""
    results = ", ".join(map(type_of, expected))
    lines.append(f"    %got{count} = call @model({', '.join(f'%in{i}' for i in range(len(given)))}) : "
                 f"({', '.join(map(type_of, given))}) -> " + (f"({results})" if count else results))
    lines += checks(expected, [type_of(value) for value in expected])
    text = re.sub(r"func\.func (public )?@main\(", "func.func private @model(", text)
    head, rest = re.fullmatch(r"(.*?^module[^\n]*)\n(.*)", text, re.DOTALL | re.MULTILINE).groups()  # behind aliases
    return f"// {name}\n{head}\n" + "\n".join(lines) + f"\n{rest}"

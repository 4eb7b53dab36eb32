"""Writes tables as text and what numpy.loadtxt reads of them: OUTPUT.json is its argument (see README.md)."""

import io
import json
import sys
import warnings

import numpy


def saved(numbers, **options):
    text = io.StringIO()
    numpy.savetxt(text, numbers, **options)
    return text.getvalue()


TABLE = numpy.array([[1.5, -2, 3e10], [0, 5e-300, -7.25]])
# Name, text, separator (" " with runs: numpy's None), dtype; line 1 has names if there are any.
CASES = [
    ("saved", saved(TABLE), None, "f8", False),
    ("saved with commas", saved(TABLE, delimiter=","), ",", "f8", False),
    ("saved with header and footer", saved(TABLE, delimiter=",", header="a,b,c", footer="end"), ",", "f8", False),
    ("saved with a header of two lines", saved(TABLE, header="made by\nnumpy"), None, "f8", False),
    ("saved in single precision", saved(TABLE, fmt="%.6e"), None, "f4", False),
    ("saved as integers", saved([[1, -2], [3, 2**62]], fmt="%d"), None, "i8", False),
    ("quotes", '"1","2.5"\n"-3",4\n', ",", "f8", False),
    ("quotes before spaces", '"1"  ,"2"\t\n3,4\n', ",", "f8", False),
    ("names in quotes", '"a,b","c ""d""\ne"\n1,2\n', ",", "f8", True),
    ("carriage returns", "1,2\r3,4\r", ",", "f8", False),
    ("carriage returns and line feeds", "1,2\r\n3,4\r\n", ",", "f8", False),
    ("all ends of lines", "1,2\r3,4\n5,6\r\n7,8", ",", "f8", False),
    ("empty lines", "\n\r\n1,2\n\n\n3,4\n\n", ",", "f8", False),
    ("comments", "# first\n1,2 # behind numbers\n#\n3,4#5,6\n# last", ",", "f8", False),
    ("another comment", "% first\n1;2\n", ";", "f8", False),
    ("runs of spaces", "  1  2\t 3 \n\t4 5\t\t6\n   \n", None, "f8", False),
    ("spaces of C", "1\v2\f3\n4 \v5\t6", None, "f8", False),
    ("tabs", "1\t2\n3\t 4\n", "\t", "f8", False),
    ("spaces around numbers", " 1 ,\t2\n3,  4  \n", ",", "f8", False),
    ("underflow in single precision", "1e-60,-1e-60\n1e-45,0.0000001e-42\n", ",", "f4", False),
    ("underflow in double precision", "1e-400,-1e-99999\n5e-324,0e999999999999999999999\n", ",", "f8", False),
    ("spellings", "1.,.5,+4\n1E5,-0,1e+3\nnan,inf,-inf\nNaN,Infinity,-INFINITY\n", ",", "f8", False),
    ("one column", "1\n2\n\n3", ",", "f8", False),
    ("one number", "7", ",", "f8", False),
    ("ends of integers", "9223372036854775807\n-9223372036854775808\n", ",", "i8", False),
    ("bytes", "0,255\n+7,007\n", ",", "u1", False),
]


def main():
    cases = []
    for name, text, separator, dtype, names in CASES:
        comment = "%" if text.startswith("%") else "#"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # numpy says that 1e-60 is cast
            skipped = text.count("\n", 0, text.index("\n1")) + 1 if names else 0
            numbers = numpy.loadtxt(io.StringIO(text, newline=""), dtype=dtype, delimiter=separator, comments=comment,
                                    quotechar='"', skiprows=skipped, ndmin=2)
        cases.append(dict(name=name, text=text, separator=separator, comment=comment, dtype=dtype,
                          shape=list(numbers.shape), numbers=[repr(x) for x in numbers.ravel().tolist()]))
    with open(sys.argv[1], "w") as file:
        json.dump(cases, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_csv_golden.py OUTPUT.json")
    main()

// What the three parts of the program ask of each other.
#pragma once

namespace weft {
class Runtime;
}

float loss_of_unit(weft::Runtime& runtime);  // unit.cpp: trains a model of its own on the runtime of main
float mean_of_part();                        // part.cpp, a shared library: evaluates an expression

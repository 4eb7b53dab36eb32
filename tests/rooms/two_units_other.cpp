// The second unit of the program: the same includes as the first.
#include "everything.hpp"

weft::Index elements_in_the_other_unit(const weft::Shape& shape);
weft::Index elements_in_the_other_unit(const weft::Shape& shape) { return shape.elements(); }

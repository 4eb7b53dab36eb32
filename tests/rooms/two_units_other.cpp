// The second unit of the program: the same headers, from the last to the first.
#include "weft_headers_descending.hpp"

weft::Index elements_in_the_other_unit(const weft::Shape& shape);
weft::Index elements_in_the_other_unit(const weft::Shape& shape) { return shape.elements(); }

// All of weft's headers, from the first to the last by name, and in the other unit from the last to the first: both must
// link into one program.
#include "weft_headers_ascending.hpp"

weft::Index elements_in_the_other_unit(const weft::Shape& shape);

int main() {
  const weft::Shape shape{2, 3};
  return elements_in_the_other_unit(shape) == shape.elements() ? 0 : 1;
}

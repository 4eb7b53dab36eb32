// Everything that weft has, included here and in the other unit: both must link into one program.
#include "everything.hpp"

weft::Index elements_in_the_other_unit(const weft::Shape& shape);

int main() {
  const weft::Shape shape{2, 3};
  return elements_in_the_other_unit(shape) == shape.elements() ? 0 : 1;
}

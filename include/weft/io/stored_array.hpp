// What a reader of arrays returns: elements of one C++ type and their shape.
#ifndef WEFT_IO_STORED_ARRAY_HPP
#define WEFT_IO_STORED_ARRAY_HPP

#include <weft/base/dtype.hpp>
#include <weft/io/aligned_array.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// An array in memory, of elements T.
template <class T>
struct StoredArray {
  Shape shape;
  AlignedArray<T> elements;  // row-major
};

}  // namespace weft

#endif

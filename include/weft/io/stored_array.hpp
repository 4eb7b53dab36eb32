// What a reader of arrays returns: elements of one C++ type and their shape.
#ifndef WEFT_IO_STORED_ARRAY_HPP
#define WEFT_IO_STORED_ARRAY_HPP

#include <weft/io/aligned_array.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// An array in memory, of elements T.
template <class T>
struct StoredArray {
  Shape shape;
  AlignedArray<T> elements;  // row-major
};

// The type of elements T in a file: any of C++'s numbers, and what tensors are made of.
template <class T>
[[nodiscard]] constexpr DType stored_dtype_of() noexcept {
  static_assert(TensorElement<T> || std::is_arithmetic_v<T>, "weft: elements of files are numbers");
  constexpr DType whole[2][4] = {{DType::u8, DType::u16, DType::u32, DType::u64},
                                 {DType::i8, DType::i16, DType::i32, DType::i64}};
  if constexpr (TensorElement<T>)
    return dtype_of<T>;
  else if constexpr (std::is_integral_v<T>)
    return whole[std::is_signed_v<T>][sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3];
  else
    return DType::f64;
}

}  // namespace weft

#endif

// The element type of any C++ number: what files, kernels of one's own, and inputs and results of programs hold.
#ifndef WEFT_BASE_STORED_DTYPE_HPP
#define WEFT_BASE_STORED_DTYPE_HPP

#include <weft/base/dtype.hpp>

#include <concepts>
#include <type_traits>

namespace weft {

// Has an element type: what tensors are made of (TensorElement), double, and integers of 8 to 64 bits by their size.
template <class T>
concept StoredElement = TensorElement<T> || std::is_same_v<T, double> ||(std::integral<T> && sizeof(T) <= 8);

template <class T>
[[nodiscard]] constexpr DType stored_dtype_of() noexcept {
  static_assert(StoredElement<T>,
                "weft: element_has_no_type: elements are bool, float, double, weft::bfloat16 and integers of 8 to 64 "
                "bits");
  if constexpr (TensorElement<T>)
    return dtype_of<T>;
  else if constexpr (!std::integral<T>)
    return DType::f64;
  else if constexpr (std::is_signed_v<T>)
    return sizeof(T) == 1 ? DType::i8 : sizeof(T) == 2 ? DType::i16 : sizeof(T) == 4 ? DType::i32 : DType::i64;
  else
    return sizeof(T) == 1 ? DType::u8 : sizeof(T) == 2 ? DType::u16 : sizeof(T) == 4 ? DType::u32 : DType::u64;
}

// May elements of `stored` be read, or given, as those of `as`? C++ 20 has no f16: its bits are std::uint16_t.
[[nodiscard]] constexpr bool is_read_as(DType stored, DType as) noexcept {
  return stored == as || (stored == DType::f16 && as == DType::u16);
}

}  // namespace weft

#endif

// The element types of C++'s numbers, which have several names for one size.
#include <weft/base/stored_dtype.hpp>

#include <gtest/gtest.h>

namespace weft::stored_dtype_test {

TEST(StoredDtype, EveryNumberOfCppHasAType) {
  static_assert(stored_dtype_of<float>() == DType::f32 && stored_dtype_of<double>() == DType::f64);
  static_assert(stored_dtype_of<signed char>() == DType::i8 && stored_dtype_of<unsigned char>() == DType::u8);
  static_assert(stored_dtype_of<short>() == DType::i16 && stored_dtype_of<unsigned short>() == DType::u16);
  static_assert(stored_dtype_of<long>() == DType::i64 && stored_dtype_of<long long>() == DType::i64);
  static_assert(stored_dtype_of<unsigned long>() == DType::u64 && stored_dtype_of<unsigned>() == DType::u32);
  static_assert(stored_dtype_of<bfloat16>() == DType::bf16 && stored_dtype_of<bool>() == DType::pred);
  static_assert(stored_dtype_of<char16_t>() == DType::u16 && stored_dtype_of<std::int32_t>() == DType::i32);
  static_assert(!StoredElement<long double> && !StoredElement<const char*>);  // of 16 bytes, of an address
  SUCCEED();
}

TEST(StoredDtype, BitsOfAHalfAreReadAsAnInteger) {
  static_assert(is_read_as(DType::f16, DType::u16) && is_read_as(DType::u8, DType::u8));
  static_assert(!is_read_as(DType::u16, DType::f16) && !is_read_as(DType::bf16, DType::u16));
  SUCCEED();
}

}  // namespace weft::stored_dtype_test

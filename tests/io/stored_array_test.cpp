// The types of files for C++'s numbers, which have several names for one size.
#include <weft/io/stored_array.hpp>

#include <gtest/gtest.h>

namespace weft::stored_array_test {

TEST(StoredArray, EveryNumberOfCppHasAType) {
  static_assert(stored_dtype_of<float>() == DType::f32 && stored_dtype_of<double>() == DType::f64);
  static_assert(stored_dtype_of<signed char>() == DType::i8 && stored_dtype_of<unsigned char>() == DType::u8);
  static_assert(stored_dtype_of<short>() == DType::i16 && stored_dtype_of<unsigned short>() == DType::u16);
  static_assert(stored_dtype_of<long>() == DType::i64 && stored_dtype_of<long long>() == DType::i64);
  static_assert(stored_dtype_of<unsigned long>() == DType::u64 && stored_dtype_of<unsigned>() == DType::u32);
  static_assert(stored_dtype_of<bfloat16>() == DType::bf16 && stored_dtype_of<bool>() == DType::pred);
  const StoredArray<short> array{{2, 3}, AlignedArray<short>(6)};
  EXPECT_EQ(array.elements.size(), array.shape.elements());
}

}  // namespace weft::stored_array_test

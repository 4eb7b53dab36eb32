// The types of a model's inputs, read off C++ array types.
#include <weft/trace/inputs.hpp>

#include <gtest/gtest.h>

namespace weft::inputs_test {

using Batch = Inputs<f32[256][784], i32[256], bf16[2][3][4], u32, bool[7]>;

static_assert(Batch::count == 5);
static_assert(Batch::shapes[0] == Shape{256, 784} && Batch::shapes[1] == Shape{256} && Batch::shapes[3] == Shape{});
static_assert(Batch::dtypes[0] == DType::f32 && Batch::dtypes[4] == DType::pred);

TEST(Inputs, AreTheExtentsAndElementTypesOfArrays) {
  const Shape shapes[] = {{256, 784}, {256}, {2, 3, 4}, {}, {7}};
  const DType dtypes[] = {DType::f32, DType::i32, DType::bf16, DType::u32, DType::pred};
  for (int i = 0; i < Batch::count; ++i) {
    EXPECT_EQ(Batch::shapes[i], shapes[i]) << "input " << i;
    EXPECT_EQ(Batch::dtypes[i], dtypes[i]) << "input " << i;
  }
}

}  // namespace weft::inputs_test

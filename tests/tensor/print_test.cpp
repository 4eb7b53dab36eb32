// What NumPy prints for the same arrays.
#include <support/printed.hpp>
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/print.hpp>

#include <gtest/gtest.h>

namespace weft::print_test {

using testing::text_of;

TEST(TensorPrint, NumbersAreAlignedAtTheirPoints) {
  EXPECT_EQ(text_of(Tensor<float, 3>{1, 2.25f, -10}), "[  1.     2.25 -10.  ]");
  EXPECT_EQ(text_of(Tensor<float, 2>{0.1f, 0.2f}), "[0.1 0.2]");
  EXPECT_EQ(text_of(Tensor<std::int32_t, 3>{1, -20, 300}), "[  1 -20 300]");
  EXPECT_EQ(text_of(Tensor<bool, 2>{true, false}), "[ True False]");
  EXPECT_EQ(text_of(Tensor<bfloat16, 2>{bfloat16(1.5f), bfloat16(3)}), "[1.5 3. ]");
}

TEST(TensorPrint, RowsStandBelowEachOther) {
  EXPECT_EQ(text_of(Tensor<std::int32_t, 2, 2>{1, 2, 3, 4}), "[[1 2]\n [3 4]]");
  EXPECT_EQ(text_of(Tensor<std::int32_t, 2, 1, 2>{1, 2, 3, 4}), "[[[1 2]]\n\n [[3 4]]]");
}

TEST(TensorPrint, ExpressionsAreEvaluated) {
  const Tensor<float, 2> a{1, 2}, b{3, 0.5f};
  EXPECT_EQ(text_of(a * b), "[3. 1.]");
  EXPECT_EQ(text_of(a + 1), "[2. 3.]");
  const Tensor<std::int32_t, 2> i{1, 2};
  EXPECT_EQ(text_of(i << 2), "[4 8]");
}

TEST(TensorPrint, ScalarsAndNothing) {
  Tensor<float> scalar;
  EXPECT_EQ(text_of(scalar), "0.");
  EXPECT_EQ(text_of(Tensor<float, 0>()), "[]");
  EXPECT_EQ(text_of(Tensor<float, 2, 0>()), "[]");
}

TEST(TensorPrint, LongOnesAreShortened) {
  Tensor<std::int32_t, 1001> numbers;
  for (std::int32_t i = 0; i < 1001; ++i) numbers.data()[i] = i;
  EXPECT_EQ(text_of(numbers), "[   0    1    2 ...  998  999 1000]");
  EXPECT_EQ(text_of(Tensor<std::int32_t, 1000>()).find("..."), std::string::npos);
  EXPECT_EQ(text_of(Tensor<std::int32_t, 100, 100>()),
            "[[0 0 0 ... 0 0 0]\n [0 0 0 ... 0 0 0]\n [0 0 0 ... 0 0 0]\n ...\n [0 0 0 ... 0 0 0]\n [0 0 0 ... 0 0 0]\n"
            " [0 0 0 ... 0 0 0]]");
}

TEST(TensorPrint, Views) {
  Tensor<float, 2> tensor{1, 2};
  EXPECT_EQ(text_of(TensorView<float, 2>(tensor)), "[1. 2.]");
  EXPECT_EQ(text_of(TensorView<const float, 2>(tensor)), "[1. 2.]");
}

}  // namespace weft::print_test

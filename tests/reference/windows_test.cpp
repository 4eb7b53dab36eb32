// Convolutions and reductions over windows by naive loops, against numbers worked out by hand.
#include <support/program.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/reference/windows.hpp>

namespace weft::windows_test {

using testing::expect_equal;
using testing::f32_value;
using testing::Program;

constexpr double infinity = std::numeric_limits<double>::infinity();

// One spatial dimension, [batch, features, width].
Value convolved(const Value& x, const Value& kernel, const WindowDimension& window, Index groups = 1,
                Index batch_groups = 1) {
  Program program;
  const Var a = program.input("x", x.shape), b = program.input("kernel", kernel.shape);
  const ConvolutionDims dims{{0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {window}, groups, batch_groups};
  return program.value(convolution(a, b, dims), {x, kernel});
}

TEST(ReferenceConvolution, SlidesAKernelOverElements) {
  const Value x = f32_value({1, 1, 5}, {1, 2, 3, 4, 5}), kernel = f32_value({1, 1, 3}, {1, 10, 100});
  expect_equal(convolved(x, kernel, {3}), f32_value({1, 1, 3}, {321, 432, 543}));
  expect_equal(convolved(x, kernel, {3, 2}), f32_value({1, 1, 2}, {321, 543}));
  expect_equal(convolved(x, kernel, {3, 1, 1, 1}), f32_value({1, 1, 5}, {210, 321, 432, 543, 54}));
  expect_equal(convolved(x, kernel, {3, 1, -1, 0}), f32_value({1, 1, 2}, {432, 543}));
  expect_equal(convolved(x, kernel, {3, 1, 0, 0, 1, 2}), f32_value({1, 1, 1}, {531}));
  expect_equal(convolved(x, kernel, {3, 1, 0, 0, 2, 1}), f32_value({1, 1, 7}, {201, 20, 302, 30, 403, 40, 504}));
  expect_equal(convolved(x, kernel, {3, 1, 0, 0, 1, 1, true}), f32_value({1, 1, 3}, {123, 234, 345}));
}

TEST(ReferenceConvolution, SumsOverFeaturesOfAGroup) {
  const Value x = f32_value({2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  // Output features [o][i] of one tap.
  expect_equal(convolved(x, f32_value({1, 2, 1}, {1, 10}), {1}), f32_value({2, 1, 2}, {31, 42, 75, 86}));
  expect_equal(convolved(x, f32_value({2, 1, 1}, {1, 10}), {1}, 2), f32_value({2, 2, 2}, {1, 2, 30, 40, 5, 6, 70, 80}));
  // The first half of the batch meets the first half of the output features.
  expect_equal(convolved(x, f32_value({2, 2, 1}, {1, 10, 100, 1000}), {1}, 1, 2),
               f32_value({1, 2, 2}, {31, 42, 7500, 8600}));
}

Value over_windows(Op op, const Value& x, const Window& window, const Value* source = nullptr) {
  Program program;
  const Var a = program.input("x", x.shape);
  if (source == nullptr) return program.value(emit_var(op, {a}, window), {x});
  return program.value(emit_var(op, {a, program.input("source", source->shape)}, window), {x, *source});
}

TEST(ReferenceWindows, ReduceWhatTheyCover) {
  const Value x = f32_value({2, 3}, {1, 5, 2, 7, 3, 4});
  const Window pairs{{{1}, {2}}}, padded{{{}, {2, 2, 1, 2}}};
  expect_equal(over_windows(Op::reduce_window_sum, x, pairs), f32_value({2, 2}, {6, 7, 10, 7}));
  expect_equal(over_windows(Op::reduce_window_max, x, pairs), f32_value({2, 2}, {5, 5, 7, 4}));
  expect_equal(over_windows(Op::reduce_window_sum, x, padded), f32_value({2, 3}, {1, 7, 0, 7, 7, 0}));
  expect_equal(over_windows(Op::reduce_window_max, x, padded), f32_value({2, 3}, {1, 5, -infinity, 7, 4, -infinity}));
}

TEST(ReferenceWindows, GiveToTheFirstMaximum) {
  const Value x = f32_value({1, 5}, {2, 2, 1, 3, 3}), source = f32_value({1, 4}, {1, 10, 100, 1000});
  expect_equal(over_windows(Op::select_and_scatter, x, {{{}, {2}}}, &source), f32_value({1, 5}, {1, 10, 0, 1100, 0}));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Value with_nan = f32_value({1, 5}, {2, nan, nan, 3, 3});
  expect_equal(over_windows(Op::select_and_scatter, with_nan, {{{}, {2}}}, &source),
               f32_value({1, 5}, {0, 11, 100, 1000, 0}));
}

}  // namespace weft::windows_test

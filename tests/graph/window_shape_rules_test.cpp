// The shapes of convolutions and of reductions over windows, and what they refuse.
#include <support/expect_error.hpp>
#include <support/shape_rules.hpp>

namespace weft::window_shape_rules_test {

using testing::expect_error;
using testing::expect_shape;
using testing::result_of;
using testing::shape_of;
using testing::Typed;

constexpr ConvolutionDims images(const WindowDimensions& window, Index groups = 1) {
  return {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, window, groups, 1};
}
static_assert(shape_of(Op::convolution, {{{2, 4, 8, 9}}, {{6, 4, 3, 2}}}, images({{3, 2, 1, 1}, {2}})) ==
              Shape{2, 6, 4, 8});

TEST(WindowShapeRules, ConvolutionsFollowTheirDimensionNumbers) {
  // The input as [height, batch, feature], the kernel as [feature, height, output], the output as [output, height,
  // batch].
  ConvolutionDims dims{{1, 2, 0}, {2, 0, 1}, {2, 0, 1}, {{3}}, 1, 1};
  expect_shape(result_of(Op::convolution, {{{8, 2, 4}}, {{4, 3, 6}}}, dims), {6, 6, 2}, DType::f32);
  dims.feature_groups = 2;
  expect_shape(result_of(Op::convolution, {{{8, 2, 4}, DType::bf16}, {{2, 3, 6}, DType::bf16}}, dims), {6, 6, 2},
               DType::bf16);
  dims.feature_groups = 1;
  dims.batch_groups = 2;
  expect_shape(result_of(Op::convolution, {{{8, 2, 4}}, {{4, 3, 6}}}, dims), {6, 6, 1}, DType::f32);
  // No images, or none with a pixel.
  expect_shape(result_of(Op::convolution, {{{0, 4, 8, 8}}, {{6, 4, 3, 3}}}, images({{3}, {3}})), {0, 6, 6, 6},
               DType::f32);
}

TEST(WindowShapeRules, ConvolutionsThatDoNotFit) {
  const auto refused = [](std::initializer_list<Typed> types, const ConvolutionDims& dims, const char* code,
                          const std::vector<std::string>& parts) {
    expect_error([&] { (void)result_of(Op::convolution, types, dims); }, code, parts);
  };
  const Shape image{1, 4, 8, 8}, kernel{6, 4, 3, 3};
  refused({{image}, {{6, 3, 3, 3}}}, images({{3}, {3}}), "channels_differ", {"convolution", "4 channels", "takes 3"});
  refused({{image}, {{6, 4, 3, 3}}}, images({{3}, {3}}, 2), "channels_differ", {"4 channels", "takes 8"});
  refused({{image}, {{5, 2, 3, 3}}}, images({{3}, {3}}, 2), "groups_do_not_divide", {"5 channels", "2 equal groups"});
  refused({{image}, {{6, 4, 9, 3}}}, images({{9}, {3}}), "window_does_not_fit", {"spans 9", "into 8"});
  refused({{image}, {kernel}}, images({{3}, {4}}), "operand_shapes_differ", {"4 against 3"});
  refused({{image}, {kernel}}, images({{3, 0}, {3}}), "window_setting_out_of_range", {"stride", "0", "1 or more"});
  refused({{image}, {kernel}}, images({{3, 1, 0, 0, 0}, {3}}), "window_setting_out_of_range", {"base dilation"});
  refused({{image}, {kernel}}, images({{3, 1, 0, 0, 1, -1}, {3}}), "window_setting_out_of_range",
          {"window dilation", "-1"});
  refused({{image}, {kernel}}, images({{3}, {3}}, 0), "window_setting_out_of_range", {"feature groups"});
  refused({{image}, {kernel}}, images({{3}}), "operand_ranks_differ", {"rank 4", "rank 3"});
  refused({{{4, 8, 8}}, {kernel}}, images({{3}, {3}}), "operand_ranks_differ", {"rank 3", "rank 4"});
  refused({{image, DType::i32}, {kernel, DType::i32}}, images({{3}, {3}}), "element_type_not_supported", {"i32"});
  refused({{image}, {kernel, DType::bf16}}, images({{3}, {3}}), "element_types_differ", {"f32 and bf16"});
  ConvolutionDims twice = images({{3}, {3}});
  twice.output = {0, 1, 2, 2};
  refused({{image}, {kernel}}, twice, "dimension_named_twice", {"dimension 2"});
  ConvolutionDims batches = images({{3}, {3}});
  batches.batch_groups = 3;
  refused({{image}, {kernel}}, batches, "groups_do_not_divide", {"1 channels", "3 equal groups"});
}

TEST(WindowShapeRules, ReductionsAndWhatTheySelect) {
  const Window window{{{}, {2, 2, 0, 1}}};
  expect_shape(result_of(Op::reduce_window_sum, {{{3, 5}}}, window), {3, 3}, DType::f32);
  expect_shape(result_of(Op::reduce_window_max, {{{3, 5}}}, window), {3, 3}, DType::f32);
  expect_shape(result_of(Op::select_and_scatter, {{{3, 5}}, {{3, 3}}}, window), {3, 5}, DType::f32);
  expect_error(
      [&] {
        (void)result_of(Op::select_and_scatter, {{{3, 5}}, {{3, 2}}}, window);
      },
      "operand_shapes_differ", {"select_and_scatter", "3 against 2"});
  expect_error(
      [&] {
        (void)result_of(Op::reduce_window_max, {{{3, 5, 2}}}, window);
      },
      "operand_ranks_differ", {"rank 2", "rank 3"});
  expect_error(
      [&] {
        (void)result_of(Op::reduce_window_max, {{{3, 5}, DType::u32}}, window);
      },
      "element_type_not_supported", {"reduce_window_max", "u32"});
}

}  // namespace weft::window_shape_rules_test

// The oracle of kernels of convolutions and windows against what is worked out by hand.
#include <weft/reference/convolution.hpp>

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace weft::reference {
namespace convolution_test {

// A row of `elements` under a window of `taps`, one output a place.
WindowedDimension row(Index elements, Index places, Index taps) {
  WindowedDimension dim;
  dim.elements = elements, dim.places = places, dim.taps = taps;
  dim.element_step = dim.place_step = dim.tap_step = 1;
  return dim;
}
std::vector<float> convolved(const WindowedDimension& dim, const std::vector<float>& input,
                             const std::vector<float>& kernel) {
  ConvolutionGeometry g;
  g.batch = g.inputs = g.outputs = 1;
  g.dims = {dim};
  std::vector<float> output(to_size(dim.places), -7.0f);
  convolve(g, input.data(), kernel.data(), output.data());
  return output;
}

TEST(ReferenceConvolution, StridesPaddingAndHoles) {
  EXPECT_EQ(convolved(row(4, 3, 2), {1, 2, 3, 4}, {10, 1}), (std::vector<float>{12, 23, 34}));
  WindowedDimension dim = row(4, 4, 3);
  dim.low = 1;
  EXPECT_EQ(convolved(dim, {1, 2, 3, 4}, {100, 10, 1}), (std::vector<float>{12, 123, 234, 340}));
  dim = row(5, 2, 2);
  dim.stride = 2, dim.window_dilation = 2;  // taps at 0 and 2, then at 2 and 4
  EXPECT_EQ(convolved(dim, {1, 2, 3, 4, 5}, {10, 1}), (std::vector<float>{13, 35}));
  dim = row(2, 3, 2);
  dim.base_dilation = 3, dim.low = 1;  // 1 . . 2 behind one of padding
  EXPECT_EQ(convolved(dim, {1, 2}, {10, 1}), (std::vector<float>{1, 10, 0}));
}

// Two images of two features, two outputs of each: [batch, feature, place].
TEST(ReferenceConvolution, AddsUpFeaturesOfEachImage) {
  ConvolutionGeometry g;
  g.batch = g.inputs = g.outputs = 2;
  g.dims = {row(2, 1, 2)};
  g.input = {0, 4, 2, 0};
  g.output = {0, 2, 1, 0};
  g.kernel = {0, 4, 2, 0};
  const std::vector<float> input{1, 2, 3, 4, 5, 6, 7, 8}, kernel{1, 10, 100, 1000, 1, 0, 0, 2};
  std::vector<float> output(4);
  convolve(g, input.data(), kernel.data(), output.data());
  EXPECT_EQ(output, (std::vector<float>{4321, 9, 8765, 21}));
}

TEST(ReferenceWindow, SumsMaximaAndWhatIsSelectedFor) {
  constexpr float nan = std::numeric_limits<float>::quiet_NaN();
  WindowGeometry window;
  window.dims = {row(5, 3, 2)};
  window.dims[0].stride = 2, window.dims[0].low = 1;  // . 1 | 3 3 | 2 5
  const std::vector<float> from{1, 3, 3, 2, 5}, given{10, 20, 30};
  std::vector<double> to(3), back(5);
  reduce_window(window, from.data(), nullptr, to.data());
  EXPECT_EQ(to, (std::vector<double>{1, 6, 7}));
  window.kind = WindowKind::max;
  reduce_window(window, from.data(), nullptr, to.data());
  EXPECT_EQ(to, (std::vector<double>{1, 3, 5}));
  window.kind = WindowKind::select;
  reduce_window(window, from.data(), given.data(), back.data());
  EXPECT_EQ(back, (std::vector<double>{10, 20, 0, 0, 30})) << "the first of equal ones";
  window.kind = WindowKind::max;
  const std::vector<float> wrong{1, nan, 3, 2, nan};
  reduce_window(window, wrong.data(), nullptr, to.data());
  EXPECT_EQ(to[0], 1);
  EXPECT_TRUE(to[1] != to[1] && to[2] != to[2]) << "no number wins, wherever it stands";
}

}  // namespace convolution_test
}  // namespace weft::reference

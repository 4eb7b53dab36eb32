// Windows along one dimension: what they span, and how many places they take; and attributes that compare by all
// fields.
#include <weft/graph/attributes.hpp>

#include <gtest/gtest.h>

namespace weft::window_test {

// By trying every place.
Index places_of(const WindowDimension& dim, Index extent) {
  Index places = 0;
  for (Index first = 0; first + dim.span() <= dim.padded(extent); first += dim.stride) ++places;
  return places;
}

TEST(Window, TakesEveryPlaceThatItFits) {
  static_assert(WindowDimension{3, 1, 0, 0, 1, 2}.span() == 5);
  static_assert(WindowDimension{3, 1, 1, 2, 2, 1}.padded(4) == 1 + 7 + 2);
  static_assert(WindowDimension{3, 2, 1, 1}.positions(12) == 6 && WindowDimension{5}.positions(4) == 0);
  for (Index size : {1, 2, 3})
    for (Index stride : {1, 2, 3})
      for (Index low : {-1, 0, 2})
        for (Index base : {1, 2})
          for (Index dilation : {1, 3})
            for (Index extent : {1, 4, 9}) {
              const WindowDimension dim{size, stride, low, 1, base, dilation};
              EXPECT_EQ(dim.positions(extent), places_of(dim, extent)) << size << " " << stride << " " << low;
            }
}

TEST(Window, IsTrivialIfEveryElementIsByItself) {
  EXPECT_TRUE(WindowDimension{}.is_trivial());
  EXPECT_TRUE((WindowDimension{1, 1, 0, 0, 1, 7}.is_trivial())) << "one tap is nowhere else";
  for (const WindowDimension& dim : {WindowDimension{2}, WindowDimension{1, 2}, WindowDimension{1, 1, 1},
                                     WindowDimension{1, 1, 0, 1}, WindowDimension{1, 1, 0, 0, 2}})
    EXPECT_FALSE(dim.is_trivial());
}

TEST(Window, DiffersIfAnyFieldDiffers) {
  AttributePools pools;
  AttributeId next = 0;
  for (const WindowDimension& dim :
       {WindowDimension{}, WindowDimension{2}, WindowDimension{1, 2}, WindowDimension{1, 1, 1},
        WindowDimension{1, 1, 0, 1}, WindowDimension{1, 1, 0, 0, 2}, WindowDimension{1, 1, 0, 0, 1, 2},
        WindowDimension{1, 1, 0, 0, 1, 1, true}}) {
    EXPECT_EQ(pools.intern(Window{{dim}}), next++);
    EXPECT_EQ(pools.intern(Window{{dim}}), next - 1);
  }
  const ConvolutionDims plain{{0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {{}}, 1, 1};
  ConvolutionDims input = plain, kernel = plain, output = plain, window = plain, features = plain, batches = plain;
  input.input = {1, 0, 2};
  kernel.kernel = {1, 0, 2};
  output.output = {1, 0, 2};
  window.window = {{3}};
  features.feature_groups = 2;
  batches.batch_groups = 2;
  AttributeId number = 0;
  for (const ConvolutionDims& dims : {plain, input, kernel, output, window, features, batches})
    EXPECT_EQ(pools.intern(dims), number++);
  EXPECT_EQ(pools.size(AttributeFamily::convolution), 7);
  EXPECT_EQ(pools.size(AttributeFamily::window), 8);
}

}  // namespace weft::window_test

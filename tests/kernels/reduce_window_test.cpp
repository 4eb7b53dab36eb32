// Reductions over windows against naive loops.
#include <weft/kernels/reduce_window.hpp>
#include <weft/reference/convolution.hpp>

#include <weft/base/random.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::reduce_window_test {

// Rows of `width` elements, `taps` by `taps` of them at a time.
WindowGeometry rows_of(WindowKind kind, Index width, Index taps, Index stride, Index low, Index holes) {
  const auto places = [&](Index elements) { return ((elements - 1) * holes + 1 + 2 * low - taps) / stride + 1; };
  WindowGeometry window;
  window.kind = kind;
  const Index across = places(width), down = places(7);
  window.dims = {{2, 2, 1, 1, 0, 1, 1, 7 * width, down * across, 0},
                 {7, down, taps, stride, low, holes, 1, width, across, 0},
                 {width, across, taps, stride, low, holes, 1, 1, 1, 0}};
  return window;
}

TEST(ReduceWindow, OfRowsLongerThanWhatIsDoneAtOnce) {
  for (const Index width : {5, 63, 64, 65, 150})
    for (const Index taps : {1, 2, 3})
      for (const Index stride : {1, 2, 3})
        for (const Index holes : {1, 2})
          for (const WindowKind kind : {WindowKind::sum, WindowKind::max, WindowKind::select}) {
            const WindowGeometry window = rows_of(kind, width, taps, stride, taps / 2, holes);
            const Index places = reference::places_of(window.dims), elements = 2 * 7 * width;
            // Few values, so that many are equal; every sum is exact.
            std::vector<float> from, source;
            for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(elements); ++i)
              from.push_back(static_cast<float>(random_bits(1, i, 2) % 5) - 2);
            for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(places); ++i)
              source.push_back(static_cast<float>(random_bits(1, i, 3) % 9));
            const bool selects = kind == WindowKind::select;
            std::vector<float> got(to_size(selects ? elements : places), 99.0F);
            std::vector<double> wanted(got.size(), 0.0);
            reference::reduce_window(window, from.data(), selects ? source.data() : nullptr, wanted.data());
            if (selects)
              select_and_scatter(window, from.data(), source.data(), got.data());
            else
              reduce_window(window, from.data(), got.data());
            EXPECT_EQ(std::vector<double>(got.begin(), got.end()), wanted) << width << " " << taps << " " << stride;
          }
}

TEST(ReduceWindow, ANanIsTheMaximum) {
  WindowGeometry window;
  window.kind = WindowKind::max;
  window.dims = {{4, 3, 2, 1, 0, 1, 1, 1, 1, 0}};
  const float nan = __builtin_nanf(""), from[] = {1, nan, 2, 3}, source[] = {1, 10, 100};
  float made[3], scattered[4];
  reduce_window(window, from, made);
  EXPECT_TRUE(made[0] != made[0] && made[1] != made[1]);
  EXPECT_EQ(made[2], 3.0F);
  window.kind = WindowKind::select;
  select_and_scatter(window, from, source, scattered);
  EXPECT_EQ(std::vector<float>(scattered, scattered + 4), (std::vector<float>{0, 11, 0, 100}));
}

}  // namespace weft::reduce_window_test

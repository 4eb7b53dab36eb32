// How convolutions are cut: panels into runs of columns, and one with holes into several without. That the results are
// right is checked by convolution_test.
#include <support/convolutions.hpp>
#include <weft/kernels/convolution.hpp>
#include <weft/planner/windows.hpp>
#include <weft/reference/convolution.hpp>

#include <array>
#include <set>

namespace weft::convolution_detail::convolution_driver_test {

ConvolutionGeometry random_geometry(std::uint32_t seed) {
  const testing::ConvolutionCase made = testing::random_convolution(seed, 3, 6);
  testing::Program program;
  const Var x = program.input("x", made.input), w = program.input("w", made.kernel);
  return geometry_of_convolution(made.input, made.kernel, convolution(x, w, made.dims).shape(), made.dims);
}

// Every column of every panel belongs to one run, which names its image, its output and where its taps stand.
TEST(ConvolutionDriver, RunsCoverThePanelsOfAllColumns) {
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    const ConvolutionGeometry g = random_geometry(seed);
    const Index places = reference::places_of(g.dims);
    const int last = g.dims.size() - 1;
    for (Index first = 0; first < g.columns(); first += panel_cols) {
      Panel panel;
      panel.cols = g.columns() - first < panel_cols ? g.columns() - first : panel_cols;
      find_runs(g, first, panel);
      Index column = 0;
      for (int r = 0; r < panel.count; ++r) {
        const auto& run = panel.runs[r];
        ASSERT_EQ(run.column, column);
        ASSERT_GE(run.count, 1);
        for (Index i = 0; i < run.count; ++i, ++column) {
          const Index image = (first + column) / places, place = (first + column) % places;
          ASSERT_EQ(run.input, image * g.input.batch);
          ASSERT_EQ(run.output + i * g.dims[last].place_step,
                    g.output.first + image * g.output.batch + reference::meeting_of(g.dims, place, 0).place);
          ASSERT_EQ(run.position[last] + i * g.dims[last].stride,
                    g.dims[last].position(place % g.dims[last].places, 0));
        }
      }
      ASSERT_EQ(column, panel.cols);
    }
  }
}

// Of a place and a tap that meet: the element, the output and the number in the kernel.
using Met = std::array<Index, 3>;
std::multiset<Met> meetings_of(const ConvolutionGeometry& g) {
  std::multiset<Met> all;
  for (Index place = 0; place < reference::places_of(g.dims); ++place)
    for (Index tap = 0; tap < reference::taps_of(g.dims); ++tap)
      if (const reference::Meeting met = reference::meeting_of(g.dims, place, tap); met.meets)
        all.insert({met.element, g.output.first + met.place, g.kernel.first + met.tap});
  return all;
}
std::multiset<Index> outputs_of(ConvolutionGeometry g) {
  for (WindowedDimension& dim : g.dims) dim.taps = 1;  // there may be none
  std::multiset<Index> all;
  for (Index place = 0; place < reference::places_of(g.dims); ++place)
    all.insert(g.output.first + reference::meeting_of(g.dims, place, 0).place);
  return all;
}

// The parts have no holes where they could be cut, write every output once, and multiply what the whole multiplies.
TEST(ConvolutionDriver, PartsWithoutHolesAreTheWhole) {
  int cut = 0;
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    const ConvolutionGeometry g = random_geometry(seed);
    std::multiset<Met> met;
    std::multiset<Index> written;
    int parts = 0;
    for_each_phase(g, 0, [&](const ConvolutionGeometry& part) {
      ++parts;
      for (const WindowedDimension& dim : part.dims)
        EXPECT_TRUE(dim.base_dilation == 1 || dim.stride > 1 || dim.window_dilation > 1);
      met.merge(meetings_of(part));
      written.merge(outputs_of(part));
    });
    EXPECT_EQ(met, meetings_of(g));
    EXPECT_EQ(written, outputs_of(g));
    cut += parts > 1;
  }
  EXPECT_GT(cut, 10);
}

}  // namespace weft::convolution_detail::convolution_driver_test
